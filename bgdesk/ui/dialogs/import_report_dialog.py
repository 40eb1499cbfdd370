"""What was read, repaired or odd in a file that was opened."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from bgdesk.app.messages import message_text
from bgdesk.app.side_by_side import labels
from bgdesk.formats.import_result import Remark
from bgdesk.ui.common.plain_text import shown_text
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import close_row
from bgdesk.ui.words.imports import import_summary, place_text, weight_text


class ImportReportDialog(QDialog):
    """Lists ``remarks``; ``source`` names the file, ``format_label`` what it was read as."""

    def __init__(
        self, source: str, format_label: str, remarks: tuple[Remark, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import report"))
        self.resize(620, 420)
        heading = label(source, bold=True, scale=1.15)
        heading.setWordWrap(True)
        self.text = QTextBrowser()
        #: Name of a list for a screen reader: what is to be said about a file
        self.text.setAccessibleName(self.tr("Remarks"))
        self.text.setHtml(_html(remarks))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.addWidget(heading)
        layout.addWidget(label(labels(format_label, import_summary(remarks)), role="muted"))
        layout.addWidget(self.text, 1)
        layout.addWidget(close_row(self))


def _html(remarks: tuple[Remark, ...]) -> str:
    return f"<table cellspacing='4'>{''.join(_row(remark) for remark in remarks)}</table>"


def _row(remark: Remark) -> str:
    cells = (weight_text(remark.weight), place_text(remark), message_text(remark.message))
    return (
        "<tr>"
        + "".join(f"<td style='padding-right:12px'>{escape(shown_text(cell))}</td>" for cell in cells)
        + "</tr>"
    )
