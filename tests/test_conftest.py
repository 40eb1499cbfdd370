"""The nets under every test catch what they are for."""

from __future__ import annotations

from pathlib import Path

import pytest

from installer import system_packages
from tests import desktop
from tests.folders import ROOT

LEAKY_TESTS = """
import multiprocessing, threading, time
import pytest
from PySide6.QtCore import QCoreApplication, QTimer, qWarning

def test_clean():
    pass

def test_qt_warns():
    qWarning("in the test")

@pytest.fixture
def noisy():
    yield
    qWarning("while cleaning up")

def test_qt_warns_late(noisy):
    pass

def test_slot_raises(qtbot):
    def slot():
        assert False
    QTimer.singleShot(0, slot)
    QCoreApplication.processEvents()

def test_allowed_words():
    qWarning("This plugin does not support propagateSizeHints()")

def test_python_warns():
    import warnings
    warnings.warn("old")

@pytest.fixture
def stop():
    event = threading.Event()
    yield event

def test_thread_stays(stop):
    threading.Thread(target=stop.wait, daemon=True, name="stays").start()

def test_thread_ends():
    threading.Thread(target=time.sleep, args=(0.05,)).start()

def test_process_stays():
    multiprocessing.get_context("spawn").Process(target=time.sleep, args=(60,), daemon=True).start()
"""


def test_the_nets_catch_what_they_are_for(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeconftest((ROOT / "tests/conftest.py").read_text().replace("GRACE_S = 5.0", "GRACE_S = 0.3"))
    (pytester.path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    pytester.makepyfile(test_leaks=LEAKY_TESTS)
    result = pytester.runpytest_subprocess("test_leaks.py", "-p", "no:cacheprovider", "-p", "no:randomly")
    lines = [line.split(" - ")[0] for line in result.outlines if line.startswith(("FAILED", "ERROR"))]
    assert sorted(lines) == [
        "ERROR test_leaks.py::test_process_stays",
        "ERROR test_leaks.py::test_qt_warns_late",
        "ERROR test_leaks.py::test_thread_stays",
        "FAILED test_leaks.py::test_python_warns",
        "FAILED test_leaks.py::test_qt_warns",
        "FAILED test_leaks.py::test_slot_raises",
    ]


def test_every_test_has_a_home_of_its_own(home: Path, tmp_path: Path) -> None:
    assert home.parent == tmp_path
    assert not home.exists()


@pytest.mark.parametrize(
    ("programs", "libraries", "needs", "packages"),
    [
        ((), (), "", ()),
        (("Xvfb", "import"), (), "needs Xvfb, import; ", ("imagemagick", "xvfb")),
        ((), ("libxcb-cursor.so.0",), "needs libxcb-cursor.so.0; ", ("libxcb-cursor0",)),
    ],
)
def test_what_a_real_window_lacks_is_said_with_what_to_install(
    programs: tuple[str, ...],
    libraries: tuple[str, ...],
    needs: str,
    packages: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(desktop, "missing_programs", lambda: list(programs))
    monkeypatch.setattr(system_packages, "missing_libraries", lambda venv, platforms: list(libraries))
    found = desktop.what_is_missing(tmp_path)
    assert found.startswith(needs)
    assert bool(found) is bool(needs)
    assert " ".join(packages) in found
