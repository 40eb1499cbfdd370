"""``bgdesk completions`` and ``bgdesk manual``."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from bgdesk.cli.commands import COMMANDS, help_of, offered, window_parser
from tests.cli.runner import Runner

BASH = r"""
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
_bgdesk
echo "${COMPREPLY[*]}"
"""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not here")


@needs("bash")
@pytest.mark.parametrize(
    ("typed", "offers"),
    [
        (("ana",), "analyse"),
        (("",), " ".join(COMMANDS)),
        (("--home", "x", "co"), "convert completions"),
        (("--ver",), "--version --verbose"),
        (("analyse", "--le"), "--level"),
        (("analyse", "a.mat", "--for"), "--force"),
        (("analyse", "--level", "1"), "1-ply"),
        (("completions", ""), "bash zsh fish"),
        (("convert", "a"), ""),
    ],
)
def test_bash_offers_what_the_table_has(
    run: Runner, tmp_path: Path, typed: tuple[str, ...], offers: str
) -> None:
    script = tmp_path / "bgdesk.bash"
    script.write_text(run("completions", "bash").out, encoding="utf-8")
    command = ["bash", "-c", BASH, "bash", str(script), "bgdesk", *typed]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert (ran.stdout.strip(), ran.stderr) == (offers, "")


def written(option: str, shell: str) -> str:
    if shell != "fish":
        return option
    return f" -l {option[2:]} " if option.startswith("--") else f" -s {option[1:]} "


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_option_can_be_completed(run: Runner, shell: str) -> None:
    script = run("completions", shell).out
    for name, command in COMMANDS.items():
        assert name in script
        for action in offered(command.parser()):
            assert all(written(option, shell) in script for option in action.option_strings)


@pytest.mark.parametrize(("shell", "check"), [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")])
def test_the_shell_understands_its_script(run: Runner, tmp_path: Path, shell: str, check: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not here")
    script = tmp_path / "script"
    script.write_text(run("completions", shell).out, encoding="utf-8")
    ran = subprocess.run([shell, check, str(script)], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_another_shell_is_wrong_usage(run: Runner) -> None:
    assert run("completions", "tcsh").status == 2


@needs("groff")
def test_the_manual_is_a_page_without_warnings_that_has_everything(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GROFF_NO_SGR", "1")
    page = run("manual").out
    command = ["groff", "-man", "-Tutf8", "-ww", "-rLL=1000n", "-P-bcou"]
    ran = subprocess.run(command, input=page, capture_output=True, text=True, encoding="utf-8", check=True)
    assert ran.stderr == ""
    shown = " ".join(ran.stdout.split())
    for name, table in COMMANDS.items():
        parser = table.parser()
        assert f" {name} bgdesk {name} " in shown
        for action in offered(parser):
            if action.dest not in ("help", "home", "verbose"):
                assert " ".join(help_of(parser, action).split()) in shown
        for line in (parser.epilog or "").splitlines():
            assert " ".join(line.split()) in shown
    assert all(help_of(window_parser(), action) in shown for action in offered(window_parser()))
