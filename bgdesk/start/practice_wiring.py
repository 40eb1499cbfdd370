"""What trains a player in the window, made when that stands."""

from __future__ import annotations

from typing import Protocol

from bgdesk.app.settings.settings import Settings
from bgdesk.app.table.match_controller import MatchController
from bgdesk.app.wall_clock import WallClock
from bgdesk.library.library import Library
from bgdesk.start.cards_wiring import CardsWiring
from bgdesk.start.figures_wiring import AroundFigures, new_figures
from bgdesk.start.review_wiring import ReviewWiring
from bgdesk.start.saved_wiring import SavedFiles
from bgdesk.start.trainer_wiring import new_trainers
from bgdesk.ui.window.appearance import Appearance
from bgdesk.ui.window.helping import Helping


class AroundPractice(AroundFigures, Protocol):
    """What is there before it."""

    appearance: Appearance
    helping: Helping
    saved_files: SavedFiles


class PracticeWiring:
    """The cards, the figures and the trainers, which keep what they have in ``library``."""

    def __init__(
        self,
        controller: MatchController,
        library: Library,
        settings: Settings,
        clock: WallClock,
        around: AroundPractice,
        review: ReviewWiring,
    ) -> None:
        self.figures = new_figures(library, settings, clock.today, around, review)
        self.cards = CardsWiring(controller, library, clock, review, around.helping, around.window)
        self.figures.drill_wanted.connect(self.cards.drill)
        self.figures.told_apart.connect(review.walking.look_who)
        around.saved_files.follow(self.cards.decks.saved)
        self.trainers = new_trainers(
            controller, library, clock, around.appearance, around.helping, around.window
        )

    def close(self) -> None:
        """End what runs for them."""
        self.cards.close()
        self.figures.close()
        self.trainers.close()
