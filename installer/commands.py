"""The commands of the bootstrap: run the program, run all checks, add sound."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from bgdesk.app.native_box import tell_without_terminal
from bgdesk.start.shared_libraries import packages_of
from installer import all_pythons, checks, core_library, environment, system_packages, translations
from installer.report import ProblemError, say
from installer.versions import Versions

ROOT = Path(__file__).resolve().parent.parent
DEMO = ("demo", "--out", "bgdesk-demo")


def main(arguments: list[str]) -> int:
    """Carry out one command; its exit status is that of what was run."""
    options, rest = _parser().parse_known_args(arguments[:1])
    command: Callable[[list[str]], int] = options.command
    try:
        return command(rest + arguments[1:])
    except ProblemError as problem:
        say(str(problem))
        tell_without_terminal(str(problem))
        return 1
    except KeyboardInterrupt:
        say("Stopped; the same command goes on from here.")
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bootstrap.py",
        description="Run or test bgdesk from this checkout; what is missing is installed.",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, function, text in (
        ("run", run, "open the window (arguments are bgdesk's); without a display, play the demo"),
        (
            "test",
            test,
            "run all checks and tests; --all-pythons: also with other versions; else pytest's arguments",
        ),
        ("check", check, "run the checks of style, types and walls, but no tests"),
        ("sound", sound, "add what is needed to hear the sounds"),
    ):
        commands.add_parser(name, help=text, add_help=False).set_defaults(command=function)
    return parser


def run(arguments: list[str]) -> int:
    """Start bgdesk; on Linux without a display and without arguments, its demo."""
    venv = environment.prepare(ROOT, frozenset())
    _compile_translations(venv)
    _compile_core()
    if not arguments and not has_display(os.environ):
        say("There is no display here, so bgdesk plays its demo; the pictures go to the folder bgdesk-demo.")
        arguments = [*DEMO]
    _want_libraries(venv, _platforms(os.environ))
    return _become([str(environment.python_to_run(venv)), "-P", "-m", "bgdesk", *arguments])


def test(arguments: list[str]) -> int:
    """Run all checks and tests, also with other versions, or pytest alone with ``arguments``."""
    if arguments == ["--all-pythons"]:
        return all_pythons.run_all(ROOT, lambda: test([]))
    if arguments[:1] == ["--quick"]:
        return _test_quickly(arguments[1:])
    venv = environment.prepare(ROOT, frozenset({"dev"}))
    _compile_translations(venv)
    _compile_core()
    _want_libraries(venv, ["offscreen"])
    if arguments:
        return checks.run_pytest(ROOT, venv, arguments)
    if sys.platform == "linux":
        _offer_test_packages(venv)
    return checks.run_all(ROOT, venv)


def check(arguments: list[str]) -> int:
    """Run the checks that take seconds, before a commit."""
    if arguments:
        raise ProblemError("bootstrap.py check takes no arguments.")
    return checks.run_checks(ROOT, environment.prepare(ROOT, frozenset({"dev"})))


def _test_quickly(arguments: list[str]) -> int:
    """Run the quick part of the tests in an environment of its own."""
    versions = Versions.LOWEST if arguments == ["--lowest"] else Versions.NEWEST
    if arguments and versions is not Versions.LOWEST:
        raise ProblemError("bootstrap.py test --quick takes nothing more but --lowest.")
    name = f".venv-{sys.version_info[0]}.{sys.version_info[1]}-{versions.value}"
    venv = environment.prepare(ROOT, frozenset({"dev"}), name, versions)
    _want_libraries(venv, ["offscreen"])
    return checks.run_quick(ROOT, venv, with_types=versions is Versions.NEWEST)


def sound(arguments: list[str]) -> int:
    """Install the extra that plays sounds."""
    if arguments:
        raise ProblemError("bootstrap.py sound takes no arguments.")
    venv = environment.prepare(ROOT, frozenset({"sound"}))
    packages = packages_of(system_packages.missing_libraries(venv, []))
    if packages:
        system_packages.install(packages, "sounds are played through them")
    probe = [str(environment.python_of(venv)), "-c", "import PySide6.QtMultimedia"]
    if subprocess.run(probe, capture_output=True, check=False).returncode:
        wanted = packages_of(system_packages.missing_libraries(venv, [])) or ["libpulse0"]
        raise ProblemError(f"Sound is not possible yet; {system_packages.how_to_install(wanted)}")
    say("Sound is installed; bgdesk plays it from its next start on.")
    return 0


def _compile_translations(venv: Path) -> None:
    """Without them the program speaks English, so it starts all the same."""
    if not translations.uncompiled(translations.FOLDER):
        return
    try:
        with environment.one_at_a_time(venv.parent):
            translations.compile_missing(translations.FOLDER, environment.python_of(venv))
    except (ProblemError, OSError) as problem:
        say(str(problem))


def _compile_core() -> None:
    """Without it bgsage judges by itself, only slower."""
    try:
        core_library.prepare()
    except (ProblemError, OSError) as problem:
        say(str(problem))


def has_display(environ: Mapping[str, str]) -> bool:
    """Whether a window can be shown; only Linux is ever without."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(environ.get(name) for name in names)


def _platforms(environ: Mapping[str, str]) -> list[str]:
    if environ.get("DISPLAY"):
        return ["xcb"]
    return ["wayland"] if environ.get("WAYLAND_DISPLAY") else ["offscreen"]


def _want_libraries(venv: Path, platforms: list[str]) -> None:
    """Make sure that Qt finds its libraries; looked at once for each kind of screen."""
    if sys.platform != "linux" or _known_screens(venv).issuperset(platforms):
        return
    with environment.one_at_a_time(venv.parent):
        missing = _install_libraries(venv, platforms)
        if missing:
            packages = packages_of(missing)
            raise ProblemError(
                f"Qt needs libraries that this system does not have ({', '.join(missing)}); "
                f"{system_packages.how_to_install(packages)}"
            )
        screens = sorted(_known_screens(venv).union(platforms))
        environment.write_stamp(venv, {**environment.read_stamp(venv), "screens": screens})


def _known_screens(venv: Path) -> set[str]:
    """The kinds of screen for which Qt is known to have all its libraries."""
    return set(environment.read_stamp(venv).get("screens", ()))


def _install_libraries(venv: Path, platforms: list[str]) -> list[str]:
    """The libraries that are still missing after trying to install them."""
    missing = system_packages.missing_libraries(venv, platforms)
    if missing:
        packages = packages_of(missing)
        system_packages.install(packages, "Qt needs them")
        missing = system_packages.missing_libraries(venv, platforms)
    return missing


def _offer_test_packages(venv: Path) -> None:
    """Tests with a real window and against GNU Backgammon are skipped where these cannot be had."""
    try:
        _want_libraries(venv, ["xcb"])
    except ProblemError as problem:
        say(str(problem))
    missing = system_packages.missing_test_packages()
    if missing and not system_packages.install(missing, "some tests use them"):
        say(f"Some tests will be skipped; for all of them, {system_packages.how_to_install(missing)}")


def _become(command: list[str]) -> int:
    """Run a program in this one's place where that is possible."""
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.call(command)
