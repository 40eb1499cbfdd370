"""What is advised that can be shown, and what is left to do of each play on the board as it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bgdesk.app.table.play_entry import PlayEntry, Route
from bgdesk.engine.requests import Advice
from bgdesk.rules.legal.begun_play import BegunPlay

if TYPE_CHECKING:
    from bgdesk.engine.protocol import RankedDouble, RankedPlay
    from bgdesk.engine.reroll import Reroll

MOST_SHOWN = 8


@dataclass(frozen=True, slots=True)
class AdvisedPlay:
    """A play, and the ``steps`` that make it of what is on the board; ``None`` where nothing can."""

    ranked: RankedPlay
    steps: Route | None


@dataclass(frozen=True, slots=True)
class AdvisedPlays:
    """The plays to be shown, best first.

    ``is_begun``: steps have been made, and only plays that they can still become are shown. ``is_made``:
    nothing is left to do.
    """

    shown: tuple[AdvisedPlay, ...] = ()
    is_begun: bool = False
    is_made: bool = False

    @property
    def made(self) -> AdvisedPlay | None:
        """The play that is on the board, where it is whole."""
        return next((one for one in self.shown if self.is_made and one.steps == ()), None)


def advised_plays(hint: Advice | None, entry: PlayEntry | None) -> AdvisedPlays:
    """What is shown of the plays of ``hint`` while ``entry`` is on the board."""
    plays = hint.plays if hint else ()
    if entry is None or not entry.played:
        return AdvisedPlays(tuple(AdvisedPlay(one, one.play.steps) for one in plays[:MOST_SHOWN]))
    ways = {play.result: play.steps for play in BegunPlay(entry.legal, entry.played).plays}
    known = [AdvisedPlay(one, ways.get(one.play.result)) for one in plays]
    possible = [one for one in known if one.steps is not None]
    if possible and entry.can_continue:
        return AdvisedPlays(tuple(possible[:MOST_SHOWN]), is_begun=True)
    shown = [one for number, one in enumerate(known) if number < MOST_SHOWN or one in possible]
    return AdvisedPlays(tuple(shown), is_made=bool(possible))


HintChoice: TypeAlias = "AdvisedPlay | Reroll | RankedDouble"
"""What a row of a hint stands for, and can be done at once: to play, to roll again, to name a double."""


def hint_choices(hint: Advice | None, plays: AdvisedPlays) -> tuple[HintChoice, ...]:
    """What is advised, best first, ``plays`` among it; nothing of the cube, which nobody turns by chance."""
    if hint is None:
        return ()
    if not hint.plays:
        return hint.doubles
    if hint.reroll is None or plays.is_begun or plays.is_made:
        return plays.shown
    better = 0
    if not hint.reroll.is_better:
        better = sum(lead_over(hint.reroll, one.ranked) <= 0 for one in plays.shown) or 1
    return (*plays.shown[:better], hint.reroll, *plays.shown[better:])


def lead_over(reroll: Reroll, play: RankedPlay) -> float:
    """How many points rolling again is worth more than ``play``; none where that is not known."""
    points = play.probabilities.cubeless_equity() if play.probabilities else reroll.worth.value
    return reroll.worth.value - points
