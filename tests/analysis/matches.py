"""Records to analyse: random matches, and a short money game with every kind of decision."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bgdesk.match.dice.fair_dice import dice_source
from bgdesk.match.events import (
    Doubled,
    Entry,
    GameStarted,
    OpeningRolled,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    Taken,
)
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.rules.dice import Dice
from tests.match.autoplay import played_on
from tests.match.driving import BLACK, WHITE, header, seeded, some_play


def random_match(seed: int, options: MatchOptions | None = None, most: int = 400) -> MatchRecord:
    """A match played by chance."""
    begun = MatchRecord(header(options or match_options(3), seeded(seed)))
    return played_on(begun, dice_source(begun.header), Random(seed), most)


def raised(*answers: Entry, most: int = 1) -> MatchRecord:
    """A money game in which White doubles at event 5, Black beavers at 6, and ``answers`` follow."""
    record = MatchRecord(header(replace(match_options(0), max_chain=most)))
    for step in (GameStarted(1), OpeningRolled(3, 1), None, Rolled(BLACK, Dice(4, 2)), None):
        record = record.append(step or some_play(record.state))
    for entry in (Doubled(WHITE), Raised(BLACK), *answers):
        record = record.append(entry)
    return record


def every_kind() -> MatchRecord:
    """One money game: a play, a double, a beaver, a refused and an accepted resignation."""
    return raised(
        Taken(WHITE),
        Rolled(WHITE, Dice(6, 5)),
        ResignationOffered(WHITE, 1),
        ResignationRejected(BLACK),
        ResignationOffered(WHITE, 2),
        ResignationAccepted(BLACK),
    )
