"""Files, folders and texts that are dropped on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget


class DropTarget(QObject):
    """Makes ``widget`` take what can be opened."""

    paths_dropped = Signal(object)
    """A tuple of paths."""
    text_dropped = Signal(str)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent) and (
            local_paths(event.mimeData()) or event.mimeData().hasText()
        ):
            event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            event.acceptProposedAction()
            self._take(event.mimeData())
            return True
        return super().eventFilter(watched, event)

    def _take(self, data: QMimeData) -> None:
        paths = local_paths(data)
        if paths:
            self.paths_dropped.emit(paths)
        elif data.hasText():
            self.text_dropped.emit(data.text())


def local_paths(data: QMimeData) -> tuple[Path, ...]:
    """The files and folders of this computer in ``data``."""
    return tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
