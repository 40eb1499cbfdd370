"""bgdesk for somebody who only listens and types."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from bgdesk.app.paths import find_paths
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import AnySetting, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.match import flow
from bgdesk.match.dice.fair_dice import SEEDED
from bgdesk.match.events import Doubled, GameStarted, OpeningRolled, Played, Rolled, StepPlayed, Taken
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Phase
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.notation.plays import format_steps
from bgdesk.rules.player import Player
from tests.desktop import Desktop
from tests.e2e.listener import Listener, listening, no_ears_because
from tests.random_play import a_header

POINTS = 3
SEED = 789
"""Of dice by which White wins a gammon soon."""
ANSWERS_AFTER_S = 1.0
"""For a moment after an offer nothing answers it."""
WHITE, BLACK = Player.WHITE, Player.BLACK
CHOSEN: Mapping[AnySetting, Value] = {
    table.LAST_OPPONENT: "friend",
    table.LAST_LENGTH: POINTS,
    table.DICE_KIND: SEEDED,
    table.LAST_SEED: SEED,
    table.FORCED_PLAYS: False,
    table.AUTO_ROLL: False,
    table.REDUCE_MOTION: True,
    table.SOUNDS: False,
}


@pytest.fixture
def user(home: Path) -> Path:
    """The home of somebody who plays a friend."""
    paths = find_paths(str(home)).prepared()
    Settings(paths.settings).set_all(CHOSEN.items())
    return home


@pytest.fixture
def listener(desktop: Desktop, user: Path) -> Iterator[Listener]:
    """Ears and fingers at the running program."""
    if why := no_ears_because():
        pytest.skip(why)
    with (
        listening(desktop) as (listener, heard),
        heard.start(sys.executable, "-m", "bgdesk", "--home", str(user)),
    ):
        heard.window("^bgdesk$")
        listener.hears("focused", "^Play$")
        yield listener


def begin(listener: Listener) -> None:
    """A new match, as it is proposed."""
    listener.types("ctrl+n")
    listener.hears("focused", "^Start$")
    listener.types("Return")
    listener.hears("said", "^Game 1")


def test_the_keyboard_is_found_again(listener: Listener) -> None:
    begin(listener)
    listener.hears("focused", "^Point 24.*can move")
    listener.types("Left")
    listener.hears("focused", "^Point 23")
    place = f"^{re.escape(listener.last.words)}$"
    for page in ("ctrl+comma", "F1", "ctrl+k", "ctrl+n", "ctrl+shift+o", "F12", "shift+F12", "ctrl+r"):
        listener.types(page)
        listener.hears("focused", "")
        listener.types("Escape")
        listener.hears("focused", place)
    for way in (["Tab"], ["F6", "F6"], ["m"], ["F6", "F6", "Tab"], ["h"]):
        for key in way:
            listener.types(key)
            listener.hears("focused", "")
        listener.types("Escape")
        listener.hears("focused", place)
    listener.types("d")
    listener.hears("said", "may double before the first turn")
    listener.types("i")
    listener.hears("said", "^You 0, Guest 0, match to 3 · Pips: 167 to 167 · Cube centred at 1$")


def test_choices_are_radio_buttons(listener: Listener) -> None:
    listener.types("ctrl+n")
    listener.hears("focused", "^Start$")
    listener.types("Tab", "Tab")
    listener.hears("focused", "^Opponent: Two players")
    chosen = listener.last
    assert (chosen.role, chosen.is_checked) == ("radio button", True)
    listener.types("Left")
    listener.hears("checked", "^Opponent: The computer")
    assert listener.last.role == "radio button"


def test_a_whole_match_is_played_by_ear(listener: Listener) -> None:
    """With a double that is taken, a gammon and the result; the position is in the player's head."""
    begin(listener)
    head = MatchRecord(a_header(match_options(POINTS))).append(GameStarted(1))
    heard = listener.hears("said", r"(You|Guest) won the opening roll.* (\d)-(\d)\. .*([Pp]lay)")
    white, black = sorted(map(int, heard.group(2, 3)), reverse=heard[1] == "You")
    head = head.append(OpeningRolled(white, black))
    while head.state.phase is not Phase.OVER:
        head = play_a_turn(listener, head)
    assert re.search("You won a gammon: 4 points.*You won the match, 4 to 0", listener.last.words)
    listener.hears("renamed", "^Result$")
    listener.hears("focused", "^Review the match$")
    assert head.state.cube.value == 2


def play_a_turn(listener: Listener, head: MatchRecord) -> MatchRecord:
    """What the player in turn does, and hears."""
    state = head.state
    if state.phase is Phase.TO_PLAY:
        return make_play(listener, head)
    assert state.phase is Phase.TO_ROLL
    assert state.turn
    if state.turn is WHITE and state.cube.owner is None and flow.may_double(state, WHITE) is None:
        listener.types("d")
        listener.hears("said", r"You doubled to 2\. Guest to take or pass\.")
        time.sleep(ANSWERS_AFTER_S)
        listener.types("t")
        listener.hears("said", r"Guest took at 2\. Roll\.")
        return head.append(Doubled(WHITE)).append(Taken(BLACK))
    listener.types("r")
    heard = listener.hears("said", r"rolled (\d)-(\d)\.")
    dice = Dice(int(heard[1]), int(heard[2]))
    return head.append(Rolled(state.turn, dice))


def make_play(listener: Listener, head: MatchRecord) -> MatchRecord:
    """White plays fast, Black plays on the spot; both type their plays."""
    state = head.state
    assert state.turn
    play = chosen_play(state)
    if play.steps:
        listener.types("m")
        listener.hears("focused", "^Play$")
        listener.writes(format_steps(play.steps).replace("*", ""))
        listener.types("Return")
        listener.hears("renamed", "press to end the turn")
    listener.types("Return")
    listener.hears("said", r"played|could not move")
    steps = tuple(StepPlayed(step.source, step.target, step.die) for step in play.steps)
    return head.append(Played(state.turn, steps))


def chosen_play(state: MatchState) -> Play:
    """White's best in the race, Black's worst."""
    legal = flow.legal(state)

    def lead(play: Play) -> int:
        return play.result.pips(BLACK) - play.result.pips(WHITE)

    return max(legal.plays, key=lead)
