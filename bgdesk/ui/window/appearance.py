"""Puts the settings that can be seen or heard into force."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Section
from bgdesk.app.settings.settings import Settings
from bgdesk.app.sounds import Sounds
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.theme import ThemeSwitch, WindowTheme
from bgdesk.rules.player import Player
from bgdesk.ui.board.theme import BoardTheme, fitting_board
from bgdesk.ui.play.derive_board import BoardWishes
from bgdesk.ui.play.play_page import PlayPage
from bgdesk.ui.words.persons import me

if TYPE_CHECKING:
    from bgdesk.ui.common.late_styling import LateStyling

_CONTRAST = "contrast"
"""The board in black and white."""
SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.0}


class Appearance(QObject):
    """Follows the settings; ``boards`` holds the board themes by name."""

    board_theme_changed = Signal(object)

    def __init__(
        self,
        settings: Settings,
        controller: MatchController,
        page: PlayPage,
        themes: ThemeSwitch,
        boards: Mapping[str, BoardTheme],
        sounds: Sounds,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._controller = controller
        self._page = page
        self._table_view = page.table_view
        self._themes = themes
        self._boards = boards
        self._sounds = sounds
        self._is_turned = False
        self._late_styling: LateStyling | None = None
        settings.changed.connect(self._changed)
        controller.opened.connect(self._orient)
        controller.cleared.connect(self._orient)
        controller.opened.connect(self._apply_motion)
        controller.spectator_pace.changed.connect(self._apply_motion)
        themes.undressed.connect(self._leave_out_hidden)
        themes.changed.connect(self._window_theme_changed)
        themes.wishes.changed.connect(self._apply_motion)
        self.apply()

    @Slot()
    def swap_sides(self) -> None:
        """The other colour at the bottom, until the next match."""
        self._is_turned = not self._is_turned
        self._apply_orientation()

    def apply(self) -> None:
        """Put all settings into force."""
        self._choose_window_theme()
        self._apply_board()
        self._apply_input()
        self._apply_sounds()

    @Slot(str)
    def _changed(self, key: str) -> None:
        if key == table.BOTTOM_COLOUR.key:
            self._is_turned = False
        for section, act in (
            (Section.APPEARANCE, self._choose_window_theme),
            (Section.BOARD, self._apply_board),
            (Section.PLAY, self._apply_input),
            (Section.SOUND, self._apply_sounds),
        ):
            if table.TABLE[key].section is section:
                act()

    def _choose_window_theme(self) -> None:
        get = self._settings.get
        self._themes.choose(get(table.WINDOW_THEME), get(table.TEXT_SIZE), get(table.CONTRAST))
        self._table_view.board.set_text_share(get(table.TEXT_SIZE) / 100)

    @Slot()
    def _leave_out_hidden(self) -> None:
        """Loaded only when there is something to change."""
        from bgdesk.ui.common.late_styling import LateStyling

        if self._late_styling is None:
            self._late_styling = LateStyling(self)
        self._late_styling.leave_out_hidden()

    @Slot(object)
    def _window_theme_changed(self, _theme: WindowTheme) -> None:
        self._wear_board_theme()

    def _wear_board_theme(self) -> None:
        self._page.set_board_theme(self.board_theme())
        self.board_theme_changed.emit(self.board_theme())

    def _apply_board(self) -> None:
        self._wear_board_theme()
        self._apply_motion()
        self._apply_orientation()
        self._page.set_shows_pips(shows=self._settings.get(table.PIP_COUNTS))
        self._table_view.hint.is_wanted = self._settings.get(table.HINTS)
        self._table_view.refresh()

    @Slot()
    def _apply_motion(self) -> None:
        watch = self._controller.spectator_pace.watch
        moves = watch.moves and not self.wants_rest
        view = self._table_view
        view.board.set_motion(moves, SPEEDS[self._settings.get(table.ANIMATION)] * watch.motion)
        view.opening_pause.is_wanted = watch.moves

    @property
    def wants_rest(self) -> bool:
        """Whether nothing on the board is to be seen moving."""
        follows = self._settings.get(table.MOTION_AS_SYSTEM)
        return self._settings.get(table.REDUCE_MOTION) or (follows and self._themes.wishes.wants_rest)

    def board_theme(self) -> BoardTheme:
        """The board theme in force."""
        chosen = self._boards.get(self._settings.get(table.BOARD_THEME))
        if chosen is not None:
            return chosen
        if self._themes.has_contrast and _CONTRAST in self._boards:
            return self._boards[_CONTRAST]
        return fitting_board(self._boards, is_dark=self._themes.theme.is_dark)

    def _apply_input(self) -> None:
        view = self._table_view
        view.input.confirms_at_once = self._settings.get(table.CONFIRM) == "at_once"
        self._page.double_question.is_wanted = self._settings.get(table.ASK_DOUBLE)
        view.arrows.choose(
            bots=self._settings.get(table.BOT_ARROWS), made=self._settings.get(table.OWN_ARROWS)
        )
        self._controller.spectator_pace.hurries_races = self._settings.get(table.FAST_RACES)

    def _apply_sounds(self) -> None:
        self._sounds.enabled = self._settings.get(table.SOUNDS)
        self._sounds.volume = self._settings.get(table.VOLUME) / 100

    @Slot()
    def _orient(self) -> None:
        self._is_turned = False
        self._apply_orientation()

    def _apply_orientation(self) -> None:
        bottom = self._bottom()
        home_right = self._settings.get(table.HOME_SIDE) == "right"
        view = self._table_view
        view.board.set_orientation(bottom, home_right)
        view.set_wishes(
            BoardWishes(
                bottom,
                self._numbers_follow(),
                self._settings.get(table.CENTRED_CUBE) == 64,  # the face of the cube
                self._settings.get(table.DIRECTIONS) == "always",
                self._only_person(),
            )
        )
        self._page.refresh()

    def _numbers_follow(self) -> bool:
        """Between two bots the numbers stay: nobody counts the points from the other side."""
        current = self._controller.table
        is_for_spectator = current is not None and not current.is_review and not current.has_person
        return self._settings.get(table.NUMBERS) == "follow" and not is_for_spectator

    def _bottom(self) -> Player:
        wanted = self._settings.get(table.BOTTOM_COLOUR)
        bottom = Player(wanted) if wanted in tuple(Player) else self._mine()
        return bottom.opponent if self._is_turned else bottom

    def _mine(self) -> Player:
        """The person's colour; White when both or neither are people, but whoever is asked by a card."""
        table = self._controller.table
        if table and table.is_drill:
            return me(table.record.header.seats) or Player.WHITE
        return self._only_person() or Player.WHITE

    def _only_person(self) -> Player | None:
        current = self._controller.table
        people = [player for player in Player if current and current.is_human(player)]
        return people[0] if len(people) == 1 else None
