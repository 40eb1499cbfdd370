"""``bgdesk convert``: matches from files of any known kind to files of another."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from bgdesk.analysis.report.words import counted
from bgdesk.cli.shared.input_file import read_input
from bgdesk.cli.shared.output import DONE, FAILED, CliError, MisuseError, complain, interruption_told, say
from bgdesk.cli.shared.output_file import STANDARD, add_force, check_writable, kind_of, write_study_output
from bgdesk.formats.export_result import CannotHold, UnknownFormat
from bgdesk.formats.folders import files_meant
from bgdesk.formats.import_result import Import, Remark, Unreadable, Weight
from bgdesk.formats.registry import WRITTEN, Format, format_for
from bgdesk.match.codec.json_shapes import CodecError

_STDIN = "standard-input"
"""The name of what came from there."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to read, where to, and how strict to be."""
    kinds = "\n".join(f"  {kind.id:<8} {kind.label} ({', '.join(kind.suffixes)})" for kind in WRITTEN)
    parser.epilog = f"The content of a file says what it is. Formats that can be written:\n{kinds}"
    parser.add_argument(
        "sources",
        metavar="SRC",
        nargs="+",
        type=Path,
        help="a file, a folder, or - for standard input",
    )
    parser.add_argument(
        "target",
        metavar="DST",
        type=Path,
        help="a file, or - for standard output; for several files a folder",
    )
    parser.add_argument(
        "--to", metavar="FORMAT", help="what to write into a folder or to -; else the suffix of DST says it"
    )
    parser.add_argument(
        "--strict", action="store_true", help="write nothing if a file has more than small faults"
    )
    parser.add_argument("--report", action="store_true", help="list everything that was odd, with its line")
    add_force(parser)


def run(arguments: argparse.Namespace) -> int:
    """Read, say what was odd, and write; 1 when a file was refused, not kept whole or, strictly, odd."""
    sources = tuple(files_meant(arguments.sources))
    if not sources:
        raise CliError("There are no files to convert.")
    is_many = len(sources) != 1 or any(path.is_dir() for path in arguments.sources)
    target = _target(arguments, is_many=is_many)
    if arguments.strict:
        sound = [_is_sound(path, target, report=arguments.report) for path in sources]
        if not all(sound):
            complain("Nothing was written.")
            return FAILED
    conversion = _Conversion(target, report=arguments.report, taken={_key(path) for path in sources})
    with interruption_told(conversion.told):
        if not is_many:
            conversion.convert(sources[0])
            return FAILED if conversion.has_lost else DONE
        done = sum([conversion.convert_if_possible(path) for path in sources])
    return DONE if done == len(sources) and not conversion.has_lost else FAILED


@dataclass(frozen=True, slots=True)
class _Target:
    """Where to write: one file, or files in a folder."""

    path: Path
    kind: Format
    is_folder: bool
    is_forced: bool

    @property
    def is_standard(self) -> bool:
        """Whether it is standard output."""
        return self.path == STANDARD

    def read(self, source: Path) -> Import:
        """What ``source`` holds. Raises Unreadable and OSError, and CannotHold before anything is written."""
        found = read_input(source)
        for study in found.studies:
            self.kind.check_holds(study.record.header.options, None if self.is_folder else self.path)
        return found


def _target(arguments: argparse.Namespace, *, is_many: bool) -> _Target:
    """Raises CliError and OSError where nothing can be written there."""
    path, wanted = arguments.target, arguments.to
    is_folder = is_many or path.is_dir()
    if is_folder and wanted is None:
        raise MisuseError(f"With {path} as a folder, --to FORMAT has to say what to write.")
    if is_folder and not path.is_dir() and (path.exists() or path == STANDARD or _has_suffix(path)):
        raise MisuseError(f"Several files need a folder, and {path} is none.")
    kind = kind_of(path, wanted)
    if not is_folder:
        check_writable(path, is_forced=arguments.force)
    elif not _folder_of(path).is_dir():
        raise CliError(f"There is no folder {_folder_of(path)}.")
    return _Target(path, kind, is_folder, arguments.force)


def _folder_of(path: Path) -> Path:
    return Path(os.path.realpath(path)).parent


def _has_suffix(path: Path) -> bool:
    """Whether ``path`` is named like a file."""
    try:
        format_for(path)
    except UnknownFormat:
        return False
    return True


def _is_sound(path: Path, target: _Target, *, report: bool) -> bool:
    """Whether ``path`` can be read without a fault above a repair, and written; else it is told why not."""
    try:
        found = target.read(path)
    except (Unreadable, CannotHold, OSError) as problem:
        complain(_why(path, problem))
        return False
    serious = [remark for remark in _remarks(found) if remark.weight is not Weight.REPAIRED]
    if serious:
        complain(f"{path}: {_summary(serious)}: {serious[0].sentence()}")
        if report:
            _report(path, _remarks(found), is_aside=target.is_standard)
    return not serious


@dataclass(slots=True)
class _Conversion:
    """Writes to ``target``; ``taken`` are the paths that must not be written any more."""

    target: _Target
    report: bool
    taken: set[str] = field(default_factory=set)
    written: int = 0
    has_lost: bool = False
    """Whether something in a file could not be kept."""

    def told(self) -> str:
        """What is there when the work is stopped."""
        return f"{counted(self.written, 'file')} written"

    def convert_if_possible(self, source: Path) -> bool:
        """Convert one of several files; False, with a sentence, when that fails."""
        try:
            self.convert(source)
        except (Unreadable, CannotHold, OSError, CodecError, CliError) as problem:
            complain(_why(source, problem))
            return False
        return True

    def convert(self, source: Path) -> None:
        """Raises CliError, CannotHold, OSError and CodecError."""
        try:
            found = self.target.read(source)
        except (Unreadable, CannotHold) as problem:
            raise CliError(_why(source, problem)) from problem
        if len(found.studies) > 1 and not self.target.is_folder:
            count = len(found.studies)
            raise CliError(f"{source} holds {count} matches: name a folder, and the format with --to.")
        for number, study in enumerate(found.studies, 1):
            path = self._path(source, number if len(found.studies) > 1 else None)
            if self.target.is_folder:
                path.parent.mkdir(exist_ok=True)
            kind, is_forced = self.target.kind, self.target.is_forced
            for warning in write_study_output(study, path, kind, is_forced=is_forced):
                complain(f"{path}: {warning}")
            self.written += 1
            if not self.target.is_standard:
                say(f"{source} -> {path}")
        self._tell(source, _remarks(found))

    def _path(self, source: Path, number: int | None) -> Path:
        """Where the match ``number`` of ``source`` goes."""
        if not self.target.is_folder:
            return self.target.path
        name = _STDIN if source == STANDARD else source.stem
        stem = name if number is None else f"{name}-{number}"
        suffix = self.target.kind.suffixes[0]
        path, copy = self.target.path / f"{stem}{suffix}", 1
        while _key(path) in self.taken:
            copy += 1
            path = self.target.path / f"{stem} ({copy}){suffix}"
        self.taken.add(_key(path))
        return path

    def _tell(self, source: Path, remarks: tuple[Remark, ...]) -> None:
        self.has_lost |= any(remark.weight is Weight.LOST for remark in remarks)
        if remarks and self.report:
            _report(source, remarks, is_aside=self.target.is_standard)
        elif remarks:
            say(f"{source}: {_summary(remarks)}; --report lists them.", is_aside=self.target.is_standard)


def _key(path: Path) -> str:
    """The same for all names of a file where capitals mean nothing."""
    return os.path.realpath(path).casefold()  # Path.resolve fails where links lead round in circles


def _remarks(found: Import) -> tuple[Remark, ...]:
    return tuple(remark for remarks in found.remarks for remark in remarks)


def _report(path: Path, remarks: Iterable[Remark], *, is_aside: bool) -> None:
    for remark in remarks:
        place = f"{path}:{remark.line}" if remark.line else f"{path}"
        game = f" (game {remark.game})" if remark.game else ""
        say(f"{place}: {remark.weight}: {remark.sentence()}{game}", is_aside=is_aside)


def _summary(remarks: Iterable[Remark]) -> str:
    counts = Counter(remark.weight for remark in remarks)
    return ", ".join(f"{counts[weight]} {weight}" for weight in Weight if counts[weight])


def _why(path: Path, problem: Exception) -> str:
    """One sentence that names the file once."""
    if isinstance(problem, OSError):
        return f"{path}: {problem.strerror or type(problem).__name__}."
    text = str(problem)
    return text if str(path) in text else f"{path}: {text}"
