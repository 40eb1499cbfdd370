"""The command line: finds the command, and turns every failure into one sentence and an exit status."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress

from bgdesk.cli.commands import COAN_KI, COMMANDS, likely_command, window_parser
from bgdesk.cli.shared.output import DONE, FAILED, INTERRUPTED, MISUSED, CliError, MisuseError, complain
from bgdesk.harmless import harmless


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with ``arguments`` (those of the process by default); the exit status."""
    _speak_utf8()
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status = _status(given)
        if sys.stdout:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except MisuseError as problem:
        return _failed(problem, MISUSED, given)
    except Exception as problem:  # noqa: BLE001  # the last resort: a sentence instead of a traceback
        if _is_closed_pipe(problem):
            _drop_output()
            return FAILED
        return _failed(problem, FAILED, given)
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
    if own and COAN_KI.is_asked_for(arguments[start + 1 :]):
        command, own = own, None
    parser = command.parser()
    if own:
        parser.epilog = f"{parser.epilog}\n\n{COAN_KI.hint(command.name)}"
    before = window_parser().parse_args(arguments[:start])
    given = parser.parse_args([_without_dash(text) for text in arguments[start + 1 :]], before)
    _check_home(given.home)
    from bgdesk.cli.shared.command_log import command_logged

    with command_logged(command.name, given.home, is_verbose=given.verbose):
        return command.load().run(given)


def _check_home(home: str | None) -> None:
    """Raises CliError where more than the last folder of ``home`` would have to be made."""
    if home is None:
        return
    above = os.path.dirname(os.path.abspath(os.path.expanduser(home)))  # noqa: PTH100, PTH111, PTH120  # quick
    try:
        is_there = stat.S_ISDIR(os.stat(above).st_mode)  # noqa: PTH116
    except (FileNotFoundError, NotADirectoryError, ValueError):
        is_there = False
    if not is_there:
        raise CliError(f"There is no folder {above} to put --home into.")


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
    arguments = [_without_dash(text) for text in arguments]
    given = window_arguments(arguments)
    _check_home(given.home)
    from bgdesk.app.paths import find_paths
    from bgdesk.start.second_start import arrive

    paths = find_paths(given.home)
    arrival = arrive(paths.data, given.file, is_new=given.new_window)
    if arrival is None:
        return DONE
    from bgdesk.start.first_look import first_look

    look = first_look(paths, given.file, is_only=arrival.place.is_held)
    from bgdesk.start.kept_code import kept_code
    from bgdesk.start.quick_imports import quick_imports

    with quick_imports(), kept_code("window"):
        from bgdesk.start.window import run_window

    return run_window(paths, given.file, arrival, look, is_verbose=given.verbose)


def window_arguments(arguments: list[str]) -> Namespace:
    """What is given to the window; the usual start, with nothing, does not wait for what reads arguments.

    Raises MisuseError for a word that is no file but nearly a command.
    """
    if not arguments:
        return Namespace(file=None, home=None, verbose=False, new_window=False)
    _check_word(arguments)
    return window_parser().parse_args(arguments)


def _check_word(arguments: list[str]) -> None:
    """Raises MisuseError for a word that is no file but nearly a command."""
    word = window_parser().parse_known_args(arguments)[0].file
    is_command_like = word and "--" not in arguments and re.fullmatch("[A-Za-z_-]+", word)
    meant = likely_command(word) if is_command_like and not os.path.lexists(word) else None
    if meant:
        raise MisuseError(f"There is no file {word}. Did you mean the command {meant}?")


def _failed(problem: Exception, status: int, arguments: Sequence[str]) -> int:
    """Say what went wrong; a failure that nobody foresaw is named by its kind too."""
    from bgdesk.cli.shared.failures import sentence
    from bgdesk.start.refusing import tell_unseen

    with suppress(OSError):
        complain(sentence(problem))
    if sys.stderr is None or _command_index(list(arguments)) is None:
        tell_unseen(harmless(sentence(problem)))
    _drop_what_cannot_be_written()
    return status


def _speak_utf8() -> None:
    """UTF-8 whatever the locale; bytes of file names that are none come out as they went in."""
    errors = "surrogateescape" if os.name == "posix" else "backslashreplace"
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors=errors)


def _is_closed_pipe(problem: Exception) -> bool:
    """Whether nobody reads what is written any more, of which Windows says that the argument is invalid."""
    if sys.platform != "win32" or not isinstance(problem, OSError):
        return isinstance(problem, BrokenPipeError)
    return problem.errno in (errno.EPIPE, errno.EINVAL) and problem.filename is None


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
