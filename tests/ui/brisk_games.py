"""Whole games in short time: White at the window, Black at once, and dice that favour doubles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from PySide6.QtWidgets import QApplication

from bgdesk.app.settings import table
from bgdesk.app.table.automation import AutomationWishes
from bgdesk.app.table.match_opener import Earlier
from bgdesk.match.events import DoubleNamed, Event, Played, Rolled
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.player import Player
from bgdesk.rules.position import IN
from bgdesk.rules.variants import Contact, Doubles, Opening, Rest, Ruleset
from bgdesk.ui.board.view import Spot, Stack
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.result.result_dialog import ResultDialog
from tests.ui.conftest import OpenDesk
from tests.ui.player_at_window import PlayerAtWindow

WHITE = Player.WHITE
DOUBLES_SHARE = 0.4
ACEY_DEUCE_SHARE = 0.08
ROLLS = 500


def one_game(variant: str) -> MatchOptions:
    """A single game of ``variant``."""
    return replace(match_options(1), variant=variant)


def brisk_dice(seed: int) -> Earlier:
    """Rolls with which a game is short, and in which what is rare comes up nevertheless."""
    random = Random(seed)
    return Earlier(str(seed), tuple(_brisk_roll(random) for _ in range(ROLLS)))


def _brisk_roll(random: Random) -> Dice:
    chance, first, second = random.random(), random.randint(1, 6), random.randint(1, 6)
    if chance < DOUBLES_SHARE:
        return Dice(max(first, second), max(first, second))
    return Dice(1, 2) if chance < DOUBLES_SHARE + ACEY_DEUCE_SHARE else Dice(first, second)


def at_table(open_desk: OpenDesk, options: MatchOptions, seed: int) -> PlayerAtWindow:
    """Two people at a small window who roll and play everything themselves."""
    player = open_desk({table.HINTS.key: False, table.FORCED_PLAYS.key: False, table.AUTO_ROLL.key: False})
    player.wishes = AutomationWishes(forced_plays=False, roll_without_cube=False)
    player.window.resize(900, 600)
    player.start(options=options, earlier=brisk_dice(seed))
    return player


class WhiteAlone(ABC):
    """Plays White by gestures; Black plays at once. Both leave blots alone where they can."""

    def __init__(self, player: PlayerAtWindow) -> None:
        self._player = player
        self._random = Random(3)

    @abstractmethod
    def next_game(self, dialog: ResultDialog) -> None:
        """Go on from the result of a game."""

    @abstractmethod
    def roll(self) -> None:
        """Roll the dice."""

    @abstractmethod
    def roll_again(self) -> None:
        """Roll the opening dice once more."""

    @abstractmethod
    def name(self, face: int) -> None:
        """Name the double of ``face``."""

    @abstractmethod
    def play(self) -> None:
        """Make a play and end the turn, or this stage of it."""

    def play_match(self) -> None:
        """Until the match is over and its result is shown."""
        player = self._player
        for _ in range(3000):
            player.wait_for_turn()
            if isinstance(player.dialog, ResultDialog):
                if player.state.phase is Phase.OVER:
                    return
                self.next_game(player.dialog)
            elif player.state.to_act is WHITE:
                self._decide()
            else:
                self._decide_for_black()
        raise AssertionError("no end in sight")

    def _decide(self) -> None:
        QApplication.processEvents()
        state = self._player.state
        assert self._player.board.board_scene.checkers.shown() == stacks_of(state)
        if state.phase is Phase.TO_ROLL:
            self.roll()
        elif state.phase is Phase.TO_NAME:
            self.name(self._random.randint(1, 6))
        elif state.may_reroll:
            self.roll_again()
        else:
            assert state.phase is Phase.TO_PLAY
            self.play()

    def _decide_for_black(self) -> None:
        controller, state = self._player.desk.controller, self._player.state
        match state.phase:
            case Phase.TO_ROLL:
                controller.roll()
            case Phase.TO_NAME:
                controller.name_double(self._random.randint(1, 6))
            case _:
                play = self._random.choice(quiet(self._player.entry.legal.plays))
                controller.answer(self._player.entry.enter(play).event())


def quiet(plays: tuple[Play, ...]) -> list[Play]:
    """Those of ``plays`` that hit the least."""
    hits = [sum(step.is_hit for step in play.steps) for play in plays]
    return [play for play, count in zip(plays, hits, strict=True) if count == min(hits)]


def stacks_of(state: MatchState) -> dict[Spot, Stack]:
    """What has to stand on the board in ``state``, counted place by place."""
    position, relation, found = state.position, state.ruleset.relation, dict[Spot, Stack]()
    for player in Player:
        own, extra, other = position.of(player), position.extra(player), position.extra(player.opponent)
        counts = {place: count - (place in extra.pinned) for place, count in enumerate(own)}
        counts[IN] = extra.reserve
        pinning = {spot_of(player.opponent, place, relation) for place in other.pinned}
        for place, count in counts.items():
            spot = spot_of(player, place, relation)
            if count:
                found[spot] = Stack(player, count, spot in pinning)
    return found


def peculiarities(ruleset: Ruleset) -> set[str]:
    """What a game of ``ruleset`` is to show beside steps of two dice."""
    kinds = {
        "pinned": ruleset.contact is Contact.PIN,
        "reserve": ruleset.reserve > 0,
        "stages": ruleset.doubles is not Doubles.FOUR,
        "rest": ruleset.rest is Rest.OPPONENT_PLAYS,
        "named": ruleset.names_double,
        "again": ruleset.rolls_again or ruleset.names_double,
        "rethrow": ruleset.opening is Opening.WINNER_CHOICE,
    }
    return {kind for kind, has in kinds.items() if has}


def met_by_white(record: MatchRecord) -> set[str]:
    """Which peculiarities White met."""
    pairs = zip(record.events, record.states, strict=False)
    return {kind for event, before in pairs for kind in _kinds(event, before)}


def _kinds(event: Event, before: MatchState) -> Iterator[str]:
    if before.to_act is not WHITE:
        return
    if before.position.white_extra.pinned or before.position.black_extra.pinned:
        yield "pinned"
    if isinstance(event, DoubleNamed):
        yield "named"
    elif isinstance(event, Rolled) and before.phase is Phase.TO_PLAY:
        yield "rethrow"
    elif isinstance(event, Rolled) and before.is_extra_roll:
        yield "again"
    elif isinstance(event, Played):
        yield from _kinds_of_play(event, before)


def _kinds_of_play(event: Played, before: MatchState) -> Iterator[str]:
    if before.plays_rest and event.steps:
        yield "rest"
    if before.stage and before.dice and before.stage.high not in before.dice.faces:
        yield "stages"
    if any(step.source == IN for step in event.steps):
        yield "reserve"
