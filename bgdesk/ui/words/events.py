"""What happened, in one sentence: for the screen reader, the status line and the list of moves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import singledispatch
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import sentences
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
from bgdesk.match.record import Seat
from bgdesk.match.state import MatchState, Pair
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.marked_steps import marked_steps
from bgdesk.rules.notation.plays import NO_PLAY
from bgdesk.rules.player import Player
from bgdesk.rules.variants import Opening
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.cube import doubled_text, raised_text, took_text
from bgdesk.ui.words.notation import isolated, shown_play
from bgdesk.ui.words.persons import by_person, name_in_text
from bgdesk.ui.words.prompts import game_text
from bgdesk.ui.words.results import (
    gave_up_text,
    match_text,
    out_of_time_text,
    reason_text,
    resignation_text,
    result_text,
)
from bgdesk.ui.words.roll_origins import origin_text, stage_text

translate = QCoreApplication.translate

_STARTS: Mapping[Opening, tuple[str, str]] = MappingProxyType(
    {
        Opening.USE_OPENING_DICE: (
            #: Sentence. {dice} is the roll, as in 6-1
            QT_TRANSLATE_NOOP("Events", "You won the opening roll and must start with it: {dice}."),
            #: Sentence. {name} is a player, {dice} the roll, as in 6-1
            QT_TRANSLATE_NOOP("Events", "{name} won the opening roll and must start with it: {dice}."),
        ),
        Opening.ROLL_AGAIN: (
            #: Sentence. {dice} is the opening roll, as in 6-1
            QT_TRANSLATE_NOOP(
                "Events", "You won the opening roll, {dice}, and must now roll both dice to start."
            ),
            #: Sentence. {name} is a player, {dice} the opening roll, as in 6-1
            QT_TRANSLATE_NOOP(
                "Events", "{name} won the opening roll, {dice}, and must now roll both dice to start."
            ),
        ),
        Opening.WINNER_CHOICE: (
            #: Sentence. {dice} is the opening roll, as in 6-1
            QT_TRANSLATE_NOOP(
                "Events", "You won the opening roll and may start with it, {dice}, or roll both dice again."
            ),
            #: Sentence. {name} is a player, {dice} the opening roll, as in 6-1
            QT_TRANSLATE_NOOP(
                "Events",
                "{name} won the opening roll and may start with it, {dice}, or roll both dice again.",
            ),
        ),
    }
)
"""Who starts, by which roll, and what is played: where that is the player at this window, and another."""


def dice_text(dice: Dice) -> str:
    """A roll as it is spoken: ``6-3``, higher first."""
    return isolated(f"{dice.high}-{dice.low}")


def play_text(before: MatchState, player: Player, steps: tuple[StepPlayed, ...]) -> str:
    """``steps`` in the usual notation, hits and pins marked; a pass is empty."""
    moves = ((step.source, step.target, step.die) for step in steps)
    return shown_play(list(marked_steps(before.position, player, moves, before.ruleset)))


def no_play_text() -> str:
    """What stands in place of a play where there is none."""
    #: In the list of moves, in place of a play: nothing can be moved (the player dances)
    return translate("Events", "cannot move")


def announcement(entry: Entry, before: MatchState, after: MatchState, seats: Pair[Seat]) -> str:
    """What ``entry`` did, and the result when it ended a game; ``before`` and ``after`` lie around it."""
    said = [event_text(entry, before, seats)]
    if len(after.results) > len(before.results):
        result = after.results[-1]
        said += [reason_text(result), result_text(result, after.options, seats)]
    if after.winner and after.winner is not before.winner:
        said.append(match_text(after, seats))
    return sentences(*said)


@singledispatch
def event_text(entry: Entry, before: MatchState, seats: Pair[Seat]) -> str:
    """What ``entry`` did to ``before``, without what it led to."""
    raise TypeError(type(entry).__name__)


@event_text.register
def _(entry: GameStarted, before: MatchState, seats: Pair[Seat]) -> str:
    #: Sentence for a screen reader: a game begins at this score. {game} is the title of it, as in Game 3
    return translate("Events", "{game}. {white} {white_score}, {black} {black_score}.").format(
        game=game_text(entry.number, before.options),
        white=name_in_text(seats.white.name),
        black=name_in_text(seats.black.name),
        white_score=before.score.white,
        black_score=before.score.black,
    )


@event_text.register
def _(entry: OpeningRolled, before: MatchState, seats: Pair[Seat]) -> str:
    starter = entry.starter
    if starter is None:
        #: Sentence. {die} is the number on both dice
        text = translate("Events", "Both rolled {die}: they roll again.")
        if tie_doubles(before):
            #: Sentence. {die} is the number on both dice, {value} that on the doubling cube
            text = translate(
                "Events", "Both rolled {die}: automatic double, cube at {value}. They roll again."
            )
        return text.format(die=entry.white_die, value=before.cube.value * 2)
    yours, named = (translate("Events", text) for text in _STARTS[before.ruleset.opening])
    return by_person(seats.of(starter).name, yours, named, dice=dice_text(entry.dice))


@event_text.register
def _(entry: Rolled, before: MatchState, seats: Pair[Seat]) -> str:
    #: Sentence. {dice} is the roll, as in 6-1
    yours = translate("Events", "You rolled {dice}.")
    #: Sentence. {name} is a player, {dice} the roll, as in 6-1
    named = translate("Events", "{name} rolled {dice}.")
    return by_person(seats.of(entry.player).name, yours, named, dice=dice_text(entry.dice))


@event_text.register
def _(entry: Played, before: MatchState, seats: Pair[Seat]) -> str:
    rolled = not origin_text(before)
    if entry.steps:
        yours, named = _rolled_and_played() if rolled else _played()
    else:
        yours, named = _could_not_move() if rolled else _could_not_play()
    return by_person(
        seats.of(entry.player).name,
        yours,
        named,
        dice=stage_text(before),
        play=play_text(before, entry.player, entry.steps),
    )


def _rolled_and_played() -> tuple[str, str]:
    return (
        #: Sentence. {dice} is the roll, as in 6-1; {play} the play, as in 13/7 8/7
        translate("Events", "You rolled {dice} and played {play}."),
        #: Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} the play, as in 13/7 8/7
        translate("Events", "{name} rolled {dice} and played {play}."),
    )


def _could_not_move() -> tuple[str, str]:
    return (
        #: Sentence. {dice} is the roll, as in 6-1
        translate("Events", "You rolled {dice} and could not move."),
        #: Sentence. {name} is a player, {dice} the roll, as in 6-1
        translate("Events", "{name} rolled {dice} and could not move."),
    )


def _played() -> tuple[str, str]:
    return (
        #: Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)
        translate("Events", "{dice}: you played {play}."),
        #: Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2; {play}: as in 8/5(2)
        translate("Events", "{dice}: {name} played {play}."),
    )


def _could_not_play() -> tuple[str, str]:
    return (
        #: Sentence. {dice}: numbers and where they come from, as in 3-3, follows 2-2
        translate("Events", "{dice}: you could not play."),
        #: Sentence. {name} is a player; {dice}: numbers and where they come from, as in 3-3, follows 2-2
        translate("Events", "{dice}: {name} could not play."),
    )


@event_text.register
def _(entry: DoubleNamed, before: MatchState, seats: Pair[Seat]) -> str:
    #: Sentence: a player chose the double to be played, as in 4-4
    yours = translate("Events", "You named {double}.")
    #: Sentence: a player chose the double to be played, as in 4-4
    named = translate("Events", "{name} named {double}.")
    return by_person(seats.of(entry.player).name, yours, named, double=isolated(f"{entry.face}-{entry.face}"))


@event_text.register
def _(entry: Doubled, before: MatchState, seats: Pair[Seat]) -> str:
    return doubled_text(seats.of(entry.player).name, before.cube.value * 2)


@event_text.register
def _(entry: Raised, before: MatchState, seats: Pair[Seat]) -> str:
    assert before.cube_offer
    offer = before.cube_offer
    return raised_text(seats.of(entry.player).name, offer.raises + 1, offer.proposed * 2)


@event_text.register
def _(entry: Taken, before: MatchState, seats: Pair[Seat]) -> str:
    assert before.cube_offer
    return took_text(seats.of(entry.player).name, before.cube_offer.proposed)


@event_text.register
def _(entry: Passed, before: MatchState, seats: Pair[Seat]) -> str:
    #: Sentence: the double was refused, and the game lost with it
    yours = translate("Events", "You passed.")
    #: Sentence: {name} refused the double, and lost the game with it
    named = translate("Events", "{name} passed.")
    return by_person(seats.of(entry.player).name, yours, named)


@event_text.register
def _(entry: ResignationOffered, before: MatchState, seats: Pair[Seat]) -> str:
    return resignation_text(seats.of(entry.player).name, entry.level, before.ruleset)


@event_text.register
def _(entry: ResignationAccepted, before: MatchState, seats: Pair[Seat]) -> str:
    yours = translate("Events", "You accepted the resignation.")
    #: Sentence. {name} is a player whose opponent gave up the game
    named = translate("Events", "{name} accepted the resignation.")
    return by_person(seats.of(entry.player).name, yours, named)


@event_text.register
def _(entry: ResignationRejected, before: MatchState, seats: Pair[Seat]) -> str:
    yours = translate("Events", "You refused the resignation.")
    #: Sentence. {name} is a player whose opponent wanted to give up the game
    named = translate("Events", "{name} refused the resignation.")
    return by_person(seats.of(entry.player).name, yours, named)


@event_text.register
def _(entry: FlagFell, before: MatchState, seats: Pair[Seat]) -> str:
    return out_of_time_text(seats.of(entry.player).name)


@event_text.register
def _(entry: Abandoned, before: MatchState, seats: Pair[Seat]) -> str:
    return gave_up_text(seats.of(entry.player).name)


@event_text.register
def _(entry: ScoreSet, before: MatchState, seats: Pair[Seat]) -> str:
    #: Sentence. {white} and {black} are points
    text = translate("Events", "The score is {white} to {black}.")
    return text.format(white=entry.white, black=entry.black)


@event_text.register
def _(entry: PositionSet, before: MatchState, seats: Pair[Seat]) -> str:
    if entry.is_correction:
        return translate("Events", "The set-up was corrected.")
    return translate("Events", "The board was set up by hand.")


@event_text.register
def _(entry: PlayedIllegally, before: MatchState, seats: Pair[Seat]) -> str:
    if entry.written == NO_PLAY:
        #: Sentence: a move could have been made
        yours = translate("Events", "You moved no checker, which is not legal.")
        #: Sentence. {name} is a player, who could have moved
        named = translate("Events", "{name} moved no checker, which is not legal.")
        return by_person(seats.of(entry.player).name, yours, named)
    #: Sentence. {play} is a play as it was written, as in 13/7 8/7
    yours = translate("Events", "You played {play}, which is not legal.")
    #: Sentence. {name} is a player, {play} a play as it was written, as in 13/7 8/7
    named = translate("Events", "{name} played {play}, which is not legal.")
    return by_person(seats.of(entry.player).name, yours, named, play=isolated(entry.written))


@event_text.register
def _(entry: Settled, before: MatchState, seats: Pair[Seat]) -> str:
    #: Sentence: the players agreed on the result
    return translate("Events", "The game was settled.")


@event_text.register
def _(entry: TakenBack, before: MatchState, seats: Pair[Seat]) -> str:
    return translate("Events", "Moves were taken back.")
