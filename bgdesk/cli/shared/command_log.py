"""The log of a command: in the file where one is kept, and beside the result when that is asked for."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic

from bgdesk import __version__
from bgdesk.app.logs.log_file import PrivateFormatter, start_logging, stop_logging
from bgdesk.app.paths import PathsError, find_paths
from bgdesk.harmless import harmless

_log = logging.getLogger(__name__)


@contextmanager
def command_logged(name: str, home: str | None, *, is_verbose: bool) -> Iterator[None]:
    """Log the command ``name``, how long it took, and with a traceback what nobody foresaw.

    A command that needs no folder makes none for the log; when it is verbose standard error has all of it.
    """
    began = monotonic()
    with ExitStack() as log:
        _open_log(log, home, is_verbose=is_verbose)
        _log.info("bgdesk %s, %s: Python %s on %s", __version__, name, sys.version.split()[0], sys.platform)
        try:
            yield
        except Exception as problem:
            _note(name, problem)
            raise
        finally:
            _log.info("%s ends after %.1f s", name, monotonic() - began)


def _open_log(log: ExitStack, home: str | None, *, is_verbose: bool) -> None:
    level = logging.DEBUG if is_verbose else logging.INFO
    try:
        log.callback(stop_logging, start_logging(find_paths(home).logs, level))
    except PathsError:
        return  # the command says so itself, if it needs the folder
    if is_verbose and sys.stderr is not None:
        beside = logging.StreamHandler(sys.stderr)
        beside.setFormatter(_ForTerminal())
        logging.getLogger().addHandler(beside)
        log.callback(logging.getLogger().removeHandler, beside)


class _ForTerminal(PrivateFormatter):
    """The log holds names of files."""

    def format(self, record: logging.LogRecord) -> str:
        return harmless(super().format(record), keep="\n\t")


def _note(name: str, problem: Exception) -> None:
    if isinstance(problem, OSError) or type(problem).__module__.startswith("bgdesk."):
        _log.info("%s failed: %s", name, type(problem).__name__)
    else:
        _log.error("%s failed", name, exc_info=problem)
