"""Compiles functions that may run in several threads at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

import numba

_Function = TypeVar("_Function", bound=Callable[..., object])


def compiled(function: _Function) -> _Function:
    """``function`` as machine code, without the interpreter's lock and with exact arithmetic."""
    return cast(_Function, numba.njit(nogil=True, error_model="numpy")(function))
