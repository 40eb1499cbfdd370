from __future__ import annotations

import ctypes
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from bgdesk.engine.sage.availability import (
    MODULES,
    NEEDED,
    RUNTIME,
    Availability,
    Computer,
    EngineAbsence,
    cpu_features,
    features_in_cpuinfo,
    features_in_sysctl,
    load_runtime,
    probe,
)

OLD = frozenset({"fma"})


def computer(
    architecture: str = "x86_64",
    features: frozenset[str] | None = NEEDED,
    installed: tuple[str, ...] = MODULES,
) -> Computer:
    return Computer(architecture, lambda: features, lambda module: module in installed)


def test_a_computer_with_all_it_needs() -> None:
    assert probe({}, computer()) == Availability(True)


@pytest.mark.parametrize("architecture", ["x86_64", "AMD64"])
def test_an_old_cpu(architecture: str) -> None:
    answer = probe({}, computer(architecture, OLD))
    assert answer == Availability(False, EngineAbsence.OLD_CPU, "avx2")


@pytest.mark.parametrize("architecture", ["arm64", "aarch64"])
def test_other_cpus_are_not_asked(architecture: str) -> None:
    assert probe({}, computer(architecture, frozenset())).is_available


def test_a_cpu_that_cannot_be_asked_passes() -> None:
    assert probe({}, computer(features=None)).is_available


@pytest.mark.parametrize("missing", MODULES)
def test_a_part_is_not_installed(missing: str) -> None:
    installed = tuple(module for module in MODULES if module != missing)
    assert probe({}, computer(installed=installed)) == Availability(
        False, EngineAbsence.NOT_INSTALLED, missing
    )


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        ("plain", Availability(False, EngineAbsence.SWITCHED_OFF, "BGDESK_ENGINE=plain")),
        (" Plain ", Availability(False, EngineAbsence.SWITCHED_OFF, "BGDESK_ENGINE=plain")),
        ("stockfish", Availability(False, EngineAbsence.UNKNOWN_SETTING, "BGDESK_ENGINE=stockfish")),
        ("sage", Availability(True)),
        ("", Availability(True)),
    ],
)
def test_the_environment_decides(setting: str, expected: Availability) -> None:
    assert probe({"BGDESK_ENGINE": setting}, computer()) == expected


def test_windows_without_its_runtime_is_told_from_an_engine_that_is_not_made() -> None:
    without = Computer("AMD64", lambda: NEEDED, lambda _: True, lambda: False)
    assert probe({}, without) == Availability(False, EngineAbsence.NO_RUNTIME, RUNTIME)


def test_windows_finds_the_runtime_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def load(name: str) -> None:
        asked.append(name)
        if not Path(name).exists():
            raise OSError(name)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "WinDLL", load, raising=False)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert not load_runtime()
    (tmp_path / RUNTIME).touch()
    assert load_runtime()
    assert asked == [RUNTIME, str(tmp_path / RUNTIME)] * 2


def test_sage_trusts_the_cpu_but_has_to_be_installed() -> None:
    assert probe({"BGDESK_ENGINE": "sage"}, computer(features=OLD)).is_available
    answer = probe({"BGDESK_ENGINE": "sage"}, computer(installed=()))
    assert answer.reason is EngineAbsence.NOT_INSTALLED


def test_cpuinfo() -> None:
    text = "processor\t: 0\nflags\t\t: fpu sse4_2 fma avx avx2 bmi2\n\nprocessor\t: 1\n"
    assert features_in_cpuinfo(text) == NEEDED
    assert features_in_cpuinfo("flags : fpu avx avx2_not fma\n") == OLD
    assert features_in_cpuinfo("Processor : something else\n") is None


def test_sysctl() -> None:
    assert features_in_sysctl("hw.optional.avx2_0: 1\nhw.optional.fma: 1\n") == NEEDED
    assert features_in_sysctl("hw.optional.avx2_0: 0\nhw.optional.fma: 1\n") == OLD
    assert features_in_sysctl("") is None


@pytest.mark.skipif(sys.platform not in ("linux", "darwin", "win32"), reason="no reader for this system")
def test_this_computer_can_be_asked() -> None:
    assert cpu_features() is None or cpu_features() <= NEEDED  # type: ignore[operator]  # not None here


def test_probing_loads_nothing() -> None:
    code = (
        "import sys; from bgdesk.engine.sage.availability import probe; probe({});"
        f"sys.exit(any(name in sys.modules for name in {MODULES}))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
