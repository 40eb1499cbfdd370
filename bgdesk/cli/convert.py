"""``bgdesk convert``: matches from files of any known kind to files of another."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from bgdesk.cli.shared.output import DONE, FAILED, CliError, MisuseError, complain, say
from bgdesk.formats.export_result import CannotHold, UnknownFormat
from bgdesk.formats.folders import files_meant
from bgdesk.formats.import_result import Import, Remark, Unreadable, Weight
from bgdesk.formats.registry import WRITTEN, Format, format_for, format_named, read_file, write_study
from bgdesk.match.codec.json_shapes import CodecError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to read, where to, and how strict to be."""
    kinds = "\n".join(f"  {kind.id:<8} {kind.label} ({', '.join(kind.suffixes)})" for kind in WRITTEN)
    parser.epilog = f"What a file is decides its content. Formats that can be written:\n{kinds}"
    parser.add_argument("sources", metavar="SRC", nargs="+", type=Path, help="a file, or a folder of files")
    parser.add_argument(
        "target", metavar="DST", type=Path, help="a file; a folder for several files or matches"
    )
    parser.add_argument(
        "--to", metavar="FORMAT", help="what to write into a folder; else the suffix of DST says it"
    )
    parser.add_argument(
        "--strict", action="store_true", help="write nothing if a file has more than small faults"
    )
    parser.add_argument("--report", action="store_true", help="tell everything that was odd, with its line")


def run(arguments: argparse.Namespace) -> int:
    """Read, say what was odd, and write; 1 when a file was refused, not kept whole or, strictly, odd."""
    sources = tuple(files_meant(arguments.sources))
    if not sources:
        raise CliError("There is no file in what was named.")
    is_many = len(sources) != 1 or any(path.is_dir() for path in arguments.sources)
    target = _target(arguments.target, arguments.to, is_many=is_many)
    if arguments.strict:
        sound = [_is_sound(path, target, report=arguments.report) for path in sources]
        if not all(sound):
            complain("Nothing was written.")
            return FAILED
    conversion = _Conversion(target, report=arguments.report, taken={_key(path) for path in sources})
    if not is_many:
        conversion.convert(sources[0])
        return FAILED if conversion.has_lost else DONE
    done = sum(conversion.convert_if_possible(path) for path in sources)
    return DONE if done == len(sources) and not conversion.has_lost else FAILED


@dataclass(frozen=True, slots=True)
class _Target:
    """Where to write: one file, or files in a folder."""

    path: Path
    kind: Format
    is_folder: bool

    def read(self, source: Path) -> Import:
        """What ``source`` holds. Raises Unreadable and OSError, and CannotHold before anything is written."""
        found = read_file(source)
        for study in found.studies:
            self.kind.check_holds(study.record.header.options, None if self.is_folder else self.path)
        return found


def _target(path: Path, wanted: str | None, *, is_many: bool) -> _Target:
    """Raises MisuseError."""
    is_folder = is_many or path.is_dir()
    if is_folder and wanted is None:
        raise MisuseError(f"With {path} as a folder, --to FORMAT has to say what to write.")
    if is_folder and path.exists() and not path.is_dir():
        raise MisuseError(f"Several files need a folder, and {path} is none.")
    try:
        kind = format_named(wanted) if wanted is not None else format_for(path)
    except UnknownFormat as problem:
        raise MisuseError(f"{problem}.") from problem
    return _Target(path, kind, is_folder)


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
            _report(path, _remarks(found))
    return not serious


@dataclass(slots=True)
class _Conversion:
    """Writes to ``target``; ``taken`` are the paths that must not be written any more."""

    target: _Target
    report: bool
    taken: set[str] = field(default_factory=set)
    has_lost: bool = False
    """Whether something in a file could not be kept."""

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
            path.parent.mkdir(parents=True, exist_ok=True)
            for warning in write_study(study, path, self.target.kind):
                complain(f"{path}: {warning}")
            say(f"{source} -> {path}")
        self._tell(source, _remarks(found))

    def _path(self, source: Path, number: int | None) -> Path:
        """Where the match ``number`` of ``source`` goes."""
        if not self.target.is_folder:
            return self.target.path
        stem = source.stem if number is None else f"{source.stem}-{number}"
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
            _report(source, remarks)
        elif remarks:
            say(f"{source}: {_summary(remarks)}; --report tells them.")


def _key(path: Path) -> str:
    """The same for all names of a file where capitals mean nothing."""
    return str(path.resolve()).casefold()


def _remarks(found: Import) -> tuple[Remark, ...]:
    return tuple(remark for remarks in found.remarks for remark in remarks)


def _report(path: Path, remarks: Iterable[Remark]) -> None:
    for remark in remarks:
        place = f"{path}:{remark.line}" if remark.line else f"{path}"
        game = f" (game {remark.game})" if remark.game else ""
        say(f"{place}: {remark.weight}: {remark.sentence()}{game}")


def _summary(remarks: Iterable[Remark]) -> str:
    counts = Counter(remark.weight for remark in remarks)
    return ", ".join(f"{counts[weight]} {weight}" for weight in Weight if counts[weight])


def _why(path: Path, problem: Exception) -> str:
    """One sentence that names the file once."""
    if isinstance(problem, OSError):
        return f"{path}: {problem.strerror or type(problem).__name__}."
    text = str(problem)
    return text if str(path) in text else f"{path}: {text}"
