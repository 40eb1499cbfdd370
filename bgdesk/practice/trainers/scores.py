"""The score at which a question is asked."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AskedScore:
    """A score as ``away`` points of the player on roll and of the opponent; ``None`` is money play.

    In money play gammons count at once: the Jacoby rule is off. Where exactly one is 1-away and it is not
    the Crawford game, that game is over.
    """

    away: tuple[int, int] | None = None
    is_crawford: bool = False

    @property
    def key(self) -> str:
        """In a file: ``money``, ``2-5``, or ``1-4c`` in the Crawford game."""
        if self.away is None:
            return "money"
        return f"{self.away[0]}-{self.away[1]}{'c' if self.is_crawford else ''}"

    @classmethod
    def of_key(cls, key: str) -> AskedScore:
        """The score that `key` gave. Raises ValueError."""
        if key == "money":
            return cls()
        own, other = key.removesuffix("c").split("-")
        return cls((int(own), int(other)), key.endswith("c"))


MONEY = AskedScore()
