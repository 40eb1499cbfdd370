"""Changes `rules`, `match` and `analysis` in one place at a time and prints each change that no test notices.

    python -m tests.mutation.run --module bgdesk/analysis/judge.py
    python -m tests.mutation.run --package rules --sample 50 --seed 7

Mutmut makes the changes and runs, for each, the tests that reach the changed function, the quickest first;
what mypy refuses does not count. What stands outside functions is left alone, and so are functions with a
decorator. The trial works on a copy without the data that may lie beside the checkout, so it finds the same
everywhere; the tests must pass there. To begin takes some seconds for a module, minutes for a whole room.
What survives for a good reason stands in ``survivors.md`` with that reason, and is only counted.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import tomli_w

from tests.folders import ROOT

ROOMS = ("rules", "match", "analysis")
EXPLAINED = Path(__file__).with_name("survivors.md")
_COPIES_ONLY = ["has-type", "no-redef", "var-annotated"]
"""What mypy may say only because each function stands there many times."""

Change = tuple[str, str, str]
"""Module, the line as it is, and what became of it."""


def modules_of(package: str) -> list[str]:
    """The files of one room, as paths from the root of the checkout."""
    paths = (ROOT / "bgdesk" / package).rglob("*.py")
    return sorted(path.relative_to(ROOT).as_posix() for path in paths)


def mutants_of(modules: Iterable[str]) -> list[str]:
    """The names of all changes that can be made to ``modules``."""
    from mutmut.mutation.file_mutation import mutate_file_contents
    from mutmut.utils.format_utils import get_mutant_name

    found: list[str] = []
    for module in modules:
        made = mutate_file_contents(module, (ROOT / module).read_text(encoding="utf-8"))
        found += [str(get_mutant_name(Path(module), name)) for name in made.mutant_names]
    return found


def module_of(mutant: str) -> str:
    """The file that is changed."""
    name = mutant.rpartition(".")[0].replace(".", "/")
    is_package = (ROOT / name).is_dir()
    return f"{name}/__init__.py" if is_package else f"{name}.py"


def lay_out(folder: Path, modules: Sequence[str], tests: Sequence[str], left_out: Sequence[str] = ()) -> None:
    """Fill ``folder`` with links to the checkout, and with settings for this trial."""
    for path in ROOT.iterdir():
        if path.name[0] != "." and path.name not in ("pyproject.toml", "mutants"):
            (folder / path.name).symlink_to(path)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    mutmut = settings["tool"]["mutmut"]
    mutmut["only_mutate"] = list(modules)
    mutmut["pytest_add_cli_args_test_selection"] = list(tests)
    mutmut["pytest_add_cli_args"] = [f"--deselect={test}" for test in left_out]
    mutmut["type_check_command"] = [sys.executable, "-m", "mypy", "--output", "json", *modules]
    settings["tool"]["mypy"] |= {"strict": False, "enable_error_code": [], "disable_error_code": _COPIES_ONLY}
    (folder / "pyproject.toml").write_text(tomli_w.dumps(settings), encoding="utf-8")


def mutmut(folder: Path, *arguments: str) -> str:
    """What mutmut prints."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    return subprocess.run(command, cwd=folder, check=True, text=True, stdout=subprocess.PIPE).stdout


def tried(folder: Path, mutants: Sequence[str], workers: int) -> dict[str, str]:
    """What became of each change: "killed", "survived", "no tests", "timeout" ..."""
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(workers), *mutants]
    if subprocess.run(command, cwd=folder, check=False, stdout=sys.stderr).returncode:
        raise SystemExit("mutmut did not get through: see above")
    told = re.findall(r"^ +(\S+): (.+)$", mutmut(folder, "results", "--all", "true"), re.MULTILINE)
    return {name: fate for name, fate in told if name in set(mutants)}


def change(folder: Path, mutant: str) -> Change:
    """The line that ``mutant`` changes; of a longer change, the lines one after the other."""
    shown = mutmut(folder, "show", mutant).splitlines()
    before, after = (" ".join(_signed(shown, sign)) for sign in "-+")
    return module_of(mutant), before, after


def _signed(lines: Iterable[str], sign: str) -> list[str]:
    return [line[1:].strip() for line in lines if line.startswith(sign) and not line.startswith(sign * 3)]


def explained() -> set[Change]:
    """The changes that ``survivors.md`` explains."""
    found, module = set(), ""
    for line in EXPLAINED.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            module = line[3:]
        elif entry := re.match(r"- `(.+?)` → `(.*?)`:", line):
            found.add((module, entry[1], entry[2]))
    return found


def report(fates: dict[str, str], changes: dict[str, Change]) -> int:
    """Print what survived and how many of each kind there were; how many of them are not explained."""
    known = explained()
    open_ones = {name: one for name, one in changes.items() if one not in known}
    for name, (module, before, after) in sorted(open_ones.items()):
        print(f"{name}\n  {module}\n  - {before}\n  + {after}")
    for function in sorted({name.rpartition("__mutmut_")[0] for name in fates if fates[name] == "no tests"}):
        print(f"reached by no test: {function}")
    kinds = ", ".join(f"{count} {fate}" for fate, count in sorted(Counter(fates.values()).items()))
    print(f"{len(fates)} tried: {kinds}; {len(changes) - len(open_ones)} of the survivors are explained")
    return len(open_ones)


def options(arguments: Sequence[str]) -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutation.run",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("mutants", nargs="*", help="names, as --list prints them; all when none is given")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--package", choices=ROOMS, action="append", help="a room; may be repeated")
    where.add_argument("--module", action="append", help="a file; may be repeated")
    parser.add_argument("--tests", action="append", help="tests to run instead of those of the room")
    parser.add_argument("--deselect", action="append", default=[], help="a test, file or folder to leave out")
    parser.add_argument("--sample", type=int, metavar="N", help="try N of the changes, chosen by --seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2, help="processes at the same time")
    parser.add_argument("--list", action="store_true", help="print the names of the changes, try none")
    return parser.parse_args(arguments)


def chosen(asked: argparse.Namespace) -> list[str]:
    """The names of the changes to try."""
    modules = asked.module or [one for room in asked.package or ROOMS for one in modules_of(room)]
    names = asked.mutants or mutants_of(modules)
    if asked.sample is not None and asked.sample < len(names):
        return sorted(Random(asked.seed).sample(names, asked.sample))
    return list(names)


def main(arguments: Sequence[str]) -> int:
    """1 when something survives that is not explained, or is reached by no test."""
    asked = options(arguments)
    names = chosen(asked)
    if asked.list:
        print("\n".join(names))
        return 0
    modules = sorted({module_of(name) for name in names})
    tests = asked.tests or sorted({f"tests/{module.split('/')[1]}" for module in modules})
    with TemporaryDirectory(prefix="mutation-") as name:
        folder = Path(name)
        lay_out(folder, modules, tests, asked.deselect)
        fates = tried(folder, names, asked.workers)
        changes = {one: change(folder, one) for one, fate in fates.items() if fate == "survived"}
    return int(report(fates, changes) > 0 or "no tests" in fates.values())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
