"""A proof: a line that says what holds, with its figures, or what does not."""


class Failed(Exception):
    """What a proof found not to be so."""


def require(holds, what):
    """Fails the proof where something does not hold."""
    if not holds:
        raise Failed(what)


def require_same(what, theirs, ours):
    """Fails the proof where a tool found something else than we wrote."""
    require(theirs == ours, f"{what}: {theirs} by the tool, {ours} in our file")


def require_near(what, ours, theirs, part):
    """Fails the proof where two numbers differ by more than a part of the tool's."""
    difference = abs(ours - theirs)
    require(
        difference <= part * abs(theirs),
        f"{what}: {ours:.6g} in our file, {theirs:.6g} by the tool, {part:.2g} of it allowed",
    )


def run_proofs(proofs):
    """Runs each proof, says how it ended in a line, and tells how many failed."""
    failed = 0
    for name, proof in proofs:
        try:
            print(f"ok    {name}: {proof()}", flush=True)
        except Exception as error:  # whatever it is, the proof is not there
            failed += 1
            kind = "" if isinstance(error, Failed) else f"{type(error).__name__}: "
            print(f"FAIL  {name}: {kind}{' '.join(str(error).split())}", flush=True)
    return failed
