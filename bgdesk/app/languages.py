"""The language of the program: Qt's compiled translations in a folder, and the locale that goes with them."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from bgdesk.app.plain_plurals import PlainPlurals
from bgdesk.app.pseudo_language import PSEUDO, PSEUDO_LANGUAGES, PSEUDO_RTL, PseudoTranslator
from bgdesk.app.settings.setting import SettingChoice
from bgdesk.source_text import QT_TRANSLATE_NOOP

SYSTEM, ENGLISH = "system", "en"
LANGUAGE_VARIABLE = "BGDESK_LANGUAGE"
"""An environment variable that counts more than the setting; it may name a pseudo-language."""

_PREFIX = "bgdesk_"
_LOCALES = {ENGLISH: "en_GB", "ar": "ar_001", PSEUDO: "de_DE", PSEUDO_RTL: "he_IL"}
"""The locale of a language whose name alone would give another one than is meant.

Numbers in Arabic have the digits 0 to 9, as notation, the board and files have them.
"""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class InstalledLanguage:
    """What is spoken; Qt does not keep the translators alive, so whoever has this does."""

    name: str
    translators: tuple[QTranslator, ...]


def available_languages(folder: Path) -> tuple[str, ...]:
    """The languages that can be chosen, English first: those with a compiled translation."""
    found = sorted(path.stem.removeprefix(_PREFIX) for path in folder.glob(f"{_PREFIX}*.qm"))
    return (ENGLISH, *(language for language in found if language != ENGLISH))


def language_name(language: str) -> str:
    """A language in its own words, with the country where the translation is for one."""
    locale = QLocale(language)
    name = locale.nativeLanguageName()
    if "_" in language:
        name = f"{name} ({locale.nativeTerritoryName()})"
    return name[:1].upper() + name[1:]


def language_choices(folder: Path) -> tuple[SettingChoice[str], ...]:
    """What the setting offers."""
    system = SettingChoice(SYSTEM, QT_TRANSLATE_NOOP("Settings", "Follow system"))
    return (
        system,
        *(SettingChoice(language, language_name(language)) for language in available_languages(folder)),
    )


def chosen_language(choice: str, folder: Path, system: Sequence[str] | None = None) -> str:
    """The language for ``choice``, which may be ``system``; English where there is no translation.

    ``system``: what the person at this computer reads, best first, such as ``zh-Hant-TW``.
    """
    if choice in PSEUDO_LANGUAGES:
        return choice
    available = available_languages(folder)
    wanted = (system or QLocale.system().uiLanguages()) if choice == SYSTEM else [choice]
    return next((found for tag in wanted if (found := _best_match(tag, available))), ENGLISH)


def _best_match(tag: str, available: Iterable[str]) -> str | None:
    """The same language and country, else the language alone, else another country with the same script."""
    locale = QLocale(tag)
    if locale.language() is QLocale.Language.C:
        return None
    alone = locale.name().partition("_")[0]
    exact = [name for name in (tag.replace("-", "_"), locale.name(), alone) if name in available]
    if exact:
        return exact[0]
    return next((name for name in available if _is_read_alike(QLocale(name), locale)), None)


def _is_read_alike(one: QLocale, other: QLocale) -> bool:
    return (one.language(), one.script()) == (other.language(), other.script())


def locale_of(language: str) -> QLocale:
    """How dates and numbers are written: as on this computer, where it has the same language and digits."""
    system, own = QLocale.system(), QLocale(_LOCALES.get(language, language))
    has_digits = system.zeroDigit() == own.zeroDigit()
    follows = "_" not in language and _is_read_alike(system, own) and has_digits
    return system if follows and language not in PSEUDO_LANGUAGES else own


def install_language(app: QCoreApplication, choice: str, folder: Path) -> InstalledLanguage:
    """Speak the chosen language, and write dates and numbers, and set out windows, as it does."""
    language = chosen_language(choice, folder)
    locale = locale_of(language)
    QLocale.setDefault(locale)
    if isinstance(app, QGuiApplication):
        app.setLayoutDirection(locale.textDirection())
    translators = tuple(_translators(language, folder))
    for translator in translators:
        app.installTranslator(translator)
    _log.info("language %s, locale %s", language, locale.name())
    return InstalledLanguage(language, translators)


def uninstall_language(app: QCoreApplication, language: InstalledLanguage) -> None:
    """Take back what `install_language` did."""
    for translator in language.translators:
        app.removeTranslator(translator)
    QLocale.setDefault(QLocale.system())
    if isinstance(app, QGuiApplication):
        app.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)


def _translators(language: str, folder: Path) -> Iterator[QTranslator]:
    """English first: it is asked last, for its plural forms."""
    english = _loaded(folder, ENGLISH) or _plain_plurals(folder)
    yield english
    if language in PSEUDO_LANGUAGES:
        yield PseudoTranslator(english, is_mirrored=language == PSEUDO_RTL)
    elif language != ENGLISH:
        yield from filter(None, (_of_qt(language, folder), _loaded(folder, language)))


def _loaded(folder: Path, language: str) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(str(folder / f"{_PREFIX}{language}.qm")) else None


def _plain_plurals(folder: Path) -> QTranslator:
    _log.warning(
        "Translations have not been compiled, so the program speaks English: "
        "start it with installer/bootstrap.py, or run python -m installer.translations compile."
    )
    return PlainPlurals(folder / f"{_PREFIX}{ENGLISH}.ts")


def _of_qt(language: str, folder: Path) -> QTranslator | None:
    """Qt's own texts, such as those of the buttons of dialogs: by Qt or, where it has none, in ``folder``."""
    translator, locale = QTranslator(), QLocale(language)
    places = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), str(folder)
    return translator if any(translator.load(locale, "qtbase", "_", place) for place in places) else None
