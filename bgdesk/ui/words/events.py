"""What happened, in one sentence: for the screen reader, the status line and the list of moves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.match.cube_rules import tie_doubles
from bgdesk.match.events import (
    Abandoned,
    Doubled,
    DoubleNamed,
    Entry,
    FlagFell,
    GameStarted,
    OpeningRolled,
    Passed,
    Played,
    PlayedIllegally,
    PositionSet,
    Raised,
    ResignationAccepted,
    ResignationOffered,
    ResignationRejected,
    Rolled,
    ScoreSet,
    Settled,
    StepPlayed,
    Taken,
    TakenBack,
)
from bgdesk.match.options import MatchOptions
from bgdesk.match.record import Seat
from bgdesk.match.state import Ending, GameResult, MatchState, Pair
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.marked_steps import marked_steps
from bgdesk.rules.player import Player
from bgdesk.rules.variants import Opening
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.notation import isolated, shown_play
from bgdesk.ui.words.prompts import game_text, level_phrase, raise_name
from bgdesk.ui.words.roll_origins import origin_text, stage_text

_STARTS: Mapping[Opening, str] = MappingProxyType(
    {
        Opening.USE_OPENING_DICE: QT_TRANSLATE_NOOP(
            "Events", "{name} won the opening roll and must start with it: {dice}."
        ),
        Opening.ROLL_AGAIN: QT_TRANSLATE_NOOP(
            "Events", "{name} won the opening roll, {dice}, and must now roll both dice to start."
        ),
        Opening.WINNER_CHOICE: QT_TRANSLATE_NOOP(
            "Events", "{name} won the opening roll and may start with it, {dice}, or roll both dice again."
        ),
    }
)
"""Who starts, by which roll, and what he plays."""


def dice_text(dice: Dice) -> str:
    """A roll as it is spoken: ``6-3``, higher first."""
    return isolated(f"{dice.high}-{dice.low}")


def play_text(before: MatchState, player: Player, steps: tuple[StepPlayed, ...]) -> str:
    """``steps`` in the usual notation, hits and pins marked; a pass is empty."""
    moves = ((step.source, step.target, step.die) for step in steps)
    return shown_play(list(marked_steps(before.position, player, moves, before.ruleset)))


def no_play_text() -> str:
    """What stands in place of a play where there is none."""
    return QCoreApplication.translate("Events", "cannot move")


def announcement(entry: Entry, before: MatchState, after: MatchState, seats: Pair[Seat]) -> str:
    """What ``entry`` did, and the result when it ended a game; ``before`` and ``after`` lie around it."""
    said = event_text(entry, before, seats)
    if len(after.results) > len(before.results):
        result = after.results[-1]
        said = " ".join(filter(None, (said, reason_text(result), result_text(result, after.options, seats))))
    if after.winner and after.winner is not before.winner:
        said = f"{said} {_match_text(after, seats)}".strip()
    return said


def reason_text(result: GameResult) -> str:
    """Why a game ended before anybody was done; empty where the last event tells it."""
    match result.ending:
        case Ending.MOTHER:
            return QCoreApplication.translate("Result", "The mother was caught.")
        case Ending.MOTHERS:
            return QCoreApplication.translate("Result", "Both mothers were caught.")
        case Ending.STALEMATE:
            return QCoreApplication.translate("Result", "Neither player can ever move again.")
        case _:
            return ""


def result_text(result: GameResult, options: MatchOptions, seats: Pair[Seat]) -> str:
    """Who won a game, how, and what it was worth; or that nobody did."""
    if result.winner is None:
        return QCoreApplication.translate("Events", "The game is drawn.")
    text = QCoreApplication.translate("Events", "{name} won {level}: {points}.")
    return text.format(
        name=seats.of(result.winner).name,
        level=level_phrase(result.multiplier, options.ruleset(result.number)),
        points=Counted().points(result.points),
    )


def _match_text(state: MatchState, seats: Pair[Seat]) -> str:
    assert state.winner
    if state.options.is_money:
        text = QCoreApplication.translate("Events", "{name} won the session, {own} to {other}.")
    else:
        text = QCoreApplication.translate("Events", "{name} won the match, {own} to {other}.")
    return text.format(
        name=seats.of(state.winner).name,
        own=state.score.of(state.winner),
        other=state.score.of(state.winner.opponent),
    )


@singledispatch
def event_text(entry: Entry, before: MatchState, seats: Pair[Seat]) -> str:
    """What ``entry`` did to ``before``, without what it led to."""
    raise TypeError(type(entry).__name__)


@event_text.register
def _(entry: GameStarted, before: MatchState, seats: Pair[Seat]) -> str:
    score = QCoreApplication.translate("Events", "{white} {white_score}, {black} {black_score}").format(
        white=seats.white.name,
        black=seats.black.name,
        white_score=before.score.white,
        black_score=before.score.black,
    )
    return QCoreApplication.translate("Events", "{game}. {score}.").format(
        game=game_text(entry.number, before.options), score=score
    )


@event_text.register
def _(entry: OpeningRolled, before: MatchState, seats: Pair[Seat]) -> str:
    starter = entry.starter
    if starter is None:
        text = QCoreApplication.translate("Events", "Both rolled {die}: they roll again.")
        if tie_doubles(before):
            text = QCoreApplication.translate(
                "Events", "Both rolled {die}: the cube is {value}, and they roll again."
            )
        return text.format(die=entry.white_die, value=before.cube.value * 2)
    text = QCoreApplication.translate("Events", _STARTS[before.ruleset.opening])
    return text.format(name=seats.of(starter).name, dice=dice_text(entry.dice))


@event_text.register
def _(entry: Rolled, before: MatchState, seats: Pair[Seat]) -> str:
    text = QCoreApplication.translate("Events", "{name} rolled {dice}.")
    return text.format(name=seats.of(entry.player).name, dice=dice_text(entry.dice))


@event_text.register
def _(entry: Played, before: MatchState, seats: Pair[Seat]) -> str:
    if not origin_text(before):
        played = QCoreApplication.translate("Events", "{name} rolled {dice} and played {play}.")
        passed = QCoreApplication.translate("Events", "{name} rolled {dice} and could not move.")
    else:
        played = QCoreApplication.translate("Events", "{name} played {dice}: {play}.")
        passed = QCoreApplication.translate("Events", "{name} could not play {dice}.")
    return (played if entry.steps else passed).format(
        name=seats.of(entry.player).name,
        dice=stage_text(before),
        play=play_text(before, entry.player, entry.steps),
    )


@event_text.register
def _(entry: DoubleNamed, before: MatchState, seats: Pair[Seat]) -> str:
    text = QCoreApplication.translate("Events", "{name} named {face}-{face}.")
    return text.format(name=seats.of(entry.player).name, face=entry.face)


@event_text.register
def _(entry: Doubled, before: MatchState, seats: Pair[Seat]) -> str:
    text = QCoreApplication.translate("Events", "{name} doubled to {value}.")
    return text.format(name=seats.of(entry.player).name, value=before.cube.value * 2)


@event_text.register
def _(entry: Raised, before: MatchState, seats: Pair[Seat]) -> str:
    assert before.cube_offer
    text = QCoreApplication.translate("Events", "{name} said {animal}: {value}.")
    return text.format(
        name=seats.of(entry.player).name,
        animal=raise_name(before.cube_offer.raises + 1),
        value=before.cube_offer.proposed * 2,
    )


@event_text.register
def _(entry: Taken, before: MatchState, seats: Pair[Seat]) -> str:
    text = QCoreApplication.translate("Events", "{name} took.")
    return text.format(name=seats.of(entry.player).name)


@event_text.register
def _(entry: Passed, before: MatchState, seats: Pair[Seat]) -> str:
    text = QCoreApplication.translate("Events", "{name} passed.")
    return text.format(name=seats.of(entry.player).name)


@event_text.register
def _(entry: ResignationOffered, before: MatchState, seats: Pair[Seat]) -> str:
    text = QCoreApplication.translate("Events", "{name} offered to resign {level}.")
    return text.format(name=seats.of(entry.player).name, level=level_phrase(entry.level, before.ruleset))


@event_text.register
def _(entry: ResignationAccepted, before: MatchState, seats: Pair[Seat]) -> str:
    text = QCoreApplication.translate("Events", "{name} accepted the resignation.")
    return text.format(name=seats.of(entry.player).name)


@event_text.register
def _(entry: ResignationRejected, before: MatchState, seats: Pair[Seat]) -> str:
    text = QCoreApplication.translate("Events", "{name} refused the resignation.")
    return text.format(name=seats.of(entry.player).name)


@event_text.register
def _(entry: FlagFell, before: MatchState, seats: Pair[Seat]) -> str:
    text = QCoreApplication.translate("Events", "{name} ran out of time.")
    return text.format(name=seats.of(entry.player).name)


@event_text.register
def _(entry: Abandoned, before: MatchState, seats: Pair[Seat]) -> str:
    text = QCoreApplication.translate("Events", "{name} gave up.")
    return text.format(name=seats.of(entry.player).name)


@event_text.register
def _(entry: ScoreSet, before: MatchState, seats: Pair[Seat]) -> str:
    text = QCoreApplication.translate("Events", "The score is {white} to {black}.")
    return text.format(white=entry.white, black=entry.black)


@event_text.register
def _(entry: PositionSet, before: MatchState, seats: Pair[Seat]) -> str:
    return QCoreApplication.translate("Events", "The board was set by hand.")


@event_text.register
def _(entry: PlayedIllegally, before: MatchState, seats: Pair[Seat]) -> str:
    text = QCoreApplication.translate("Events", "{name} played {play}, which is not legal.")
    return text.format(name=seats.of(entry.player).name, play=isolated(entry.written))


@event_text.register
def _(entry: Settled, before: MatchState, seats: Pair[Seat]) -> str:
    return QCoreApplication.translate("Events", "The game was settled.")


@event_text.register
def _(entry: TakenBack, before: MatchState, seats: Pair[Seat]) -> str:
    return QCoreApplication.translate("Events", "What was decided was taken back.")
