"""Whatever might hold a name goes through `bgdesk.ui.common.plain_text`, where Qt cannot guess its kind."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.folders import ROOT

HOME = "bgdesk/ui/common/plain_text.py"
GUESSING = ("QLabel", "QMessageBox", "QErrorMessage", "QStaticText", "QGraphicsTextItem", "QWhatsThis")
"""Classes that guess whether a text is rich; they are called, and derived from, in one module."""
WITH_MARKUP = {
    "setHtml": {
        "bgdesk/app/review/report_pdf.py",
        "bgdesk/ui/dialogs/about_dialog.py",
        "bgdesk/ui/dialogs/import_report_dialog.py",
    },
    "setMarkdown": {"bgdesk/ui/pages/page_search.py", "bgdesk/ui/pages/page_text.py"},
    "insertHtml": set(),
    "appendHtml": set(),
}
"""Modules whose markup is their own: each escapes what it puts in, or puts nothing in."""
FETCHING = ("PySide6.QtNetwork", "PySide6.QtWeb", "PySide6.QtQml", "PySide6.QtQuick")
"""Parts of Qt that ask other computers for what a text names."""
ASKING = "bgdesk/app/news/release_check.py"
"""The one module that asks another computer, when the user wishes so."""
TIPS = ("setToolTip", "setWhatsThis")
OWN_TEXTS = ("tr", "translate", "translated")


def sources() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((ROOT / "bgdesk").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "PySide6" in text:
            yield path.relative_to(ROOT).as_posix(), ast.parse(text)


def called(node: ast.AST) -> str:
    """The last part of what ``node`` calls; empty where it calls nothing."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def is_local(node: ast.ImportFrom) -> bool:
    """Whether nothing is imported but what reaches other processes of this user, or lists own addresses."""
    return all(alias.name.startswith(("QLocal", "QNetworkInterface")) for alias in node.names)


def faults(place: str, tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        at = f"{place}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Call):
            yield from (f"{at} {fault}" for fault in faults_of_call(node, place))
        if isinstance(node, ast.ClassDef) and place != HOME:
            yield from (f"{at} {base}" for base in map(ast.unparse, node.bases) if base in GUESSING)
        if isinstance(node, ast.ImportFrom) and f"{node.module}".startswith(FETCHING) and not is_local(node):
            yield from () if place == ASKING else (f"{at} {node.module}",)
        if called(node) == "replace" and "'&&'" in ast.unparse(node) and place != HOME:
            yield f"{at} a letter that is no key without literal"
    names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    if "ToolTipRole" in names and not any(called(node) == "plain_tip" for node in ast.walk(tree)):
        yield f"{place} has tips without plain_tip"


def faults_of_call(call: ast.Call, place: str) -> Iterator[str]:
    name = called(call)
    if name in GUESSING and place != HOME:
        yield name
    if name in WITH_MARKUP and place not in WITH_MARKUP[name]:
        yield name
    if name in TIPS and called(call.args[-1]) not in ("plain_tip", *OWN_TEXTS):
        yield f"{name} without plain_tip"
    if ast.unparse(call.func) == "QToolTip.showText" and called(call.args[1]) != "plain_tip":
        yield "a tip without plain_tip"
    if isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "QMessageBox":
        yield f"QMessageBox.{name}"


def test_every_text_that_qt_would_guess_at_goes_through_one_module() -> None:
    assert [fault for place, tree in sources() for fault in faults(place, tree)] == []


def test_the_rule_finds_what_it_forbids() -> None:
    wrong = (
        "a = QLabel(name)\n"
        "a.setToolTip(name)\n"
        "a.setToolTip(self.tr('{n}').format(n=name))\n"
        "QToolTip.showText(pos, name, a)\n"
        "QMessageBox.critical(None, 'x', name)\n"
        "class Mine(QLabel): ...\n"
        "item.setData(Qt.ItemDataRole.ToolTipRole, name)\n"
        "text.setHtml(name)\n"
        "from PySide6.QtNetwork import QLocalSocket, QNetworkAccessManager\n"
        "button.setText(name.replace('&', '&&'))\n"
    )
    assert len(list(faults("bgdesk/ui/x.py", ast.parse(wrong)))) == 10


def test_the_modules_with_markup_are_there() -> None:
    assert all((ROOT / Path(place)).exists() for places in WITH_MARKUP.values() for place in places)
