"""``bgdesk manual``: the manual page, made from the table of commands."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator

from bgdesk import __version__
from bgdesk.cli.commands import (
    COMMANDS,
    EXIT_STATUSES,
    PROGRAM,
    Command,
    Parser,
    help_of,
    offered,
    window_parser,
)
from bgdesk.cli.shared.output import DONE, say

_ENVIRONMENT = {
    "BGDESK_HOME": "the folder of all data, settings and logs, where --home names none",
    "BGDESK_LANGUAGE": "the language of the window, such as de, in place of that of the settings",
}
_EXAMPLES = {
    "bgdesk match.mat": "Open a match in the window.",
    'bgdesk "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"': "Open a position in the window.",
    "bgdesk analyse --level expert --out analysed.sgf match.mat": "Analyse a match and save it with that.",
    "bgdesk convert matches/ converted/ --to sgf": "Convert all matches of a folder.",
    "curl URL | bgdesk convert - - --to mat": "Convert from standard input to standard output.",
}

_EPILOG = """\
To read it: bgdesk manual | man -l -
To keep it: bgdesk manual > ~/.local/share/man/man1/bgdesk.1"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose."""
    parser.epilog = _EPILOG


def run(arguments: argparse.Namespace) -> int:
    """Print it as troff for man."""
    del arguments
    for line in manual():
        say(line)
    return DONE


def manual() -> Iterator[str]:
    """The lines of the page."""
    yield f'.TH BGDESK 1 "" "bgdesk {__version__}" "User Commands"'
    yield ".nh"
    yield from _section("NAME", [f"{PROGRAM} \\- play, review and practise backgammon"])
    yield from _section("SYNOPSIS", _synopsis())
    yield from _section("DESCRIPTION", [_text(window_parser().description or "")])
    yield from _section("OPTIONS", _actions(window_parser()))
    yield ".SH COMMANDS"
    for command in COMMANDS.values():
        yield from _command(command)
    yield from _section("ENVIRONMENT", _listed(_ENVIRONMENT.items()))
    yield from _section("EXIT STATUS", [_text(f"{EXIT_STATUSES}.")])
    yield from _section("EXAMPLES", _listed(_EXAMPLES.items()))


def _section(title: str, lines: Iterable[str]) -> Iterator[str]:
    yield f".SH {title}"
    yield from lines


def _synopsis() -> Iterator[str]:
    usage = window_parser().format_usage().removeprefix("usage: ")
    for number, line in enumerate(usage.splitlines()):
        yield from ([".br"] if number else [])
        yield _text(line.strip())


def _command(command: Command) -> Iterator[str]:
    parser = command.parser()
    yield f".SS {_text(command.name)}"
    yield _text(" ".join(parser.format_usage().removeprefix("usage: ").split()))
    yield ".PP"
    yield _text(command.sentence)
    yield from _actions(parser)
    if parser.epilog:
        yield from (".PP", ".nf", *map(_text, parser.epilog.splitlines()), ".fi")


def _actions(parser: Parser) -> Iterator[str]:
    """Arguments, then options, but what every command has stands once, at the top."""
    is_top = parser.prog == PROGRAM
    shown = [one for one in offered(parser) if is_top or not _is_general(one)]
    shown.sort(key=lambda one: bool(one.option_strings))
    yield from _listed((_names(one), help_of(parser, one)) for one in shown)


def _is_general(action: argparse.Action) -> bool:
    return action.dest in ("help", "home", "verbose")


def _names(action: argparse.Action) -> str:
    value = "" if action.nargs == 0 else _value(action)
    return ", ".join(f"{name} {value}".strip() for name in action.option_strings) or value


def _value(action: argparse.Action) -> str:
    if isinstance(action.metavar, str):
        return action.metavar
    return "{" + ",".join(map(str, action.choices)) + "}" if action.choices else action.dest.upper()


def _listed(entries: Iterable[tuple[str, str]]) -> Iterator[str]:
    for name, text in entries:
        yield from (".TP", f"\\fB{_text(name)}\\fR", _text(text))


def _text(text: str) -> str:
    """``text`` as troff shows it, also where it begins like a request."""
    safe = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga")
    safe = re.sub(r"[^\x20-\x7e]", lambda sign: f"\\[u{ord(sign[0]):04X}]", safe.replace("\n", " "))
    return f"\\&{safe}" if safe.startswith((".", " ")) else safe
