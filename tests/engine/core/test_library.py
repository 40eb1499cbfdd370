"""Where the core is missing, broken or does not fit, the engine judges by itself and nobody dies of it."""

from __future__ import annotations

import importlib.metadata
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bgdesk.engine.core import availability, library, native, weights
from bgdesk.engine.core.availability import SETTING, CoreAbsence, absence_of_core
from bgdesk.engine.core.library import BuiltLibrary
from bgdesk.engine.sage.availability import probe
from bgdesk.engine.sage.best_calls import best_calls, best_name
from bgdesk.engine.sage.encoding import engine_name, rollout_engine_name

if native.loaded_core() is None or not probe().is_available:
    pytest.skip("the core is not compiled here; bootstrap.py does it", allow_module_level=True)

from bgdesk.engine.sage.calls import SageCalls
from bgdesk.engine.sage.core_calls import CoreCalls
from bgdesk.engine.sage.judge import SageJudge


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[BuiltLibrary]:
    """A copy of the library, which alone is looked at."""
    original = library.find_library()
    assert original
    made = BuiltLibrary(tmp_path / original.path.name)
    shutil.copy(original.path, made.path)
    shutil.copy(original.stamp, made.stamp)
    monkeypatch.setattr(library, "_places", lambda: iter([made]))
    _forget()
    yield made
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    """What was found is looked for once."""
    for found in (availability._absence, availability._has_library, native.loaded_core):
        found.cache_clear()


def test_a_whole_copy_is_used(copy: BuiltLibrary) -> None:
    assert absence_of_core() is None
    assert isinstance(best_calls(), CoreCalls)
    assert SageJudge().name == best_name() == engine_name()
    assert engine_name() == f"{rollout_engine_name()}, core {availability.VERSION}"


def remove(copy: BuiltLibrary) -> None:
    copy.path.unlink()


def truncate(copy: BuiltLibrary) -> None:
    copy.path.write_bytes(copy.path.read_bytes()[:50_000])


def change_a_byte(copy: BuiltLibrary) -> None:
    content = bytearray(copy.path.read_bytes())
    content[len(content) // 2] ^= 1
    copy.path.write_bytes(content)


def lose_the_stamp(copy: BuiltLibrary) -> None:
    copy.stamp.unlink()


def make_of_other_sources(copy: BuiltLibrary) -> None:
    said = json.loads(copy.stamp.read_text(encoding="utf-8"))
    copy.stamp.write_text(json.dumps({**said, "source": "0" * 64}), encoding="utf-8")


def make_the_stamp_nonsense(copy: BuiltLibrary) -> None:
    copy.stamp.write_bytes(b"\xff[")


@pytest.mark.parametrize(
    ("harm", "expected"),
    [
        (remove, CoreAbsence.NOT_BUILT),
        (truncate, CoreAbsence.DAMAGED),
        (change_a_byte, CoreAbsence.DAMAGED),
        (lose_the_stamp, CoreAbsence.DAMAGED),
        (make_of_other_sources, CoreAbsence.DAMAGED),
        (make_the_stamp_nonsense, CoreAbsence.DAMAGED),
    ],
)
def test_a_library_that_is_not_good_is_not_opened(
    copy: BuiltLibrary, harm: Callable[[BuiltLibrary], None], expected: CoreAbsence
) -> None:
    harm(copy)
    assert absence_of_core() is expected
    assert isinstance(best_calls(), SageCalls)
    assert engine_name() == rollout_engine_name()


def test_a_library_of_other_sources_with_a_stamp_that_lies_is_not_used(
    copy: BuiltLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "source_hash", lambda: "0" * 64)
    monkeypatch.setattr(native, "source_hash", lambda: "0" * 64)
    copy.stamp.write_text(json.dumps(copy.said_of(copy.path.read_bytes())), encoding="utf-8")
    assert absence_of_core() is None
    assert isinstance(best_calls(), SageCalls)
    assert SageJudge().name == best_name() == rollout_engine_name()


@pytest.mark.usefixtures("copy")
def test_another_version_of_the_engine_judges_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.metadata, "version", lambda name: "2.1")
    assert absence_of_core() is CoreAbsence.OTHER_ENGINE
    assert isinstance(best_calls(), SageCalls)


@pytest.mark.usefixtures("copy")
def test_other_weights_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "_DIGEST", "0" * 64)
    assert isinstance(best_calls(), SageCalls)


@pytest.mark.usefixtures("copy")
def test_files_of_other_sizes_are_seen_without_reading_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "_BEAROFF_SIZE", 1)
    assert absence_of_core() is CoreAbsence.OTHER_ENGINE


def test_it_can_be_switched_off(copy: BuiltLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, "0")
    assert absence_of_core() is CoreAbsence.SWITCHED_OFF
    assert isinstance(best_calls(), SageCalls)
    assert copy.is_ours()
