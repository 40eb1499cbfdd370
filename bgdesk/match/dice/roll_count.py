"""What each player rolled and what became of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass

from bgdesk.match.events import DoubleNamed, Event, OpeningRolled, Played, Rolled
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState, Pair
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.stages import Stage


@dataclass(frozen=True, slots=True)
class RollCount:
    """Sums over the rolls of one player; the opening roll counts for the one who plays it, if anybody does.

    ``faces`` adds up the dice as they lie, ``entitled`` the pips that they allow (doubles twice or more,
    named ones and what the opponent left included), ``played`` the pips by which the count fell, ``lost``
    those of numbers that could not be played, ``wasted`` what was more than needed to bear off: the three add
    up to what all finished turns allow.
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
    match event:
        case OpeningRolled() | Rolled() if after.turn and after.dice:
            rolled = _add(counts, after.turn, _rolled(after.dice, _to_play(after)))
            return _without_opening(rolled, before) if before.may_reroll else rolled
        case DoubleNamed():
            return _add(counts, event.player, RollCount(entitled=_to_play(after)))
        case Played() if before.stage:
            counts = _add(counts, event.player, _played(before, event, after))
            is_left = after.plays_rest and not before.plays_rest
            more = RollCount(entitled=_to_play(after)) if is_left else RollCount()
            return _add(counts, event.player.opponent, more)
    return counts


def _add(counts: Pair[RollCount], player: Player, more: RollCount) -> Pair[RollCount]:
    return counts.with_value(player, counts.of(player) + more)


def _rolled(dice: Dice, entitled: int) -> RollCount:
    return RollCount(rolls=1, faces=dice.first + dice.second, entitled=entitled, doubles=int(dice.is_double))


def _without_opening(counts: Pair[RollCount], before: MatchState) -> Pair[RollCount]:
    """``counts`` without the opening dice, which lay there in ``before`` and are not played."""
    assert before.turn
    assert before.dice
    dice = before.dice
    rolled = RollCount(rolls=-1, faces=-dice.first - dice.second, entitled=-_to_play(before))
    return _add(counts, before.turn, rolled)


def _played(before: MatchState, event: Played, after: MatchState) -> RollCount:
    left = after.position.pips(event.player)
    played = before.position.pips(event.player) - left
    used = sum(step.die for step in event.steps)
    goes_on = after.turn is before.turn and after.plays_rest is before.plays_rest
    unused = _to_play(before) - used - (_to_play(after) if goes_on else 0)
    lost = unused if left else 0
    return RollCount(played=played, lost=lost, wasted=used + unused - played - lost)


def _to_play(state: MatchState) -> int:
    """Pips of the numbers that are to be played and of those that come after them."""
    later = [each for each in state.coming if isinstance(each, Stage)]
    stages = [state.stage, *later] if state.stage else later
    return sum(sum(stage.faces) for stage in stages)
