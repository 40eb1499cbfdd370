"""The names of the trainers, and what all of them say."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from bgdesk.app.practice.trainer_desk import AnsweredQuestion
from bgdesk.app.side_by_side import labels, titled
from bgdesk.library.trainer_answers import TrainerTally
from bgdesk.practice.trainers.scores import AskedScore
from bgdesk.practice.trainers.shape import TrainerId
from bgdesk.source_text import QT_TRANSLATE_NOOP, SourceText
from bgdesk.ui.words.numbers import decimals, percent, whole

translate = QCoreApplication.translate

_NO_BREAK = "\N{NO-BREAK SPACE}"

_NAMES: dict[TrainerId, SourceText] = {
    #: Name of a trainer
    TrainerId.PIPS: QT_TRANSLATE_NOOP("Trainers", "Pip count"),
    #: Name of a trainer: which of the 36 rolls hit
    TrainerId.SHOTS: QT_TRANSLATE_NOOP("Trainers", "Shots"),
    #: Name of a trainer: what a score means for the cube
    TrainerId.TAKE_POINTS: QT_TRANSLATE_NOOP("Trainers", "Take points"),
    #: Name of a trainer: EPC, the mean number of rolls to bear off in pips
    TrainerId.EFFECTIVE_PIPS: QT_TRANSLATE_NOOP("Trainers", "Effective pip count"),
    #: Name of a trainer: find the best play of a bear-off
    TrainerId.BEAROFF: QT_TRANSLATE_NOOP("Trainers", "Bear-off"),
    #: Name of a trainer: cube decisions in races
    TrainerId.RACE_CUBE: QT_TRANSLATE_NOOP("Trainers", "Race cube"),
    #: Name of a trainer: the first play of a game
    TrainerId.OPENINGS: QT_TRANSLATE_NOOP("Trainers", "Openings"),
    #: Name of a trainer: the second play of a game
    TrainerId.REPLIES: QT_TRANSLATE_NOOP("Trainers", "Replies"),
    #: Name of a trainer: which play leaves the fewest shots
    TrainerId.SAFEST: QT_TRANSLATE_NOOP("Trainers", "Safest play"),
    #: Name of a trainer: one cube decision changed step by step until the answer is another
    TrainerId.LADDERS: QT_TRANSLATE_NOOP("Trainers", "Reference cubes"),
    #: Name of a trainer: race, attack, prime or holding game
    TrainerId.PLANS: QT_TRANSLATE_NOOP("Trainers", "Game plans"),
}

_TEXTS: dict[TrainerId, SourceText] = {
    TrainerId.PIPS: QT_TRANSLATE_NOOP("Trainers", "Count both sides of a position as it comes up in a game."),
    TrainerId.SHOTS: QT_TRANSLATE_NOOP("Trainers", "Mark which of the 36 rolls hit."),
    TrainerId.TAKE_POINTS: QT_TRANSLATE_NOOP(
        "Trainers", "What you need to take at a score, and what a gammon is worth there."
    ),
    TrainerId.EFFECTIVE_PIPS: QT_TRANSLATE_NOOP(
        "Trainers", "Estimate how many pips a bear-off really takes, with what stacks and gaps waste."
    ),
    TrainerId.BEAROFF: QT_TRANSLATE_NOOP(
        "Trainers", "Find the best move while bearing off. The answers are exact."
    ),
    TrainerId.RACE_CUBE: QT_TRANSLATE_NOOP(
        "Trainers", "Double, take or pass at the end of a race. The answers are exact."
    ),
    TrainerId.OPENINGS: QT_TRANSLATE_NOOP("Trainers", "Play the first roll, in money play and at any score."),
    TrainerId.REPLIES: QT_TRANSLATE_NOOP("Trainers", "Answer the usual opening moves."),
    TrainerId.SAFEST: QT_TRANSLATE_NOOP(
        "Trainers", "Find the move that leaves the fewest shots. It need not be the best one."
    ),
    TrainerId.LADDERS: QT_TRANSLATE_NOOP(
        "Trainers", "Cube decisions that change step by step, until another answer is right."
    ),
    TrainerId.PLANS: QT_TRANSLATE_NOOP("Trainers", "Name the plan that a position calls for."),
}


def trainer_name(trainer: TrainerId) -> str:
    """What a trainer is called."""
    return translate("Trainers", _NAMES[trainer])


def trainer_text(trainer: TrainerId) -> str:
    """What it is about, in a sentence."""
    return translate("Trainers", _TEXTS[trainer])


def error_text(trainer: TrainerId, error: float) -> str:
    """The mean error of answers in the unit of ``trainer``."""
    match trainer:
        case TrainerId.PIPS:
            #: The mean error of counts. {number} is a number such as 2.5
            return translate("Trainers", "off by {number} (pips)").format(number=decimals(error, 1))
        case TrainerId.EFFECTIVE_PIPS:
            return translate("Trainers", "off by {number} (pips)").format(number=decimals(error, 2))
        case TrainerId.SHOTS | TrainerId.SAFEST:
            #: The mean error where rolls are counted. {number} is a number such as 2.5
            return translate("Trainers", "{number} of 36 rolls off").format(number=decimals(error, 1))
        case TrainerId.TAKE_POINTS:
            #: The mean error of figures in per cent. {number} is a number such as 2.5
            return translate("Trainers", "{number} percentage points off").format(number=decimals(error, 1))
        case TrainerId.PLANS:
            return ""
        case _:
            #: The mean cost of answers in equity. {number} is a number such as 0.025
            return translate("Trainers", "{number} given away").format(number=decimals(error, 3))


def unbroken(text: str) -> str:
    """A number that stays in one line with what stands behind it."""
    return text.replace(" ", _NO_BREAK)


def seconds_text(ms: float) -> str:
    """How long an answer took."""
    #: A time. {number} is a number such as 12.5; s are seconds
    return unbroken(translate("Trainers", "{number} s").format(number=decimals(ms / 1000, 1)))


def tally_lines(trainer: TrainerId, tally: TrainerTally | None) -> tuple[str, ...]:
    """How one does with a trainer."""
    if tally is None or not tally.recent:
        return (translate("Trainers", "Not tried yet."),)
    share = percent(tally.recent_right / tally.recent, 0)
    #: A figure: so many of the last answers were right. {share} is a share in per cent
    right = translate("Trainers", "{share} right").format(share=share)
    told = labels(right, error_text(trainer, tally.recent_error), seconds_text(tally.recent_ms))
    #: A figure: how many questions were answered in all
    total = titled(translate("Trainers", "Answered"), whole(tally.answered))
    if tally.answered == tally.recent:
        return total, told
    #: Heading of figures. {count} is how many answers they are about
    lately = translate("Trainers", "The last {count}").format(count=whole(tally.recent))
    return total, titled(lately, told)


def score_text(score: AskedScore) -> str:
    """The score in words, for the player who is asked."""
    if score.away is None:
        return translate("Trainers", "Money play, without the Jacoby rule.")
    own, other = score.away
    if score.away == (1, 1):
        return translate("Trainers", "Double match point: you both need one point.")
    fields = {"own": whole(own), "other": whole(other)}
    if score.is_crawford:
        #: {own} and {other} are the points that the players still need
        return translate(
            "Trainers", "You need {own}, your opponent {other}; this is the Crawford game."
        ).format(**fields)
    if 1 in score.away:
        #: {own} and {other} are the points that the players still need
        return translate(
            "Trainers", "You need {own}, your opponent {other}; the Crawford game is over."
        ).format(**fields)
    #: {own} and {other} are the points that the players still need
    return translate("Trainers", "You need {own} points, your opponent {other}.").format(**fields)


def session_text(session: Sequence[AnsweredQuestion]) -> str:
    """How one does since this trainer was begun; nothing before the first answer."""
    if not session:
        return ""
    trainer, latest = session[-1].question.trainer, session[-1]
    right = sum(one.verdict.is_right for one in session)
    #: {right} of {all} questions were answered right
    count = translate("Trainers", "{right} of {all} right").format(
        right=whole(right), all=whole(len(session))
    )
    error = error_text(trainer, sum(one.verdict.error for one in session) / len(session))
    #: Heading of the time that the last answer took
    last = titled(translate("Trainers", "last answer"), seconds_text(latest.ms))
    return labels(count, error, last)
