"""What is asked next: what is due and what is new, in an order that mixes what is alike."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from bgdesk.library.card_rows import CardCounts, ReviewMode, WaitingCard

LEECH_AFTER = 6
"""A card that was forgotten so often is put aside: asking it once more will not help."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many cards a day at most, and how many in one go; 0 in one go is until nothing is left."""

    fresh: int = 10
    reviews: int = 60
    length: int = 20


@dataclass(frozen=True, slots=True)
class Asked:
    """One card of a session, and what an answer to it counts for."""

    card: str
    mode: ReviewMode


@dataclass(frozen=True, slots=True)
class CardSession:
    """The cards of one go in their order; ``at`` is the one that is asked now."""

    asked: tuple[Asked, ...] = ()
    at: int = 0

    @property
    def now(self) -> Asked | None:
        """What is asked; ``None`` at the end."""
        return self.asked[self.at] if self.at < len(self.asked) else None

    def on(self) -> CardSession:
        """At the next card."""
        return replace(self, at=self.at + 1)

    def back_to(self, asked: Asked) -> CardSession:
        """At the last time before now that ``asked`` was asked."""
        before = [place for place, one in enumerate(self.asked[: self.at]) if one == asked]
        return replace(self, at=before[-1]) if before else self

    def failed(self) -> CardSession:
        """The card that is asked comes again at the end, where it is not graded once more."""
        now = self.now
        if now is None or now.mode is ReviewMode.CRAM:
            return self
        return replace(self, asked=(*self.asked, Asked(now.card, ReviewMode.AGAIN)))

    def passed(self) -> CardSession:
        """The card that is asked does not come again after all."""
        now = self.now
        rest = [one for one in self.asked[self.at + 1 :] if not (now and one.card == now.card)]
        return replace(self, asked=(*self.asked[: self.at + 1], *rest))


def due_now(counts: CardCounts, limits: Limits) -> tuple[int, int]:
    """How many reviews and how many new cards are left for today.

    >>> due_now(CardCounts(cards=100, due=80, fresh=20, done=10, begun=4), Limits())
    (50, 6)
    """
    return (
        max(0, min(counts.due, limits.reviews - counts.done)),
        max(0, min(counts.fresh, limits.fresh - counts.begun)),
    )


def session_of(
    due: Sequence[WaitingCard], fresh: Sequence[WaitingCard], counts: CardCounts, limits: Limits
) -> CardSession:
    """What is due first, what is new spread among it; no card twice, and never two alike where it can be."""
    reviews, begun = due_now(counts, limits)
    chosen = [Asked(one.id, ReviewMode.DUE) for one in mixed(due[:reviews])]
    new = [Asked(one.id, ReviewMode.NEW) for one in mixed(fresh[:begun])]
    order = _spread(chosen, new)
    return CardSession(tuple(order[: limits.length] if limits.length else order))


def drill_of(cards: Sequence[WaitingCard], day: str, counts: CardCounts, limits: Limits) -> CardSession:
    """``cards`` at once: what is for ``day`` anyway first and by the schedule, the rest without counting."""
    reviews, begun = due_now(counts, limits)
    due = [one for one in cards if one.reps and one.due <= day][:reviews]
    fresh = [one for one in cards if not one.reps][:begun]
    counting = {one.id for one in (*due, *fresh)}
    rest = [one for one in cards if one.id not in counting]
    chosen = [*due, *fresh, *rest][: limits.length or None]
    modes = {one.id: ReviewMode.DUE if one.reps else ReviewMode.NEW for one in chosen if one.id in counting}
    return CardSession(tuple(Asked(one.id, modes.get(one.id, ReviewMode.CRAM)) for one in mixed(chosen)))


def cram_of(waiting: Sequence[WaitingCard], length: int) -> CardSession:
    """Cards without their being due; the answers change nothing."""
    chosen = [Asked(one.id, ReviewMode.CRAM) for one in mixed(waiting)]
    return CardSession(tuple(chosen[:length] if length else chosen))


def mixed(cards: Sequence[WaitingCard]) -> list[WaitingCard]:
    """``cards`` theme by theme in turn, each in the order given: what is alike is not asked in a row."""
    themes: dict[str, list[WaitingCard]] = defaultdict(list)
    for card in cards:
        themes[card.theme].append(card)
    found, last = [], ""
    while themes:
        most = sorted(themes, key=lambda theme: -len(themes[theme]))
        theme = next((one for one in most if one != last), most[0])
        found.append(themes[theme].pop(0))
        if not themes[theme]:
            del themes[theme]
        last = theme
    return found


def _spread(due: list[Asked], new: list[Asked]) -> list[Asked]:
    """``new`` at even distances among ``due``."""
    total, share = len(due) + len(new), len(new)
    rest_due, rest_new = iter(due), iter(new)
    return [
        next(rest_new if (place + 1) * share // total > place * share // total else rest_due)
        for place in range(total)
    ]


def forecast(due: Sequence[tuple[str, int]], today: date, days: int = 30) -> tuple[int, ...]:
    """How many cards are due on each of the next ``days``, what is overdue on the first.

    >>> forecast((("2026-03-01", 2), ("2026-03-02", 1), ("2026-03-04", 5)), date(2026, 3, 2), 3)
    (3, 0, 5)
    """
    found = [0] * days
    for day, number in due:
        place = (date.fromisoformat(day) - today) // timedelta(days=1)
        if place < days:
            found[max(0, place)] += number
    return tuple(found)
