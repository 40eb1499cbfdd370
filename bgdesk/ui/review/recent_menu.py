"""The menu of the files that were opened or saved last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtWidgets import QMenu

from bgdesk.app.recent_files import RecentFiles
from bgdesk.app.side_by_side import noted
from bgdesk.harmless import harmless
from bgdesk.ui.common.plain_text import literal, plain_tip

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class RecentEntry:
    """A file: ``text`` with the key that chooses it, and where it is."""

    path: Path
    text: str
    place: str


def derive_recent(paths: Sequence[Path]) -> tuple[RecentEntry, ...]:
    """One entry for each file; files of one name say their folders."""
    same = Counter(path.name for path in paths)
    entries = []
    for number, path in enumerate(paths, 1):
        name = harmless(path.name)
        shown = noted(name, harmless(path.parent.name)) if same[path.name] > 1 else name
        #: Entry of a menu: a file; {number} is its key, 1 to 9, then 0. {file} is its name
        text = translate("RecentFiles", "&{number}  {file}")
        text = text.format(number=number % 10, file=literal(shown))
        entries.append(RecentEntry(path, text, harmless(str(path))))
    return tuple(entries)


class RecentMenu(QObject):
    """Fills ``menu`` when it is opened; ``open_file`` looks at what is chosen."""

    def __init__(self, menu: QMenu, recent: RecentFiles, open_file: Callable[[Path], None]) -> None:
        super().__init__(menu)
        self._menu = menu
        self._recent = recent
        self._open_file = open_file
        menu.aboutToShow.connect(self._fill)
        self._fill()

    @Slot()
    def _fill(self) -> None:
        self._menu.clear()
        entries = derive_recent(self._recent.paths)
        for entry in entries:
            action = self._menu.addAction(entry.text)
            action.setToolTip(plain_tip(entry.place))
            action.triggered.connect(lambda _=False, path=entry.path: self._open_file(path))
        if not entries:
            #: Entry of a menu, instead of files: there are none
            self._menu.addAction(self.tr("No file was opened or saved yet")).setEnabled(False)
            return
        self._menu.addSeparator()
        #: Entry of a menu, a verb: forget which files were opened or saved; the files stay
        self._menu.addAction(self.tr("&Clear this list")).triggered.connect(self._recent.clear)
