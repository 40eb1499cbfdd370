"""The formats that matches and positions are read from and written to.

What a file is decides its content; the suffix of a name only says what to write. The module of a format
is imported when it is needed.
"""

from __future__ import annotations

import importlib
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol, cast

from bgdesk.formats.export_result import CannotHold, ExportError, UnknownFormat, Written
from bgdesk.source_text import Message, SourceText

if TYPE_CHECKING:
    from bgdesk.formats.import_result import Import, Unreadable
    from bgdesk.match.options import MatchOptions
    from bgdesk.match.record import MatchRecord
    from bgdesk.match.study import Study

_log = logging.getLogger(__name__)

MOST_BYTES = 50_000_000
"""Longer files are refused unread."""
_BEGINNING = 65_536
"""As much as any reader looks at to tell whether a file is one of its own."""


class _Reader(Protocol):
    def sniff(self, data: bytes) -> bool:
        """Whether ``data`` looks like this format."""

    def read(self, data: bytes) -> Import:
        """What is in ``data``. Raises Unreadable."""


class _Writer(Protocol):
    def write(self, study: Study) -> Written:
        """``study`` in this format."""


@dataclass(frozen=True, slots=True)
class Format:
    """One kind of file; ``reader`` and ``writer`` name modules of `bgdesk.formats`.

    Of ``suffixes`` the first is the usual one.
    """

    id: str
    label: str
    suffixes: tuple[str, ...]
    reader: str | None = None
    writer: str | None = None
    holds_every_game: bool = False
    marks: tuple[bytes, ...] = ()
    """One of these stands in the beginning of every file of this format, as `_squeezed` has it; no mark: the
    module of the reader has to be asked."""

    def may_be(self, beginning: bytes) -> bool:
        """Whether it is worth while to load the reader for a file with the squeezed ``beginning``."""
        return not self.marks or any(mark in beginning for mark in self.marks)

    def sniff(self, data: bytes) -> bool:
        """Whether ``data`` looks like this format."""
        return self.reader is not None and cast("_Reader", _module(self.reader)).sniff(data)

    def read(self, data: bytes) -> Import:
        """The matches in ``data``. Raises Unreadable."""
        assert self.reader, f"{self.id} cannot be read"
        return cast("_Reader", _module(self.reader)).read(data)

    def write(self, study: Study, path: Path | None = None) -> Written:
        """``study`` in this format, and what of it gets lost. Raises CannotHold."""
        assert self.writer, f"{self.id} cannot be written"
        self.check_holds(study.record.header.options, path)
        return cast("_Writer", _module(self.writer)).write(study)

    def holds(self, options: MatchOptions) -> bool:
        """Whether matches with ``options`` can be said in this format."""
        from bgdesk.formats.other_games import can_be_said

        return self.holds_every_game or can_be_said(options, self.id)

    def check_holds(self, options: MatchOptions, path: Path | None = None) -> None:
        """Raises CannotHold when matches with ``options`` cannot be said in this format, as in ``path``."""
        if not self.holds(options):
            from bgdesk.match.game_names import game_names

            kind, game = self.suffix_of(path), game_names(options.game_id)
            raise CannotHold(Message.of(ExportError.CANNOT_HOLD, kind=kind, game=game))

    def suffix_of(self, path: Path | None) -> str:
        """The suffix of ``path`` if it is one of this format, else the usual one."""
        suffix = path.suffix.lower() if path else ""
        return suffix if suffix in self.suffixes else self.suffixes[0]


def _module(name: str) -> object:
    return importlib.import_module(f"bgdesk.formats.{name}")


_BOARDS = (b"13-14-15-16-17-18-", b"12-11-10--9--8--7-", b"24-23-22-21-20-19-", b"1--2--3--4--5--6-")

FORMATS: tuple[Format, ...] = (
    Format("mat", "Jellyfish match", (".mat", ".txt"), "mat.reader", "mat.writer"),
    Format("sgf", "GNU Backgammon match", (".sgf",), "sgf.reader", "sgf.writer", marks=(b"(;",)),
    Format(
        "record",
        "bgdesk match record",
        (".json",),
        "record_json",
        "record_json",
        holds_every_game=True,
        marks=(b"bgdesk-match",),
    ),
    Format("xg", "eXtreme Gammon match", (".xg", ".xgp"), "xg.reader", marks=(b"rgmh",)),
    Format("ogxm", "OpenGammon match", (".ogxm", ".gvab"), "gv.reader", "gv.writer", marks=(b"ogxm", b"{")),
    Format("javafibs", "JavaFIBS match", (".match",), "text.javafibs", marks=(b"javafibsinternal",)),
    Format("oldmoves", "FIBS oldmoves", (".fibs",), "text.oldmoves", marks=(b"scoreis",)),
    Format("party", "PartyGammon match", (".gam",), "text.party", marks=(b"game_1_gameplay", b"boardid")),
    Format("sgg", "GamesGrid match", (".sgg",), "text.sgg", marks=(b"vs.",)),
    Format("tmg", "TrueMoneyGames match", (".tmg",), "text.tmg", marks=(b"matchid",)),
    Format("snowie_position", "Snowie position", (".txt",), "text.snowie_position", marks=(b";",)),
    Format("position_text", "Position as text", (".txt",), "text.position_text", marks=_BOARDS),
    Format("gam", "Jellyfish or GammonEmpire games", (".gam",), "mat.jellyfish"),
    Format("ids", "Position ids", (".txt",), "text.ids_text"),
)
"""Every format; those that can be written stand first."""

READ_ORDER = (
    "record",
    "xg",
    "ogxm",
    "sgf",
    "javafibs",
    "oldmoves",
    "party",
    "sgg",
    "tmg",
    "snowie_position",
    "position_text",
    "mat",
    "gam",
    "ids",
)
"""The most particular format first: what looks like one of the later ones may stand in an earlier one."""

_BY_ID: Mapping[str, Format] = MappingProxyType({kind.id: kind for kind in FORMATS})

WRITTEN: tuple[Format, ...] = tuple(kind for kind in FORMATS if kind.writer)
"""The formats that can be written, the most common first."""

_BY_SUFFIX: Mapping[str, Format] = MappingProxyType(
    {suffix: kind for kind in WRITTEN for suffix in kind.suffixes}
)


def read_bytes(data: bytes) -> Import:
    """The matches in a file's content. Raises Unreadable, saying what it is instead."""
    from bgdesk.formats.import_error import ImportErrorKind
    from bgdesk.formats.import_result import Unreadable

    if len(data) > MOST_BYTES:
        _log.info("not read: more than %d bytes", MOST_BYTES)
        raise Unreadable(ImportErrorKind.TOO_LONG, MOST_BYTES // 1_000_000)
    refused: Unreadable | None = None
    beginning = _squeezed(data)
    for name in READ_ORDER:
        kind = _BY_ID[name]
        if kind.may_be(beginning) and kind.sniff(data):
            try:
                found = kind.read(data)
            except Unreadable as why:
                _log.info("looks like %s, but is not read as such: %s", name, why.why.name)
                refused = refused or why
            else:
                _log_read(found, len(data))
                return found
    refused = refused or _unknown(data)
    _log.info("not read: %d bytes, %s", len(data), refused.why.name)
    raise refused


def _squeezed(data: bytes) -> bytes:
    """The beginning of ``data`` in small letters, without space and the zeros of wide characters."""
    return data[:_BEGINNING].translate(None, b"\0 \t\r\n\v\f").lower()


def _unknown(data: bytes) -> Unreadable:
    from bgdesk.formats.file_sniffing import what_it_is
    from bgdesk.formats.import_result import Unreadable

    return Unreadable(what_it_is(data))


def _log_read(found: Import, size: int) -> None:
    remarks = sum(map(len, found.remarks))
    matches = len(found.studies)
    _log.info("read as %s: %d bytes, %d matches, %d remarks", found.format, size, matches, remarks)


def read_file(path: Path) -> Import:
    """The matches in the file ``path``. Raises Unreadable, and OSError when it cannot be read."""
    from bgdesk.formats.import_error import ImportErrorKind
    from bgdesk.formats.import_result import Unreadable

    if path.exists() and not path.is_file() and not path.is_dir():
        raise Unreadable(ImportErrorKind.NOT_REGULAR)
    _log.debug("reading %s", path)
    with path.open("rb") as file:
        return read_bytes(file.read(MOST_BYTES + 1))


def format_for(path: Path) -> Format:
    """The format that the suffix of ``path`` asks for. Raises UnknownFormat."""
    kind = _BY_SUFFIX.get(path.suffix.lower())
    if kind is None:
        known = ", ".join(_BY_SUFFIX)
        raise UnknownFormat(
            Message.of(ExportError.UNKNOWN_SUFFIX, suffix=path.suffix, file=path, known=known)
        )
    return kind


def format_named(name: str) -> Format:
    """The format with this id, which can be written. Raises UnknownFormat."""
    kind = _BY_ID.get(name.lower())
    if kind is None or kind.writer is None:
        known = ", ".join(kind.id for kind in WRITTEN)
        raise UnknownFormat(Message.of(ExportError.UNKNOWN_NAME, name=name, known=known))
    return kind


def write_study(
    study: Study, path: Path, kind: Format | None = None, *, waits: bool = True
) -> tuple[SourceText, ...]:
    """Write ``study`` to ``path`` as ``kind``, else by its suffix; gives what the format cannot hold.

    An existing file is replaced only by a complete new one; ``waits`` is as in `replace_file`. Raises
    UnknownFormat, CannotHold, and OSError when the file cannot be written.
    """
    from bgdesk.formats.replacing import replace_file

    kind = kind or format_for(path)
    written = kind.write(study, path)
    replace_file(path, written.content, waits=waits)
    _log.info("wrote %s: %d bytes, %d warnings", kind.id, len(written.content), len(written.warnings))
    _log.debug("to %s", path)
    return written.warnings


def write_match(record: MatchRecord, path: Path) -> tuple[SourceText, ...]:
    """`write_study` of a match about which nothing more is known."""
    from bgdesk.match.study import Study

    return write_study(Study(record), path)
