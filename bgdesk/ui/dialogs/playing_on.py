"""Practice from any position of the match on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from bgdesk.app.own_names import OwnNames
from bgdesk.app.settings import table as settings_table
from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.table.new_match import told_apart
from bgdesk.app.table.quick_match import usual_level
from bgdesk.app.table.table import Table
from bgdesk.match.record import MatchRecord, Seat, SeatKind
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.player import Player
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.words.levels import LevelChoice, level_name
from bgdesk.ui.words.persons import guest_name, me, your_name


class PlayingOn(QObject):
    """``levels()`` are the computer players; ``notes()`` say who plays a game, if not the strong engine."""

    def __init__(
        self,
        controller: MatchController,
        settings: Settings,
        own_names: OwnNames,
        dialogs: MatchDialogs,
        levels: Callable[[], Sequence[LevelChoice]],
        notes: Callable[[], Mapping[str, str]],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._settings = settings
        self._own_names = own_names
        self._dialogs = dialogs
        self._levels = levels
        self._notes = notes
        self._window = window

    @Slot(int)
    def ask(self, keep: int) -> None:
        """Ask how to play on from the state after ``keep`` events."""
        table = self._controller.table
        if table is None:
            return
        from bgdesk.ui.dialogs.play_on_dialog import PlayOnDialog

        record, seats = table.record, table.record.header.seats
        is_over = table.is_studied or table.state.phase is Phase.OVER
        note = self._notes().get(record.states[keep].ruleset.id, "")
        dialog = PlayOnDialog(
            self._levels(),
            Pair(seats.white.name, seats.black.name),
            is_over=is_over or keep == len(record.events),
            note=note,
            parent=self._window,
        )
        side = _usual_side(table, keep, self._own_names())
        dialog.show_choices(seats.of(side.opponent).level or usual_level(self._settings), side)
        dialog.play_wanted.connect(
            lambda: self._dialogs.play_copy(
                record, keep, self._seats(dialog.level, dialog.player), dialog.dice_kind
            )
        )
        dialog.take_back_wanted.connect(lambda same: self._controller.take_back(keep, same_dice=same))
        self._dialogs.open(dialog)

    @Slot(object)
    def ask_from(self, record: MatchRecord) -> None:
        """Ask how to play on from the end of ``record``, a position that is in no match."""
        from bgdesk.ui.dialogs.play_on_dialog import PlayOnDialog

        state = record.state
        dialog = PlayOnDialog(
            self._levels(),
            Pair("", ""),
            is_over=True,
            note=self._notes().get(state.ruleset.id, ""),
            is_of_match=False,
            parent=self._window,
        )
        dialog.show_choices(usual_level(self._settings), state.to_act or state.turn or Player.WHITE)
        dialog.play_wanted.connect(
            lambda: self._dialogs.play_from(
                record, self._seats(dialog.level, dialog.player), dialog.dice_kind
            )
        )
        self._dialogs.open(dialog)

    def _seats(self, level: str, side: Player) -> Pair[Seat]:
        """``side`` for the player at this window, and the other one for a computer player or a friend."""
        get = self._settings.get
        you = Seat(get(settings_table.PLAYER_NAME).strip() or your_name())
        other = Seat(get(settings_table.LAST_GUEST) or guest_name())
        if level:
            other = Seat(level_name(level), SeatKind.BOT, level)
        return told_apart(you, other) if side is Player.WHITE else told_apart(other, you)


def _usual_side(table: Table, keep: int, own_names: frozenset[str]) -> Player:
    """The side that the player at this window had, else the one that has to act, as after a mistake."""
    seats, state = table.record.header.seats, table.record.states[keep]
    return me(seats, own_names) or state.to_act or state.turn or Player.WHITE
