"""What a person would read of each tool's output: its fractions, by a rule for that tool alone.

Nothing here knows how the program reads output, so that each can be held against the other. A
series is a list of hundredths, of "-" where work goes on and nobody knows how far it is, and of
"phase" where a series begins anew.
"""

import math
import re

MOVES = re.compile(r"\x1b\[[0-9;]*[ABEFGHJdf]|\x1b8")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[()][A-Z0-9]|\x1b[78=>]")


def plain(output):
    """A text without escape sequences, where each thing written over the last has a line."""
    text = MOVES.sub("\n", output.decode(errors="replace"))
    return re.sub(r"[\r\n\x08]+", "\n", ESCAPES.sub("", text))


def nothing(_):
    """Of what is no progress."""
    return []


def percents(pattern):
    """Every percentage that a pattern's group names."""
    return of((pattern, lambda figure: float(figure)))


def unknown(pattern):
    """Work of which nobody knows the end."""
    return of((pattern, lambda *_: "-"))


def of(*rules):
    """What patterns name, in the order of the text; of two at one place the first counts."""

    def read(text):
        found = []
        for rank, (pattern, value) in enumerate(rules):
            for match in re.finditer(pattern, text, re.MULTILINE):
                found.append((match.start(), rank, value(*match.groups())))
        places = {}
        for place, _, value in sorted(found, key=lambda item: item[:2]):
            places.setdefault(place, value)
        return [value for value in places.values() if value is not None]

    return read


def share(part, whole):
    return 100 * float(part) / float(whole)


def phased(values):
    """A series with the marks where it begins anew."""
    result, last = [], None
    for value in values:
        if value not in ("-", "phase"):
            if last is not None and last >= 95 and value <= 5:
                result.append("phase")
            last = value
        result.append(value)
    return result


def written(values):
    """A series as it is kept: one decimal, equal neighbours once."""
    words = []
    for value in values:
        word = (
            value if isinstance(value, str) else f"{math.floor(value * 10 + 0.5 + 1e-9) / 10:.1f}"
        )
        if not words or words[-1] != word:
            words.append(word)
    return words
