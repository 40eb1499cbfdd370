"""What was promised about fair dice, as tags that other programs keep or skip."""

from __future__ import annotations

from collections.abc import Iterator

from bgdesk.match.dice.fair_dice import is_sealed
from bgdesk.match.study import Study

FINGERPRINT, WORDS = "Dice fingerprint", "Dice words"
"""The SHA-256 of the secret, and the words of the player that went into every roll."""


def dice_tags(study: Study) -> Iterator[tuple[str, str]]:
    """What the record of ``study`` promised; its tags have it already where it was read from a file."""
    dice = study.record.header.dice
    for key, value in ((FINGERPRINT, dice.commitment), (WORDS, dice.words)):
        if value and is_sealed(dice) and not study.tag(key):
            yield key, value


def all_dice_tags(study: Study) -> Iterator[tuple[str, str]]:
    """The same with what stood in the file that ``study`` was read from."""
    yield from dice_tags(study)
    yield from ((key, value) for key, value in study.tags if key in (FINGERPRINT, WORDS))


def dice_note(tag: tuple[str, str]) -> str:
    """A tag as a line of a comment, for formats that have no tags of their own."""
    return ": ".join(tag)


def tag_of_note(text: str) -> tuple[str, str] | None:
    """The tag that `dice_note` made ``text`` of, ``None`` for other comments."""
    key, _, value = text.partition(": ")
    return (key, value) if key in (FINGERPRINT, WORDS) and value else None
