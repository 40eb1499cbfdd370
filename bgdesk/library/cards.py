"""The cards of the players: kept, counted, and found when they are due."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, NamedTuple, TypeVar
from uuid import uuid4

from bgdesk.library.card_rows import (
    OWN_PROFILE,
    CardCounts,
    CardKind,
    CardRow,
    Memory,
    ReviewMode,
    WaitingCard,
)
from bgdesk.library.leases import Leases
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.store import Rows, Run, Store

_log = logging.getLogger(__name__)

T = TypeVar("T")

_MEMORY = "state, stability, difficulty, due, last, reps, lapses"
_CARD = (
    "id, kind, key, xgid, match_id, event, level, body, best, accept, cost, ease, theme, deck, made, profile,"
    f" is_suspended, is_changed, {_MEMORY}"
)
_WAITING = "id, kind, theme, due, reps, deck, cost, is_changed"
_OF_PROFILE = "profile = ? AND (? IS NULL OR deck = ?)"


@dataclass(frozen=True, slots=True)
class Added:
    """How many cards were ``made``, ``known`` before, and known with another best answer (``changed``).

    ``ids`` are those of all of them, in the order given.
    """

    made: int = 0
    known: int = 0
    changed: int = 0
    ids: tuple[str, ...] = ()

    def with_more(self, other: Added) -> Added:
        """Both together."""
        return Added(
            self.made + other.made,
            self.known + other.known,
            self.changed + other.changed,
            (*self.ids, *other.ids),
        )


class _KnownCard(NamedTuple):
    id: str
    best: str
    match_id: str
    event: int

    @property
    def decision(self) -> tuple[str, int]:
        return self.match_id, self.event


class CardShelf:
    """All cards of ``profile``. Every method raises JournalError when the disk or the file fails."""

    def __init__(
        self, store: Store, leases: Leases, now: Callable[[], str], profile: str = OWN_PROFILE
    ) -> None:
        self._store = store
        self._leases = leases
        self._now = now
        self._profile = profile

    def add(self, cards: Sequence[CardRow], day: str) -> Added:
        """Keep ``cards``; one that is known stays, and is due on ``day`` if another answer is best now.

        What is told of a decision stays true: the same position from elsewhere changes nothing of its card.
        """
        made = known = changed = 0
        ids: list[str] = []
        with self._store.writing() as run:
            for card in cards:
                found = self._known(run, card)
                ids.append(found.id if found else self._insert(run, card))
                if not found:
                    made += 1
                elif found.best == card.best or found.decision != (card.match_id, card.event):
                    known += 1
                else:
                    _renew(run, found.id, card, day)
                    changed += 1
        return Added(made, known, changed, tuple(ids))

    def _known(self, run: Run, card: CardRow) -> _KnownCard | None:
        """The card of the same position, or of the same decision with another answer in its key."""
        kind = self._profile, card.kind
        same = run(
            "SELECT id, best, match_id, event FROM card WHERE profile = ? AND kind = ? AND key = ?",
            *kind,
            card.key,
        )
        if same:
            return _KnownCard(*same[0])
        rows = run(
            "SELECT id, best, match_id, event, key FROM card"
            " WHERE profile = ? AND kind = ? AND match_id = ? AND event = ?",
            *kind,
            card.match_id,
            card.event,
        )
        return next((_KnownCard(*row) for *row, key in rows if _bare(key) == _bare(card.key)), None)

    def _insert(self, run: Run, card: CardRow) -> str:
        card_id = card.id or uuid4().hex
        run(
            "INSERT INTO card (id, profile, kind, key, xgid, made, match_id, event, deck, level, body, best,"
            " accept, cost, ease, theme) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            card_id,
            self._profile,
            card.kind,
            card.key,
            card.xgid,
            self._now(),
            card.match_id,
            card.event,
            card.deck,
            card.level,
            card.body,
            card.best,
            card.accept,
            card.cost,
            card.ease,
            card.theme,
        )
        return card_id

    def events_of(self, match_id: str) -> frozenset[int]:
        """The decisions of a match of which there are cards, by their events."""
        rows = self._store.read(
            "SELECT event FROM card WHERE profile = ? AND match_id = ?", self._profile, match_id
        )
        return frozenset(int(event) for (event,) in rows)

    def card(self, card_id: str) -> CardRow | None:
        """One card, if it is still there, and can be read."""
        rows = self._store.read(f"SELECT {_CARD} FROM card WHERE id = ?", card_id)
        return next(_read(rows, _card), None)

    def cards(self, deck: str | None = None) -> tuple[CardRow, ...]:
        """All cards, or those of one deck, in the order in which they were made.

        What cannot be read is left out, here and below, and stays as it is.
        """
        rows = self._store.read(
            f"SELECT {_CARD} FROM card WHERE {_OF_PROFILE} ORDER BY made, id", self._profile, deck, deck
        )
        return tuple(_read(rows, _card))

    def due(self, day: str, deck: str | None = None) -> tuple[WaitingCard, ...]:
        """The cards asked before that are due on ``day``, what waits longest first."""
        rows = self._store.read(
            f"SELECT {_WAITING} FROM card WHERE {_OF_PROFILE} AND is_suspended = 0 AND reps > 0 AND due <= ?"
            " ORDER BY due, cost DESC, id",
            self._profile,
            deck,
            deck,
            day,
        )
        return tuple(_read(rows, _waiting))

    def fresh(self, deck: str | None = None) -> tuple[WaitingCard, ...]:
        """The cards that were never asked, the most expensive first."""
        rows = self._store.read(
            f"SELECT {_WAITING} FROM card WHERE {_OF_PROFILE} AND is_suspended = 0 AND reps = 0"
            " ORDER BY cost DESC, made, id",
            self._profile,
            deck,
            deck,
        )
        return tuple(_read(rows, _waiting))

    def waiting(self, deck: str | None = None) -> tuple[WaitingCard, ...]:
        """All cards that may be asked, due or not, what is due next first."""
        rows = self._store.read(
            f"SELECT {_WAITING} FROM card WHERE {_OF_PROFILE} AND is_suspended = 0 ORDER BY due, id",
            self._profile,
            deck,
            deck,
        )
        return tuple(_read(rows, _waiting))

    def counts(self, day: str, deck: str | None = None) -> CardCounts:
        """How many cards there are on ``day``."""
        ((cards, due, fresh, resting),) = self._store.read(
            "SELECT count(*), coalesce(sum(is_suspended = 0 AND reps > 0 AND due <= ?), 0),"
            " coalesce(sum(is_suspended = 0 AND reps = 0), 0), coalesce(sum(is_suspended), 0)"
            f" FROM card WHERE {_OF_PROFILE}",
            day,
            self._profile,
            deck,
            deck,
        )
        answered: Mapping[str, int] = dict(
            self._store.read(
                "SELECT mode, count(*) FROM review WHERE profile = ? AND day = ? AND is_undone = 0"
                " GROUP BY mode",
                self._profile,
                day,
            )
        )
        done, begun = answered.get(ReviewMode.DUE, 0), answered.get(ReviewMode.NEW, 0)
        return CardCounts(cards, due, fresh, resting, done, begun)

    def due_days(self) -> tuple[tuple[str, int], ...]:
        """On which days how many cards are due that were asked before."""
        rows = self._store.read(
            "SELECT due, count(*) FROM card WHERE profile = ? AND is_suspended = 0 AND reps > 0"
            " GROUP BY due ORDER BY due",
            self._profile,
        )
        return tuple(_read(rows, _load))

    def resting(self) -> tuple[CardRow, ...]:
        """The cards that are not asked any more."""
        rows = self._store.read(
            f"SELECT {_CARD} FROM card WHERE profile = ? AND is_suspended = 1 ORDER BY lapses DESC, id",
            self._profile,
        )
        return tuple(_read(rows, _card))

    def take(self, card_id: str) -> bool:
        """Hold the card until `release`; False where another window has it."""
        try:
            self._leases.take(lease_of(card_id))
        except JournalError as problem:
            if problem.trouble is not Trouble.OPEN_ELSEWHERE:
                raise
            return False
        return True

    def release(self, card_id: str) -> None:
        """Let go of the card."""
        self._leases.release(lease_of(card_id))

    def suspend(self, card_id: str, *, is_suspended: bool = True) -> None:
        """Do not ask a card any more, or ask it again."""
        with self._store.writing() as run:
            run("UPDATE card SET is_suspended = ? WHERE id = ?", int(is_suspended), card_id)

    def remove(self, card_id: str) -> None:
        """Forget a card and what was answered to it."""
        with self._store.writing() as run:
            run("DELETE FROM card WHERE id = ?", card_id)
            run("DELETE FROM review WHERE card = ?", card_id)


def lease_of(card_id: str) -> str:
    """Under which name a card is held."""
    return f"card-{card_id}"


def _bare(key: str) -> str:
    """``key`` without the best answer, which stands in it where the score is far from the end."""
    return re.sub(r"~[^|]*", "", key)


def _renew(run: Run, card_id: str, card: CardRow, day: str) -> None:
    """The history stays, the answer is another one, and the card is due."""
    run(
        "UPDATE card SET key = ?, body = ?, best = ?, level = ?, accept = ?, cost = ?, ease = ?,"
        " is_changed = 1, due = CASE WHEN reps > 0 AND due > ? THEN ? ELSE due END WHERE id = ?",
        card.key,
        card.body,
        card.best,
        card.level,
        card.accept,
        card.cost,
        card.ease,
        day,
        day,
        card_id,
    )


def _read(rows: Rows, make: Callable[[tuple[Any, ...]], T]) -> Iterator[T]:
    """What ``make`` makes of ``rows``; it raises ValueError or TypeError of those that are damaged."""
    for row in rows:
        try:
            found = make(row)
        except (ValueError, TypeError) as problem:
            _log.warning("card %s cannot be read and is left out: %s", row[0], problem)
        else:
            yield found


def _card(row: tuple[Any, ...]) -> CardRow:
    card_id, kind, *told = row[:16]
    card = CardRow(card_id, CardKind(kind), *told)
    is_suspended, is_changed, *memory = row[16:]
    remembered = Memory(*memory)
    remembered.check()
    return replace(
        card,
        accept=float(card.accept),
        cost=float(card.cost),
        ease=float(card.ease),
        memory=remembered,
        is_suspended=bool(is_suspended),
        is_changed=bool(is_changed),
    )


def _waiting(row: tuple[Any, ...]) -> WaitingCard:
    card_id, kind, theme, due, reps, deck, cost, is_changed = row
    return WaitingCard(card_id, CardKind(kind), theme, due, int(reps), deck, float(cost), bool(is_changed))


def _load(row: tuple[Any, ...]) -> tuple[str, int]:
    day, number = row
    return date.fromisoformat(day).isoformat(), int(number)
