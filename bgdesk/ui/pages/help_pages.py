"""The pages of the help, in their order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from bgdesk.engine.levels import LEVELS
from bgdesk.ui.dialogs.shortcuts_dialog import KeyGroup
from bgdesk.ui.pages.help_window import HelpPage
from bgdesk.ui.pages.names import COAN_KI, FAIR_DICE, HOW_TO_PLAY, KEYS, OPPONENTS, REASONS, REVIEW, RULES
from bgdesk.ui.words.levels import level_name
from bgdesk.ui.words.numbers import short_decimals
from bgdesk.ui.words.prompts import variant_name


def help_pages(
    folder: Path,
    rules: Callable[[], str],
    keys: Callable[[], Sequence[KeyGroup]],
    picture: Callable[[str], QImage | None],
    language: str = "en",
    *,
    game: Callable[[], str] = lambda: "",
    plays_coan_ki: bool = False,
) -> tuple[HelpPage, ...]:
    """The pages; those written by hand are read from ``folder``, translated where they have been.

    ``picture`` draws what the image links of the rules mean. ``game`` tells the id of the game of the rules
    where it can be played from there; ``plays_coan_ki``: that game can.
    """

    def stored(name: str) -> Callable[[], str]:
        return lambda: read_page(folder, name, language)

    def levels() -> str:
        return read_page(folder, OPPONENTS, language).format(levels=levels_table())

    def named() -> tuple[str, str]:
        found = game()
        return found, variant_name(found) if found else ""

    def coan_ki() -> tuple[str, str]:
        return (COAN_KI, QCoreApplication.translate("Help", "Coan ki")) if plays_coan_ki else ("", "")

    return (
        HelpPage(HOW_TO_PLAY, QCoreApplication.translate("Help", "How to play"), stored(HOW_TO_PLAY)),
        HelpPage(RULES, QCoreApplication.translate("Help", "Rules of this game"), rules, picture, named),
        HelpPage(REVIEW, QCoreApplication.translate("Help", "Looking at matches"), stored(REVIEW)),
        #: Title of a page: how far the reasons for errors can be trusted
        HelpPage(REASONS, QCoreApplication.translate("Help", "How often reasons hold"), stored(REASONS)),
        HelpPage(COAN_KI, QCoreApplication.translate("Help", "Coan ki"), stored(COAN_KI), picture, coan_ki),
        #: Title of a page: keys of the keyboard
        HelpPage(KEYS, QCoreApplication.translate("Help", "Keys"), lambda: keys_markdown(keys())),
        HelpPage(FAIR_DICE, QCoreApplication.translate("Help", "Fair dice"), stored(FAIR_DICE)),
        #: Title of a page: the computer players
        HelpPage(OPPONENTS, QCoreApplication.translate("Help", "Opponents"), levels),
    )


def read_page(folder: Path, name: str, language: str) -> str:
    """The Markdown of a page, in English where it is not translated."""
    translated = folder / language / f"{name}.md"
    path = translated if translated.is_file() else folder / f"{name}.md"
    return path.read_text(encoding="utf-8")


def keys_markdown(groups: Sequence[KeyGroup]) -> str:
    """All keys as tables."""
    #: Head of a column: a key of the keyboard
    key = QCoreApplication.translate("Help", "Key")
    meaning = QCoreApplication.translate("Help", "What it does")
    #: Title of a page: keys of the keyboard
    title = QCoreApplication.translate("Help", "Keys")
    parts = [f"# {title}"]
    for group in groups:
        lines = (f"| {line.keys} | {line.text} |" for line in group.lines)
        parts.append("\n".join((f"## {group.title}", "", f"| {key} | {meaning} |", "|---|---|", *lines)))
    return "\n\n".join(parts)


def levels_table() -> str:
    """The opponents and their measured strength as a table."""
    #: Head of a column: a computer player
    opponent = QCoreApplication.translate("Help", "Opponent")
    rate = QCoreApplication.translate("Help", "Performance rating (PR)")
    lines = (
        f"| {level_name(level.id)} | {short_decimals(level.error_rate, 1)} |" for level in LEVELS.values()
    )
    return "\n".join((f"| {opponent} | {rate} |", "|---|---|", *lines))
