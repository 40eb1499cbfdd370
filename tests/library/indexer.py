"""A process that makes the index of all decisions anew as fast as it can, and waits to be killed.

Run as ``python indexer.py LIBRARY``; each match that is indexed is one line on standard output.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from bgdesk.library.library import Library


def main(file: str) -> None:
    library = Library(Path(file))
    for number in count():
        for upkeep in (library.decision_index, library.decision_upkeep):
            upkeep.rebuild()
            for done, total in upkeep.fill():
                sys.stdout.write(f"{number}: {done} of {total}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
