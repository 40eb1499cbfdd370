"""Collects the texts of the program for translators, and compiles what they hand back.

    python -m installer.translations update     # after texts have changed: the template and all languages
    python -m installer.translations compile    # .ts to .qm, where the .qm is missing or older
    python -m installer.translations add fr     # begin a new language: resources/i18n/bgdesk_fr.ts
    python -m installer.translations list fr    # what is new or changed in French, as a list to write into
    python -m installer.translations take fr LIST  # what was written into such a list
    python -m installer.translations check fr   # what is open, faulty, in English, or against the glossary
    python -m installer.translations shares     # how much of the texts and of the help each language has

resources/i18n/bgdesk.ts is the template: every text with the comments for its translator. A file
bgdesk_LANGUAGE.ts is a translation, edited with Qt Linguist (pyside6-linguist) or any program that reads
.ts files; LANGUAGE is a code such as de, or with a country such as pt_BR. Merging keeps what has been
translated and marks what the program does not say any more. All of it is done by Qt's own tools, from
PySide6-Essentials.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from bgdesk.renaming import patient_replace
from installer import glossary, translation_sheets
from installer.report import ProblemError, say

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
GLOSSARIES = FOLDER / "glossary"
HELP = ROOT / "resources" / "help"
TEMPLATE = "bgdesk.ts"
ENGLISH = "bgdesk_en.ts"
NO_TOOLS = (
    "Qt's translation tools are not installed (they come with the package PySide6-Essentials), "
    "so the translations were not compiled: bgdesk speaks English."
)

_CALL = "import sys; from PySide6.scripts import pyside_tool; getattr(pyside_tool, sys.argv.pop(1))()"
"""Runs a tool of Qt by its name."""


def sources(root: Path = ROOT) -> list[Path]:
    """The modules whose texts are translated."""
    found = (root / "bgdesk").rglob("*.py")
    return sorted(path for path in found if "training" not in path.relative_to(root).parts)


def translations(folder: Path) -> list[Path]:
    """The languages of ``folder``."""
    return sorted(folder.glob("bgdesk_*.ts"))


def texts_of_qt(folder: Path) -> list[Path]:
    """What Qt itself says, such as on the buttons of its dialogs, in languages that it has not got."""
    return sorted(folder.glob("qtbase_*.ts"))


def uncompiled(folder: Path) -> list[Path]:
    """What has no compiled form, or an older one."""
    stored = (*translations(folder), *texts_of_qt(folder))
    return [path for path in stored if _is_older(path.with_suffix(".qm"), path)]


def _is_older(made: Path, source: Path) -> bool:
    return not made.exists() or made.stat().st_mtime < source.stat().st_mtime


def compile_missing(folder: Path, python: Path | str = sys.executable) -> list[Path]:
    """Compile what is `uncompiled` with the tools of the interpreter ``python``; answers what was made.

    Raises ProblemError where the tools are missing or fail.
    """
    return [_compiled(path, python) for path in uncompiled(folder)]


def _compiled(path: Path, python: Path | str) -> Path:
    """Written beside its place first: a program that starts meanwhile finds the whole file or none."""
    made = path.with_suffix(".qm")
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".compiling-") as folder:
        new = Path(folder) / made.name
        run_tool("lrelease", ["-silent", "-nounfinished", str(path), "-qm", str(new)], python)
        patient_replace(new, made)
    return made


def run_tool(name: str, arguments: Iterable[str], python: Path | str = sys.executable) -> None:
    """Run ``lupdate`` or ``lrelease``. Raises ProblemError where it is missing or fails."""
    command = [str(python), "-c", _CALL, name, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return
    if "No module named" in done.stderr or "FileNotFoundError" in done.stderr:
        raise ProblemError(NO_TOOLS)
    raise ProblemError(f"Qt's tool {name} failed: {(done.stderr or done.stdout).strip()}")


def update(folder: Path = FOLDER, root: Path = ROOT) -> None:
    """Write the template anew and merge it into every language."""
    _collect(folder / TEMPLATE, root, "-no-obsolete")
    for path in translations(folder):
        options = ["-pluralonly", "-no-obsolete"] if path.name == ENGLISH else []
        _collect(path, root, *options)


def _collect(path: Path, root: Path, *options: str) -> None:
    """Line numbers are left out: they would change with every line of code."""
    language = path.stem.removeprefix("bgdesk").removeprefix("_")
    named = ["-target-language", language] if language and not path.exists() else []
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "sources.lst"
        listed.write_text("\n".join(map(str, sources(root))), encoding="utf-8")
        fixed = ["-silent", "-locations", "none", "-sort-messages", "-source-language", "en_GB"]
        run_tool("lupdate", [*fixed, *named, *options, f"@{listed}", "-ts", str(path)])


def add(language: str, folder: Path = FOLDER, root: Path = ROOT) -> None:
    """Begin the translation into ``language``, with every text still to be translated."""
    path = folder / f"bgdesk_{language}.ts"
    if path.exists():
        raise ProblemError(f"There is a translation already: {path}")
    _collect(path, root)


def take(language: str, written: Path, folder: Path = FOLDER, root: Path = ROOT) -> int:
    """Put what was ``written`` into the translation; how many of its texts were refused."""
    path = _file_of(language, folder)
    try:
        text = written.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise ProblemError(f"{written} could not be read: {error}") from error
    taken = translation_sheets.take(path, text)
    _collect(path, root)
    for refused in taken.refused:
        say(refused)
    say(f"Taken: {taken.count}. Refused: {len(taken.refused)}.")
    return len(taken.refused)


def check(language: str, folder: Path = FOLDER) -> list[str]:
    """What is not in order in a language, in a line each."""
    entries = translation_sheets.entries(_file_of(language, folder))
    words, known = glossary.read_glossary(folder / GLOSSARIES.name, language), glossary.terms(GLOSSARIES)
    return [
        *(f"No word for: {term}" for term in glossary.without_a_word(known, words)),
        *(f"[{one.key}] open: {one.source!r}" for one in entries if one.is_open),
        *(f"[{one.key}] {fault} {one.source!r}" for one in entries for fault in one.faults),
        *(f"left in English: {line}" for line in glossary.left_in_english(entries, words)),
        *(f"not by the glossary: {line}" for line in glossary.departures(entries, known, words)),
    ]


def shares(folder: Path = FOLDER, pages: Path = HELP) -> list[str]:
    """How many of the texts and of the pages of the help each language has, in a line each."""
    written = {page.name for page in pages.glob("*.md")}
    lines = []
    for path in translations(folder):
        language = path.stem.removeprefix("bgdesk_")
        entries = translation_sheets.entries(path)
        said = sum(not entry.is_open for entry in entries)
        translated = len(written & {page.name for page in (pages / language).glob("*.md")})
        if path.name != ENGLISH:
            lines.append(f"{language}: {said} of {len(entries)} texts, {translated} of {len(written)} pages")
    return lines


def _print_check(language: str) -> int:
    found = check(language)
    print("\n".join([*found, f"{len(found)} line(s)."]))
    return len(found)


def _file_of(language: str, folder: Path) -> Path:
    path = folder / f"bgdesk_{language}.ts"
    if not path.exists():
        raise ProblemError(f"There is no such translation: {path}")
    return path


def main(arguments: list[str]) -> int:
    """Carry out one command; 0 when it was done."""
    options = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int | None] = options.command
    try:
        return int(bool(command(options)))
    except ProblemError as problem:
        say(str(problem))
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m installer.translations",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    collect = commands.add_parser("update", help="write the template and merge it into all languages")
    collect.set_defaults(command=lambda _: update())
    make = commands.add_parser("compile", help="compile what is missing or older")
    make.set_defaults(command=lambda _: _tell(compile_missing(FOLDER)))
    begin = commands.add_parser("add", help="begin a new language")
    begin.add_argument("language", help="a code such as fr, pt_BR or zh_TW")
    begin.set_defaults(command=lambda options: add(options.language))
    show = commands.add_parser("list", help="print what is new or changed in a language")
    show.add_argument("language")
    show.add_argument("--all", action="store_true", help="also what is translated")
    show.set_defaults(
        command=lambda options: print(
            translation_sheets.sheet(_file_of(options.language, FOLDER), options.all), end=""
        )
    )
    put = commands.add_parser("take", help="put a list that was written into the translation")
    put.add_argument("language")
    put.add_argument("list", type=Path)
    put.set_defaults(command=lambda options: take(options.language, options.list))
    look = commands.add_parser("check", help="print what is not in order in a language")
    look.add_argument("language")
    look.set_defaults(command=lambda options: _print_check(options.language))
    count = commands.add_parser("shares", help="print how much of the texts and of the help is translated")
    count.set_defaults(command=lambda _: print("\n".join(shares())))
    return parser


def _tell(made: list[Path]) -> None:
    say(f"Compiled: {', '.join(path.name for path in made)}." if made else "Everything was compiled already.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
