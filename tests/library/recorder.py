"""A process that writes a match as fast as it can and says what it was told is safe; it waits to be killed.

Run as ``python recorder.py LIBRARY MATCH_ID SEED``; every acknowledged step is one line on standard output.
"""

from __future__ import annotations

import sys
import zlib
from dataclasses import replace
from pathlib import Path
from random import Random

from bgdesk.library.draft import Draft
from bgdesk.library.library import Library
from bgdesk.match.events import Played, StepPlayed
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from tests.random_play import a_header, random_event

GAMES = ("backgammon", "russian", "acey_deucey", "gul_bara")
"""Turns of one stage, and of several."""


def main(file: str, match_id: str, seed: str) -> None:
    library = Library(Path(file))
    random = Random(int(seed))
    options = replace(match_options(99), variant=GAMES[zlib.crc32(match_id.encode()) % len(GAMES)])
    record = MatchRecord(a_header(options, match_id))
    library.journal.begin(record.header)
    say("begun")
    while record.state.phase is not Phase.OVER:
        event = random_event(record, random)
        if isinstance(event, Played):
            save_clicks(library, match_id, event.steps)
        record = record.append(event)
        library.journal.append(match_id, len(record.entries) - 1, event)
        say(f"entry {len(record.entries)}")


def save_clicks(library: Library, match_id: str, steps: tuple[StepPlayed, ...]) -> None:
    for count in range(1, len(steps) + 1):
        library.journal.save_draft(match_id, Draft(steps[:count], elapsed_ms=count))
        say(f"draft {count}")


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
