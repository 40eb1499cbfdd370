"""Compiles functions; what was compiled is kept in a folder named after the sources."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import numba

_Function = TypeVar("_Function", bound=Callable[..., object])


def _cache_folder() -> str:
    sources = sorted(Path(__file__).parent.glob("*.py"))
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    return str(Path(tempfile.gettempdir()) / f"bgdesk-training-{digest}")


setattr(numba.config, "CACHE_DIR", _cache_folder())  # noqa: B010  # it is not declared


def compiled(function: _Function) -> _Function:
    """``function`` as machine code. A change in any source of this folder compiles everything anew."""
    return cast(_Function, numba.njit(cache=True, fastmath=True, error_model="numpy")(function))
