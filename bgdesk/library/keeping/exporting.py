"""Everything in the library as files that other programs read, with a list of what is in them."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from bgdesk.formats.export_result import CannotHold
from bgdesk.formats.registry import Format, format_named
from bgdesk.formats.replacing import replace_file
from bgdesk.library.coan_ki_games import game_files
from bgdesk.library.keeping.check import Tell, untold
from bgdesk.library.library import Library
from bgdesk.library.listing import PLAYED, POSITION, ListedMatch
from bgdesk.library.problems import JournalError
from bgdesk.library.rescue.merge import MatchName
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.match.study import Study

_log = logging.getLogger(__name__)

MANIFEST = "manifest.json"
_SET_UP = "positions.json"
_MATCHES, _POSITIONS, _BIN, _COAN_KI = "matches", "positions", "bin", "coan-ki"
_LONGEST_NAME = 80
_UNFIT = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]+')


@dataclass(slots=True)
class Exported:
    """What was written into ``folder``; ``failed`` are matches with the reason."""

    folder: Path
    written: int = 0
    failed: list[tuple[MatchName, str]] = field(default_factory=list)
    _entries: list[dict[str, object]] = field(default_factory=list)

    @property
    def manifest(self) -> Path:
        """The file that says what there is."""
        return self.folder / MANIFEST


def name_for_export(folder: Path, now: datetime) -> Path:
    """A free name in ``folder`` for everything as it is now."""
    stem = f"bgdesk-{now:%Y-%m-%d}"
    names = (f"{stem}{f'-{number}' if number else ''}" for number in range(10_000))
    return next(folder / name for name in names if not (folder / name).exists())


def export_everything(library: Library, folder: Path, now: datetime, tell: Tell = untold) -> Exported:
    """Write every match and position into ``folder``, which is made if it is not there.

    A match is a .json with everything, and a .mat where that can say its game. What ``tell`` raises ends it;
    what is written by then stays, and its manifest says so. Raises OSError and JournalError.
    """
    folder.mkdir(exist_ok=True)
    done = Exported(folder)
    try:
        _export(library, done, tell)
    except BaseException:
        with suppress(OSError):
            _write_manifest(library, done, now, is_whole=False)
        raise
    _write_manifest(library, done, now, is_whole=not done.failed)
    _log.info("%d entries of the library were exported, %d were not", done.written, len(done.failed))
    return done


def _export(library: Library, done: Exported, tell: Tell) -> None:
    listed = tuple(_listed(library))
    for number, (place, one) in enumerate(listed):
        tell(number, len(listed))
        _export_one(library, done, place, one)
    named = [{"name": one.name, "set_up": _plain(one.body)} for one in library.bench.positions()]
    if named:
        _write_json(done.folder / _SET_UP, named)
    for file in game_files(library.path.parent):
        games = done.folder / _COAN_KI
        games.mkdir(exist_ok=True)
        replace_file(games / file.name, file.read_bytes(), waits=False)


def _listed(library: Library) -> Iterator[tuple[str, ListedMatch]]:
    catalogue = library.catalogue
    yield from ((_MATCHES, one) for one in catalogue.matches())
    yield from ((_POSITIONS, one) for one in catalogue.positions())
    yield from ((_BIN, one) for one in catalogue.binned())


def _export_one(library: Library, done: Exported, place: str, one: ListedMatch) -> None:
    entry: dict[str, object] = {
        "id": one.id,
        "kind": one.kind,
        "status": one.status,
        "white": one.white,
        "black": one.black,
        "game": one.game,
        "length": one.length,
        "updated": one.at,
        "name": one.title,
        "tags": one.tags,
    }
    try:
        study = _study(library, one)
        (done.folder / place).mkdir(exist_ok=True)
        entry |= _files(study, done.folder, f"{place}/{_stem(one)}", is_position=one.kind == POSITION)
        done.written += 1
    except (JournalError, CodecError, OSError) as problem:
        reason = (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
        entry["error"] = reason
        done.failed.append((MatchName(one.id, one.white, one.black, one.created), reason))
    done._entries.append(entry)


def _study(library: Library, one: ListedMatch) -> Study:
    """With its analyses and everything that is said of it. Raises JournalError."""
    if one.kind == PLAYED:
        return library.studies.of_match(library.record(one.id)).study
    return library.studies.load(one.id).study


def _files(study: Study, folder: Path, stem: str, *, is_position: bool) -> dict[str, object]:
    """The names of the files, and what a .mat cannot hold. Raises CodecError and OSError."""
    told: dict[str, object] = {"json": _written(study, folder, stem, format_named("record"))[0]}
    if is_position:
        return told
    try:
        name, lost = _written(study, folder, stem, format_named("mat"))
    except CannotHold as problem:
        return told | {"mat": None, "not_in_mat": [str(problem)]}
    return told | {"mat": name, "not_in_mat": lost}


def _written(study: Study, folder: Path, stem: str, kind: Format) -> tuple[str, list[str]]:
    name = f"{stem}{kind.suffixes[0]}"
    written = kind.write(study, folder / name)
    replace_file(folder / name, written.content, waits=False)
    return name, [str(warning) for warning in written.warnings]


def _stem(one: ListedMatch) -> str:
    """Date, players and id: names from anywhere, harmless as a file on every system."""
    names = " v ".join(name for name in (one.white, one.black) if name)
    plain = " ".join(_UNFIT.sub(" ", f"{(one.created or one.at)[:10]} {names}").split())[:_LONGEST_NAME]
    return f"{plain.strip(' .')} {_UNFIT.sub('-', one.id)[:_LONGEST_NAME]}".strip()


def _write_manifest(library: Library, done: Exported, now: datetime, *, is_whole: bool) -> None:
    manifest = {
        "format": "bgdesk export",
        "library": str(library.path),
        "exported": now.isoformat(timespec="seconds"),
        "is_whole": is_whole,
        "written": done.written,
        "failed": len(done.failed),
        "entries": done._entries,
    }
    _write_json(done.manifest, manifest)


def _write_json(path: Path, value: object) -> None:
    text = json.dumps(value, indent=1, ensure_ascii=False)
    replace_file(path, text.encode(errors="backslashreplace"), waits=False)  # an escape of JSON as well


def _plain(body: str) -> object:
    try:
        return json.loads(body)
    except ValueError:
        return body
