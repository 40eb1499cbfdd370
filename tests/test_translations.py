"""Every text of the window reaches the translators: pyside6-lupdate collects only what is written out."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path

import pytest

from bgdesk.app.actions.actions import ACTIONS
from bgdesk.app.actions.ids import MenuSpec
from bgdesk.app.actions.menu_structure import MENUS
from bgdesk.app.paths import PathsError, PathsTrouble
from bgdesk.app.settings.table import SECTION_TITLES, TABLE
from bgdesk.engine.obstacle import Obstacle
from bgdesk.formats.export_result import ExportError
from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Remark, RemarkKind, Unreadable, Weight
from bgdesk.library.keeping.moving import MoveText
from bgdesk.library.keeping.wording import CheckText
from bgdesk.library.problems import JournalError, Trouble
from bgdesk.library.rescue.wording import RescueText
from bgdesk.match.dice.verdict import DiceVerdict
from bgdesk.match.game_names import GAME_NAMES, ROTATION_NAMES
from bgdesk.source_text import Message, Sentences, SourceText
from bgdesk.start.data_wiring import FulfilledText
from bgdesk.start.display import DisplayTrouble
from bgdesk.start.sound_parts import SoundParts
from tests.folders import ROOT

PACKAGE = ROOT / "bgdesk"
LUPDATE = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))
MARK = "QT_TRANSLATE_NOOP"

FROM_TABLES: Mapping[tuple[str, str], str] = {
    ("bgdesk/app/actions/actions.py", "translated"): "rows of ACTIONS and MENUS",
    ("bgdesk/app/messages.py", "localised"): "every Sentences, and other texts that know their context",
    ("bgdesk/ui/dialogs/about_dialog.py", "_html"): "SHIPPED, by work",
    ("bgdesk/ui/new_match/open_table_dialog.py", "_fill_page"): "rows of the table of settings",
    ("bgdesk/ui/settings/preset_row.py", "_translated"): "BUILT_IN, the sets of rules",
    ("bgdesk/ui/settings/setting_editor.py", "setting_text"): "rows of the table of settings",
    ("bgdesk/ui/words/boards.py", "board_name"): "_NAMES, by board",
    ("bgdesk/ui/words/engines.py", "_one_engine"): "_OWN, by engine",
    ("bgdesk/ui/words/events.py", "_"): "_STARTS, by opening",
    ("bgdesk/ui/words/games.py", "_translated"): "tables of games, groups and options",
    ("bgdesk/ui/words/no_double.py", "why_no_double"): "_REASONS, by reason",
    ("bgdesk/ui/lab/template_menu.py", "template_name"): "_NAMES, by template",
    ("bgdesk/ui/lab/wording.py", "problem_sentence"): "_PROBLEMS, by kind",
    ("bgdesk/ui/reading/reading_pages.py", "reading_pages"): "_TITLES, by page",
    ("bgdesk/ui/review/judgement_wording.py", "analysis_levels"): "_LEVELS, by level",
    ("bgdesk/ui/review/judgement_wording.py", "depth_name"): "_LEVELS, by level",
    ("bgdesk/ui/review/verdict_wording.py", "play_verdict"): "_PLAYS, by grade",
    ("bgdesk/ui/review/verdict_wording.py", "advice_text"): "_ADVICE and _AGAIN, by what is right",
    ("bgdesk/ui/review/verdict_wording.py", "advice_title"): "_TITLES and _TITLES_AGAIN, by what is right",
    ("bgdesk/ui/review/judgement_wording.py", "mark_of"): "_GRADES, by grade",
    ("bgdesk/ui/review/derive_summary.py", "_rating_aside"): "_RATING_NAMES, by the key of the name",
    ("bgdesk/ui/review/loss_wording.py", "_part_text"): "_OF_ALL, _COSTS and _GIVES_BACK, by where it is",
    ("bgdesk/ui/review/reason_wording.py", "chip_text"): "_CHIPS, by reason",
    ("bgdesk/ui/review/reason_wording.py", "fact_label"): "_FACTS, by fact",
    ("bgdesk/ui/trainers/wording.py", "trainer_name"): "_NAMES, by trainer",
    ("bgdesk/ui/trainers/wording.py", "trainer_text"): "_TEXTS, by trainer",
    ("bgdesk/ui/new_match/tutor_form.py", "_new_modes"): "_MODES, by mode",
    ("bgdesk/ui/new_match/tutor_form.py", "_note_for"): "_REASONS, by reason",
    ("bgdesk/ui/tutor/tutor_wording.py", "keep_text"): "_KEPT, by what was tried",
    ("bgdesk/ui/tutor/tutor_wording.py", "mode_text"): "_MODES, by mode",
    ("bgdesk/ui/tutor/tutor_wording.py", "theme_of"): "_THEMES, by reason",
    ("bgdesk/ui/tutor/tutor_wording.py", "theme_missed"): "_MISSED, by theme",
    ("bgdesk/ui/tutor/tutor_wording.py", "theme_of_chance"): "_CHANCES, by chance",
    ("bgdesk/ui/words/levels.py", "level_name"): "_NAMES, by level",
    ("bgdesk/ui/words/levels.py", "style_name"): "_STYLES, by style",
    ("bgdesk/ui/words/levels.py", "_styles_of"): "_STYLES, by style",
    ("bgdesk/ui/words/levels.py", "unavailable_text"): "_REASONS, by reason",
    ("bgdesk/ui/words/levels.py", "core_text"): "_WITHOUT_CORE, by absence",
    ("bgdesk/ui/play/derive_bars.py", "_button"): "marked by those who make a button",
    ("bgdesk/ui/words/refusals.py", "_translated"): "tables of refusals",
    ("bgdesk/ui/words/prompts.py", "_translated"): "tables of notices, games, levels and problems",
    ("bgdesk/ui/words/prompts.py", "settings_problem_text"): "rows of the table of settings",
}
"""Where a text may be looked up, and in which tables; those mark their texts with QT_TRANSLATE_NOOP."""


@dataclass(frozen=True)
class Function:
    """A function or method with its calls; ``owner`` is the class around it."""

    path: str
    owner: str
    node: ast.FunctionDef

    @property
    def parameters(self) -> list[str]:
        names = [one.arg for one in (*self.node.args.posonlyargs, *self.node.args.args)]
        return names[1:] if names[:1] in (["self"], ["cls"]) else names

    @cached_property
    def calls(self) -> list[ast.Call]:
        return [node for node in ast.walk(self.node) if isinstance(node, ast.Call)]

    def possible(self, expression: ast.expr) -> Iterator[ast.expr]:
        """What ``expression`` may stand for, followed through choices and the names set in this function."""
        match expression:
            case ast.IfExp(body=one, orelse=other):
                yield from self.possible(one)
                yield from self.possible(other)
            case ast.BoolOp(values=values):
                for value in values:
                    yield from self.possible(value)
            case ast.Name(id=name) if name in self.values:
                for value in self.values[name]:
                    yield from self.possible(value)
            case _:
                yield expression

    @cached_property
    def values(self) -> Mapping[str, list[ast.expr]]:
        """What is given to each name, apart from what mentions that name itself."""
        found: dict[str, list[ast.expr]] = {}
        for node in ast.walk(self.node):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                if all(not isinstance(part, ast.Name) or part.id != name for part in ast.walk(node.value)):
                    found.setdefault(name, []).append(node.value)
        return found


@dataclass
class Reader(ast.NodeVisitor):
    """The functions of one file, and the texts written in it with their context."""

    path: str
    owners: list[str] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    texts: set[tuple[str, str]] = field(default_factory=set)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.owners.append(node.name)
        self.generic_visit(node)
        self.owners.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.functions.append(Function(self.path, self.owners[-1] if self.owners else "", node))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        text = asked_text(node)
        if isinstance(text, ast.Constant):
            context = node.args[0] if called(node) != "tr" else ast.Constant(self.owners[-1])
            self.texts.add((str(ast.literal_eval(context)), str(text.value)))
        self.generic_visit(node)


def called(call: ast.Call) -> str:
    """The name of what is called, without what it belongs to."""
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def asked_text(call: ast.Call) -> ast.expr | None:
    """What ``call`` has translated or marks for it; nothing if it does neither."""
    match call.func:
        case ast.Attribute(attr="tr"):
            return call.args[0]
        case ast.Attribute(value=ast.Name(id="QCoreApplication"), attr="translate"):
            return call.args[1]
        case ast.Name(id="translate" | "QT_TRANSLATE_NOOP"):
            return call.args[1]
    return None


def read_sources() -> list[Reader]:
    readers = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.name != "source_text.py":
            readers.append(Reader(path.relative_to(ROOT).as_posix()))
            readers[-1].visit(ast.parse(path.read_text(encoding="utf-8")))
    return readers


@pytest.fixture(scope="module")
def sources() -> list[Reader]:
    return read_sources()


def functions_of(sources: list[Reader]) -> list[Function]:
    return [function for reader in sources for function in reader.functions]


def looked_up(sources: list[Reader]) -> set[tuple[str, str]]:
    """Where something else than a written text is translated."""
    return {
        (function.path, function.node.name)
        for function in functions_of(sources)
        for text in map(asked_text, function.calls)
        if text is not None and not (isinstance(text, ast.Constant) and isinstance(text.value, str))
    }


def carriers(functions: list[Function]) -> dict[str, Function]:
    """By name the functions that have one of their parameters translated, directly or through another."""
    found: dict[str, Function] = {}
    while True:
        more = [one for one in functions if one.node.name not in found and carried(one, found)]
        if not more:
            return found
        found |= {one.node.name: one for one in more}


def carried(function: Function, known: Mapping[str, Function]) -> set[str]:
    """The parameters of ``function`` that it has translated."""
    return {
        value.id
        for call in function.calls
        for text in handed_over(call, function, known)
        for value in function.possible(text)
        if isinstance(value, ast.Name) and value.id in function.parameters
    }


def handed_over(call: ast.Call, caller: Function, known: Mapping[str, Function]) -> list[ast.expr]:
    """The arguments of ``call`` that are translated in the end."""
    text = asked_text(call)
    if text is not None:
        return [text] if called(call) != MARK else []
    target = known.get(called(call))
    if target is None or (target.node.name.startswith("_") and target.path != caller.path):
        return []
    wanted = carried(target, known)
    by_place = [value for name, value in zip(target.parameters, call.args, strict=False) if name in wanted]
    return by_place + [word.value for word in call.keywords if word.arg in wanted]


def hidden_texts(functions: list[Function]) -> set[tuple[str, str]]:
    """Texts that are written only as an argument of a function that has it translated."""
    known = carriers(functions)
    return {
        (function.path, value.value)
        for function in functions
        for call in function.calls
        if asked_text(call) is None
        for text in handed_over(call, function, known)
        for value in function.possible(text)
        if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value
    }


def test_a_text_is_written_where_it_is_translated_unless_a_table_marks_it(sources: list[Reader]) -> None:
    assert looked_up(sources) == set(FROM_TABLES)


def test_no_text_is_hidden_in_a_call_of_what_translates_it(sources: list[Reader]) -> None:
    functions = functions_of(sources)
    assert {"translated", "setting_text", "_plain", "_button"} <= set(carriers(functions))
    assert hidden_texts(functions) == set()


def test_hidden_texts_are_found() -> None:
    reader = Reader("example.py")
    reader.visit(
        ast.parse(
            "def _tr(text): return QCoreApplication.translate('X', text)\n"
            "def outer(number, words): return _tr(words)\n"
            "def seen(): return _tr(QT_TRANSLATE_NOOP('X', 'marked')), _tr(TABLE[1])\n"
            "def one(): return _tr('straight')\n"
            "def two(): return outer(1, 'through two')\n"
            "def three(which): return _tr('chosen' if which else TABLE[which])\n"
            "def four():\n    text = 'named first'\n    return outer(1, words=text)\n"
        )
    )
    assert looked_up([reader]) == {("example.py", "_tr")}
    assert {text for _, text in hidden_texts(reader.functions)} == {
        "straight",
        "through two",
        "chosen",
        "named first",
    }


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> ET.Element:
    """What pyside6-lupdate finds in the whole program."""
    if LUPDATE is None:
        pytest.skip("pyside6-lupdate is not installed")
    written = tmp_path_factory.mktemp("i18n") / "all.ts"
    files = [str(path) for path in sorted(PACKAGE.rglob("*.py"))]
    subprocess.run([LUPDATE, *files, "-ts", str(written)], check=True, capture_output=True, timeout=60)
    return ET.parse(written).getroot()


def texts_in(catalogue: ET.Element, *, is_counted: bool | None = None) -> set[tuple[str, str]]:
    """The texts of ``catalogue`` with their contexts; only those with plural forms, or without, if wanted."""
    return {
        (str(context.findtext("name")), str(message.findtext("source")))
        for context in catalogue.iter("context")
        for message in context.iter("message")
        if is_counted in (None, message.get("numerus") == "yes")
    }


@pytest.fixture(scope="module")
def collected(catalogue: ET.Element) -> set[tuple[str, str]]:
    return texts_in(catalogue)


def test_what_is_counted_has_plural_forms(catalogue: ET.Element) -> None:
    """pyside6-lupdate takes a text as counted only where ``tr`` of a class is called with the number."""
    assert {text for text in texts_in(catalogue, is_counted=False) if "%n" in text[1]} == set()
    english = ET.parse(ROOT / "resources" / "i18n" / "bgdesk_en.ts").getroot()
    assert texts_in(catalogue, is_counted=True) == texts_in(english)
    assert all(len(list(message.iter("numerusform"))) == 2 for message in english.iter("message"))


def test_the_translators_get_every_text_that_is_written(
    sources: list[Reader], collected: set[tuple[str, str]]
) -> None:
    written = {text for reader in sources for text in reader.texts}
    assert len(written) > 1000
    assert written - collected == set()


def menu_titles(menus: tuple[MenuSpec, ...]) -> Iterator[str]:
    for menu in menus:
        yield menu.title
        yield from menu_titles(tuple(entry for entry in menu.entries if isinstance(entry, MenuSpec)))


def test_the_translators_get_every_action_and_menu(collected: set[tuple[str, str]]) -> None:
    texts = [text for spec in ACTIONS.values() for text in (spec.text, spec.tip) if text]
    texts += menu_titles(MENUS)
    assert [text for text in texts if ("Actions", text) not in collected] == []


def test_the_translators_get_every_label_and_help_of_the_settings(collected: set[tuple[str, str]]) -> None:
    shown = [
        (one.label, one.help, one.unit, *(choice.label for choice in one.choices)) for one in TABLE.values()
    ]
    texts = {text for group in shown for text in group} | set(SECTION_TITLES.values())
    texts = {text for text in texts if any(map(str.isalpha, text))}
    assert len(texts) > 50
    assert {text for text in texts if ("Settings", text) not in collected} == set()


def sentence_tables() -> list[type[Sentences]]:
    """Every class of the program that holds sentences, found without loading what has none."""
    tables = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and "Sentences" in map(ast.unparse, node.bases):
                module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
                tables.append(getattr(module, node.name))
    return tables


def test_the_translators_get_every_sentence_of_the_core(collected: set[tuple[str, str]]) -> None:
    tables = sentence_tables()
    assert {ImportErrorKind, Obstacle, RemarkKind, Trouble} < set(tables)
    assert [one for table in tables for one in table if (one.context, str(one)) not in collected] == []


@pytest.mark.parametrize("table", sentence_tables())
def test_no_sentence_has_two_names(table: type[Sentences]) -> None:
    assert len(table) == len(table.__members__)


@pytest.mark.parametrize("tables", [GAME_NAMES, ROTATION_NAMES])
def test_the_translators_get_the_names_of_the_games(
    tables: Mapping[str, SourceText], collected: set[tuple[str, str]]
) -> None:
    assert [name for name in tables.values() if (name.context, str(name)) not in collected] == []


def test_a_source_text_without_a_mark_is_made_only_where_a_game_has_no_name() -> None:
    makers = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and called(node) == "SourceText"
    }
    assert makers == {"match/game_names.py", "source_text.py"}


def told_by(one: Sentences) -> str:
    """What the command line says, by way of whatever holds such a sentence."""
    match one:
        case ImportErrorKind():
            return str(Unreadable(one, "x"))
        case RemarkKind():
            return Remark(one, Weight.ODD, "x").sentence()
        case Obstacle():
            return str(one.told("x"))
        case Trouble():
            return str(JournalError(one, "x", "y"))
        case PathsTrouble():
            return str(PathsError(one, Path("x"), "y"))
        case ExportError():
            return str(
                Message.of(one, suffix=".x", file="x", name="x", known="y", kind="x", game="x", detail="")
            )
        case DisplayTrouble():
            return str(
                Message.of(one, command="x", display="x", libraries="x y", packages="x y", parts="x y")
            )
        case RescueText() | CheckText() | DiceVerdict():
            rescued = ("kept", "names", "name", "white", "black", "day", "subject")
            of_dice = ("roll", "due", "recorded", "expected", "hash", "seed", "id", "words")
            return str(Message.of(one, count=2, **dict.fromkeys(rescued + of_dice, "x")))
        case MoveText() | FulfilledText() | SoundParts():
            fields = dict.fromkeys(("command", "detail", "libraries", "packages", "folder", "file"), "x")
            return str(Message.of(one, **fields))
    return str(Message.of(one))


@pytest.mark.parametrize("one", [one for table in sentence_tables() for one in table], ids=str)
def test_every_placeholder_of_a_sentence_is_filled(one: Sentences) -> None:
    told = told_by(one)
    assert "{" not in told
    assert told.endswith(".")
