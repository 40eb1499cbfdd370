"""Starts a finished bundle where things are not as they should be: run as root, and partly as nobody.

    python -m tests.installer.bundle_trial dist/bgdesk [TRIAL ...]

It needs a display (Xvfb does) with a window manager, xdotool, ImageMagick, faketime, util-linux and openssl.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import trustme

from tests.app.news.release_server import serving
from tests.installer.desktop import expect, said, say, waited_for

MATCHES = Path(__file__).parents[1] / "files" / "matches" / "mat"
POSITION = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
NOBODY = ("setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups")
NO_FONTS = "<fontconfig><dir>{folder}/none</dir><cachedir>{folder}/cache</cachedir></fontconfig>"
NOT_VITAL = (
    "_core-*.so",
    "bgbot_cpp*.so",
    "libQt6Svg.so*",
    "libQt6Multimedia.so*",
    "fonts",
    "sounds",
    "help",
    "bgdesk_en.qm",
    "hypergammon.solved",
)
"""Parts without which a match can still be looked at and judged."""
TOLD = (("numpy", "No module named 'numpy'"), ("libQt6Network.so*", "libQt6Network.so.6: cannot open"))
"""Parts whose absence is told in the window, which does what it can, and in its log."""
VITAL = ("libQt6Widgets.so.6", "libqxcb.so", "QtGui.abi3.so", "_sqlite3.*.so", "window.qss")
"""Parts without which there is no window; positions are judged."""
TITLE, BOX = " vs .* bgdesk", "^bgdesk$"
PAINTED_BYTES = 100_000
"""The picture of a board has more, an empty window a fraction of it."""
TRUST = ("unshare", "--mount", "sh", "-c", 'mount --bind "$0" /etc/ssl/certs && exec "$@"')
NEWS = "[news]\nlook_daily = true\n"


class Trials:
    """Each method is one; ``folder`` is an empty one that anybody may read."""

    def __init__(self, bundle: Path, folder: Path) -> None:
        self._bundle = bundle
        self._folder = folder
        self._match = folder / "a m\u00e4tch.mat"
        shutil.copyfile(min(MATCHES.glob("*.mat"), key=lambda path: path.stat().st_size), self._match)
        self._base = {"PATH": os.environ["PATH"], "DISPLAY": os.environ["DISPLAY"], "LANG": "C.UTF-8"}

    def read_only_without_fonts_under_a_strange_path(self) -> None:
        """As a user who owns nothing but a home."""
        place = self._folder / "b\u00f6x \u0142 folder"
        shutil.copytree(self._bundle, place, symlinks=True)
        subprocess.run(["chmod", "-R", "a-w,a+rX", place], check=True)
        home = self._home("reader")
        fonts = self._folder / "fonts.conf"
        fonts.write_text(NO_FONTS.format(folder=home), encoding="utf-8")
        given = {"HOME": str(home), "FONTCONFIG_FILE": str(fonts)}
        self._opens([*NOBODY, str(place / "bgdesk"), str(self._match)], given)

    def without_a_home(self) -> None:
        """What needs no data works, and the window says in a sentence why it does not open."""
        program = [*NOBODY, str(self._program)]
        expect("8/5 6/5" in said(self._base, *program, "evaluate", POSITION), "a position is judged")
        sentence = self._refused(program)
        expect("cannot be used" in sentence, "the window tells why it does not open", sentence)
        with self._started(program, {}, stderr=subprocess.DEVNULL) as running:
            self._press("Return", waited_for(lambda: self._windows(BOX)))
            expect(running.wait(60) == 1, "a start from the desktop tells it in a box")

    def long_ago(self) -> None:
        """With a clock that stands in the past."""
        self._opens(["faketime", "1999-01-01 12:00:00", *self._command("past")], {})

    def twice_at_once(self) -> None:
        """One window opens; who comes second hands over and ends."""
        command = self._command("twice")
        with self._started(command, {}) as one, self._started(command, {}) as other:
            waited_for(lambda: "one" if [one.poll(), other.poll()].count(0) == 1 else "")
            windows = waited_for(self._windows)
            expect(len(windows.splitlines()) == 1, "there is one window", windows)
            self._press("ctrl+q", windows)
            expect(one.wait(60) == other.wait(60) == 0, "both end well")

    def with_parts_gone(self) -> None:
        """Each of some parts is removed."""
        for part in NOT_VITAL:
            with self._without(part) as program:
                self._judges(program, part)
                self._opens([program, *self._command(f"without {part}")[1:]], {})

    def with_parts_gone_that_are_missed(self) -> None:
        """Each of some parts without which something cannot be done."""
        for part, why in TOLD:
            with self._without(part) as program:
                self._judges(program, part)
                self._misses([program, *self._command(f"without {part}")[1:]], why)

    def _misses(self, command: Sequence[str], why: str) -> None:
        """The window opens, says in its log what is missing, and closes."""
        log = Path(command[2]) / "logs" / "bgdesk.log"
        with self._started(command, {}) as running:
            window = waited_for(lambda: self._windows("bgdesk$"))
            waited_for(lambda: "told" if log.is_file() and why in log.read_text("utf-8") else "")
            self._press("ctrl+q", window)
            expect(running.wait(60) == 0, f"the window tells it, and closes: {why}")

    def with_vital_parts_gone(self) -> None:
        """The same with those that the window cannot do without."""
        for part in VITAL:
            with self._without(part) as program:
                self._judges(program, part)
                sentence = self._refused([program, *self._command(f"without {part}")[1:]])
                expect(part.partition(".")[0] in sentence, f"it says so: {sentence}")

    def a_newer_version(self) -> None:
        """A server of this computer is asked, whose certificate is trusted by that start alone."""
        place, trusted = self._folder / "asking", self._folder / "certificates"
        shutil.copytree(self._bundle, place, symlinks=True)
        trusted.mkdir()
        certificates = trustme.CA()
        certificates.cert_pem.write_to_path(str(trusted / "own.pem"))
        subprocess.run(["openssl", "rehash", trusted], check=True)
        with serving(certificates) as server:
            server.body = b'{"version": "99.0"}'
            (metadata,) = place.rglob("bgdesk-*.dist-info/METADATA")
            text = metadata.read_text(encoding="utf-8")
            metadata.write_text(f"Project-URL: Releases, {server.page}\n{text}", encoding="utf-8")
            self._asks([*TRUST, str(trusted), str(place / "bgdesk")], lambda: bool(server.asked))
            expect(len(server.asked) == 1, "a server with a certificate that is trusted is asked once")
            log = self._home("asks nobody") / "logs" / "bgdesk.log"
            self._asks([str(place / "bgdesk")], lambda: "SslHandshakeFailedError" in log.read_text("utf-8"))
            expect(len(server.asked) == 1, "one with another certificate is asked nothing")

    def _asks(self, program: Sequence[str], has_asked: Callable[[], bool]) -> None:
        """Open a window that looks for a newer version at its start."""
        name = "asks" if len(program) > 1 else "asks nobody"
        config = self._home(name) / "config"
        config.mkdir()
        (config / "settings.toml").write_text(NEWS, encoding="utf-8")
        self._opens([*program, *self._command(name)[1:]], {}, has_asked)

    @property
    def _program(self) -> Path:
        return self._bundle / "bgdesk"

    def _command(self, home: str) -> list[str]:
        return [str(self._program), "--home", str(self._home(home)), str(self._match)]

    def _home(self, name: str) -> Path:
        folder = self._folder / "homes" / name
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o777)
        return folder

    @contextmanager
    def _without(self, part: str) -> Iterator[str]:
        """The program of a bundle that lacks ``part``."""
        place = self._folder / "damaged"
        shutil.copytree(self._bundle, place, symlinks=True)
        gone = list(place.rglob(part))
        expect(bool(gone), f"{part} was there")
        for path in gone:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        yield str(place / "bgdesk")
        shutil.rmtree(place)

    def _judges(self, program: str, part: str) -> None:
        judged = said(self._base, program, "evaluate", POSITION)
        expect("8/5 6/5" in judged, f"a position is judged without {part}", judged)

    def _refused(self, command: Sequence[str]) -> str:
        """The sentence with which a start ends."""
        done = subprocess.run(
            command, env=self._base, capture_output=True, text=True, timeout=60, check=False
        )
        lines = done.stderr.splitlines()
        expect(done.returncode == 1 and bool(lines), "there is no window", done.stderr)
        return lines[-1]

    def _opens(
        self, command: Sequence[str], given: Mapping[str, str], is_done: Callable[[], bool] = lambda: True
    ) -> None:
        """The window shows the match, ends as it should, and nothing went wrong on the way."""
        with self._started(command, given) as running:
            window = waited_for(self._windows)
            waited_for(lambda: "painted" if self._picture_bytes(window) > PAINTED_BYTES else "")
            waited_for(lambda: "done" if is_done() else "")
            self._press("ctrl+q", window)
            expect(running.wait(60) == 0, "the match is shown, and the window closes")
        logs = [path.read_text(encoding="utf-8") for path in (self._folder / "homes").rglob("*.log")]
        expect(bool(logs) and not any("Traceback" in log for log in logs), "nothing went wrong")

    @contextmanager
    def _started(
        self, command: Sequence[str], given: Mapping[str, str], stderr: int | None = None
    ) -> Iterator[subprocess.Popen[bytes]]:
        environment = {**self._base, **given}
        running = subprocess.Popen(command, env=environment, stderr=stderr, start_new_session=True)
        try:
            yield running
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGTERM)
                running.wait()

    def _windows(self, title: str = TITLE) -> str:
        return said(self._base, "xdotool", "search", "--onlyvisible", "--name", title)

    def _press(self, key: str, window: str) -> None:
        said(self._base, "xdotool", "windowfocus", "--sync", window, "key", key)

    def _picture_bytes(self, window: str) -> int:
        command = ["import", "-window", window, "png:-"]
        return len(subprocess.run(command, env=self._base, capture_output=True, check=False).stdout)


TRIALS = (
    Trials.read_only_without_fonts_under_a_strange_path,
    Trials.without_a_home,
    Trials.long_ago,
    Trials.twice_at_once,
    Trials.with_parts_gone,
    Trials.with_parts_gone_that_are_missed,
    Trials.with_vital_parts_gone,
    Trials.a_newer_version,
)


def main() -> int:
    """Go through all of it; the exit status is 1 at the first thing that is not as it should be."""
    bundle, *chosen = sys.argv[1:]
    for trial in TRIALS:
        if chosen and trial.__name__ not in chosen:
            continue
        say(f"--- {trial.__name__}")
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            folder.chmod(0o755)
            trial(Trials(Path(bundle).resolve(), folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
