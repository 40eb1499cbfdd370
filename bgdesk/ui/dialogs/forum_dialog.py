"""A decision, or all errors, to be shown elsewhere: seen as it will be pasted, and copied."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QMimeData, Qt, Signal, Slot
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QStackedWidget, QVBoxLayout, QWidget

from bgdesk.ui.common.roles import label
from bgdesk.ui.common.segments import Segments

ONE, ERRORS = "one", "errors"
TEXT, MARKDOWN, PNG, SVG = "text", "markdown", "png", "svg"
_PICTURES = (PNG, SVG)
_WIDTH = 520
_SVG_TYPE = "image/svg+xml"


class ForumDialog(QDialog):
    """``written`` gives the text of one of `ONE` and `ERRORS` as `TEXT` or `MARKDOWN`.

    ``svg`` is the board, ``png`` makes a picture of it; there are ``errors`` to choose from.
    """

    copied = Signal()

    def __init__(
        self,
        written: Callable[[str, str], str],
        svg: str,
        png: Callable[[str], bytes],
        errors: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        #: Title of a dialog, a verb
        self.setWindowTitle(self.tr("Copy for a forum"))
        self._written, self._svg, self._png = written, svg, png
        #: Choice: what is copied, the decision that is on the board
        parts: list[tuple[str | int, str]] = [(ONE, self.tr("The decision on the board"))]
        if errors:
            parts.append((ERRORS, self.tr("%n error(s) of the match", "", errors)))
        #: Name of a choice for a screen reader
        self.part = Segments(parts, self.tr("What to copy"))
        self.form = Segments(
            (
                #: Choice: plain text with the board drawn in letters, as the program eXtreme Gammon writes it
                (TEXT, self.tr("Text")),
                (MARKDOWN, "Markdown"),
                #: Choice: the board as a picture, PNG is a kind of file
                (PNG, self.tr("Picture (PNG)")),
                #: Choice: the board as a drawing of lines, SVG is a kind of file
                (SVG, self.tr("Drawing (SVG)")),
            ),
            #: Name of a choice for a screen reader
            self.tr("Form"),
        )
        self.preview = QPlainTextEdit()
        self._picture = label()
        self._shown = QStackedWidget()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        #: Button, a verb: put it on the clipboard
        self.copy = self._buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._build()
        self._show()

    def _build(self) -> None:
        self.part.set_value(ONE)
        self.form.set_value(TEXT)
        self.preview.setReadOnly(True)
        self.preview.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.preview.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        #: Name of a text for a screen reader: what will be copied
        self.preview.setAccessibleName(self.tr("What will be copied"))
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._shown.addWidget(self.preview)
        self._shown.addWidget(self._picture)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        for part in (self.part, self.form):
            layout.addWidget(part)
        layout.addWidget(self._shown, 1)
        layout.addWidget(self._buttons)
        self.resize(640, 560)
        self.part.chosen.connect(self._show)
        self.form.chosen.connect(self._show)
        self._buttons.accepted.connect(self._copy)
        self._buttons.rejected.connect(self.reject)
        self.copy.setDefault(True)
        self.copy.setFocus()

    @property
    def _is_picture(self) -> bool:
        return self.form.value in _PICTURES

    @Slot()
    def _show(self) -> None:
        """A picture is of one board."""
        self.part.setVisible(not self._is_picture)
        self._shown.setCurrentWidget(self._picture if self._is_picture else self.preview)
        if self._is_picture:
            pixmap = QPixmap()
            pixmap.loadFromData(self._png(self._svg))
            self._picture.setPixmap(pixmap.scaledToWidth(_WIDTH, Qt.TransformationMode.SmoothTransformation))
        else:
            self.preview.setPlainText(self._text)

    @property
    def _text(self) -> str:
        return self._written(str(self.part.value), str(self.form.value))

    @Slot()
    def _copy(self) -> None:
        clipboard = QGuiApplication.clipboard()
        if self.form.value == PNG:
            clipboard.setImage(QImage.fromData(self._png(self._svg)))
        elif self.form.value == SVG:
            data = QMimeData()
            data.setData(_SVG_TYPE, QByteArray(self._svg.encode()))
            data.setText(self._svg)
            clipboard.setMimeData(data)
        else:
            clipboard.setText(self._text)
        self.accept()
        self.copied.emit()
