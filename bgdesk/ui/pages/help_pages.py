"""The pages of the help, in their order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from bgdesk import __version__
from bgdesk.app.actions.native_keys import in_native_keys
from bgdesk.app.languages import ENGLISH
from bgdesk.app.news.changes import changes_markdown
from bgdesk.app.pseudo_language import PSEUDO_LANGUAGES
from bgdesk.engine.levels import LEVELS
from bgdesk.shipped import changelog_path
from bgdesk.ui.dialogs.shortcuts_dialog import KeyGroup
from bgdesk.ui.pages.help_page import HelpPage, Picture
from bgdesk.ui.pages.names import (
    COAN_KI,
    FAIR_DICE,
    HOW_TO_PLAY,
    KEYS,
    LANGUAGES,
    OPPONENTS,
    OVER_TIME,
    PRACTICE,
    REASONS,
    REVIEW,
    RULES,
    TABLES,
    TOURNAMENTS,
    TRAINERS,
    TUTOR,
    WHATS_NEW,
)
from bgdesk.ui.pages.page_notation import notation_apart
from bgdesk.ui.pages.rules_text import START
from bgdesk.ui.words.levels import level_name, rate_text
from bgdesk.ui.words.prompts import variant_name

translate = QCoreApplication.translate


def help_pages(
    folder: Path,
    rules: Callable[[], str],
    keys: Callable[[], Sequence[KeyGroup]],
    picture: Picture,
    language: str = "en",
    *,
    game: Callable[[], str] = lambda: "",
    plays_coan_ki: bool = False,
    reading: Sequence[HelpPage] = (),
) -> tuple[HelpPage, ...]:
    """The pages; those written by hand are read from ``folder``, translated where they have been.

    ``picture`` draws what the image links of the rules mean. ``game`` tells the id of the game of the rules
    where it can be played from there; ``plays_coan_ki``: that game can. ``reading`` are
    the pages about playing well, which stand between those about the game and those about the program.
    """

    def stored(name: str) -> Callable[[], str]:
        return lambda: read_page(folder, name, language)

    def levels() -> str:
        return read_page(folder, OPPONENTS, language).format(levels=levels_table())

    def named() -> tuple[str, str]:
        found = game()
        return found, variant_name(found) if found else ""

    def coan_ki() -> tuple[str, str]:
        return (COAN_KI, translate("Help", "Coan ki")) if plays_coan_ki else ("", "")

    #: Heading in the list of help pages: those about this program
    program = translate("Help", "The program")

    return (
        HelpPage(HOW_TO_PLAY, translate("Help", "How to play"), stored(HOW_TO_PLAY)),
        HelpPage(RULES, translate("Help", "Rules of this game"), rules, picture, named, START),
        HelpPage(COAN_KI, translate("Help", "Coan ki"), stored(COAN_KI), picture, coan_ki, START),
        *reading,
        HelpPage(REVIEW, translate("Help", "Looking at matches"), stored(REVIEW), heading=program),
        #: Title of a page: who has a word before costly decisions
        HelpPage(TUTOR, translate("Help", "The tutor"), stored(TUTOR)),
        #: Title of a page: cards made of one's own errors
        HelpPage(PRACTICE, translate("Help", "Practising with cards"), stored(PRACTICE)),
        #: Title of a page: how far the reasons for errors can be trusted
        HelpPage(REASONS, translate("Help", "How often reasons hold"), stored(REASONS)),
        #: Title of a page: how tournaments are played
        HelpPage(TOURNAMENTS, translate("Help", "Tournaments"), stored(TOURNAMENTS)),
        #: Title of a page: playing somebody at another computer
        HelpPage(TABLES, translate("Help", "Tables on the network"), stored(TABLES)),
        #: Title of a page: the trainers that ask questions
        HelpPage(TRAINERS, translate("Help", "Trainers"), stored(TRAINERS)),
        HelpPage(OVER_TIME, translate("Help", "Figures over time"), stored(OVER_TIME)),
        #: Title of a page: keys of the keyboard
        HelpPage(KEYS, translate("Help", "Keys"), lambda: keys_markdown(keys())),
        HelpPage(FAIR_DICE, translate("Help", "Fair dice"), stored(FAIR_DICE)),
        #: Title of a page: the computer players
        HelpPage(OPPONENTS, translate("Help", "Opponents"), levels),
        #: Title of a page: in which languages bgdesk can be read, and how a translation is mended
        HelpPage(LANGUAGES, translate("Help", "Languages"), stored(LANGUAGES)),
        HelpPage(WHATS_NEW, translate("Help", "What is new"), whats_new),
    )


def read_page(folder: Path, name: str, language: str) -> str:
    """The Markdown of a page, in English where it is not translated."""
    translated = folder / language / f"{name}.md"
    if translated.is_file():
        return notation_apart(in_native_keys(translated.read_text(encoding="utf-8")))
    text = in_native_keys((folder / f"{name}.md").read_text(encoding="utf-8"))
    return text if language in (ENGLISH, *PSEUDO_LANGUAGES) else _in_english(text)


def _in_english(text: str) -> str:
    """A page that is not translated says so below its title."""
    title, _, rest = text.partition("\n")
    #: Sentence below the title of a help page that has no translation yet
    note = translate("Help", "This page is not translated yet.")
    return f"{title}\n\n*{note}*\n{rest}"


def whats_new() -> str:
    """What has changed, version by version."""
    changelog = in_native_keys(changelog_path().read_text(encoding="utf-8"))
    title = QCoreApplication.translate("Help", "What is new")
    return changes_markdown(title, changelog, __version__, _version_heading)


def _version_heading(version: str) -> str:
    #: Heading of a part of a page. {version} is a number such as 0.2.0
    return QCoreApplication.translate("Help", "Version {version}").format(version=version)


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
    lines = (f"| {level_name(level)} | {rate_text(level)} |" for level in LEVELS)
    return "\n".join((f"| {opponent} | {rate} |", "|---|---|", *lines))
