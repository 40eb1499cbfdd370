"""Whether the strong engine can run on this computer, found out without loading it."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from importlib.util import find_spec
from pathlib import Path

SETTING = "BGDESK_ENGINE"
"""Environment variable: ``plain`` does without the strong engine, ``sage`` trusts the CPU unseen."""

MODULES = ("bgsage", "bgbot_cpp")
NEEDED = frozenset({"avx2", "fma"})
"""What its wheels for x86-64 use without asking the CPU."""
RUNTIME = "msvcp140.dll"
"""What its wheel for Windows needs of the Visual C++ runtime, besides what Python brings along."""

_X86_64 = frozenset({"x86_64", "amd64"})
_PF_AVX2_INSTRUCTIONS_AVAILABLE = 40


class EngineAbsence(StrEnum):
    """Why the strong engine is out of reach."""

    SWITCHED_OFF = "switched_off"
    UNKNOWN_SETTING = "unknown_setting"
    NOT_INSTALLED = "not_installed"
    OLD_CPU = "old_cpu"
    NO_RUNTIME = "no_runtime"


@dataclass(frozen=True, slots=True)
class Availability:
    """Whether the strong engine can run; if not, why, with the part that is missing or wrong."""

    is_available: bool
    reason: EngineAbsence | None = None
    detail: str = ""


@cache
def cpu_features() -> frozenset[str] | None:
    """Those of `NEEDED` that this x86-64 CPU has; ``None`` when the system does not tell."""
    readers = {"linux": _linux_features, "darwin": _mac_features, "win32": _windows_features}
    reader = readers.get(sys.platform)
    return reader() if reader else None


def is_installed(module: str) -> bool:
    """Whether ``module`` could be imported."""
    return module in sys.modules or find_spec(module) is not None


def load_runtime() -> bool:
    """Whether what the engine needs of Windows itself is loaded now; elsewhere it needs nothing.

    The package ``msvc-runtime`` puts it into the folder of the environment, where Windows does not look.
    """
    if sys.platform != "win32":
        return True
    import ctypes
    import sysconfig

    for name in (RUNTIME, str(Path(sysconfig.get_path("data"), RUNTIME))):
        with suppress(OSError):
            ctypes.WinDLL(name)
            return True
    return False


@dataclass(frozen=True, slots=True)
class Computer:
    """What is asked of the computer; a test says it itself."""

    architecture: str = field(default_factory=platform.machine)
    features: Callable[[], frozenset[str] | None] = cpu_features
    is_installed: Callable[[str], bool] = is_installed
    has_runtime: Callable[[], bool] = load_runtime


def probe(environment: Mapping[str, str] = os.environ, computer: Computer | None = None) -> Availability:
    """Whether the strong engine can run here. A CPU that cannot be asked passes."""
    computer = computer or Computer()
    setting = environment.get(SETTING, "").strip().lower()
    if setting == "plain":
        return Availability(False, EngineAbsence.SWITCHED_OFF, f"{SETTING}=plain")
    if setting not in ("", "sage"):
        return Availability(False, EngineAbsence.UNKNOWN_SETTING, f"{SETTING}={environment[SETTING]}")
    absent = [module for module in MODULES if not computer.is_installed(module)]
    if absent:
        return Availability(False, EngineAbsence.NOT_INSTALLED, " ".join(absent))
    lacking = frozenset() if setting == "sage" else _lacking(computer)
    if lacking:
        return Availability(False, EngineAbsence.OLD_CPU, " ".join(sorted(lacking)))
    if not computer.has_runtime():
        return Availability(False, EngineAbsence.NO_RUNTIME, RUNTIME)
    return Availability(True)


def _lacking(computer: Computer) -> frozenset[str]:
    if computer.architecture.lower() not in _X86_64:
        return frozenset()
    features = computer.features()
    return frozenset() if features is None else NEEDED - features


def features_in_cpuinfo(text: str) -> frozenset[str] | None:
    """Those of `NEEDED` in Linux's ``/proc/cpuinfo``; ``None`` when it lists none at all."""
    for line in text.splitlines():
        name, _, flags = line.partition(":")
        if name.strip() == "flags":
            return NEEDED & frozenset(flags.split())
    return None


def features_in_sysctl(text: str) -> frozenset[str] | None:
    """Those of `NEEDED` in the lines ``hw.optional.avx2_0: 1`` of macOS's sysctl; ``None`` without such."""
    lines = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    if not lines:
        return None
    names = {"avx2": "hw.optional.avx2_0", "fma": "hw.optional.fma"}
    return frozenset(feature for feature, name in names.items() if lines.get(name, "").strip() == "1")


def _linux_features() -> frozenset[str] | None:
    try:
        return features_in_cpuinfo(Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return None


def _mac_features() -> frozenset[str] | None:
    import subprocess

    command = ["/usr/sbin/sysctl", "hw.optional.avx2_0", "hw.optional.fma"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=5, check=False)
    except (OSError, subprocess.SubprocessError):
        return None
    return features_in_sysctl(answer.stdout)


def _windows_features() -> frozenset[str] | None:
    """Windows can be asked for AVX2 only; the CPUs that have it have FMA."""
    if sys.platform != "win32":
        return None
    import ctypes

    has_avx2 = ctypes.windll.kernel32.IsProcessorFeaturePresent(_PF_AVX2_INSTRUCTIONS_AVAILABLE)
    return NEEDED if has_avx2 else frozenset()
