"""Whether a tutor has a word before costly decisions, and of which."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Value
from bgdesk.app.table.new_match import AGAINST_FRIEND, BOTS, Values, chosen, options_of
from bgdesk.app.table.tutor_choice import NoTutor, tutor_mode, why_no_tutor
from bgdesk.match.tutor import TutorMode
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.common.plain_text import PlainLabel
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import add_row, new_form
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.words.numbers import cost

LIMITS_MILLIS = (20, 40, 80, 120, 160)

_MODES: Mapping[TutorMode, str] = MappingProxyType(
    {
        #: A choice: there is no tutor; as the next ones
        TutorMode.OFF: QT_TRANSLATE_NOOP("TutorForm", "Off"),
        TutorMode.AFTERWARDS: QT_TRANSLATE_NOOP("TutorForm", "Afterwards: what to look at after each game"),
        TutorMode.NUDGE: QT_TRANSLATE_NOOP("TutorForm", "Nudge: says that there is something better"),
        TutorMode.EXPLAIN: QT_TRANSLATE_NOOP("TutorForm", "Explain: says what it costs as well"),
        TutorMode.TEACH: QT_TRANSLATE_NOOP("TutorForm", "Teach: takes it back twice, then shows it"),
    }
)
_REASONS: Mapping[NoTutor, str] = MappingProxyType(
    {
        NoTutor.NO_PERSON: QT_TRANSLATE_NOOP("TutorForm", "There is nobody to teach between computers."),
        NoTutor.CLOCK: QT_TRANSLATE_NOOP("TutorForm", "There is no tutor against the clock."),
        NoTutor.GAME: QT_TRANSLATE_NOOP(
            "TutorForm", "There is no tutor in this game: nobody here can tell its chances."
        ),
    }
)


class TutorForm(QWidget):
    """The modes of both players, and from which cost on the tutor speaks."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Name of a list for a screen reader
        self.mode = self._new_modes(self.tr("Tutor"))
        self.guest_mode = self._new_modes(self.tr("Tutor of your friend"))
        #: Name of a list for a screen reader: what a move costs at least before the tutor speaks
        self.play_limit = self._new_limits(self.tr("Moves that cost at least"))
        #: Name of a list for a screen reader: the same of doubles, takes and passes
        self.cube_limit = self._new_limits(self.tr("Cube decisions that cost at least"))
        self._limits = QWidget()
        self._note = label(role="muted", scale=0.9)
        self._build()
        for box in (self.mode, self.guest_mode, self.play_limit, self.cube_limit):
            box.currentIndexChanged.connect(self.edited)

    def _new_modes(self, name: str) -> QComboBox:
        box = ChoiceBox()
        box.setAccessibleName(name)
        for mode, text in _MODES.items():
            box.addItem(QCoreApplication.translate("TutorForm", text), mode.value)
        return box

    def _new_limits(self, name: str) -> QComboBox:
        box = ChoiceBox()
        box.setAccessibleName(name)
        for limit in LIMITS_MILLIS:
            box.addItem(cost(limit / 1000), limit)
        return box

    def _build(self) -> None:
        self._note.setWordWrap(True)
        self._form = new_form()
        #: Label of a list: what the tutor does
        add_row(self._form, self.tr("&Tutor"), self.mode)
        #: Label of a list: what the tutor does for the friend who plays at the same computer
        add_row(self._form, self.tr("Your f&riend"), self.guest_mode)
        row = QHBoxLayout(self._limits)
        row.setContentsMargins(0, 0, 0, 0)
        #: Label of a list of costs: moves of the checkers
        row.addWidget(PlainLabel(self.tr("Moves:")))
        row.addWidget(self.play_limit)
        row.addSpacing(12)
        #: Label of a list of costs: decisions about the cube
        row.addWidget(PlainLabel(self.tr("Cube:")))
        row.addWidget(self.cube_limit)
        row.addStretch(1)
        #: Label in front of two lists: from which cost on the tutor speaks
        add_row(self._form, self.tr("From a cost of"), self._limits)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(self._form)
        layout.addWidget(self._note)

    def follow(self, values: Values) -> None:
        """Offer what the match that ``values`` describe allows."""
        opponent = chosen(values, table.LAST_OPPONENT)
        reason = why_no_tutor(options_of(values).locked(), has_person=opponent != BOTS)
        for box in (self.mode, self.guest_mode, self.play_limit, self.cube_limit):
            box.setEnabled(reason is None)
        is_between_people = opponent == AGAINST_FRIEND
        modes = [self.mode, self.guest_mode] if is_between_people else [self.mode]
        is_on = reason is None and any(box.currentData() != TutorMode.OFF.value for box in modes)
        self._form.setRowVisible(self.guest_mode, is_between_people)
        self._form.setRowVisible(self._limits, is_on)
        self._note.setText(self._note_for(reason, is_on=is_on))
        self._note.setVisible(bool(self._note.text()))

    def _note_for(self, reason: NoTutor | None, *, is_on: bool) -> str:
        if reason:
            return QCoreApplication.translate("TutorForm", _REASONS[reason])
        if not is_on:
            return ""
        return self.tr("The match is practice and is not rated. Silence means: not worse than that.")

    @property
    def values(self) -> dict[str, Value]:
        """What is chosen, by key of the setting."""
        return {
            table.LAST_TUTOR.key: self.mode.currentData(),
            table.LAST_GUEST_TUTOR.key: self.guest_mode.currentData(),
            table.LAST_TUTOR_PLAY.key: self.play_limit.currentData(),
            table.LAST_TUTOR_CUBE.key: self.cube_limit.currentData(),
        }

    def set_values(self, values: Values) -> None:
        """Show ``values``."""
        for mode, setting in ((self.mode, table.LAST_TUTOR), (self.guest_mode, table.LAST_GUEST_TUTOR)):
            mode.setCurrentIndex(mode.findData(tutor_mode(chosen(values, setting)).value))
        for limit, wanted in (
            (self.play_limit, table.LAST_TUTOR_PLAY),
            (self.cube_limit, table.LAST_TUTOR_CUBE),
        ):
            _choose(limit, chosen(values, wanted))


def _choose(box: QComboBox, limit: int) -> None:
    """A limit that was written into the file by hand is offered as well."""
    if box.findData(limit) < 0:
        box.addItem(cost(limit / 1000), limit)
    box.setCurrentIndex(box.findData(limit))
