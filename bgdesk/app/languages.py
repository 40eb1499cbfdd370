"""Translations: Qt's own .ts files, read as they are, so that nothing has to be compiled."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from bgdesk.app.settings.setting import SettingChoice
from bgdesk.source_text import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

_log = logging.getLogger(__name__)

SYSTEM, ENGLISH = "system", "en"
_PREFIX = "bgdesk_"

PluralRule = Callable[[int], int]
"""Which of a language's forms goes with a number."""


def _one_or_many(n: int) -> int:
    return 0 if n == 1 else 1


PLURALS: Mapping[str, PluralRule] = MappingProxyType({"en": _one_or_many, "de": _one_or_many})
"""The rule of each language that has a translation."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Translations by (context, source text): one form, or one for each plural."""

    language: str
    texts: Mapping[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)

    def find(self, context: str, source: str, n: int) -> str | None:
        """The translation or ``None``; ``n`` is written for %n when something is counted."""
        forms = self.texts.get((context, source))
        if not forms:
            return None
        if n < 0:
            return forms[0]
        chosen = min(PLURALS[self.language](n), len(forms) - 1)
        return forms[chosen].replace("%n", str(n))


def read_catalogue(path: Path) -> Catalogue:
    """The finished translations in a .ts file. Raises OSError or ParseError."""
    from xml.etree import ElementTree as ET

    root = ET.parse(path).getroot()
    texts = {
        (context.findtext("name", ""), message.findtext("source", "")): forms
        for context in root.iter("context")
        for message in context.iter("message")
        if (forms := _forms(message))
    }
    return Catalogue(path.stem.removeprefix(_PREFIX), MappingProxyType(texts))


def _forms(message: Element) -> tuple[str, ...]:
    translation = message.find("translation")
    if translation is None or translation.get("type") in ("unfinished", "obsolete", "vanished"):
        return ()
    numbered = tuple(form.text or "" for form in translation.iter("numerusform"))
    return numbered or ((translation.text,) if translation.text else ())


class CatalogueTranslator(QTranslator):
    """Answers Qt's questions from the .ts file ``path``, which is read when it is first needed.

    With ``only_counted`` just the texts with a number in them are looked up: English needs no others.
    """

    def __init__(self, path: Path, *, only_counted: bool = False) -> None:
        super().__init__()
        self._path = path
        self._only_counted = only_counted

    @cached_property
    def _catalogue(self) -> Catalogue:
        return read_catalogue(self._path)

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        if self._only_counted and n < 0:
            return None
        return self._catalogue.find(context, source, n)


def available_languages(folder: Path) -> tuple[str, ...]:
    """The languages that can be chosen, English first."""
    found = sorted(path.stem.removeprefix(_PREFIX) for path in folder.glob(f"{_PREFIX}*.ts"))
    return (ENGLISH, *(language for language in found if language != ENGLISH and language in PLURALS))


def language_name(language: str) -> str:
    """A language in its own words."""
    name = QLocale(language).nativeLanguageName()
    return name[:1].upper() + name[1:]


def language_choices(folder: Path) -> tuple[SettingChoice[str], ...]:
    """What the setting offers."""
    system = SettingChoice(SYSTEM, QT_TRANSLATE_NOOP("Settings", "as the system"))
    return (
        system,
        *(SettingChoice(language, language_name(language)) for language in available_languages(folder)),
    )


def chosen_language(choice: str, folder: Path, system: str | None = None) -> str:
    """The language for ``choice``, which may be ``system``; English where there is no translation."""
    wanted = (system or QLocale.system().name()) if choice == SYSTEM else choice
    language = wanted.partition("_")[0]
    return language if language in available_languages(folder) else ENGLISH


def install_language(app: QCoreApplication, choice: str, folder: Path) -> tuple[str, tuple[QTranslator, ...]]:
    """Speak the chosen language; answers it and the translators, which the caller keeps."""
    language = chosen_language(choice, folder)
    _log.info("language %s, chosen %s, system %s", language, choice, QLocale.system().name())
    english = CatalogueTranslator(folder / f"{_PREFIX}{ENGLISH}.ts", only_counted=True)
    translators = [english]
    if language != ENGLISH:
        translators.append(CatalogueTranslator(folder / f"{_PREFIX}{language}.ts"))
    for translator in translators:
        app.installTranslator(translator)
    return language, tuple(translators)
