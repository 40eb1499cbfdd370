"""The page of figures, made when the window stands."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from bgdesk.app.practice.figures_desk import FiguresDesk, Today
from bgdesk.app.review.library_upkeep import LibraryUpkeep
from bgdesk.app.settings import table
from bgdesk.app.settings.settings import Settings
from bgdesk.library.library import Library
from bgdesk.ui.common.last_folder import LastFolder
from bgdesk.ui.dialogs.match_dialogs import MatchDialogs
from bgdesk.ui.review.finding import DecisionFinding
from bgdesk.ui.stats.figures_shown import FiguresShown
from bgdesk.ui.window.main_window import MainWindow
from bgdesk.ui.window.notice_bar import Topic
from bgdesk.ui.words.persons import your_name


class LookingAtDecisions(Protocol):
    """What the figures have to do with the review."""

    finding: DecisionFinding
    upkeep: LibraryUpkeep


class AroundFigures(Protocol):
    """What is there before them."""

    window: MainWindow
    match_dialogs: MatchDialogs
    folder: LastFolder


def new_figures(
    library: Library, settings: Settings, today: Today, around: AroundFigures, review: LookingAtDecisions
) -> FiguresShown:
    """The figures in the window; their decisions are looked at in ``review``."""
    window = around.window

    def own_names() -> tuple[str, ...]:
        return tuple(filter(None, (settings.get(table.PLAYER_NAME), your_name())))

    desk = FiguresDesk(library, own_names, today)
    shown = FiguresShown(
        desk,
        review.finding.ask_among,
        lambda: library.practiser,
        settings,
        around.match_dialogs,
        window.front,
        around.folder,
        window.actions_by_id,
        window,
    )
    desk.setParent(shown)
    review.upkeep.ended.connect(shown.refresh_if_seen)
    shown.told.connect(partial(window.notices.warn, topic=Topic.FILES))
    shown.mentioned.connect(partial(window.notices.tell, topic=Topic.FILES))
    return shown
