"""What an SGF file cannot hold of a study."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from bgdesk.match.events import Abandoned, FlagFell, OpeningRolled, ResignationRejected
from bgdesk.match.fair_dice import RECORDED
from bgdesk.match.record import MatchRecord, SeatKind
from bgdesk.match.study import Study


class SgfLoss(StrEnum):
    """What is lost; the value is an English sentence."""

    BOTS = "An .sgf file does not say which player is a program."
    DICE = "How the dice were made is not in an .sgf file."
    EQUAL_THROWS = "Equal throws for the opening are not in an .sgf file, only the cube that they turned."
    REFUSED_RESIGNATION = "Resignations that were refused or not answered are not in an .sgf file."
    TAKEN_BACK = "What was taken back is not in an .sgf file."
    TIMES = "Clock and thinking times are not in an .sgf file."
    HOUSE_RULES = "An .sgf file cannot name the house rules of this match."
    VARIANT = "GNU Backgammon does not know this game."
    UNDECIDED_GAME = "Losses on time and games given up are in an .sgf file as points that were agreed."
    OTHER_ANALYSES = "An .sgf file holds one analysis only."
    JUDGEMENTS = "Some judgements cannot be said in an .sgf file."
    BRANCHES = "Some other lines cannot be said in an .sgf file."


_VARIANTS_OF_GNUBG = ("backgammon", "nackgammon", "hypergammon", "hypergammon1", "hypergammon2")


def losses(study: Study, *, judgements: int, branches: int) -> tuple[SgfLoss, ...]:
    """What is lost of ``study``, of which so many judgements and branches could not be said."""
    record = study.record
    seats = record.header.seats
    checks = (
        (SgfLoss.BOTS, SeatKind.BOT in (seats.white.kind, seats.black.kind)),
        (SgfLoss.DICE, record.header.dice.kind != RECORDED),
        (SgfLoss.TAKEN_BACK, record.is_practice),
        (SgfLoss.HOUSE_RULES, record.header.options.has_house_rules),
        (SgfLoss.VARIANT, record.header.options.variant not in _VARIANTS_OF_GNUBG),
        (SgfLoss.OTHER_ANALYSES, len(study.analyses) > 1),
        (SgfLoss.JUDGEMENTS, judgements > 0),
        (SgfLoss.BRANCHES, branches > 0),
    )
    return (*(loss for loss, is_lost in checks if is_lost), *dict.fromkeys(_lost_events(record)))


def _lost_events(record: MatchRecord) -> Iterator[SgfLoss]:
    if record.header.options.clock:
        yield SgfLoss.TIMES
    if record.state.resignation:
        yield SgfLoss.REFUSED_RESIGNATION
    for event in record.events:
        match event:
            case OpeningRolled(white, black) if white == black:
                yield SgfLoss.EQUAL_THROWS
            case ResignationRejected():
                yield SgfLoss.REFUSED_RESIGNATION
            case FlagFell() | Abandoned():
                yield SgfLoss.UNDECIDED_GAME
            case _:
                if getattr(event, "used_ms", 0):
                    yield SgfLoss.TIMES
