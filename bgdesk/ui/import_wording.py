"""What an import has to say, in the language of the user."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.opening import Found, Refusal
from bgdesk.app.source_text import QT_TRANSLATE_NOOP
from bgdesk.formats.imported import Remark, Weight
from bgdesk.match.study import Study, Tag
from bgdesk.ui.counted import Counted
from bgdesk.ui.dialogs.found_dialog import FoundView
from bgdesk.ui.options_wording import options_summary

_WEIGHTS: Mapping[Weight, str] = MappingProxyType(
    {
        Weight.REPAIRED: QT_TRANSLATE_NOOP("Import", "Repaired"),
        Weight.ODD: QT_TRANSLATE_NOOP("Import", "Odd"),
        Weight.LOST: QT_TRANSLATE_NOOP("Import", "Left out"),
    }
)


def remark_text(remark: Remark) -> str:
    """The remark in one sentence, without its place."""
    return QCoreApplication.translate("Import", remark.kind.value).format(quote=remark.quote)


def weight_text(weight: Weight) -> str:
    """How much a remark matters, in a word or two."""
    return QCoreApplication.translate("Import", _WEIGHTS[weight])


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


def refusal_sentence(refusal: Refusal) -> str:
    """Which file was not opened, and why."""
    text = QCoreApplication.translate("Import", "{file} was not opened: {why}")
    return text.format(file=refusal.source, why=QCoreApplication.translate("Import", refusal.why))


def found_view(found: Found) -> FoundView:
    """A match in a file as one of a list."""
    study = found.study
    seats, score = study.record.header.seats, study.record.state.score
    title = QCoreApplication.translate("Import", "{white} v {black}, {white_score} : {black_score}").format(
        white=seats.white.name, black=seats.black.name, white_score=score.white, black_score=score.black
    )
    parts = [options_summary(study.record.header.options), *_occasion(study), found.source]
    if found.remarks:
        parts.append(Counted().remarks(len(found.remarks)))
    return FoundView(title, " · ".join(parts))


def _occasion(study: Study) -> list[str]:
    return [text for text in (study.tag(Tag.EVENT), study.tag(Tag.DATE)) if text]
