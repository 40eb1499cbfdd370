"""The lines of a match that is looked at are put in another order and removed, and that is undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.messages import message_text
from bgdesk.app.review.line_tree import Line, LineTree
from bgdesk.app.review.review import ReviewSession
from bgdesk.library.own_words import OwnWords
from bgdesk.library.problems import JournalError
from bgdesk.match.study import Branch, Study

Lines = tuple[Branch, ...]


class LineEditing(QObject):
    """Changes the own lines of the study of ``session``: on disk, by ``words``, before it is shown."""

    failed = Signal(str)

    def __init__(self, session: ReviewSession, words: Callable[[], OwnWords], parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._words = words
        self._before: list[Lines] = []
        session.opened.connect(self._forget)

    @Slot()
    def _forget(self) -> None:
        self._before.clear()

    @property
    def may_undo(self) -> bool:
        """Whether lines were removed since the match was opened."""
        return bool(self._before)

    def remove(self, unwanted: Sequence[Branch]) -> bool:
        """Keep the own ones of ``unwanted`` no longer; False where all of them come with the file."""
        own = self._own
        left = tuple(one for one in own if one not in unwanted)
        if left == own or not self._arrange(left):
            return False
        self._before.append(own)
        return True

    def undo(self) -> bool:
        """Have those back that were removed last, in their place; those that came since stand behind them."""
        if not self._before:
            return False
        before = self._before[-1]
        since = tuple(one for one in self._own if one not in before)
        if not self._arrange((*before, *since)):
            return False
        self._before.pop()
        return True

    def promote(self, tree: LineTree, line: Line) -> bool:
        """Have ``line`` before the one above it, or as the trunk of the one that it leaves.

        False where there is none above, or that comes with the file.
        """
        above = tree.above(line)
        moved = [one for one in held(line) if one.is_own]
        others = [one for one in (held(above) if above else ()) if one not in moved and one.is_own]
        if not (above and moved and others):
            return False
        own = [one for one in self._own if one not in moved]
        at = min(own.index(one) for one in others)
        return self._arrange((*own[:at], *moved, *own[at:]))

    @property
    def _own(self) -> Lines:
        shelved = self._session.shelved
        return tuple(one for one in shelved.study.branches if one.is_own) if shelved else ()

    def _arrange(self, lines: Lines) -> bool:
        shelved = self._session.shelved
        if shelved is None:
            return False
        try:
            self._words().arrange_lines(shelved.id, lines, instead_of=self._own)
        except JournalError as problem:
            self.failed.emit(message_text(problem.message))
            return False
        self._session.say(shelved.id, lambda study: _with_own(study, lines))
        return True


def held(line: Line) -> tuple[Branch, ...]:
    """What ends in ``line``, or in one that leaves it."""
    return tuple(branch for one in line.all() for branch in one.branches)


def _with_own(study: Study, lines: Lines) -> Study:
    return replace(study, branches=(*(one for one in study.branches if not one.is_own), *lines))
