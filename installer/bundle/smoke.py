"""Tries a finished bundle: what it prints, judges, draws and writes without any Python beside it."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from installer.report import ProblemError, say

_POSITION = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
_MATCHES = Path("tests") / "files" / "matches" / "mat"
_PATIENCE_S = 120


def smoke(root: Path, program: Path) -> None:
    """Try the ``program`` of a bundle. Raises ProblemError at the first failure."""
    with tempfile.TemporaryDirectory(prefix="bgdesk smoke \u0142 ") as name:
        trials = _Trials(root, program, Path(name))
        for trial in trials.all():
            began = time.monotonic()
            trial()
            say(f"{trial.__name__}: {time.monotonic() - began:.1f} s")


class _Trials:
    """Each method is one trial; ``home`` is an empty folder."""

    def __init__(self, root: Path, program: Path, home: Path) -> None:
        self._program = program
        self._home = home
        self._match = min((root / _MATCHES).glob("*.mat"), key=lambda path: path.stat().st_size)

    def all(self) -> tuple[Callable[[], None], ...]:
        """The trials, in order."""
        return self.version, self.evaluation, self.window, self.opened, self.analysis, self.report

    def version(self) -> None:
        self._expect("bgdesk", "--version")

    def evaluation(self) -> None:
        self._expect("8/5 6/5", "evaluate", _POSITION)

    def window(self) -> None:
        """A match in the real window, of which pictures are taken."""
        out = self._home / "pictures"
        self._run("demo", "--out", str(out))
        if not any(picture.stat().st_size > 20_000 for picture in out.glob("*.png")):
            raise ProblemError("The window of the bundle painted nothing.")

    def opened(self) -> None:
        """A match opened as by a double click; everything that the window is made of gets loaded."""
        home = self._home / "opened"
        log = home / "logs" / "bgdesk.log"
        running = subprocess.Popen([self._program, str(self._match)], env=self._environment(home))
        try:
            _wait(lambda: _matches(home / "data" / "library.sqlite") > 0)
        finally:
            running.terminate()
            running.wait()
        told = log.read_text(encoding="utf-8")
        if "Traceback" in told:
            raise ProblemError(f"A match opened in the window leads to this: {told[-1500:]}")

    def analysis(self) -> None:
        """The processes that judge."""
        self._run("analyse", str(self._match), "--level", "1-ply")

    def report(self) -> None:
        made = self._home / "report.pdf"
        self._run("report", str(self._match), "--level", "1-ply", "--out", str(made))
        if not made.read_bytes().startswith(b"%PDF"):
            raise ProblemError("The bundle wrote a report that is no PDF.")

    def _expect(self, text: str, *arguments: str) -> None:
        said = self._run(*arguments)
        if text not in said:
            raise ProblemError(f"bgdesk {' '.join(arguments)} says {said[:200]!r}, not {text!r}.")

    def _run(self, *arguments: str) -> str:
        done = subprocess.run(
            [self._program, *arguments],
            env=self._environment(self._home),
            capture_output=True,
            encoding="utf-8",
            timeout=_PATIENCE_S,
            check=False,
        )
        if done.returncode:
            raise ProblemError(
                f"bgdesk {' '.join(arguments)} ends with {done.returncode}: {done.stderr[-500:]}"
            )
        return done.stdout

    @staticmethod
    def _environment(home: Path) -> dict[str, str]:
        return {**os.environ, "BGDESK_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}


def _matches(library: Path) -> int:
    """How many opened files the ``library`` holds; none before it is there."""
    try:
        with closing(sqlite3.connect(f"{library.as_uri()}?mode=ro", uri=True)) as connection:
            (count,) = connection.execute("SELECT count(*) FROM study").fetchone()
            return int(count)
    except sqlite3.OperationalError:
        return 0


def _wait(has_happened: Callable[[], bool]) -> None:
    until = time.monotonic() + _PATIENCE_S
    while not has_happened():
        if time.monotonic() > until:
            raise ProblemError(f"The bundle did not do within {_PATIENCE_S} s what it was asked.")
        time.sleep(0.2)
