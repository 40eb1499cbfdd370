"""``bgdesk library``: is it sound, a copy of it, a copy back, everything as files."""

from __future__ import annotations

import argparse
import sys
from datetime import datetime
from pathlib import Path

from bgdesk.app.paths import find_paths
from bgdesk.cli.shared.library import library
from bgdesk.cli.shared.output import DONE, FAILED, CliError, MisuseError, complain, interruption_told, say
from bgdesk.cli.shared.output_file import check_empty, check_writable
from bgdesk.library.opening import present_library

_CHECK, _REBUILD, _BACKUP, _RESTORE, _EXPORT = "check", "rebuild", "backup", "restore", "export"
_WITHOUT_PLACE = (_CHECK, _REBUILD)
_EPILOG = """\
check            says whether everything in it can be read, and what could be saved if not; changes nothing
rebuild          works out anew what searches and figures know of every match
backup PLACE     writes a checked copy, to a file or into a folder
restore FILE     puts a copy of FILE in its place; the library of before is kept beside it
export FOLDER    writes every match as .json, and as .mat where that can say it, with a manifest.json

The status is 1 where something is wrong with the library, or could not be written."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and where."""
    parser.epilog = _EPILOG
    parser.add_argument("action", metavar="ACTION", choices=tuple(_ACTIONS), help="one of those below")
    parser.add_argument("place", metavar="PLACE", nargs="?", type=Path, help="a file or folder, as below")
    parser.add_argument(
        "--force", action="store_true", help="replace a file, or write into a folder, that is there already"
    )


def run(arguments: argparse.Namespace) -> int:
    """Do one of the five."""
    if (arguments.place is None) is not (arguments.action in _WITHOUT_PLACE):
        needs = "takes no PLACE" if arguments.place else "needs a PLACE"
        raise MisuseError(f"'library {arguments.action}' {needs}.")
    return _ACTIONS[arguments.action](arguments)


def _check(arguments: argparse.Namespace) -> int:
    """Nothing is prepared here: a folder that is not there is not made."""
    from bgdesk.library.keeping.check import Health, check
    from bgdesk.library.keeping.wording import checkup_messages

    folder = _data(arguments)
    found = check(present_library(folder), _tell_progress)
    _tell_progress(0, 0)
    if found.health is not Health.ABSENT:
        say(f"{found.path} ({_size(found.size)})")
    if found.health in (Health.SOUND, Health.LOG_MISSING):
        counts = found.counts
        say(
            f"Matches: {counts.played} played here, {counts.opened} opened, {counts.binned} in the bin."
            f" Positions: {counts.positions}. Analyses: {counts.analyses}."
        )
    say(_backups_text(found.path))
    for message in checkup_messages(found):
        say(str(message))
    _tell_synced(folder)
    return DONE if found.is_sound else FAILED


def _rebuild(arguments: argparse.Namespace) -> int:
    """What is cut off is gone on with by the window, or by the next one."""
    with library(arguments) as opened:
        count = 0
        for upkeep in (opened.decision_index, opened.decision_upkeep):
            upkeep.rebuild()
            for done, total in upkeep.fill():
                _tell_progress(done, total)
                count = max(count, total)
        _tell_progress(0, 0)
    what = "1 match or position was" if count == 1 else f"{count} matches and positions were"
    say(f"{what} read, and searches and figures know them.")
    return DONE


def _data(arguments: argparse.Namespace) -> Path:
    """The folder of the data, which is not made. Raises PathsError where it is on a disk that is away."""
    paths = find_paths(arguments.home)
    paths.check_moved()
    return paths.data


def _backups_text(path: Path) -> str:
    from bgdesk.library.keeping.copies import kept_copies

    copies = kept_copies(path)
    if not copies:
        return "Backups: none yet."
    return f"Backups: {len(copies)}, the newest of {copies[0].at:%Y-%m-%d %H:%M}: {copies[0].path}"


def _tell_synced(folder: Path) -> None:
    from bgdesk.library.keeping.synced_folder import SYNCED, syncing_service

    if service := syncing_service(folder):
        say(SYNCED.format(folder=folder, service=service))


def _backup(arguments: argparse.Namespace) -> int:
    from bgdesk.library.keeping.copies import copy_library, name_for_copy

    path, place = present_library(_data(arguments)), arguments.place
    target = name_for_copy(path, place, datetime.now().astimezone()) if place.is_dir() else place
    check_writable(target, is_forced=arguments.force)
    copy_library(path, target)
    say(f"Wrote {target} ({_size(target.stat().st_size)}).")
    return DONE


def _restore(arguments: argparse.Namespace) -> int:
    from bgdesk.library.keeping.copies import restore

    if not arguments.place.is_file():
        raise CliError(f"There is no file {arguments.place}.")
    path = present_library(find_paths(arguments.home).prepared().data)
    kept = restore(path, arguments.place, datetime.now().astimezone())
    say(f"The library is that of {arguments.place} now.")
    if kept:
        say(f"The one before is kept as {kept}; restoring that file brings it back.")
    return DONE


def _export(arguments: argparse.Namespace) -> int:
    from bgdesk.library.keeping.exporting import MANIFEST, export_everything
    from bgdesk.library.rescue.wording import match_name

    folder = arguments.place
    if folder.exists() and not folder.is_dir():
        raise CliError(f"{folder} is no folder.")
    check_empty(folder, is_forced=arguments.force)
    with library(arguments) as opened, interruption_told(lambda: f"what is in {folder} is listed there"):
        done = export_everything(opened, folder, datetime.now().astimezone(), _tell_progress)
        _tell_progress(0, 0)
    for match, reason in done.failed:
        complain(f"{match_name(match)}: {reason}")
    what = "1 match or position" if done.written == 1 else f"{done.written} matches and positions"
    say(f"Wrote {what} to {folder}; {MANIFEST} there lists them.")
    return FAILED if done.failed else DONE


def _tell_progress(done: int, total: int) -> None:
    """One line that is written over, where somebody watches."""
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write(f"\r{f'{done} of {total}' if total else '':<40}\r")
        sys.stderr.flush()


def _size(count: int) -> str:
    return f"{count / 1e6:.1f} MB" if count >= 1e5 else f"{count / 1e3:.0f} kB"


_ACTIONS = {_CHECK: _check, _REBUILD: _rebuild, _BACKUP: _backup, _RESTORE: _restore, _EXPORT: _export}
