"""What each player rolled and what became of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass

from bgdesk.match.events import Event, OpeningRolled, Played, Rolled
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Pair
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player


@dataclass(frozen=True, slots=True)
class RollCount:
    """Sums over the rolls of one player; the opening throw counts for him who plays it.

    ``faces`` adds up the dice as they lie, ``entitled`` the pips that they allow (doubles twice),
    ``played`` the pips by which his count fell, ``lost`` those of dice that he could not play, ``wasted``
    what was more than needed to bear off: the three add up to what the dice of all finished turns allow.
    """

    rolls: int = 0
    faces: int = 0
    entitled: int = 0
    played: int = 0
    lost: int = 0
    doubles: int = 0
    wasted: int = 0

    def __add__(self, other: RollCount) -> RollCount:
        """The sums of both."""
        return RollCount(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))


NO_ROLLS = Pair(RollCount(), RollCount())


def count_by_game(record: MatchRecord) -> tuple[Pair[RollCount], ...]:
    """The counts of each game so far, the running one last; nothing that was taken back."""
    games: dict[int, Pair[RollCount]] = {}
    for index, event in enumerate(record.events):
        before, after = record.states[index], record.states[index + 1]
        number = after.game_number
        if number:
            games[number] = count_event(games.get(number, NO_ROLLS), before, event, after)
    return tuple(games.values())


def total(games: Iterable[Pair[RollCount]]) -> Pair[RollCount]:
    """The counts of all games together."""
    white, black = RollCount(), RollCount()
    for game in games:
        white, black = white + game.white, black + game.black
    return Pair(white, black)


def count_event(
    counts: Pair[RollCount], before: MatchState, event: Event, after: MatchState
) -> Pair[RollCount]:
    """``counts`` with what ``event`` between the two states adds."""
    if isinstance(event, OpeningRolled | Rolled) and after.turn and after.dice:
        return _add(counts, after.turn, _rolled(after.dice))
    if isinstance(event, Played) and before.dice:
        return _add(counts, event.player, _played(before, before.dice, event, after))
    return counts


def _add(counts: Pair[RollCount], player: Player, more: RollCount) -> Pair[RollCount]:
    return counts.with_value(player, counts.of(player) + more)


def _rolled(dice: Dice) -> RollCount:
    return RollCount(rolls=1, faces=dice.first + dice.second, entitled=dice.pips, doubles=int(dice.is_double))


def _played(before: MatchState, dice: Dice, event: Played, after: MatchState) -> RollCount:
    left = after.position.pips(event.player)
    played = before.position.pips(event.player) - left
    lost = dice.pips - sum(step.die for step in event.steps) if left else 0
    return RollCount(played=played, lost=lost, wasted=dice.pips - played - lost)
