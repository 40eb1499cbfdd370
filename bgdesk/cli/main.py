"""The command line: finds the command, and turns every failure into one sentence and an exit status."""

from __future__ import annotations

import argparse
import importlib
import os
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import Protocol, cast

from bgdesk import __version__
from bgdesk.cli.shared.output import DONE, FAILED, INTERRUPTED, MISUSED, MisuseError, complain

_PROGRAM = "bgdesk"


class _Module(Protocol):
    """What the module of a command offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Say which arguments the command takes."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Do it; the exit status."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command and the module that does it, which is imported only then."""

    name: str
    summary: str
    folder: str = "cli"

    def load(self) -> _Module:
        """The module of the command, which has its name."""
        module = self.name.replace("-", "_")
        return cast("_Module", importlib.import_module(f"bgdesk.{self.folder}.{module}"))


COMMANDS: Mapping[str, Command] = MappingProxyType(
    {
        command.name: command
        for command in (
            Command("plays", "list the legal plays of a position and a roll"),
            Command("selfplay", "let two computer players play a match"),
            Command("evaluate", "judge the plays of a roll, the cube or the chances"),
            Command("analyse", "judge every decision of matches"),
            Command("rollout", "play plays or a cube decision out many times"),
            Command("report", "write matches with every decision judged as pages or PDF"),
            Command("export", "write a match of the library to a file"),
            Command("convert", "write the matches of files in another format"),
            Command("matches", "list the matches of the library"),
            Command("verify-dice", "recompute the dice of a match that is over"),
            Command("report-problem", "put log, versions and settings into a file to look at"),
            Command("demo", "play a short match without a display and take pictures"),
        )
    }
)


@dataclass(frozen=True, slots=True)
class OwnRules:
    """A game with rules of its own, and the commands that are there for it in other modules."""

    game: str
    commands: tuple[str, ...]

    def command(self, name: str) -> Command | None:
        """The command ``name`` for this game, if it has one of its own."""
        if name not in self.commands:
            return None
        return Command(name, f"{COMMANDS[name].summary}, in {self.game}", f"cli.{self.game}")

    def hint(self, name: str) -> str:
        """What the help of the other command says about it."""
        help_for_it = f"{_PROGRAM} {name} --variant {self.game} --help"
        return f"There is {self.game} too, which has rules of its own: {help_for_it}"

    def is_asked_for(self, arguments: Sequence[str]) -> bool:
        """Whether ``arguments`` name the game, or a position of it."""
        return (
            ("--variant", self.game) in pairwise(arguments)
            or f"--variant={self.game}" in arguments
            or any(text.strip().startswith(f"bgd1:{self.game}:") for text in arguments)
        )


COAN_KI = OwnRules("coan_ki", ("plays", "selfplay", "evaluate"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with ``arguments`` (those of the process by default); the exit status."""
    _speak_utf8()
    try:
        status = _status(list(sys.argv[1:] if arguments is None else arguments))
        if sys.stdout:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return FAILED
    except MisuseError as problem:
        return _failed(problem, MISUSED)
    except Exception as problem:  # noqa: BLE001  # the last resort: a sentence instead of a traceback
        return _failed(problem, FAILED)
    return status


def _status(arguments: list[str]) -> int:
    """The exit status, also where argparse leaves: after help, and on wrong usage."""
    try:
        return _run(arguments)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else DONE


def _run(arguments: list[str]) -> int:
    start = _command_index(arguments)
    if start is None:
        return _open_window(arguments)
    command = COMMANDS[arguments[start]]
    own = COAN_KI.command(command.name)
    asks_own = own is not None and COAN_KI.is_asked_for(arguments[start + 1 :])
    module = own.load() if own and asks_own else command.load()
    parser = argparse.ArgumentParser(
        prog=f"{_PROGRAM} {command.name}",
        description=f"{command.summary[0].upper()}{command.summary[1:]}.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    _add_general(parser)
    module.add_arguments(parser)
    if own and not asks_own:
        parser.epilog = f"{parser.epilog}\n\n{COAN_KI.hint(command.name)}"
    given = parser.parse_args(
        [_without_dash(text) for text in arguments[start + 1 :]],
        _window_parser().parse_args(arguments[:start]),
    )
    from bgdesk.cli.shared.command_log import command_logged

    with command_logged(command.name, given.home, is_verbose=given.verbose):
        return module.run(given)


def _without_dash(text: str) -> str:
    """An XGID without its prefix mostly begins like an option: give it the prefix."""
    return f"XGID={text}" if re.match(r"-[-A-Pa-p]{25}:", text) else text


def _command_index(arguments: list[str]) -> int | None:
    """Where the name of a command stands: the first argument that is not an option."""
    index = 0
    while index < len(arguments) and arguments[index].startswith("-") and arguments[index] != "--":
        index += 2 if arguments[index] == "--home" else 1
    return index if index < len(arguments) and arguments[index] in COMMANDS else None


def _open_window(arguments: list[str]) -> int:
    given = _window_parser().parse_args([_without_dash(text) for text in arguments])
    from bgdesk.start.quick_imports import quick_imports

    with quick_imports():
        from bgdesk.app.paths import find_paths
        from bgdesk.start.window import run_window

    return run_window(find_paths(given.home), given.file, is_verbose=given.verbose)


def _window_parser() -> argparse.ArgumentParser:
    names = "\n".join(f"  {command.name:<14} {command.summary}" for command in COMMANDS.values())
    parser = argparse.ArgumentParser(
        prog=_PROGRAM,
        usage=f"{_PROGRAM} [--home DIR] [--verbose] [FILE]\n       {_PROGRAM} COMMAND [--help] ...",
        description="Play, review and practise backgammon. Without a command the window opens.",
        epilog=f"commands:\n{names}\n\nexit status: 0 done, 1 failed, 2 wrong usage",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        help="a match to open in the window, or the text of a position such as XGID=...",
    )
    parser.add_argument("--version", action="version", version=f"{_PROGRAM} {__version__}")
    parser.add_argument("--home", metavar="DIR", help=_HOME_HELP)
    parser.add_argument("--verbose", action="store_true", help=_VERBOSE_HELP)
    return parser


_HOME_HELP = "keep all data, settings and logs in this folder (else in $BGDESK_HOME, else the usual places)"
_VERBOSE_HELP = "write everything to the log; with a command to standard error too"


def _add_general(parser: argparse.ArgumentParser) -> None:
    """What every command and the window take."""
    unless_before = argparse.SUPPRESS
    parser.add_argument("--home", metavar="DIR", default=unless_before, help=_HOME_HELP)
    parser.add_argument("--verbose", action="store_true", default=unless_before, help=_VERBOSE_HELP)


def _failed(problem: Exception, status: int) -> int:
    """Say what went wrong; a failure that nobody foresaw is named by its kind too."""
    from bgdesk.cli.shared.failures import sentence

    with suppress(OSError):
        complain(sentence(problem))
    _drop_what_cannot_be_written()
    return status


def _speak_utf8() -> None:
    """UTF-8 whatever the locale; bytes of file names that are none come out as they went in."""
    errors = "surrogateescape" if os.name == "posix" else "backslashreplace"
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors=errors)


def _drop_what_cannot_be_written() -> None:
    try:
        if sys.stdout:
            sys.stdout.flush()
    except OSError:
        _drop_output()


def _drop_output() -> None:
    """Nobody reads any more: what is still buffered must not fail at the end of the process."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
