"""The people whose decisions, cards and ratings are kept apart, and the names under which they play."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple
from uuid import uuid4

from bgdesk.library.catalogue import BIN_DAYS, one_line
from bgdesk.library.find.folding import folded
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.store import Run, Store
from bgdesk.match.record import SeatKind

_log = logging.getLogger(__name__)

FIRST_PROFILE = "me"
"""The id of the person who was there first."""
RATED = "profile:"
"""A rating of a person stands under this and the id of the profile."""
_SET_ASIDE = "\x1f"
"""No name: whose a rating is while two of them change places."""
COLOURS = ("#3d7fc4", "#c4703d", "#4f9a5b", "#8f5fb8", "#b04a6a", "#5f8f9a")
"""What tells people apart where they stand beside each other."""
LONGEST_NAME = 60
_ID_LENGTH = 12


@dataclass(frozen=True, slots=True)
class Profile:
    """A person; ``name`` is empty as long as none was given. ``names`` are those in matches, as written."""

    id: str
    name: str
    colour: str
    names: tuple[str, ...] = ()
    binned: str | None = None


@dataclass(frozen=True, slots=True)
class KnownName:
    """A name of a player in so many ``matches``, and whose it is: the id of a profile, or empty."""

    name: str
    matches: int
    profile: str


class PlayedBy(NamedTuple):
    """A profile and all names, folded, under which it plays."""

    profile: str
    names: frozenset[str]


class Profiles:
    """Every change is on disk when its method returns; each raises JournalError on failure."""

    def __init__(self, store: Store, now: Callable[[], str]) -> None:
        self._store = store
        self._now = now

    def all(self) -> tuple[Profile, ...]:
        """Everybody who is not in the bin, the first one first."""
        return self._found("binned IS NULL")

    def binned(self) -> tuple[Profile, ...]:
        """Those who were removed, until they are gone."""
        return self._found("binned IS NOT NULL")

    def _found(self, condition: str) -> tuple[Profile, ...]:
        rows = self._store.read(
            f"SELECT id, name, colour, binned FROM profile WHERE {condition} ORDER BY created, id <> ?, id",
            FIRST_PROFILE,
        )
        names: dict[str, list[str]] = {}
        for owner, written in self._store.read("SELECT profile, written FROM alias ORDER BY name"):
            names.setdefault(owner, []).append(written)
        return tuple(
            Profile(one, name, colour or COLOURS[0], tuple(names.get(one, ())), binned)
            for one, name, colour, binned in rows
        )

    def add(self, name: str) -> str:
        """A new person called ``name``, who plays under that name if it is nobody's yet; the id."""
        plain, new_id = one_line(name, LONGEST_NAME), uuid4().hex[:_ID_LENGTH]
        with self._store.writing() as run:
            ((number,),) = run("SELECT count(*) FROM profile")
            colour = COLOURS[number % len(COLOURS)]
            run(
                "INSERT INTO profile (id, name, colour, created) VALUES (?, ?, ?, ?)",
                new_id,
                plain,
                colour,
                self._now(),
            )
            if not run("SELECT 1 FROM alias WHERE name = ?", folded(plain)):
                _claim(run, new_id, plain, self._now())
        return new_id

    def rename(self, profile_id: str, name: str) -> None:
        """Call somebody otherwise; the names in matches stay."""
        with self._store.writing() as run:
            _expect(run, profile_id)
            run("UPDATE profile SET name = ? WHERE id = ?", one_line(name, LONGEST_NAME), profile_id)

    def claim(self, profile_id: str, names: Sequence[str]) -> None:
        """``profile_id`` played under ``names``, whoever did until now: decisions and rating go along."""
        with self._store.writing() as run:
            _expect(run, profile_id)
            for name in names:
                _claim(run, profile_id, name, self._now())

    def claim_free(self, profile_id: str, names: Sequence[str]) -> None:
        """``profile_id`` played under those of ``names`` that are nobody's."""
        known = {name for (name,) in self._store.read("SELECT name FROM alias")}
        free = [name for name in names if folded(one_line(name, LONGEST_NAME)) not in known]
        if free:
            self.claim(profile_id, free)

    def release(self, names: Sequence[str]) -> None:
        """``names`` are nobody's; what was rated under them stays with the person."""
        with self._store.writing() as run:
            for name in map(folded, names):
                run("DELETE FROM alias WHERE name = ?", name)
                run("UPDATE decision SET profile = '' WHERE name = ?", name)

    def discard(self, profile_id: str) -> None:
        """Put somebody into the bin for `BIN_DAYS` days; never the first one. No match changes."""
        if profile_id == FIRST_PROFILE:
            raise JournalError(Trouble.UNKNOWN_MATCH, profile_id)
        with self._store.writing() as run:
            run("UPDATE profile SET binned = ? WHERE id = ?", self._now(), profile_id)

    def restore(self, profile_id: str) -> None:
        """Take somebody out of the bin."""
        with self._store.writing() as run:
            run("UPDATE profile SET binned = NULL WHERE id = ?", profile_id)

    def empty_bin(self) -> int:
        """Forget who has been in the bin for `BIN_DAYS`, with names and rating; how many that were."""
        before = datetime.fromisoformat(self._now()) - timedelta(days=BIN_DAYS)
        moment = before.isoformat(timespec="milliseconds")
        with self._store.writing() as run:
            gone = run("SELECT id FROM profile WHERE binned < ?", moment)
            for (profile_id,) in gone:
                run("UPDATE decision SET profile = '' WHERE profile = ?", profile_id)
                run("DELETE FROM alias WHERE profile = ?", profile_id)
                run("DELETE FROM rating WHERE profile = ?", RATED + profile_id)
                run("DELETE FROM profile WHERE id = ?", profile_id)
        if gone:
            _log.info("%d profiles were in the bin for %d days and are gone", len(gone), BIN_DAYS)
        return len(gone)

    def played_by(self, name: str) -> PlayedBy:
        """Who plays as ``name``, the first one if nobody has claimed it, and the names of that person."""
        key = folded(one_line(name, LONGEST_NAME))
        owners: dict[str, str] = dict(self._store.read("SELECT name, profile FROM alias"))
        profile = owners.get(key, FIRST_PROFILE)
        return PlayedBy(profile, frozenset({key, *(one for one in owners if owners[one] == profile)}))

    def names_of(self, profile_id: str) -> frozenset[str]:
        """All names, folded, under which somebody plays."""
        rows = self._store.read("SELECT name FROM alias WHERE profile = ?", profile_id)
        return frozenset(str(name) for (name,) in rows)

    def known_names(self) -> tuple[KnownName, ...]:
        """The names of people in all matches, the most frequent first; those of computers are left out."""
        written: dict[str, str] = {}
        counts: Counter[str] = Counter()
        for name in self._names():
            key = folded(name)
            written.setdefault(key, name)
            counts[key] += 1
        owners: dict[str, str] = dict(self._store.read("SELECT name, profile FROM alias"))
        order = sorted(counts, key=lambda key: (-counts[key], key))
        return tuple(KnownName(written[key], counts[key], owners.get(key, "")) for key in order)

    def _names(self) -> Iterator[str]:
        rows = self._store.read(
            "SELECT white, white_seat, black, black_seat FROM listed"
            " WHERE lead IS NULL AND binned IS NULL AND kind <> 'position' ORDER BY at DESC"
        )
        for white, white_seat, black, black_seat in rows:
            for name, seat in ((white, white_seat), (black, black_seat)):
                if name and seat != SeatKind.BOT:
                    yield name


def _expect(run: Run, profile_id: str) -> None:
    if not run("SELECT 1 FROM profile WHERE id = ?", profile_id):
        raise JournalError(Trouble.UNKNOWN_MATCH, profile_id)


def _claim(run: Run, profile_id: str, written: str, at: str) -> None:
    plain = one_line(written, LONGEST_NAME)
    name = folded(plain)
    if not name:
        return
    run(
        "INSERT OR REPLACE INTO alias (name, written, profile, added) VALUES (?, ?, ?, ?)",
        name,
        plain,
        profile_id,
        at,
    )
    run("UPDATE decision SET profile = ? WHERE name = ?", profile_id, name)
    _take_ratings(run, name, RATED + profile_id)


def _take_ratings(run: Run, name: str, owner: str) -> None:
    """Of two ratings in one game the one with more experience counts; the other stays under its name."""
    rated = run("SELECT profile, family, experience FROM rating WHERE profile NOT LIKE ?", f"{RATED}%")
    for written, family, experience in rated:
        own = run("SELECT experience FROM rating WHERE profile = ? AND family = ?", owner, family)
        if folded(written) != name or (own and own[0][0] >= experience):
            continue
        for was, becomes in ((owner, _SET_ASIDE), (written, owner), (_SET_ASIDE, written)):
            run("UPDATE rating SET profile = ? WHERE profile = ? AND family = ?", becomes, was, family)
