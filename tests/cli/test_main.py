"""The command line as a whole: finding the command, help, exit statuses, failures."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from bgdesk import __version__
from bgdesk.app.one_window.arrival import Arrival
from bgdesk.app.paths import Paths, find_paths
from bgdesk.cli import main as cli
from bgdesk.cli.commands import COMMANDS, window_parser
from bgdesk.cli.main import window_arguments
from tests.cli.runner import Runner, is_one_sentence
from tests.folders import ROOT

START = "4HPwATDgc/ABMA"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


def program(*arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # type: ignore[call-overload,no-any-return]  # options of subprocess.run
        [sys.executable, "-m", "bgdesk", *arguments],
        cwd=ROOT,
        text=True,
        encoding="utf-8",
        check=False,
        **{"capture_output": True, **options},
    )


def test_the_version_is_told(run: Runner) -> None:
    ran = run("--version")
    assert (ran.status, ran.out) == (0, f"bgdesk {__version__}\n")


def test_help_names_every_command(run: Runner) -> None:
    ran = run("--help")
    assert ran.status == 0
    assert all(f"\n  {name} " in ran.out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(run: Runner, name: str) -> None:
    ran = run(name, "--help")
    assert ran.status == 0
    assert ran.out.startswith(f"usage: bgdesk {name}")
    assert "--home DIR" in ran.out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--nonsense",),
        ("one.mat", "two.mat"),
        ("plays", START),
        ("plays", START, "31", "extra"),
        ("plays", START, "37"),
        ("plays", "nonsense", "31"),
        ("plays", START, "31", "--variant", "chess"),
        ("export", "only-an-id"),
        ("export", "id", "file.xg"),
        ("export", "id", "file"),
        ("verify-dice",),
        ("demo",),
        ("--home",),
    ],
)
def test_wrong_usage_has_status_two(run: Runner, arguments: tuple[str, ...]) -> None:
    ran = run(*arguments)
    assert ran.status == 2
    assert ran.err
    assert "Traceback" not in ran.err


def test_a_command_wins_over_a_file_of_its_name(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "matches").write_text("a file")
    assert "no match in the library" in run("matches").out


@pytest.mark.parametrize("arguments", [(), ("game.mat",), ("--", "matches"), ("--home", "x"), ("plays.mat",)])
def test_anything_else_opens_the_window(
    run: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    calls: list[tuple[Paths, str | None]] = []

    def run_window(
        paths: Paths, file: str | None, _arrival: Arrival, look: object, *, is_verbose: bool
    ) -> int:
        assert look is None
        calls.append((paths, file))
        return 7

    startup = ModuleType("bgdesk.start.window")
    startup.run_window = run_window  # type: ignore[attr-defined]  # a stand-in for the window
    monkeypatch.setitem(sys.modules, "bgdesk.start.window", startup)
    monkeypatch.chdir(tmp_path)
    assert run(*arguments).status == 7
    ((paths, file),) = calls
    assert file == (arguments[-1] if arguments and arguments[0] != "--home" else None)
    assert paths == find_paths("x" if "--home" in arguments else None)


@pytest.mark.parametrize(
    "arguments", [("analize",), ("analize", "a.mat"), ("Analyse",), ("analyze", "--json")]
)
def test_a_word_that_is_nearly_a_command_gets_a_hint(run: Runner, arguments: tuple[str, ...]) -> None:
    ran = run(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (f"bgdesk: There is no file {arguments[0]}. Did you mean the command analyse?\n")


@pytest.mark.parametrize("place", ["before", "after"])
def test_a_home_may_stand_before_or_after_the_command(run: Runner, tmp_path: Path, place: str) -> None:
    home = ("--home", str(tmp_path / "chosen"))
    ran = run(*home, "matches") if place == "before" else run("matches", *home)
    assert ran.status == 0
    assert (tmp_path / "chosen" / "data").is_dir()


def test_an_unusable_home_is_one_sentence(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = run("matches", "--home", tmp_path / "file")
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert "a file is in its place" in ran.err


def test_an_unforeseen_failure_is_one_sentence(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("so it goes")

    monkeypatch.setattr(cli, "_run", fail)
    ran = run("matches")
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert "RuntimeError: so it goes" in ran.err


def test_an_interruption_is_silent(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_run", interrupt)
    ran = run("matches")
    assert (ran.status, ran.out, ran.err) == (130, "", "")


def test_a_reader_that_goes_away_is_no_drama() -> None:
    line = f"{START} 66\n" * 3000
    with subprocess.Popen(
        [sys.executable, "-m", "bgdesk", "plays"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(line[:100])
        process.stdin.flush()
        assert process.stdout.readline()
        process.stdout.close()
        try:
            process.stdin.write(line)
            process.stdin.close()
        except BrokenPipeError:
            pass
        assert process.stderr.read() == ""
        assert process.wait() == 1


def test_output_is_utf8_whatever_the_locale(tmp_path: Path) -> None:
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    name = tmp_path / "né.json"
    ran = program("verify-dice", str(name), env=environment)
    assert ran.returncode == 1
    assert "né.json" in ran.stderr


@pytest.mark.parametrize("module", ["PySide6", "bgsage", "sqlite3", "hashlib"])
def test_plays_loads_nothing_heavy(module: str) -> None:
    code = (
        "import sys; from bgdesk.cli.main import main; main(['plays', sys.argv[1], '31']);"
        f"sys.exit(any(name.split('.')[0] == {module!r} for name in sys.modules))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, START], cwd=ROOT, stdout=subprocess.DEVNULL, check=False
    )
    assert ran.returncode == 0


@pytest.mark.parametrize(
    ("stream", "arguments", "status"),
    [
        ("stdout", ("plays", START, "31"), 1),
        ("stdin", ("plays",), 1),
        ("stderr", ("plays", "nonsense", "31"), 2),
    ],
)
def test_a_process_without_a_stream_still_ends_as_it_should(
    run: Runner, monkeypatch: pytest.MonkeyPatch, stream: str, arguments: tuple[str, ...], status: int
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(f"sys.{stream}", None)
        ended = cli.main(arguments)
    said = run("--version")
    assert ended == status
    assert "unexpected" not in said.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_help_that_cannot_be_written_is_a_failure() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        streams = {"capture_output": False, "stdout": full, "stderr": subprocess.PIPE}
        ran = program("matches", "--help", env={**os.environ, "PYTHONUNBUFFERED": ""}, **streams)
    assert ran.returncode == 1
    assert is_one_sentence(ran.stderr)


@pytest.mark.parametrize(
    ("platform", "number", "is_told"),
    [("win32", errno.EINVAL, False), ("win32", errno.ENOSPC, True), ("linux", errno.EINVAL, True)],
)
def test_a_pipe_that_windows_calls_invalid_is_a_reader_that_has_gone(
    run: Runner, monkeypatch: pytest.MonkeyPatch, platform: str, number: int, *, is_told: bool
) -> None:
    def write(text: str) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(cli, "_drop_output", lambda: None)
    with monkeypatch.context() as patched:
        patched.setattr(sys, "platform", platform)
        patched.setattr("bgdesk.cli.shared.output._write", write)
        ran = run("plays", START, "31")
    assert ran.status == 1
    assert bool(ran.err) is is_told


def test_what_the_usual_start_is_given_is_what_the_parser_makes_of_nothing() -> None:
    assert vars(window_arguments([])) == vars(window_parser().parse_args([]))
