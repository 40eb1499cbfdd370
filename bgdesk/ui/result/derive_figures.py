"""The figures of a judged match on cards: PR and luck of both, and what the errors alone would have made."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.analysis.statistics import FEWEST, PlayerStatistics, Review
from bgdesk.app.side_by_side import labels, lines, listed, titled
from bgdesk.match.events import Abandoned, FlagFell
from bgdesk.match.record import MatchRecord, SeatKind
from bgdesk.rules.player import Player
from bgdesk.ui.result.derive_result import BAD, GOOD
from bgdesk.ui.review.game_ratings import title_in
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.gains import gain_text
from bgdesk.ui.words.numbers import decimals, percent, rating as rating_figure, signed
from bgdesk.ui.words.persons import by_person, is_you

translate = QCoreApplication.translate

AWAITED = "…"
_HALF = 0.5


@dataclass(frozen=True, slots=True)
class FigureView:
    """A ``figure`` with ``aside`` small behind it and ``caption`` below; ``tone`` GOOD, BAD or empty."""

    figure: str
    caption: str
    aside: str = ""
    tone: str = ""
    tip: str = ""

    @property
    def spoken(self) -> str:
        """The same in the order in which it is said."""
        return listed(titled(self.caption, self.figure), self.aside)


class CountedFigures(QObject):
    """What a figure rests on, in the plural form that the language wants."""

    def your_decisions(self, n: int) -> str:
        """The PR of the player at this window, of so many decisions."""
        #: Label below a number. PR (performance rating) is a standard term
        return self.tr("your PR · %n decision(s) counted", "", n)

    def decisions_of(self, n: int) -> str:
        """The PR of {name}, of so many decisions."""
        #: Label below a number: the PR (performance rating, a standard term) of the player {name}
        return self.tr("PR of {name} · %n decision(s) counted", "", n)


def sides_of(record: MatchRecord) -> tuple[Player, Player]:
    """The player whose result it is first: who reads this, else a person, else White."""
    seats = record.header.seats

    def rank(player: Player) -> tuple[bool, bool]:
        seat = seats.of(player)
        return not is_you(seat.name), seat.kind is not SeatKind.HUMAN

    first = min(Player, key=rank)
    return first, first.opponent


def awaited_figures(record: MatchRecord) -> tuple[FigureView, ...]:
    """What stands there until the match is judged."""
    first, other = sides_of(record)
    awaited = FigureView(AWAITED, "")
    return (
        *(replace(awaited, caption=_pr_title(_name(record, player))) for player in (first, other)),
        replace(awaited, caption=_luck_title(_name(record, first))),
    )


def derive_figures(record: MatchRecord, review: Review) -> tuple[FigureView, ...]:
    """At most four cards; what is not known has none."""
    first, other = sides_of(record)
    rated = [_pr(_name(record, player), review.players.of(player)) for player in (first, other)]
    return (*rated, *_luck(record, review, first), *_even_luck(record, review, first))


def _name(record: MatchRecord, player: Player) -> str:
    return record.header.seats.of(player).name


def _pr_title(name: str) -> str:
    #: Label below a number that is not there yet. PR (performance rating) is a standard term
    yours = translate("Result", "your PR")
    #: Label below a number that is not there yet. {name} is a player
    return by_person(name, yours, translate("Result", "PR of {name}"))


def _pr(name: str, found: PlayerStatistics) -> FigureView:
    texts = CountedFigures()
    yours, named = texts.your_decisions(found.decisions), texts.decisions_of(found.decisions)
    caption = by_person(name, yours, named)
    if len(found.ratings) > 1:
        return FigureView(
            labels(*(rating_figure(one.pr) for one in found.ratings)), caption, tip=_games_tip(found)
        )
    if found.pr is None or found.interval is None:
        #: Stands in place of a number that is not known
        return FigureView(translate("Result", "-"), caption, tip=_pr_tip())
    low, high = found.interval
    #: Behind a number: how far it may be off; {half} is a number
    margin = translate("Result", "± {half}").format(half=decimals((high - low) / 2, 1))
    #: Behind a number that says little, as few decisions were made. Short
    few = translate("Result", "(few decisions)")
    return FigureView(
        rating_figure(found.pr), caption, aside=margin if found.is_enough else few, tip=_pr_tip()
    )


def _pr_tip() -> str:
    return Counted().rating_tip(FEWEST)


def _games_tip(found: PlayerStatistics) -> str:
    """The rating in each game."""
    ratings = (titled(title_in(one.game), rating_figure(one.pr)) for one in found.ratings)
    return lines(*ratings, _pr_tip())


def _luck_title(name: str) -> str:
    #: Label below a number: what the dice gave the player who reads this
    yours = translate("Result", "your luck")
    #: Label below a number: what the dice gave {name}
    return by_person(name, yours, translate("Result", "luck of {name}"))


def _luck(record: MatchRecord, review: Review, first: Player) -> tuple[FigureView, ...]:
    own, other = (review.players.of(player).luck for player in (first, first.opponent))
    if not own.rolls or not other.rolls:
        return ()
    options = record.header.options
    caption = labels(
        _luck_title(_name(record, first)),
        titled(_name(record, first.opponent), gain_text(other.result, options)),
    )
    tip = translate(
        "Result", "What the rolls gained on the average of all rolls, in chances to win the match."
    )
    if options.is_money:
        tip = translate("Result", "What the rolls gained on the average of all rolls, in points.")
    return (FigureView(gain_text(own.result, options), caption, tone=_tone(own.result), tip=tip),)


def _tone(result: float) -> str:
    return GOOD if result > 0 else BAD if result < 0 else ""


def _even_luck(record: MatchRecord, review: Review, first: Player) -> tuple[FigureView, ...]:
    """The result less the luck of both; not where giving up or the clock made it."""
    adjusted = review.players.of(first).luck_adjusted
    if adjusted is None or isinstance(record.events[-1], Abandoned | FlagFell):
        return ()
    tip = translate(
        "Result", "The result less the luck of both players: what the errors of both would have made of it."
    )
    name = _name(record, first)
    if record.header.options.is_money:
        #: Label below a number of points
        yours = translate("Result", "your points with even luck")
        #: Label below a number of points. {name} is a player
        named = translate("Result", "points of {name} with even luck")
        return (FigureView(signed(adjusted, 2), by_person(name, yours, named), tip=tip),)
    chance = _HALF + adjusted
    if not 0 <= chance <= 1:
        return ()
    #: Label below a chance in per cent
    yours = translate("Result", "your chances with even luck")
    #: Label below a chance in per cent. {name} is a player
    named = translate("Result", "chances of {name} with even luck")
    return (FigureView(percent(chance, 0), by_person(name, yours, named), tip=tip),)
