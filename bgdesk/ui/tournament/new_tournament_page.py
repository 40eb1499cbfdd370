"""The page on which a tournament is agreed and drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from bgdesk.app.tournament.tournament_desk import WantedTournament
from bgdesk.app.tournament.tournament_presets import PRESETS
from bgdesk.match.match_types import games_of
from bgdesk.match.options import MAX_LENGTH, MatchOptions
from bgdesk.match.tournament.club_clock import with_club_clock
from bgdesk.match.tournament.entrants import MOST_ENTRANTS
from bgdesk.match.tournament.planning import LEAST_ENTRANTS, has_knockout, least_entrants, most_entrants
from bgdesk.match.tournament.tournament_codec import MAX_NAME
from bgdesk.match.tournament.tournament_format import Seeding
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import add_row, new_form
from bgdesk.ui.common.segments import Segments
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.tournament.entrants_box import EntrantsBox
from bgdesk.ui.tournament.format_fields import FormatFields
from bgdesk.ui.tournament.league_fields import LeagueFields
from bgdesk.ui.words.games import Group, games_name, offered_games, offered_rotations
from bgdesk.ui.words.levels import LevelChoice
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import whole

OptionsFor = Callable[[tuple[str, ...]], MatchOptions]
"""The rules of a match of these games, as they were chosen last."""

_USUAL = "sixteen"
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
        self.preset = ChoiceBox()
        self.format = FormatFields(self)
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
        self.league = LeagueFields(self)
        self.clock = QCheckBox(self.tr("With a clock: 2 minute&s a point and 12 seconds a move"))
        self.entrants = EntrantsBox(levels, rating_of)
        self.problem = label(role="warning", scale=0.95)
        #: Button: draw who meets whom in a tournament
        self.draw = QPushButton(self.tr("&Draw"))
        self._build()
        self._wire()

    def _build(self) -> None:
        self.name.setMaxLength(MAX_NAME)
        #: In a list of kinds of tournaments: none of the others
        self.preset.addItem(self.tr("As you like"), "")
        for preset, name in self._preset_names().items():
            self.preset.addItem(name, preset)
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
        #: Label of a list: tournaments that are played often
        add_row(form, self.tr("&Kind"), self.preset)
        self.format.add_to(form)
        #: Label of a choice: how it is drawn who meets whom
        add_row(form, self.tr("Draw"), self.seeding)
        #: Label of a list
        add_row(form, self.tr("&Game"), self.game)
        form.addRow(self.clock)
        self.league.add_to(form)
        outer.addLayout(form)
        return outer

    def _preset_names(self) -> Mapping[str, str]:
        return {
            #: A choice: a tournament of sixteen players, and the points of its rounds, as in 7-7-7-9
            "sixteen": self.tr("Evening of 16: {rounds}").format(rounds=isolated("7-7-7-9")),
            #: A choice: a tournament of eight players, and the points of its rounds, as in 5-5-7
            "eight": self.tr("Eight players: {rounds}").format(rounds=isolated("5-5-7")),
            #: A choice: five Swiss rounds, each match to five points
            "swiss": self.tr("Club Swiss: five rounds to 5"),
            #: A choice: four players, everybody against everybody
            "round_robin": self.tr("Round robin of 4"),
            #: A choice: eight players, of whom nobody is out before having lost twice
            "double": self.tr("Double elimination of 8"),
            #: A choice: sixteen players in four groups, of which two each go on
            "groups": self.tr("Four groups of 4, then a knockout"),
            #: A choice: a tournament of the Greek games in turn, each match to five points
            "tavli": self.tr("Tavli cup to 5"),
            #: A choice: a tournament of the game with three checkers
            "hypergammon": self.tr("Hypergammon cup"),
        }

    def _wire(self) -> None:
        self.preset.activated.connect(self._choose_preset)
        self.entrants.fill.clicked.connect(self._fill)
        self.entrants.edited.connect(self.refresh)
        self.entrants.ordered.connect(self._seed_as_listed)
        self.seeding.chosen.connect(self._show_seeds)
        self.name.textChanged.connect(self.refresh)
        self.format.edited.connect(self.refresh)
        self.game.currentIndexChanged.connect(self.refresh)
        self.league.edited.connect(self.refresh)
        self.draw.clicked.connect(self._draw)

    def begin(self, name: str, me: str) -> None:
        """A tournament called ``name`` with the player ``me``, as nobody has chosen anything yet."""
        self.name.setText(name)
        self.seeding.set_value(Seeding.CHANCE.value)
        self._show_seeds(Seeding.CHANCE.value)
        self.clock.setChecked(False)
        self.league.clear()
        self.entrants.field.entrants.clear()
        self.entrants.field.add_person(me)
        self.preset.setCurrentIndex(self.preset.findData(_USUAL))
        self._choose_preset()
        self.name.setFocus()
        self.name.selectAll()

    @Slot()
    def _choose_preset(self) -> None:
        preset = PRESETS.get(self.preset.currentData())
        if preset:
            self.format.show_format(preset.format, preset.lengths)
            self.game.setCurrentIndex(self.game.findData(preset.game))
            self.entrants.field.fill(preset.size)
            self.entrants.show_field()

    @Slot()
    def _seed_as_listed(self) -> None:
        """Whoever brings the entrants into an order wants them drawn in it."""
        self.seeding.set_value(Seeding.LISTED.value)
        self._show_seeds(Seeding.LISTED.value)

    @Slot(object)
    def _show_seeds(self, seeding: str) -> None:
        self.entrants.show_seeds(shows=seeding == Seeding.LISTED.value)

    @Slot()
    def _fill(self) -> None:
        count = len(self.entrants.field.entrants)
        size = next(two for two in (4, 8, 16, 32, MOST_ENTRANTS) if two > count or two == MOST_ENTRANTS)
        self.entrants.field.fill(size)
        self.entrants.show_field()

    @Slot()
    def refresh(self) -> None:
        """Say what is missing, and offer what goes with the format."""
        trouble = self._trouble()
        self.problem.setText(trouble)
        self.problem.setVisible(bool(trouble))
        self.draw.setEnabled(not trouble)
        chosen = self.format.format, self.format.all_lengths, self.game.currentData()
        size = len(self.entrants.field.entrants)
        found = (
            one.id
            for one in PRESETS.values()
            if (one.format, one.lengths, one.game, one.size) == (*chosen, size)
        )
        with QSignalBlocker(self.preset):
            self.preset.setCurrentIndex(self.preset.findData(next(found, "")))

    def _trouble(self) -> str:
        if not self.name.text().strip():
            return self.tr("The tournament needs a name.")
        if self.format.all_lengths is None:
            #: {most} is a number, {example} such as 7-7-7-9
            text = self.tr("The points of the rounds are numbers from 1 to {most}, such as {example}.")
            return text.format(most=MAX_LENGTH, example=isolated("7-7-7-9"))
        count, how = len(self.entrants.field.entrants), self.format.format
        least, most = least_entrants(how), most_entrants(how)
        if not has_knockout(how):
            return self.tr("At least two have to go on from the groups.")
        if count < LEAST_ENTRANTS:
            return self.tr("At least two have to take part.")
        if count < least:
            #: {least} is a number
            text = self.tr("For these groups at least {least} have to take part.")
            return text.format(least=whole(least))
        if count > most:
            #: {most} is a number
            return self.tr("In this format at most {most} can take part.").format(most=whole(most))
        return self.league.problem()

    def _options(self) -> MatchOptions:
        options = self._options_for(games_of(self.game.currentData()))
        return with_club_clock(options) if self.clock.isChecked() else options

    @Slot()
    def _draw(self) -> None:
        lengths = self.format.all_lengths
        if lengths is None or self._trouble():
            return
        wanted = WantedTournament(
            self.name.text().strip(),
            self.format.format,
            lengths,
            Seeding(str(self.seeding.value)),
            self._options(),
            tuple(self.entrants.field.entrants),
            self.league.terms,
        )
        self.draw_requested.emit(wanted)
