"""The position laboratory with all its panels, made when the window stands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

from bgdesk.app.review.decision_search import DecisionSearch
from bgdesk.app.review.drawing import drawn_from
from bgdesk.app.table.match_controller import MatchController
from bgdesk.library.library import Library
from bgdesk.match.events import Played
from bgdesk.match.state import Phase
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.lab.laboratory import Laboratory, OfferedPlace
from bgdesk.ui.lab.wording import name_of_neighbours
from bgdesk.ui.matches.match_columns import MatchWords
from bgdesk.ui.review.finding import DecisionFinding
from bgdesk.ui.review.lenses_in_review import LensesInReview
from bgdesk.ui.window.appearance import Appearance
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.window.notice_bar import Topic

if TYPE_CHECKING:
    from bgdesk.library.find.wanted import FoundDecision
    from bgdesk.ui.lab.lab_page import LabPage


class LookingAtMatches(Protocol):
    """What the laboratory has to do with the review."""

    lenses: LensesInReview
    finding: DecisionFinding


def new_laboratory(
    controller: MatchController,
    library: Library,
    appearance: Appearance,
    folder: LastFolder,
    window: MainWindow,
    review: LookingAtMatches,
) -> Laboratory:
    """The laboratory of ``window``; of a match that is still played it is not offered the position.

    A score that is chosen in the lenses of ``review`` is set up in it, which also shows what it finds.
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
        controller.writing,
        partial(drawn_from, library),
        offered,
        appearance.board_theme,
        window.page.table_view,
        window.front,
        folder,
        window.actions_by_id,
        window,
    )
    made.told.connect(partial(window.notices.warn, topic=Topic.FILES))
    appearance.board_theme_changed.connect(made.set_board_theme)
    review.lenses.score_chosen.connect(made.set_up)
    made.page_made.connect(partial(_add_neighbours, made, library, appearance, review.finding, window))
    return made


def _add_neighbours(
    made: Laboratory,
    library: Library,
    appearance: Appearance,
    finding: DecisionFinding,
    window: MainWindow,
    page: LabPage,
) -> None:
    def look_at(decision: FoundDecision) -> None:
        window.front.show_table()
        finding.look_at(decision)

    def new_panel() -> QWidget:
        from bgdesk.ui.lab.neighbours_panel import NeighboursPanel

        search = DecisionSearch(library, made)
        panel = NeighboursPanel(search, MatchWords())
        panel.chosen.connect(look_at)
        panel.board.wear(appearance.board_theme())
        appearance.board_theme_changed.connect(panel.board.wear)
        made.ended.connect(search.close)
        return panel

    page.panels.add_later(name_of_neighbours(), new_panel)
