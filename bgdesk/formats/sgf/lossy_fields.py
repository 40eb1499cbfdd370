"""What an SGF file cannot hold of a study."""

from __future__ import annotations

from collections.abc import Iterator

from bgdesk.formats import lossy_fields as unsaid
from bgdesk.match.events import Abandoned, FlagFell, ResignationRejected
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Study
from bgdesk.source_text import QT_TRANSLATE_NOOP, Sentences


class SgfLossyField(Sentences):
    """What is lost, a sentence each."""

    BOTS = QT_TRANSLATE_NOOP("Export", "An .sgf file does not say which player is a program.")
    DICE = QT_TRANSLATE_NOOP("Export", "How the dice were made is not in an .sgf file.")
    EQUAL_ROLLS = QT_TRANSLATE_NOOP(
        "Export", "Tied opening rolls are not in an .sgf file, only the cube that they turned."
    )
    REFUSED_RESIGNATION = QT_TRANSLATE_NOOP(
        "Export", "Resignations that were refused or not answered are not in an .sgf file."
    )
    TAKEN_BACK = QT_TRANSLATE_NOOP("Export", "What was taken back is not in an .sgf file.")
    HINTS = QT_TRANSLATE_NOOP("Export", "Which hints were taken is not in an .sgf file.")
    TIMES = QT_TRANSLATE_NOOP("Export", "Clock and thinking times are not in an .sgf file.")
    HOUSE_RULES = QT_TRANSLATE_NOOP("Export", "An .sgf file cannot name the house rules of this match.")
    VARIANT = QT_TRANSLATE_NOOP("Export", "GNU Backgammon does not know this game.")
    CORRECTIONS = QT_TRANSLATE_NOOP(
        "Export", "A set-up that was corrected is in an .sgf file as a position set up by hand."
    )
    TABLES_SET = QT_TRANSLATE_NOOP(
        "Export", "A position set up by hand in mid-turn is only partly in an .sgf file."
    )
    UNDECIDED_GAME = QT_TRANSLATE_NOOP(
        "Export", "Losses on time and early resignations are in an .sgf file as agreed points."
    )
    OTHER_ANALYSES = QT_TRANSLATE_NOOP("Export", "An .sgf file holds one analysis only.")
    JUDGEMENTS = QT_TRANSLATE_NOOP("Export", "Some analyses cannot be stored in an .sgf file.")
    BRANCHES = QT_TRANSLATE_NOOP("Export", "Some other lines cannot be stored in an .sgf file.")


_VARIANTS_OF_GNUBG = ("backgammon", "nackgammon", "hypergammon", "hypergammon1", "hypergammon2")


def losses(study: Study, *, judgements: int, branches: int) -> tuple[SgfLossyField, ...]:
    """What is lost of ``study``, of which so many judgements and branches could not be said."""
    record = study.record
    options = record.header.options
    checks = (
        (SgfLossyField.BOTS, unsaid.has_bots(record)),
        (SgfLossyField.DICE, unsaid.has_known_dice(record)),
        (SgfLossyField.EQUAL_ROLLS, unsaid.has_equal_rolls(record)),
        (SgfLossyField.TAKEN_BACK, unsaid.has_take_backs(record)),
        (SgfLossyField.HINTS, unsaid.has_hints(record)),
        (SgfLossyField.TIMES, unsaid.has_times(record)),
        (SgfLossyField.HOUSE_RULES, unsaid.has_house_rules(options, options.max_chain)),
        (SgfLossyField.CORRECTIONS, unsaid.has_corrections(record)),
        (SgfLossyField.TABLES_SET, unsaid.has_broken_tables(record)),
        (SgfLossyField.VARIANT, options.variant not in _VARIANTS_OF_GNUBG),
        (SgfLossyField.OTHER_ANALYSES, len(study.judged) > 1),
        (SgfLossyField.JUDGEMENTS, judgements > 0),
        (SgfLossyField.BRANCHES, branches > 0),
    )
    return (*(loss for loss, is_lost in checks if is_lost), *dict.fromkeys(_lost_events(record)))


def _lost_events(record: MatchRecord) -> Iterator[SgfLossyField]:
    if record.state.resignation:
        yield SgfLossyField.REFUSED_RESIGNATION
    for event in record.events:
        match event:
            case ResignationRejected():
                yield SgfLossyField.REFUSED_RESIGNATION
            case FlagFell() | Abandoned():
                yield SgfLossyField.UNDECIDED_GAME
