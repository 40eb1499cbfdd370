"""The table of commands, from which help, completions and the manual are made."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import IO, Protocol, cast

from bgdesk import __version__
from bgdesk.harmless import harmless

PROGRAM = "bgdesk"
EXIT_STATUSES = "0 done, 1 failed, 2 wrong usage, 130 interrupted"
_HOME_HELP = "keep all data, settings and logs in this folder (else in $BGDESK_HOME, else the usual places)"
_NEW_WINDOW_HELP = "open another window, also where there is one, which would get FILE otherwise"
_VERBOSE_HELP = "write everything to the log; with a command to standard error too"


class Parser(argparse.ArgumentParser):
    """Help as it is written, no abbreviated options, and nothing in it that a terminal would obey."""

    def __init__(self, prog: str, description: str, **options: object) -> None:
        super().__init__(
            prog=prog,
            description=description,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
            **options,  # type: ignore[arg-type]  # usage and epilog
        )

    def _print_message(self, message: str, file: IO[str] | None = None) -> None:  # type: ignore[override]
        super()._print_message(harmless(message, keep="\n"), file)


class Module(Protocol):
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

    @property
    def sentence(self) -> str:
        """What it does."""
        return f"{self.summary[0].upper()}{self.summary[1:]}."

    def load(self) -> Module:
        """The module of the command, which has its name."""
        module = self.name.replace("-", "_")
        return cast("Module", importlib.import_module(f"bgdesk.{self.folder}.{module}"))

    def parser(self) -> Parser:
        """What reads its arguments."""
        parser = Parser(f"{PROGRAM} {self.name}", self.sentence)
        _add_general(parser)
        self.load().add_arguments(parser)
        return parser


COMMANDS: Mapping[str, Command] = MappingProxyType(
    {
        command.name: command
        for command in (
            Command("plays", "list the legal plays of a position and a roll"),
            Command("selfplay", "play a match, computer vs computer"),
            Command("tournament", "draw a tournament, let the computers play it, show how it stands"),
            Command("evaluate", "find the best plays of a roll, the cube decision or the chances"),
            Command("explain", "say why a play is worse than the best one"),
            Command("analyse", "analyse every decision of matches"),
            Command("rollout", "roll out plays or a cube decision"),
            Command("report", "write matches with their analysis as web pages or PDF"),
            Command("export", "write a match of the library to a file"),
            Command("convert", "write the matches of files in another format"),
            Command("matches", "list the matches of the library"),
            Command("library", "check the library, copy it, bring a copy back, or export everything"),
            Command("verify-dice", "check the dice of a finished match"),
            Command("table-server", "be the relay by which two players meet who cannot reach each other"),
            Command("report-problem", "put log, versions and settings into a file to look at"),
            Command("demo", "play a short match without a display and take pictures"),
            Command("completions", "print what lets a shell complete commands and options"),
            Command("manual", "print the manual page"),
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
        help_for_it = f"{PROGRAM} {name} --variant {self.game} --help"
        return f"There is {self.game} too, which has rules of its own: {help_for_it}"

    def is_asked_for(self, arguments: Sequence[str]) -> bool:
        """Whether ``arguments`` name the game, or a position of it."""
        return (
            ("--variant", self.game) in pairwise(arguments)
            or f"--variant={self.game}" in arguments
            or any(text.strip().startswith(f"bgd1:{self.game}:") for text in arguments)
        )


COAN_KI = OwnRules("coan_ki", ("plays", "selfplay", "evaluate"))


def window_parser() -> Parser:
    """What reads the arguments where there is no command."""
    names = "\n".join(f"  {command.name:<14} {command.summary}" for command in COMMANDS.values())
    parser = Parser(
        PROGRAM,
        "Play, review and practise backgammon. Without a command the window opens.",
        usage=f"{PROGRAM} [--home DIR] [--verbose] [--new-window] [FILE]\n"
        f"       {PROGRAM} COMMAND [--help] ...",
        epilog=f"commands:\n{names}\n\nexit status: {EXIT_STATUSES}",
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        help="a match to open in the window, or the text of a position such as XGID=...",
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument("--home", metavar="DIR", help=_HOME_HELP)
    parser.add_argument("--verbose", action="store_true", help=_VERBOSE_HELP)
    parser.add_argument("--new-window", action="store_true", help=_NEW_WINDOW_HELP)
    return parser


def _add_general(parser: argparse.ArgumentParser) -> None:
    """What every command and the window take."""
    unless_before = argparse.SUPPRESS
    parser.add_argument("--home", metavar="DIR", default=unless_before, help=_HOME_HELP)
    parser.add_argument("--verbose", action="store_true", default=unless_before, help=_VERBOSE_HELP)


def likely_command(word: str) -> str | None:
    """The command that ``word`` might be meant to be."""
    import difflib

    return next(iter(difflib.get_close_matches(word.lower(), COMMANDS, n=1, cutoff=0.7)), None)


def offered(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """The options and arguments that ``parser`` tells of, in order."""
    yield from (action for action in parser._actions if action.help is not argparse.SUPPRESS)


def help_of(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    """The help of ``action`` as ``--help`` words it, in one line."""
    formatter = parser._get_formatter()  # argparse offers no other way
    return " ".join(formatter._expand_help(action).split())
