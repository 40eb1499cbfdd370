"""Performance ratings of a match in which several games take turns: each game has its own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.statistics import GameRating, PlayerStatistics, Review
from bgdesk.rules.player import Player
from bgdesk.ui.words.numbers import decimals
from bgdesk.ui.words.prompts import variant_name


def games_rated(review: Review) -> tuple[str, ...]:
    """The games in which anybody has a rating, in the order in which they were played."""
    ratings = (one for player in Player for one in review.players.of(player).ratings)
    return tuple(dict.fromkeys(one.game for one in ratings))


def title_in(game: str) -> str:
    """In front of the ratings in ``game``."""
    #: Title in front of the performance ratings (PR) of both players in the game {game}
    return QCoreApplication.translate("Judgement", "PR ({game})").format(game=variant_name(game))


def only_rating(one: PlayerStatistics) -> str:
    """The rating of a match in one game, empty where there is none."""
    return "" if one.pr is None else decimals(one.pr, 2)


def rating_in(game: str, one: PlayerStatistics) -> str:
    """The rating itself, empty where there is none."""
    found = _found(game, one)
    return decimals(found.pr, 2) if found else ""


def aside_in(game: str, one: PlayerStatistics) -> str:
    """Its interval, where it says anything."""
    found = _found(game, one)
    if found is None:
        return ""
    if not found.is_enough:
        #: Below a performance rating that says little
        return QCoreApplication.translate("Judgement", "few decisions")
    low, high = (decimals(limit, 1) for limit in found.interval)
    #: Below a performance rating: the range in which it would be with other rolls, such as 3.6 to 10.4
    return QCoreApplication.translate("Judgement", "{low} to {high}").format(low=low, high=high)


def _found(game: str, one: PlayerStatistics) -> GameRating | None:
    return next((rating for rating in one.ratings if rating.game == game), None)
