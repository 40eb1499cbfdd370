"""What Python would compile from text at every start, compiled once. Imports no Qt itself.

PySide6 brings modules as text in its library, and every dataclass is made of functions that are written as
text: compiling both takes longer than loading Qt. Their code is kept where Python keeps that of the module
beside, and under the same conditions.
"""

from __future__ import annotations

import builtins
import dataclasses
import marshal
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import MAGIC_NUMBER, cache_from_source, source_hash
from pathlib import Path
from types import CodeType
from typing import Any

from bgdesk.renaming import patient_replace

_PACKED = "shibokensupport/"
_WRITTEN = "<string>"
_Known = dict[tuple[str, bytes], CodeType]


class KeptCode:
    """The code in ``file``; what is used of it and what is new is written there by `keep`."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._known = _read(file)
        self._used: _Known = {}

    def keep(self) -> None:
        """Write it down if something is new, unless nothing compiled is to be written."""
        if sys.dont_write_bytecode or self._used.keys() <= self._known.keys():
            return
        made = self._file.with_name(f"{self._file.name}.{os.getpid()}")
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            made.write_bytes(MAGIC_NUMBER + marshal.dumps(self._used))
            patient_replace(made, self._file)

    def code(self, name: str, source: bytes, make: Callable[[], CodeType]) -> CodeType:
        """The code of ``source``, which stands in ``name``; ``make`` compiles it."""
        key = name, source_hash(source)
        found = self._known.get(key) or self._used.get(key)
        self._used[key] = found = found or make()
        return found

    @contextmanager
    def used(self) -> Iterator[None]:
        """Inside, take what PySide6 and dataclasses compile from here."""
        usual = builtins.compile

        def compile_packed(source: Any, filename: Any, mode: str, *rest: Any, **named: Any) -> Any:
            is_ours = isinstance(source, bytes) and isinstance(filename, str) and filename.startswith(_PACKED)
            if rest or named or mode != "exec" or not is_ours:
                return usual(source, filename, mode, *rest, **named)
            return self.code(filename, source, lambda: usual(source, filename, mode, dont_inherit=True))

        def run_written(source: str, *names: Any) -> None:
            code = self.code(
                _WRITTEN, source.encode(), lambda: usual(source, _WRITTEN, "exec", dont_inherit=True)
            )
            exec(code, *names)  # as dataclasses do

        of_classes = vars(dataclasses)
        before = of_classes.get("exec", builtins.exec)
        builtins.compile, of_classes["exec"] = compile_packed, run_written
        try:
            yield
        finally:
            builtins.compile, of_classes["exec"] = usual, before


@contextmanager
def kept_code(name: str) -> Iterator[None]:
    """Inside, take what would be compiled from what is kept as ``name``, and keep what is new."""
    kept = KeptCode(code_file(name))
    try:
        with kept.used():
            yield
    finally:
        kept.keep()


def code_file(name: str) -> Path:
    """Where it is kept, beside the code of this module."""
    return Path(cache_from_source(__file__)).with_suffix(f".{name}")


def _read(file: Path) -> _Known:
    with suppress(OSError, ValueError, EOFError, TypeError):
        told = file.read_bytes()
        if told.startswith(MAGIC_NUMBER):
            found = marshal.loads(told[len(MAGIC_NUMBER) :])  # as trusted as compiled modules
            if isinstance(found, dict) and all(isinstance(code, CodeType) for code in found.values()):
                return found
    return {}
