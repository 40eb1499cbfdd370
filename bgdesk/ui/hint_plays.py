"""Which of the plays that are advised are shown, and what is left to do of each on the board as it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bgdesk.app.play_entry import PlayEntry, Route
from bgdesk.engine.requests import Advice
from bgdesk.rules.position import Position

if TYPE_CHECKING:
    from bgdesk.engine.protocol import RankedPlay

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
    ways = _ways_on(entry)
    known = [AdvisedPlay(one, ways.get(one.play.result)) for one in plays]
    possible = [one for one in known if one.steps is not None]
    if possible and entry.can_continue:
        return AdvisedPlays(tuple(possible[:MOST_SHOWN]), is_begun=True)
    shown = [one for number, one in enumerate(known) if number < MOST_SHOWN or one in possible]
    return AdvisedPlays(tuple(shown), is_made=bool(possible))


def _ways_on(entry: PlayEntry) -> dict[Position, Route]:
    """Every position in which the play begun may end, with the shortest way there."""
    legal, ends, seen = entry.legal, dict[Position, Route](), set[object]()
    ways: list[Route] = [()]
    for way in ways:
        played = entry.played + way
        position, steps = legal.after(played), legal.next_steps(played)
        known = (position, legal.unused(played), steps)
        if known in seen:
            continue
        seen.add(known)
        if legal.is_complete(played):
            ends.setdefault(position, way)
        ways += [(*way, step) for step in steps]
    return ends
