"""The trainers, made when the window stands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.wall_clock import WallClock
from bgdesk.library.library import Library
from bgdesk.ui.pages.names import TRAINERS
from bgdesk.ui.trainers.trainers import Trainers
from bgdesk.ui.window.appearance import Appearance
from bgdesk.ui.window.helping import Helping
from bgdesk.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from bgdesk.app.practice.trainer_desk import TrainerDesk


def new_trainers(
    controller: MatchController,
    library: Library,
    clock: WallClock,
    appearance: Appearance,
    helping: Helping,
    window: MainWindow,
) -> Trainers:
    """The trainers of ``window``, whose answers go to ``library``."""

    def new_desk() -> TrainerDesk:
        from bgdesk.app.practice.trainer_desk import TrainerDesk

        return TrainerDesk(lambda: library.trainer_answers, controller.writing, window, clock=clock.seconds)

    made = Trainers(
        new_desk,
        appearance.board_theme,
        window.page.table_view,
        window.front,
        window.actions_by_id,
        window,
    )
    appearance.board_theme_changed.connect(made.set_board_theme)
    made.help_requested.connect(partial(helping.show, TRAINERS))
    return made
