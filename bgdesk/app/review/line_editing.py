"""The lines of a match that is looked at are put in another order and removed, and that is undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from bgdesk.app.messages import message_text
from bgdesk.app.patient_writing import PatientWriting
from bgdesk.app.review.line_tree import Line, LineTree
from bgdesk.app.review.review import ReviewSession
from bgdesk.library.own_words import OwnWords
from bgdesk.match.study import Branch, Study

Lines = tuple[Branch, ...]


class LineEditing(QObject):
    """Changes the own lines of the study of ``session``: on disk, by ``words``, before it is shown.

    ``writing`` keeps the order of what waits for another program.
    """

    failed = Signal(str)

    def __init__(
        self,
        session: ReviewSession,
        words: Callable[[], OwnWords],
        writing: PatientWriting,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._writing = writing
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

    def remove(self, unwanted: Sequence[Branch], removed: Callable[[], None] = lambda: None) -> bool:
        """Keep the own ones of ``unwanted`` no longer, then ``removed``; False where none is own."""

        def after(own: Lines) -> None:
            self._before.append(own)
            removed()

        if not any(one in unwanted for one in self._own):
            return False
        self._arrange(lambda own: tuple(one for one in own if one not in unwanted), after)
        return True

    def undo(self) -> bool:
        """Have those back that were removed last, in their place; those that came since stand behind them."""

        def put_back(own: Lines) -> Lines:
            before = self._before[-1] if self._before else ()
            return (*before, *(one for one in own if one not in before))

        def after(_: Lines) -> None:
            del self._before[-1:]

        if not self._before:
            return False
        self._arrange(put_back, after)
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

        def promoted(lines: Lines) -> Lines:
            own = [one for one in lines if one not in moved]
            at = min((own.index(one) for one in others if one in own), default=len(own))
            return (*own[:at], *moved, *own[at:])

        self._arrange(promoted)
        return True

    @property
    def _own(self) -> Lines:
        shelved = self._session.shelved
        return tuple(one for one in shelved.study.branches if one.is_own) if shelved else ()

    def _arrange(
        self, change: Callable[[Lines], Lines], after: Callable[[Lines], None] = lambda _: None
    ) -> None:
        """Have the own lines changed when everything before is written; ``after`` gets those before it."""
        study_id = self._session.shelved.id if self._session.shelved else ""

        def arrange() -> None:
            own = self._own
            lines = change(own)

            def arranged(_: None) -> None:
                self._session.say(study_id, lambda study: _with_own(study, lines))
                after(own)

            if self._session.shelved and self._session.shelved.id == study_id and lines != own:
                self._writing.write(
                    lambda: self._words().arrange_lines(study_id, lines, instead_of=own),
                    arranged,
                    lambda problem: self.failed.emit(message_text(problem.message)),
                )

        self._writing.behind(arrange)


def held(line: Line) -> tuple[Branch, ...]:
    """What ends in ``line``, or in one that leaves it."""
    return tuple(branch for one in line.all() for branch in one.branches)


def _with_own(study: Study, lines: Lines) -> Study:
    return replace(study, branches=(*(one for one in study.branches if not one.is_own), *lines))
