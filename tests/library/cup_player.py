"""A process that goes on with a tournament until it is killed, and says which matches it was told are safe.

Run as ``python cup_player.py LIBRARY``; every match stored is one line on standard output.
"""

from __future__ import annotations

import sys
from pathlib import Path

from bgdesk.library.library import Library
from bgdesk.library.tournament_book import TournamentBook
from tests.library.test_tournaments import given_up
from tests.match.tournament.cups import CREATED, SECRET, drawn_cup

SIZE = 32


def main(file: str) -> None:
    library = Library(Path(file))
    stored = library.tournaments.all()
    if stored:
        book = TournamentBook.opened(library.tournaments, stored[0].tournament.header.id, library.record)
    else:
        cup = drawn_cup(SIZE)
        book = TournamentBook.begun(library.tournaments, cup.header, SECRET, cup.events, cup)
    while slot := book.next_simulated():
        record = given_up(book.header_for(slot, CREATED))
        book.add_simulated(slot, record)
        sys.stdout.write(f"{record.header.id}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
