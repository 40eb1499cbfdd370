"""Looking things up in JSON values that nobody has checked: whatever is not as it should be is not there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from bgdesk.match.codec.record_codec import MAX_ENTRIES
from bgdesk.match.evaluation import Probabilities
from bgdesk.rules.player import Player

LONGEST_TEXT = 100_000
MOST_ITEMS = MAX_ENTRIES
"""No list that fits a match record is longer."""
MOST_EQUITY = 100.0
_SENTINEL = -90.0
"""BGBlitz writes -99 and -999 for what it does not know."""
_TOLERANCE = 0.01
_LONGEST_NUMBER = 40
_CHANCES = 5


@dataclass(frozen=True, slots=True)
class JsonObject:
    """A JSON object; anything else is an empty one."""

    fields: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, value: object) -> JsonObject:
        """``value`` if it is an object."""
        return cls(value) if isinstance(value, dict) else cls()

    def has(self, key: str) -> bool:
        """Whether there is something else than null at ``key``."""
        return self.fields.get(key) is not None

    def node(self, key: str) -> JsonObject:
        """The object at ``key``, an empty one when there is none."""
        return JsonObject.of(self.fields.get(key))

    def nodes(self, key: str) -> list[JsonObject]:
        """The objects of the list at ``key``."""
        return [JsonObject.of(value) for value in self.values(key)]

    def values(self, key: str) -> list[Any]:
        """The list at ``key``, no more than `MOST_ITEMS` of it."""
        value = self.fields.get(key)
        return value[:MOST_ITEMS] if isinstance(value, list) else []

    def text(self, key: str) -> str:
        """The text at ``key`` on one line, without characters that cannot be shown."""
        return " ".join(self.lines(key).split())

    def lines(self, key: str) -> str:
        """The text at ``key``, which may have several lines."""
        value = self.fields.get(key)
        if not isinstance(value, str):
            return ""
        return "".join(c if c.isprintable() or c == "\n" else " " for c in value[:LONGEST_TEXT])

    def flag(self, key: str) -> bool:
        """Whether true or a number other than 0 is at ``key``."""
        value = self.fields.get(key)
        return isinstance(value, bool | int) and bool(value)

    def whole(self, key: str, low: int, high: int) -> int | None:
        """The whole number at ``key`` if it is between the limits."""
        return whole(self.fields.get(key), low, high)

    def player(self, key: str, players: Mapping[int, Player]) -> Player | None:
        """The player whose number among ``players`` is at ``key``."""
        value = self.fields.get(key)
        return players.get(value) if isinstance(value, int) and not isinstance(value, bool) else None

    def number(self, key: str) -> float | None:
        """The finite number at ``key``, or the text of one."""
        value = self.fields.get(key)
        if isinstance(value, bool) or not isinstance(value, int | float | str):
            return None
        try:
            number = float(value[:_LONGEST_NUMBER] if isinstance(value, str) else value)
        except (ValueError, OverflowError):
            return None
        return number if isfinite(number) else None

    def equity(self, key: str) -> float | None:
        """The number at ``key`` if it can be an equity."""
        number = self.number(key)
        return number if number is not None and _SENTINEL < number <= MOST_EQUITY else None

    def chances(self, player: Player, keys: tuple[str, ...]) -> Probabilities | None:
        """The chances at ``keys``: winning, gammons and backgammons won, gammons and backgammons lost."""
        found = [self.number(key) for key in keys]
        known = [chance for chance in found if chance is not None and -_TOLERANCE <= chance <= 1 + _TOLERANCE]
        return Probabilities(player, *known) if len(known) == len(keys) == _CHANCES else None


def whole(value: object, low: int, high: int) -> int | None:
    """``value`` if it is a whole number between the limits."""
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return value if is_number and low <= value <= high else None  # type: ignore[operator,return-value]  # an int


def shown(value: object) -> str:
    """``value`` for people, short and on one line."""
    text = str(value) if isinstance(value, str | int | float | None) else type(value).__name__
    return " ".join("".join(c if c.isprintable() else " " for c in text[:_LONGEST_NUMBER]).split())
