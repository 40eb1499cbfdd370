"""The position laboratory with all its panels, made when the window stands."""

from __future__ import annotations

from bgdesk.app.table.match_controller import MatchController
from bgdesk.library.library import Library
from bgdesk.match.events import Played
from bgdesk.match.state import Phase
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.lab.laboratory import Laboratory, OfferedPlace
from bgdesk.ui.review.lenses_in_review import LensesInReview
from bgdesk.ui.window.appearance import Appearance
from bgdesk.ui.window.main_window import MainWindow


def new_laboratory(
    controller: MatchController,
    library: Library,
    appearance: Appearance,
    folder: LastFolder,
    window: MainWindow,
    lenses: LensesInReview,
) -> Laboratory:
    """The laboratory of ``window``; of a match that is still played it is not offered the position.

    A score that is chosen in ``lenses`` is set up in it.
    """

    def offered() -> OfferedPlace | None:
        table, at = controller.table, window.history.at
        if table is None or not (table.is_review or table.state.phase is Phase.OVER):
            return None
        events, states = table.record.events, table.record.states
        is_play = at < len(events) and isinstance(events[at], Played)
        return OfferedPlace(states[at], states[at + 1].position if is_play else None)

    made = Laboratory(
        lambda: library.bench,
        offered,
        appearance.board_theme,
        window.page.table_view,
        window.front,
        folder,
        window.actions_by_id,
        window,
    )
    appearance.board_theme_changed.connect(made.set_board_theme)
    lenses.score_chosen.connect(made.set_up)
    return made
