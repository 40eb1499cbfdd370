"""Matches and positions of eXtreme Gammon, with their analysis and comments."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import islice
from math import isfinite

from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import UNKNOWN_TIME, Import, Remark, RemarkKind, Unreadable, Weight
from bgdesk.formats.xg.archive import RECORD_SIZE, RECORDS, XgArchive, sniff, unpack
from bgdesk.formats.xg.comments import comments
from bgdesk.formats.xg.match import XgMatchReader
from bgdesk.formats.xg.records import UNLIMITED_LENGTH, XgMatch, games_in, records, rollouts
from bgdesk.match.options import MAX_LENGTH, MONEY, UNLIMITED, MatchOptions
from bgdesk.match.study import Study, Tag

__all__ = ["FORMAT_ID", "read", "sniff"]

FORMAT_ID = "xg"

_SOURCE = "eXtreme Gammon"
_VARIANTS = ("backgammon", "nackgammon", "hypergammon", "longgammon")
_FIRST_DAY = datetime(1899, 12, 30, tzinfo=UTC)
_LAST_DAY = 200_000
_MOST_ELO = 1e6
_BEAVER_AND_RACCOON = 2


def read(data: bytes) -> Import:
    """The match or position in ``data``. Raises Unreadable."""
    archive = unpack(data)
    first = next(records(archive.game), None)
    if not isinstance(first, XgMatch):
        raise Unreadable(ImportErrorKind.XG_WITHOUT_PLAYERS)
    study, remarks = _study(first, archive, data)
    return Import(FORMAT_ID, (study,), (tuple(remarks),))


def _study(header: XgMatch, archive: XgArchive, data: bytes) -> tuple[Study, list[Remark]]:
    options, odd = _options(header)
    reader = XgMatchReader(
        header,
        options,
        f"xg-{sha256(data).hexdigest()[:16]}",
        _time(header.date),
        rollouts(archive.rollouts),
        comments(archive.comments),
        len(data),
    )
    assembly = reader.assembly
    for kind, quote in odd:
        assembly.remark(kind, Weight.ODD, quote)
    most = RECORDS.of(len(data))
    reader.read(islice(records(archive.game), most))
    if assembly.last_event is None:
        raise Unreadable(ImportErrorKind.XG_EMPTY)
    if archive.is_damaged:
        assembly.remark(RemarkKind.ARCHIVE_DAMAGED, Weight.LOST)
    if not reader.is_whole or len(archive.game) > most * RECORD_SIZE:
        assembly.leave_out_games(max(1, games_in(archive.game) - len(assembly.state.results)))
    elif archive.is_cut_off:
        assembly.remark(RemarkKind.TRUNCATED, Weight.LOST)
    return reader.study(_tags(header)), assembly.remarks


def _options(header: XgMatch) -> tuple[MatchOptions, list[tuple[RemarkKind, str]]]:
    """The rules of the match, and what of them is not known here."""
    odd: list[tuple[RemarkKind, str]] = []
    if not 0 <= header.variation < len(_VARIANTS):
        odd.append((RemarkKind.VARIATION_UNKNOWN, str(header.variation)))
    length = MONEY if header.length == UNLIMITED_LENGTH else header.length
    if not MONEY <= length <= MAX_LENGTH:
        odd.append((RemarkKind.OPTION_UNKNOWN, f"match length {header.length}"))
        length = MAX_LENGTH if length > MAX_LENGTH else MONEY
    options = MatchOptions(
        variant=_VARIANTS[header.variation] if 0 <= header.variation < len(_VARIANTS) else _VARIANTS[0],
        length=length,
        cube=header.cube_limit != 0,
        crawford=header.crawford,
        jacoby=header.jacoby,
        max_chain=_BEAVER_AND_RACCOON if header.beaver else 0,
        automatic_doubles=_automatic_doubles(header),
    )
    return options.locked(), odd


def _automatic_doubles(header: XgMatch) -> int:
    if not header.automatic_doubles:
        return 0
    return header.most_automatic_doubles if header.most_automatic_doubles > 0 else UNLIMITED


def _time(days: float) -> str:
    """ISO 8601, the time zone unknown and taken for UTC."""
    if not (isfinite(days) and 1 <= days <= _LAST_DAY):
        return UNKNOWN_TIME
    return (_FIRST_DAY + timedelta(seconds=round(days * 86_400))).isoformat()


def _tags(header: XgMatch) -> tuple[tuple[str, str], ...]:
    time = _time(header.date)
    day, clock = (time[:10], time[11:16]) if time != UNKNOWN_TIME else ("", "")
    tags = (
        (Tag.EVENT, header.event),
        (Tag.ROUND, header.round),
        (Tag.SITE, header.location),
        (Tag.DATE, day),
        (Tag.TIME, clock if clock != "00:00" else ""),
        (Tag.WHITE_RATING, _rating(header.white_elo, header.white_experience)),
        (Tag.BLACK_RATING, _rating(header.black_elo, header.black_experience)),
        (Tag.TRANSCRIBER, header.transcriber),
        (Tag.SOURCE, _SOURCE),
    )
    return tuple((str(name), value) for name, value in tags if value)


def _rating(elo: float, experience: int) -> str:
    """As the program writes it in text files: rating and experience."""
    if not (isfinite(elo) and 0 < elo < _MOST_ELO):
        return ""
    return f"{elo:.2f}/{experience}"
