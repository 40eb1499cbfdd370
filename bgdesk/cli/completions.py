"""``bgdesk completions``: lets a shell complete commands and options; made from the table of commands."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from bgdesk.cli.commands import COMMANDS, PROGRAM, Parser, help_of, offered, window_parser
from bgdesk.cli.shared.output import DONE, say

_EPILOG = """\
bash: bgdesk completions bash > ~/.local/share/bash-completion/completions/bgdesk
zsh:  bgdesk completions zsh > DIR/_bgdesk, where DIR is one of $fpath
fish: bgdesk completions fish > ~/.config/fish/completions/bgdesk.fish"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which shell."""
    parser.epilog = _EPILOG
    parser.add_argument("shell", metavar="SHELL", choices=tuple(SHELLS), help="bash, zsh or fish")


def run(arguments: argparse.Namespace) -> int:
    """Print the script."""
    parsers = {name: command.parser() for name, command in COMMANDS.items()}
    for line in SHELLS[arguments.shell](parsers):
        say(line)
    return DONE


Parsers = Mapping[str, Parser]


def _options(parser: Parser) -> Iterator[argparse.Action]:
    yield from (action for action in offered(parser) if action.option_strings)


def _arguments(parser: Parser) -> Iterator[argparse.Action]:
    yield from (action for action in offered(parser) if not action.option_strings)


def _names(parser: Parser) -> str:
    return " ".join(name for action in _options(parser) for name in action.option_strings)


def _choices(action: argparse.Action) -> str:
    return " ".join(map(str, action.choices)) if action.choices else ""


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def bash(parsers: Parsers) -> Iterator[str]:
    """Words of the table; where there are none, names of files."""
    yield f"# bash completion of {PROGRAM}, made by: {PROGRAM} completions bash"
    yield f"_{PROGRAM}() {{"
    yield "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= words= i"
    yield "    for ((i = 1; i < COMP_CWORD; i++)); do"
    yield "        case ${COMP_WORDS[i]} in"
    yield "            --home) ((i++)) ;;"
    yield "            -*) ;;"
    yield "            *) command=${COMP_WORDS[i]}; break ;;"
    yield "        esac"
    yield "    done"
    yield '    case "$command $before" in'
    for name, parser in parsers.items():
        yield from _bash_values(name, parser)
    yield "    esac"
    yield "    if [[ -z $words && $word == -* ]]; then"
    yield "        case $command in"
    yield f"            '') words={_quoted(_names(window_parser()))} ;;"
    yield from (f"            {name}) words={_quoted(_names(parser))} ;;" for name, parser in parsers.items())
    yield "        esac"
    yield "    elif [[ -z $words && -z $command && $before != --home ]]; then"
    yield f"        words={_quoted(' '.join(parsers))}"
    yield "    fi"
    yield '    COMPREPLY=($(compgen -W "$words" -- "$word"))'
    yield "}"
    yield f"complete -o default -F _{PROGRAM} {PROGRAM}"


def _bash_values(name: str, parser: Parser) -> Iterator[str]:
    for action in offered(parser):
        if action.choices:
            asked = "|".join(f'"{name} {option}"' for option in action.option_strings) or f'"{name} {name}"'
            yield f"        {asked}) words={_quoted(_choices(action))} ;;"


def zsh(parsers: Parsers) -> Iterator[str]:
    """By ``_arguments``, with the help of every option."""
    yield f"#compdef {PROGRAM}"
    yield f"_{PROGRAM}() {{"
    yield "    local context state state_descr line"
    yield "    typeset -A opt_args"
    yield "    local -a commands=("
    yield from (f"        {_quoted(f'{one.name}:{one.summary}')}" for one in COMMANDS.values())
    yield "    )"
    yield "    _arguments -C \\"
    yield from (f"        {_zsh_option(window_parser(), action)} \\" for action in _options(window_parser()))
    yield "        '1: :->first' '*:: :->rest'"
    yield "    case $state in"
    yield "        first) _alternative 'commands:command:{_describe command commands}' 'files:file:_files' ;;"
    yield "        rest)"
    yield "            case $words[1] in"
    for name, parser in parsers.items():
        yield f"                {name})"
        specs = [_zsh_option(parser, action) for action in _options(parser)]
        specs += [_zsh_argument(action) for action in _arguments(parser)]
        yield f"                    _arguments {' '.join(specs)} ;;"
    yield "            esac ;;"
    yield "    esac"
    yield "}"
    yield f'if [[ $funcstack[1] == _{PROGRAM} ]]; then _{PROGRAM} "$@"; else compdef _{PROGRAM} {PROGRAM}; fi'


def _zsh_option(parser: Parser, action: argparse.Action) -> str:
    text = help_of(parser, action).translate({ord(sign): f"\\{sign}" for sign in "[]:\\"})
    value = "" if action.nargs == 0 else f":value:{_zsh_values(action)}"
    return " ".join(_quoted(f"*{name}[{text}]{value}") for name in action.option_strings)


def _zsh_argument(action: argparse.Action) -> str:
    where = "*" if action.nargs in ("+", "*") else ""
    return _quoted(f"{where}:{str(action.metavar or action.dest).lower()}:{_zsh_values(action)}")


def _zsh_values(action: argparse.Action) -> str:
    return f"({_choices(action)})" if action.choices else "_files"


def fish(parsers: Parsers) -> Iterator[str]:
    """A line for each command and option."""
    yield f"# fish completion of {PROGRAM}, made by: {PROGRAM} completions fish"
    for one in COMMANDS.values():
        yield (f"complete -c {PROGRAM} -n __fish_use_subcommand -a {one.name} -d {_fish_quoted(one.summary)}")
    for action in _options(window_parser()):
        yield from _fish_option("__fish_use_subcommand", window_parser(), action)
    for name, parser in parsers.items():
        condition = f"'__fish_seen_subcommand_from {name}'"
        for action in _options(parser):
            yield from _fish_option(condition, parser, action)
        for action in _arguments(parser):
            if action.choices:
                yield f"complete -c {PROGRAM} -n {condition} -f -a {_fish_quoted(_choices(action))}"


def _fish_option(condition: str, parser: Parser, action: argparse.Action) -> Iterator[str]:
    for name in action.option_strings:
        kind = f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
        value = "" if action.nargs == 0 else " -r"
        if action.choices:
            value = f" -x -a {_fish_quoted(_choices(action))}"
        text = _fish_quoted(help_of(parser, action))
        yield f"complete -c {PROGRAM} -n {condition} {kind}{value} -d {text}"


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


SHELLS: Mapping[str, Callable[[Parsers], Iterator[str]]] = MappingProxyType(
    {"bash": bash, "zsh": zsh, "fish": fish}
)
