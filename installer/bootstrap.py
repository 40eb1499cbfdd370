"""Runs or tests bgdesk from a source checkout, after installing what is missing.

    python3 installer/bootstrap.py run [FILE or any bgdesk arguments]
    python3 installer/bootstrap.py test [pytest arguments]
    python3 installer/bootstrap.py sound

This file is read by whatever Python there is, so nothing in it needs a new one.
"""

import sys
from pathlib import Path

OLDEST, NEWEST = (3, 11), (3, 14)


def version_problem(version: "tuple[int, int]") -> str:
    """One sentence when this version of Python cannot run bgdesk, else nothing."""
    if OLDEST <= version <= NEWEST:
        return ""
    have = ".".join(str(part) for part in version)
    want = " to ".join(".".join(str(part) for part in end) for end in (OLDEST, NEWEST))
    return "bgdesk needs Python " + want + ", and this is Python " + have + ": start it with one of those."


def main(arguments: "list[str]") -> int:
    """Check the version of Python, then hand over to the part that may assume it."""
    problem = version_problem(sys.version_info[:2])
    if problem:
        if sys.stderr is not None:
            sys.stderr.write(problem + "\n")
        return 1
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from installer import commands

    return commands.main(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
