"""The page on which a tournament is agreed and drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bgdesk.app.tournament.tournament_desk import WantedTournament
from bgdesk.match.match_types import games_of
from bgdesk.match.options import MAX_LENGTH, MatchOptions
from bgdesk.match.tournament.club_clock import with_club_clock
from bgdesk.match.tournament.entrants import MOST_ENTRANTS
from bgdesk.match.tournament.tournament import LEAST_ENTRANTS, most_entrants
from bgdesk.match.tournament.tournament_codec import MAX_NAME
from bgdesk.match.tournament.tournament_format import FormatKind, Lengths, Seeding, TournamentFormat
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import add_row, new_form
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.tournament.entrants_box import EntrantsBox
from bgdesk.ui.words.games import Group, games_name, offered_games, offered_rotations
from bgdesk.ui.words.levels import LevelChoice
from bgdesk.ui.words.numbers import whole

OptionsFor = Callable[[tuple[str, ...]], MatchOptions]
"""The rules of a match of these games, as they were chosen last."""

_SIXTEEN, _EIGHT = "sixteen", "eight"
_PRESETS = {_SIXTEEN: (16, "7-7-7-9"), _EIGHT: (8, "5-5-7")}
_TABLE_WIDTH = 430


class NewTournamentPage(QWidget):
    """Begins with an evening of sixteen."""

    draw_requested = Signal(object)
    """A `WantedTournament`."""

    def __init__(
        self,
        levels: Sequence[LevelChoice],
        rating_of: Callable[[str], float],
        options_for: OptionsFor,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._options_for = options_for
        self.name = QLineEdit()
        self.preset = Segments(
            (
                #: A choice: a tournament of sixteen players, and the points of its rounds
                (_SIXTEEN, self.tr("Evening of 16: 7-7-7-9")),
                #: A choice: a tournament of eight players, and the points of its rounds
                (_EIGHT, self.tr("Eight players: 5-5-7")),
            ),
            #: Name of a choice for a screen reader
            self.tr("Kind of tournament"),
        )
        self.format = ChoiceBox()
        self.lengths = QLineEdit()
        self.third = QCheckBox(self.tr("Play for t&he third place"))
        self.seeding = Segments(
            (
                #: A choice: the best players are drawn apart
                (Seeding.CHANCE.value, self.tr("By chance")),
                #: A choice: the best players are drawn apart
                (Seeding.RATING.value, self.tr("By rating")),
                #: A choice: the first in the list of entrants is the first seed
                (Seeding.LISTED.value, self.tr("As listed")),
            ),
            #: Name of a choice for a screen reader: how it is drawn who meets whom
            self.tr("Draw"),
        )
        self.game = ChoiceBox()
        self.clock = QCheckBox(self.tr("With a cloc&k: 2 minutes a point and 12 seconds a move"))
        self.entrants = EntrantsBox(levels, rating_of)
        self.problem = label(role="warning", scale=0.95)
        #: Button: draw who meets whom in a tournament
        self.draw = QPushButton(self.tr("&Draw"))
        self._build()
        self._wire()

    def _build(self) -> None:
        self.name.setMaxLength(MAX_NAME)
        #: A choice: who loses is out
        self.format.addItem(self.tr("Single elimination"), FormatKind.SINGLE_ELIMINATION.value)
        #: A choice: everybody plays everybody
        self.format.addItem(self.tr("Everybody against everybody"), FormatKind.ROUND_ROBIN.value)
        for games in (*((game,) for group in Group for game in offered_games(group)),):
            self.game.addItem(games_name(games), games[0])
        for rotation in offered_rotations():
            self.game.addItem(games_name(rotation.games), rotation.id)
        self.problem.setWordWrap(True)
        self.draw.setProperty("role", "primary")
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.preset)
        column.addLayout(self._form())
        #: Below the form of a new tournament
        note = self.tr(
            "House rules and cube are those of your last new match; the Jacoby rule has no place here. "
            "Every match between computers is really played, in the background, and can be looked at."
        )
        about = label(note, role="muted", scale=0.9)
        about.setWordWrap(True)
        column.addWidget(about)
        column.addWidget(self.problem)
        column.addWidget(self.draw, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.entrants.setMinimumWidth(_TABLE_WIDTH)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        row.addWidget(left, 1)
        row.addWidget(self.entrants, 1)

    def _form(self) -> QVBoxLayout:
        form, outer = new_form(), QVBoxLayout()
        #: Label of a field: what a tournament is called
        add_row(form, self.tr("&Name"), self.name)
        #: Label of a list: how a tournament is played
        add_row(form, self.tr("Forma&t"), self.format)
        #: Label of a field: the points of the matches of each round, such as 7-7-7-9
        add_row(form, self.tr("Points &by round"), self.lengths)
        form.addRow(self.third)
        #: Label of a choice: how it is drawn who meets whom
        add_row(form, self.tr("Draw"), self.seeding)
        #: Label of a list
        add_row(form, self.tr("&Game"), self.game)
        form.addRow(self.clock)
        #: Name of a field for a screen reader
        self.lengths.setAccessibleName(self.tr("Points of the matches by round, such as 7-7-7-9"))
        outer.addLayout(form)
        return outer

    def _wire(self) -> None:
        self.preset.chosen.connect(self._choose_preset)
        self.entrants.fill.clicked.connect(self._fill)
        self.entrants.edited.connect(self.refresh)
        self.entrants.ordered.connect(self._seed_as_listed)
        self.seeding.chosen.connect(self._show_seeds)
        for field in (self.name, self.lengths):
            field.textChanged.connect(self.refresh)
        self.format.currentIndexChanged.connect(self.refresh)
        self.draw.clicked.connect(self._draw)

    def begin(self, name: str, me: str) -> None:
        """A tournament called ``name`` with the player ``me``, as nobody has chosen anything yet."""
        self.name.setText(name)
        self.seeding.set_value(Seeding.CHANCE.value)
        self._show_seeds(Seeding.CHANCE.value)
        self.clock.setChecked(False)
        self.entrants.field.entrants.clear()
        self.entrants.field.add_person(me)
        self.preset.set_value(_SIXTEEN)
        self._choose_preset(_SIXTEEN)
        self.name.setFocus()
        self.name.selectAll()

    @Slot()
    def _seed_as_listed(self) -> None:
        """Whoever brings the entrants into an order wants them drawn in it."""
        self.seeding.set_value(Seeding.LISTED.value)
        self._show_seeds(Seeding.LISTED.value)

    @Slot(object)
    def _show_seeds(self, seeding: str) -> None:
        self.entrants.show_seeds(shows=seeding == Seeding.LISTED.value)

    @Slot(object)
    def _choose_preset(self, preset: str) -> None:
        self.format.setCurrentIndex(0)
        size, lengths = _PRESETS[preset]
        self.lengths.setText(lengths)
        self.entrants.field.fill(size)
        self.entrants.show_field()

    @Slot()
    def _fill(self) -> None:
        count = len(self.entrants.field.entrants)
        size = next(two for two in (4, 8, 16, 32, MOST_ENTRANTS) if two > count or two == MOST_ENTRANTS)
        self.entrants.field.fill(size)
        self.entrants.show_field()

    @Slot()
    def refresh(self) -> None:
        """Say what is missing, and offer what goes with the format."""
        self.third.setVisible(self.kind is FormatKind.SINGLE_ELIMINATION)
        trouble = self._trouble()
        self.problem.setText(trouble)
        self.problem.setVisible(bool(trouble))
        self.draw.setEnabled(not trouble)
        sizes = {size: name for name, (size, _) in _PRESETS.items()}
        preset = sizes.get(len(self.entrants.field.entrants), "")
        is_out = self.kind is FormatKind.SINGLE_ELIMINATION
        is_it = preset and is_out and self.lengths.text().strip() == _PRESETS[preset][1]
        with QSignalBlocker(self.preset):
            self.preset.set_value(preset if is_it else "")

    @property
    def kind(self) -> FormatKind:
        """How it is played."""
        return FormatKind(self.format.currentData())

    def _trouble(self) -> str:
        if not self.name.text().strip():
            return self.tr("The tournament needs a name.")
        if lengths_of(self.lengths.text()) is None:
            #: {most} is a number
            text = self.tr("The points of the rounds are numbers from 1 to {most}, such as 7-7-7-9.")
            return text.format(most=MAX_LENGTH)
        if len(self.entrants.field.entrants) < LEAST_ENTRANTS:
            return self.tr("At least two have to take part.")
        most = most_entrants(self.kind)
        if len(self.entrants.field.entrants) > most:
            #: {most} is a number
            return self.tr("In this format at most {most} can take part.").format(most=whole(most))
        return ""

    def _format(self) -> TournamentFormat:
        is_out = self.kind is FormatKind.SINGLE_ELIMINATION
        return TournamentFormat(self.kind, third_place=is_out and self.third.isChecked())

    def _options(self) -> MatchOptions:
        options = self._options_for(games_of(self.game.currentData()))
        return with_club_clock(options) if self.clock.isChecked() else options

    @Slot()
    def _draw(self) -> None:
        lengths = lengths_of(self.lengths.text())
        if lengths is None or self._trouble():
            return
        wanted = WantedTournament(
            self.name.text().strip(),
            self._format(),
            lengths,
            Seeding(str(self.seeding.value)),
            self._options(),
            tuple(self.entrants.field.entrants),
        )
        self.draw_requested.emit(wanted)


def lengths_of(text: str) -> Lengths | None:
    """The points of the rounds in ``text``, the last of which are those of the final; ``None`` for others."""
    parts = text.replace("\N{EN DASH}", "-").replace(",", "-").replace(" ", "-").split("-")
    words = [part for part in parts if part]
    if not words or not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        return None
    numbers = [int(word) for word in words]
    if not all(1 <= number <= MAX_LENGTH for number in numbers) or len(numbers) > 10:
        return None
    return Lengths(tuple(numbers[:-1] or numbers), numbers[-1])
