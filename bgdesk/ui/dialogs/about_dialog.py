"""Version, engine, licences and where the files are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from bgdesk.app.side_by_side import labels
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import close_row


@dataclass(frozen=True, slots=True)
class ShippedWork:
    """Somebody else's work that comes along."""

    name: str
    use: str
    licence: str


SHIPPED = (
    ShippedWork("Qt for Python", QT_TRANSLATE_NOOP("AboutDialog", "window and graphics"), "LGPL-3.0"),
    ShippedWork("Open Sage (bgsage)", QT_TRANSLATE_NOOP("AboutDialog", "the strong opponents"), "MPL-2.0"),
    ShippedWork("NumPy", QT_TRANSLATE_NOOP("AboutDialog", "used by Open Sage"), "BSD-3-Clause"),
    ShippedWork("tomli-w", QT_TRANSLATE_NOOP("AboutDialog", "writes the settings"), "MIT"),
    ShippedWork("Jinja2", QT_TRANSLATE_NOOP("AboutDialog", "report pages"), "BSD-3-Clause"),
    ShippedWork("appdirs", QT_TRANSLATE_NOOP("AboutDialog", "finds your folders"), "MIT"),
    ShippedWork("Inter", QT_TRANSLATE_NOOP("AboutDialog", "the typeface"), "OFL-1.1"),
)


class AboutDialog(QDialog):
    """``engine`` names the strong player, or says why it is not there; ``places`` are (what, path).

    ``is_translated``: the program speaks another language than English.
    """

    def __init__(
        self,
        version: str,
        engine: str,
        places: Sequence[tuple[str, str]] = (),
        parent: QWidget | None = None,
        *,
        is_translated: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About bgdesk"))
        self.resize(500, 460)
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("About bgdesk"))
        self.text.setHtml(self._html(engine, places))
        heading = label(f"bgdesk {version}", bold=True, scale=1.5)
        heading.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.addWidget(heading)
        layout.addWidget(label(self.tr("Play, review and practise backgammon. MIT licence."), role="muted"))
        if is_translated:
            provenance = label(self._provenance(), role="muted")
            provenance.setWordWrap(True)
            layout.addWidget(provenance)
        layout.addWidget(self.text, 1)
        layout.addWidget(close_row(self))

    def _provenance(self) -> str:
        #: How this very translation was made: in a language that players have read, say that instead
        return self.tr(
            "This translation was made by machine, after a glossary of the game, and read again by machine."
            " No player has checked it yet. Help, Languages tells how to mend a text."
        )

    def _html(self, engine: str, places: Sequence[tuple[str, str]]) -> str:
        #: Label: the program that judges positions
        facts = [(self.tr("Engine"), engine), ("Qt", str(qVersion())), *places]
        shipped = [(work.name, labels(self.tr(work.use), work.licence)) for work in SHIPPED]
        title = self.tr("Built with")
        return _table(facts) + f"<h4>{escape(title)}</h4>" + _table(shipped)


def _table(rows: Sequence[tuple[str, str]]) -> str:
    cells = (
        f"<tr><td style='padding-right:14px'>{escape(name)}</td><td>{escape(text)}</td></tr>"
        for name, text in rows
    )
    return f"<table cellspacing='3'>{''.join(cells)}</table>"
