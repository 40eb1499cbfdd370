"""What a rescued library will hold: the rows found, those of a backup, and which matches lack what."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from bgdesk.library.rescue.salvage import Rows, Salvage
from bgdesk.library.rescue.tables import Row, tables
from bgdesk.match.codec.json_shapes import json_of
from bgdesk.match.codec.record_codec import MAX_TEXT, CodecError, entry_from_json, header_from_json, record_of
from bgdesk.match.events import Entry

_FOUND_ANYWHERE = ("match", "entry", "study", "listed")


@dataclass(frozen=True, slots=True)
class MatchName:
    """What a match is called when it is told of; ``created`` is ISO 8601, all may be empty but the id."""

    id: str
    white: str = ""
    black: str = ""
    created: str = ""


@dataclass(frozen=True, slots=True)
class Recovered:
    """What stands and what does not; each match is named in one of the tuples.

    ``whole`` are as they were, ``cut`` lack moves at their end, ``lost`` are not there at all, ``older``
    were found in the backup alone. ``analyses_lost`` counts analyses that are known of, but are gone.
    """

    whole: tuple[MatchName, ...]
    cut: tuple[MatchName, ...]
    lost: tuple[MatchName, ...]
    older: tuple[MatchName, ...]
    analyses_lost: int

    @property
    def is_complete(self) -> bool:
        """Whether nothing is known to be missing."""
        return not (self.cut or self.lost or self.analyses_lost)


def merged(found: Salvage, backup: Salvage | None) -> tuple[Rows, Recovered]:
    """The rows of ``found`` with what only ``backup`` holds, and what is to be told of them."""
    rows: Rows = {name: {**(backup.rows[name] if backup else {}), **found.rows[name]} for name in found.rows}
    ids = found.ids | set(_ids(found.rows))
    only_older = set(_ids(backup.rows)) - ids if backup else set()
    stored = _entries(rows)
    whole: list[MatchName] = []
    cut: list[MatchName] = []
    lost: list[MatchName] = []
    older: list[MatchName] = []
    for match_id in sorted(ids | only_older):
        name, good = _name(rows, match_id), older if match_id in only_older else whole
        if (match_id,) in rows["study"]:
            good.append(name)
        elif (match_id,) not in rows["match"]:
            lost.append(name)
        else:
            is_whole = _trim(rows, match_id, stored.get(match_id, []))
            (good if is_whole else cut).append(name)
    gone = sum(key not in rows["analysis"] for key in rows["judged"])
    _drop_what_hangs_in_the_air(rows)
    return rows, Recovered(tuple(whole), tuple(cut), tuple(lost), tuple(older), gone)


def _ids(rows: Rows) -> Iterator[str]:
    for name in _FOUND_ANYWHERE:
        yield from (str(key[0]) for key in rows[name])


def _entries(rows: Rows) -> dict[str, list[Row]]:
    """The entries of each match in order."""
    found: dict[str, list[Row]] = {}
    for key in sorted(rows["entry"], key=lambda key: (str(key[0]), int(str(key[1])))):
        found.setdefault(str(key[0]), []).append(rows["entry"][key])
    return found


def _trim(rows: Rows, match_id: str, stored: list[Row]) -> bool:
    """Leave of a match what can be replayed; whether that is all that was stored of it."""
    match, places = rows["match"][match_id,], tables()["match"]
    unbroken = [row for number, row in enumerate(stored) if row[1] == number]
    good = _replayed(str(match[places.place("header")]), [str(row[3]) for row in unbroken])
    for row in stored[good:]:
        del rows["entry"][row[0], row[1]]
    last = unbroken[good - 1][2] if good else match[places.place("created")]
    is_whole = good == len(stored) and last == match[places.place("updated")]
    if not is_whole:
        _mark_cut(rows, match_id)
    return is_whole


def _replayed(header: str, bodies: list[str]) -> int:
    """How many of the entries can be replayed from the first on."""
    entries: list[Entry] = []
    with suppress(CodecError):
        head = header_from_json(json_of(header, "header", MAX_TEXT))
        with suppress(CodecError):
            entries.extend(entry_from_json(json_of(body, "entry", MAX_TEXT)) for body in bodies)
        for most in range(len(entries), 0, -1):
            with suppress(CodecError):
                record_of(head, entries[:most])
                return most
    return 0


def _mark_cut(rows: Rows, match_id: str) -> None:
    """A match without its end can be looked at, but not gone on with: its dice would fall again."""
    place = tables()["match"].place("status")
    match = rows["match"][match_id,]
    rows["match"][match_id,] = (*match[:place], "abandoned", *match[place + 1 :])
    rows["draft"].pop((match_id,), None)
    listed = rows["listed"].get((match_id,))
    if listed:
        place = tables()["listed"].place("status")
        rows["listed"][match_id,] = (*listed[:place], "abandoned", *listed[place + 1 :])


def _drop_what_hangs_in_the_air(rows: Rows) -> None:
    """Nothing may name a match that is not there."""
    there = {key[0] for name in ("match", "study") for key in rows[name]}
    for name in ("entry", "draft", "secret"):
        rows[name] = {key: row for key, row in rows[name].items() if (key[0],) in rows["match"]}
    for name in ("listed", "judged", "analysis", "own_tag", "own_comment", "own_fact", "source"):
        rows[name] = {key: row for key, row in rows[name].items() if key[0] in there}
    lead = tables()["listed"].place("lead")
    for key, row in rows["listed"].items():
        if len(row) > lead and row[lead] not in there:
            rows["listed"][key] = (*row[:lead], None, *row[lead + 1 :])


def _name(rows: Rows, match_id: str) -> MatchName:
    listed = rows["listed"].get((match_id,))
    if listed:
        places = [tables()["listed"].place(name) for name in ("white", "black", "created")]
        return MatchName(match_id, *(str(listed[place]) for place in places if place < len(listed)))
    match = rows["match"].get((match_id,))
    if match:
        with suppress(CodecError):
            header = header_from_json(
                json_of(str(match[tables()["match"].place("header")]), "header", MAX_TEXT)
            )
            return MatchName(match_id, header.seats.white.name, header.seats.black.name, header.created)
    return MatchName(match_id)
