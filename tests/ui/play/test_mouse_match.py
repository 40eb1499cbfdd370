"""Whole matches with the mouse alone, as either colour, with the home boards on either side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.settings import table
from bgdesk.app.table.play_entry import PlayEntry
from bgdesk.match import flow
from bgdesk.match.dice.fair_dice import SEEDED
from bgdesk.match.events import Doubled
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.rules.player import Player
from bgdesk.rules.position import OFF, POINTS
from bgdesk.ui.board.geometry import Fixture
from bgdesk.ui.board.view import tray_spot
from bgdesk.ui.new_match.new_match_dialog import NewMatchDialog
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.result.result_dialog import ResultDialog
from tests.ui.conftest import OpenDesk
from tests.ui.fixed_seal import FixedSeal
from tests.ui.player_at_window import LEFT, RIGHT, PlayerAtWindow, first_button

UNDO_SHARE = 0.05


@dataclass(frozen=True)
class Gesture:
    """Something that can be done with the mouse now, and the play that it must lead to."""

    kind: str
    do: Callable[[], None]
    result: PlayEntry


class Mouse:
    """Plays one colour with the mouse alone; every gesture has to do exactly what it promises."""

    def __init__(self, player: PlayerAtWindow, colour: Player) -> None:
        self._player = player
        self._colour = colour
        self._random = Random(5)
        self.done: Counter[str] = Counter()

    def begin(self) -> None:
        """Press the one button and start."""
        self._player.press_button(ActionId.NEW_MATCH)
        QTest.mouseClick(self._player.wait_for_dialog(NewMatchDialog).start, LEFT)
        self._player.wait(lambda: self._player.desk.controller.table)

    def play_match(self) -> None:
        """Until the match is over and its result is shown."""
        player = self._player
        for _ in range(2000):
            player.wait_for_turn()
            if isinstance(player.dialog, ResultDialog):
                if player.state.phase is Phase.OVER:
                    return
                QTest.mouseClick(first_button(player.dialog), LEFT)
            else:
                self._decide()
        raise AssertionError("no end in sight")

    def _decide(self) -> None:
        player = self._player
        match player.state.phase:
            case Phase.TO_ROLL:
                self._roll_or_double()
            case Phase.TO_PLAY:
                self._play()
            case Phase.CUBE_OFFERED:
                player.press_button(ActionId.TAKE)
            case Phase.RESIGNATION_OFFERED:
                player.press_button(ActionId.ACCEPT_RESIGNATION)
            case phase:
                raise AssertionError(phase)

    def _roll_or_double(self) -> None:
        state = self._player.state
        may_double = flow.may_double(state, self._colour) is None
        doubles = may_double and state.turns_completed.of(self._colour) > 2
        self._player.click(Fixture.CUBE if doubles else Fixture.DICE)

    def _play(self) -> None:
        player = self._player
        while player.entry.can_continue:
            if player.entry.played and self._random.random() < UNDO_SHARE:
                self._undo()
            self._move()
        assert player.entry.is_complete
        player.click(Fixture.DICE)

    def _undo(self) -> None:
        wanted = self._player.entry.undo()
        self._player.press_button(ActionId.UNDO)
        assert self._player.entry == wanted

    def _move(self) -> None:
        by_kind: dict[str, list[Gesture]] = {}
        for gesture in self._gestures(self._player.entry):
            by_kind.setdefault(gesture.kind, []).append(gesture)
        rarest = min(by_kind, key=lambda kind: self.done[kind])
        gesture = self._random.choice(by_kind[rarest])
        gesture.do()
        assert self._player.entry == gesture.result, gesture.kind
        self.done[gesture.kind] += 1

    def _gestures(self, entry: PlayEntry) -> Iterator[Gesture]:
        yield from self._clicks(entry)
        yield from self._drags(entry)
        yield from self._calls(entry)

    def _clicks(self, entry: PlayEntry) -> Iterator[Gesture]:
        for source in entry.sources():
            spot = spot_of(self._colour, source)
            for button, kind in ((LEFT, "click"), (RIGHT, "right click")):
                result = entry.click(source, secondary=button is RIGHT)
                assert isinstance(result, PlayEntry)
                yield Gesture(kind, lambda s=spot, b=button: self._player.click(s, b), result)  # type: ignore[misc]  # bound now

    def _drags(self, entry: PlayEntry) -> Iterator[Gesture]:
        for source in entry.sources():
            for target in entry.targets(source):
                result = entry.drop(source, target)
                if isinstance(result, PlayEntry):
                    steps = len(result.played) - len(entry.played)
                    kind = "drag" if steps == 1 else "drag of several dice"
                    ends = spot_of(self._colour, source), spot_of(self._colour, target)
                    yield Gesture(kind, lambda e=ends: self._player.drag(*e), result)  # type: ignore[misc]  # bound now

    def _calls(self, entry: PlayEntry) -> Iterator[Gesture]:
        """Clicks on places that checkers come to."""
        for point in POINTS:
            if entry.position.of(self._colour)[point] == 0:
                result = entry.fill(point)
                if isinstance(result, PlayEntry):
                    spot = spot_of(self._colour, point)
                    yield Gesture("click on a target", lambda s=spot: self._player.click(s), result)  # type: ignore[misc]  # bound now
        off = entry.bear_off()
        if isinstance(off, PlayEntry):
            yield Gesture("click on the tray", lambda: self._player.click(tray_spot(self._colour)), off)


def has_borne_off(record: MatchRecord, colour: Player) -> bool:
    """Whether ``colour`` took several checkers off by hand."""
    return any(state.position.of(colour)[OFF] > 4 for state in record.states)


@pytest.mark.parametrize(
    ("colour", "home_side", "length", "size"),
    [
        (Player.WHITE, "right", 3, (1440, 900)),
        (Player.BLACK, "left", 1, (900, 600)),
        (Player.WHITE, "left", 1, (900, 600)),
        (Player.BLACK, "right", 1, (1440, 900)),
    ],
)
def test_a_whole_match_with_the_mouse(
    open_desk: OpenDesk,
    monkeypatch: pytest.MonkeyPatch,
    colour: Player,
    home_side: str,
    length: int,
    size: tuple[int, int],
) -> None:
    # The bot's mistakes depend on the id: with a fixed one the match is the same every time.
    monkeypatch.setattr("bgdesk.ui.window.program_dialogs.new_seal", FixedSeal)
    player = open_desk(
        {
            table.LAST_LENGTH.key: length,
            table.LAST_LEVEL.key: "beginner",
            table.LAST_COLOUR.key: colour.value,
            table.LAST_SEED.key: 2,
            table.DICE_KIND.key: SEEDED,
            table.HOME_SIDE.key: home_side,
        }
    )
    player.window.resize(*size)
    mouse = Mouse(player, colour)
    mouse.begin()
    assert player.board.bottom is colour
    mouse.play_match()
    record = player.table.record
    assert record.state.phase is Phase.OVER
    used = {kind for kind, count in mouse.done.items() if count > 2}
    assert {"click", "right click", "drag", "drag of several dice", "click on a target"} <= used
    if has_borne_off(record, colour):
        assert mouse.done["click on the tray"]
    if length > 1:
        assert Doubled(colour) in record.events
    QTest.mouseClick(player.wait_for_dialog(ResultDialog).rematch, LEFT)
    player.wait(lambda: player.table.record.header.id != record.header.id)


def test_middle_button_and_wheel_do_nothing(open_desk: OpenDesk) -> None:
    player = open_desk()
    player.start()
    player.wait_for_turn()
    before = player.entry
    for spot in (spot_of(before.legal.player, source) for source in before.sources()):
        player.click(spot, Qt.MouseButton.MiddleButton)
    assert player.entry == before
