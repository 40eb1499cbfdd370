"""The doubling cube."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.rules.player import Player


@dataclass(frozen=True, slots=True)
class Cube:
    """Value (a power of two) and owner; no owner means centred.

    Raises ValueError when the value is not a positive power of two.
    """

    value: int = 1
    owner: Player | None = None

    def __post_init__(self) -> None:
        if self.value < 1 or self.value & (self.value - 1):
            raise ValueError(f"a cube cannot show {self.value}")

    @property
    def is_centred(self) -> bool:
        """Nobody owns the cube."""
        return self.owner is None

    def may_be_turned_by(self, player: Player) -> bool:
        """Whether ownership alone lets ``player`` double."""
        return self.owner in (None, player)
