"""What an import has to say, and what was opened before, in the language of the user."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.messages import localised, message_text
from bgdesk.app.review.import_batch import ImportedMatch, UnreadFile
from bgdesk.formats.import_result import Remark, Weight
from bgdesk.formats.registry import FORMATS
from bgdesk.match.study import Study, Tag
from bgdesk.source_text import QT_TRANSLATE_NOOP, Message, SourceText
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.matches import MatchChoice, title_of
from bgdesk.ui.words.options import options_summary

_WEIGHTS: Mapping[Weight, SourceText] = MappingProxyType(
    {
        Weight.REPAIRED: QT_TRANSLATE_NOOP("Import", "Repaired"),
        Weight.ODD: QT_TRANSLATE_NOOP("Import", "Odd"),
        Weight.LOST: QT_TRANSLATE_NOOP("Import", "Left out"),
    }
)


def weight_text(weight: Weight) -> str:
    """How much a remark matters, in a word or two."""
    return localised(_WEIGHTS[weight])


def place_text(remark: Remark) -> str:
    """Where in the file: game and line, as far as known."""
    parts = []
    if remark.game is not None:
        parts.append(QCoreApplication.translate("Import", "game {number}").format(number=remark.game))
    if remark.line is not None:
        parts.append(QCoreApplication.translate("Import", "line {number}").format(number=remark.line))
    return ", ".join(parts)


def import_summary(remarks: tuple[Remark, ...]) -> str:
    """One sentence about how plainly a file was read."""
    if not remarks:
        return QCoreApplication.translate("Import", "Read without a remark.")
    return QCoreApplication.translate("Import", "Read with {remarks}.").format(
        remarks=Counted().remarks(len(remarks))
    )


def format_text(format_id: str) -> str:
    """What a file was read as; empty where that is not known."""
    return next((kind.label for kind in FORMATS if kind.id == format_id), "")


def refusal_sentence(refusal: UnreadFile) -> str:
    """Which file was not opened, and why, in two sentences."""
    text = QCoreApplication.translate("Import", "{file} was not opened.").format(file=refusal.source)
    return f"{text} {message_text(Message.of(refusal.why, quote=refusal.quote))}"


def found_choice(number: int, found: ImportedMatch) -> MatchChoice:
    """A match in a file as one of a list; its place in the list is its id."""
    record, parts = found.study.record, [found.source, *_occasion(found.study)]
    if found.remarks:
        parts.append(Counted().remarks(len(found.remarks)))
    details = " · ".join((*parts, options_summary(record.header.options)))
    return MatchChoice(str(number), title_of(record.header, record.state.score), details)


def _occasion(study: Study) -> list[str]:
    return [text for text in (study.tag(Tag.EVENT), study.tag(Tag.DATE)) if text]
