"""Two people who write what they really played: illegal moves, objections, a set-up put right; to be killed.

Run as ``python referee.py LIBRARY MATCH_ID SEED``; every acknowledged entry is one line on standard output.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

from bgdesk.library.library import Library
from bgdesk.match.correcting import correction, may_correct
from bgdesk.match.dice.fair_dice import MANUAL
from bgdesk.match.events import Entry, TakenBack
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, MatchRecord
from bgdesk.match.refereeing import as_played, may_enter_any, objection_point, refusal_of
from bgdesk.match.state import Phase
from tests.random_play import a_header, random_event


def main(file: str, match_id: str, seed: str) -> None:
    library, random = Library(Path(file)), Random(int(seed))
    record = MatchRecord(replace(a_header(match_options(99), match_id), dice=DiceRecord(MANUAL)))
    library.journal.begin(record.header)
    while record.state.phase is not Phase.OVER:
        entry = next_entry(record, random)
        record = record.append(entry)
        library.journal.append(match_id, len(record.entries) - 1, entry, None, record.state)
        sys.stdout.write(f"entry {len(record.entries)} {type(entry).__name__}\n")
        sys.stdout.flush()


def next_entry(record: MatchRecord, random: Random) -> Entry:
    """What they do next; whatever conduct allows is done half of the time."""
    keep = objection_point(record)
    if keep is not None and random.random() < 0.5:
        return TakenBack(keep, same_dice=True)
    if may_enter_any(record) and random.random() < 0.5:
        played = as_played(record.state, record.states[-2].position)
        if not refusal_of(record.state, played):
            return played
    if may_correct(record) is None and random.random() < 0.5:
        return correction(record.state, record.state.ruleset.start_position())
    return random_event(record, random)


if __name__ == "__main__":
    main(*sys.argv[1:])
