"""One tool at work, and what is to be read of it."""

import dataclasses
from typing import Callable


@dataclasses.dataclass(frozen=True)
class Job:
    """A small job for a tool.

    name      of the capture; ends with `-terminal` where it is run on one
    needs     the programs that it asks for
    script    what is captured, a shell's, in a folder of its own
    series    reads the fractions in the text, by the rules of this one tool; see series.py
    prepare   what is run before it, and not captured
    """

    name: str
    needs: str
    script: str
    series: Callable[[str], list]
    prepare: str = ""

    @property
    def is_on_terminal(self):
        return self.name.endswith("-terminal")


def both(name, *details, **more):
    """The same job on a pipe and on a terminal."""
    return [Job(name, *details, **more), Job(name + "-terminal", *details, **more)]
