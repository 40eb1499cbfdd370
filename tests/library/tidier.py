"""A process that names, tags and removes matches as fast as it can and says what it was told is safe.

Run as ``python tidier.py LIBRARY``; every acknowledged step is one line on standard output, and it waits to
be killed.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from bgdesk.library.library import Library


def main(file: str) -> None:
    library = Library(Path(file))
    catalogue = library.catalogue
    (match_id,) = (one.id for one in (*catalogue.matches(), *catalogue.binned()))
    for number in count():
        catalogue.rename(match_id, f"name {number}")
        say(f"name {number}")
        catalogue.tag((match_id,), (f"tag {number}",), (f"tag {number - 1}",))
        say(f"tag {number}")
        if number % 2:
            catalogue.restore((match_id,))
        else:
            catalogue.discard((match_id,))
        say(f"bin {number}")


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
