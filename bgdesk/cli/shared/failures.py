"""The sentence for everything that can go wrong in a command."""

from __future__ import annotations

from bgdesk.app.paths import PathsError
from bgdesk.cli.shared.output import CliError
from bgdesk.start.display import libraries_missing


def sentence(problem: Exception) -> str:
    """One sentence for ``problem``."""
    if isinstance(problem, (CliError, PathsError)):
        return str(problem)
    if isinstance(problem, OSError):
        return _system_sentence(problem)
    if isinstance(problem, ImportError) and (missing := libraries_missing(problem)):
        return str(missing)
    if type(problem).__module__.startswith("bgdesk."):
        return str(problem)
    return f"An unexpected problem stopped the work ({type(problem).__name__}: {problem})."


def _system_sentence(problem: OSError) -> str:
    reason = problem.strerror or type(problem).__name__
    if problem.filename is None:
        return f"The system refused: {reason}."
    return f"{problem.filename!s}: {reason}."
