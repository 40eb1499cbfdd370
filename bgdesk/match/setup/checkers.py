"""The checkers of both players while they are being set; a change that leaves nothing out of account."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.rules.hit_lock import has_opened
from bgdesk.rules.player import Player
from bgdesk.rules.position import IN, NO_EXTRA, OFF, Extra, Position
from bgdesk.rules.relation import rel
from bgdesk.rules.variants import Contact, Ruleset


@dataclass
class Checkers:
    """Counts by own places, the points on which a checker is pinned, and the reserves."""

    counts: dict[Player, list[int]]
    pinned: dict[Player, set[int]]
    reserve: dict[Player, int]

    @classmethod
    def of(cls, position: Position) -> Checkers:
        """Those of ``position``."""
        return cls(
            {player: list(position.of(player)) for player in Player},
            {player: set(position.extra(player).pinned) for player in Player},
            {player: position.extra(player).reserve for player in Player},
        )

    def set(self, player: Player, place: int, wanted: int) -> None:
        """``wanted`` checkers on ``place``; the difference comes from the tray."""
        if place == IN:
            self.counts[player][OFF] += self.reserve[player] - wanted
            self.reserve[player] = wanted
            return
        self.counts[player][OFF] += self.counts[player][place] - wanted
        self.counts[player][place] = wanted

    def clear_for(self, player: Player, point: int, ruleset: Ruleset) -> None:
        """Nobody else on ``point``, of which ``player`` is the owner now, but one checker that is pinned."""
        other, there = player.opponent, rel(ruleset.relation, point)
        self.pinned[player].discard(point)
        self.pinned[other].discard(there)
        if not self.counts[player][point]:
            return
        if ruleset.contact is Contact.PIN and self.counts[other][there] == 1:
            self.pinned[other].add(there)
        else:
            self.set(other, there, 0)

    def position(self, ruleset: Ruleset, before: Position) -> Position:
        """What has been set; a lock that was open stays open, one that a checker at home opens is open."""
        return Position(
            tuple(self.counts[Player.WHITE]),
            tuple(self.counts[Player.BLACK]),
            self._extra(Player.WHITE, ruleset, before),
            self._extra(Player.BLACK, ruleset, before),
        )

    def _extra(self, player: Player, ruleset: Ruleset, before: Position) -> Extra:
        was_told = before.extra(player).lock_open and not has_opened(before.of(player), ruleset)
        is_open = was_told or has_opened(tuple(self.counts[player]), ruleset)
        extra = Extra(self.reserve[player], frozenset(self.pinned[player]), is_open)
        return NO_EXTRA if extra == NO_EXTRA else extra
