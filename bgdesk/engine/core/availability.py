"""Whether the core can be used, found out without loading it; where it cannot, bgsage judges by itself."""

from __future__ import annotations

import os
from collections.abc import Mapping
from enum import StrEnum
from functools import cache

SETTING = "BGDESK_CORE"
"""Environment variable: ``0`` does without the core, ``plain`` forbids it special processor instructions."""
_UNUSABLE = "unusable"
VERSION = 3
"""Counted up with every change of what the core says."""


class CoreAbsence(StrEnum):
    """Why the core is not in use."""

    SWITCHED_OFF = "switched_off"
    UNUSABLE = "unusable"
    """It seems to be there, and yet a process could not load it."""
    NOT_BUILT = "not_built"
    DAMAGED = "damaged"
    OTHER_ENGINE = "other_engine"


def absence_of_core(environment: Mapping[str, str] = os.environ) -> CoreAbsence | None:
    """Why the core cannot be used, or ``None``."""
    if is_switched_off(environment):
        is_unusable = environment[SETTING].strip() == _UNUSABLE
        return CoreAbsence.UNUSABLE if is_unusable else CoreAbsence.SWITCHED_OFF
    return _absence()


def is_switched_off(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the library is not to be opened, by wish or because that failed."""
    return environment.get(SETTING, "").strip() in ("0", _UNUSABLE)


def plays_games(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the library is there, which needs nothing else to play the games with networks of their own."""
    return not is_switched_off(environment) and _has_library()


def do_without_core() -> None:
    """A process could not load it: from now on neither this one nor those that it starts will try."""
    os.environ[SETTING] = _UNUSABLE


def is_plain(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether it must do without special instructions of the processor."""
    return environment.get(SETTING, "").strip().lower() == "plain"


@cache
def _has_library() -> bool:
    from bgdesk.engine.core.library import find_library  # not before it is needed

    return find_library() is not None


@cache
def _absence() -> CoreAbsence | None:
    from bgdesk.engine.core.library import find_library, is_there  # not before it is needed
    from bgdesk.engine.core.weights import weight_files

    if find_library() is None:
        return CoreAbsence.DAMAGED if is_there() else CoreAbsence.NOT_BUILT
    files = weight_files()
    return None if files and files.have_sizes() else CoreAbsence.OTHER_ENGINE
