"""The new match dialog: opponent, game, length, rules; each rule and the dice on request."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.actions.table import ACTIONS
from bgdesk.app.settings import table
from bgdesk.app.settings.setting import Section, Value
from bgdesk.app.settings.settings import Settings
from bgdesk.app.side_by_side import labels
from bgdesk.app.table.match_kinds import RulesByKind, differences
from bgdesk.app.table.new_match import (
    AGAINST_FRIEND,
    Names,
    Values,
    chosen,
    locked_rules,
    new_match,
    options_of,
)
from bgdesk.app.table.presets import Preset, PresetShelf, PresetUse
from bgdesk.match.dice.fair_dice import FAIR
from bgdesk.match.match_types import ROTATIONS, rotation_id
from bgdesk.match.options import MONEY, MatchOptions
from bgdesk.practice.opponents.own_level import GUESS, PlayerLevel, own_levels
from bgdesk.rules.outcome import BACKGAMMON
from bgdesk.rules.variants import RULESETS, Scoring
from bgdesk.ui.common.plain_text import plain_tip
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import keep_usual, keep_wide, press_by_enter
from bgdesk.ui.common.tall_dialog import TallDialog
from bgdesk.ui.new_match.dice_form import DiceForm
from bgdesk.ui.new_match.earlier_matches import EarlierMatches
from bgdesk.ui.new_match.game_form import GameForm, Preview
from bgdesk.ui.new_match.length_form import LENGTHS, LENGTHS_BY_CHECKERS, LengthForm
from bgdesk.ui.new_match.opponent_form import OpponentForm
from bgdesk.ui.new_match.rules_head import RulesHead
from bgdesk.ui.new_match.seal_form import SealForm
from bgdesk.ui.new_match.tutor_form import TutorForm
from bgdesk.ui.settings.settings_form import SettingsForm
from bgdesk.ui.words.dice_check import dice_note
from bgdesk.ui.words.levels import LevelChoice, level_names
from bgdesk.ui.words.options import options_summary
from bgdesk.ui.words.persons import guest_name, your_name

_NO_NOTES: Mapping[str, str] = MappingProxyType({})
_NO_VALUES: Values = MappingProxyType({})
_NO_KINDS: Mapping[str, Values] = MappingProxyType({})


class NewMatchDialog(TallDialog):
    """Asks for a `NewMatch`.

    ``values`` are those of `bgdesk.app.table.new_match.CHOICES` to begin with, by key; ``defaults`` are those
    of the settings, and ``kinds`` what each kind of match was last played by where that is not usual.
    ``notes`` are sentences about a variant, such as who can judge it; ``fingerprint`` is the SHA-256 of the
    secret that fair dice would use, ``matches`` have rolls that can be made once more; such dice are not
    remembered. ``preview`` draws set-ups. ``player`` is what opponents are made for.
    """

    match_chosen = Signal(object, object)
    """The `NewMatch`, and the values to remember by key."""
    rules_requested = Signal(object)
    """The `MatchOptions` whose rules somebody wants to read first."""
    coan_ki_requested = Signal()
    """The game that has a window of its own was chosen, and this dialog is closed."""

    def __init__(
        self,
        values: Values,
        levels: Sequence[LevelChoice],
        notes: Mapping[str, str] = _NO_NOTES,
        parent: QWidget | None = None,
        *,
        fingerprint: str = "",
        matches: EarlierMatches | None = None,
        preview: Preview | None = None,
        defaults: Values = _NO_VALUES,
        kinds: Mapping[str, Values] = _NO_KINDS,
        presets: PresetShelf | None = None,
        player: PlayerLevel = GUESS,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        self._before = dict(values)
        self._by_kind = RulesByKind(values, defaults, kinds)
        self._notes = notes
        self._offered: tuple[int, ...] = ()
        self.opponent = OpponentForm(levels, player)
        self.length = LengthForm()
        self.tutor = TutorForm()
        self.game = GameForm(preview)
        self._note = label(role="muted", scale=0.9)
        self.rules_head = RulesHead(presets or PresetShelf(Settings(None, parent=self)))
        self.rules = SettingsForm(s for s in table.TABLE.values() if s.section is Section.RULES)
        self.dice = DiceForm(matches=matches)
        self.seal = SealForm(fingerprint)
        self.more = QPushButton()
        self._rules_key = QShortcut(QKeySequence(ACTIONS[ActionId.RULES].keys[0]), self)
        self._details = QWidget()
        self._summary = label(role="muted", scale=0.9)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        #: Button, a verb: start the match
        self.start = self._buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._build()
        self._show_values()
        self._wire()
        self._show_details(False)
        self._refresh()
        press_by_enter(self, self.start)
        keep_usual(self, self.start)
        self.start.setFocus()

    def _build(self) -> None:
        key = self._rules_key.key().toString(QKeySequence.SequenceFormat.NativeText)
        #: Tool tip of a button. {key} is a key such as F1
        self.game.rules.setToolTip(
            plain_tip(self.tr("Read the rules of what is chosen ({key})").format(key=key))
        )
        self.more.setProperty("role", "disclosure")
        self.more.setCheckable(True)
        self._note.setWordWrap(True)
        self._summary.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        self._fill_page()
        layout.addWidget(self.scrolled, 1)
        layout.addWidget(self._summary)
        layout.addWidget(self._buttons)
        keep_wide(layout, 640)

    def _fill_page(self) -> None:
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, 0, 8, 0)
        layout.setSpacing(10)
        #: Heading of a group, as the next ones
        layout.addWidget(label(self.tr("Opponent"), bold=True))
        layout.addWidget(self.opponent)
        layout.addSpacing(4)
        game = label(self.tr("Game"), bold=True)
        game.setBuddy(self.game.games)
        layout.addWidget(game)
        layout.addWidget(self.game)
        layout.addWidget(self._note)
        layout.addSpacing(4)
        #: Heading of a group: how long the match is
        layout.addWidget(label(self.tr("Length"), bold=True))
        layout.addWidget(self.length)
        layout.addSpacing(4)
        layout.addWidget(self.tutor)
        layout.addSpacing(4)
        #: Heading of a group, a noun
        layout.addWidget(label(self.tr("Rules"), bold=True))
        layout.addWidget(self.rules_head)
        layout.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._details)
        inner = QVBoxLayout(self._details)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.dice)
        inner.addWidget(self.rules)
        layout.addSpacing(4)
        layout.addWidget(self.seal)
        layout.addStretch(1)

    def _wire(self) -> None:
        for form in (self.opponent, self.length, self.tutor, self.dice, self.rules):
            form.edited.connect(self._refresh)
            form.edited.connect(self.seal.note_choice)
        self.game.edited.connect(self._game_changed)
        self.game.edited.connect(self.seal.note_choice)
        self.game.rules.clicked.connect(self._ask_rules)
        self.game.coan_ki_requested.connect(self._leave_for_coan_ki)
        self._rules_key.activated.connect(self._ask_rules)
        self.dice.seed.valueChanged.connect(self._refresh)
        self.rules_head.presets.chosen.connect(self._take_preset)
        self.rules_head.defaults_requested.connect(self._take_defaults)
        self.more.toggled.connect(self._show_details)
        self.more.toggled.connect(self._refresh)
        self._buttons.accepted.connect(self._start)
        self._buttons.rejected.connect(self.reject)

    def _show_values(self) -> None:
        for form in (self.opponent, self.length, self.tutor, self.game):
            form.set_values(self._before)
        self._offer(self._lengths()[0])
        self.rules.set_values(self._before)
        self.dice.set_values(self._before)

    @property
    def values(self) -> dict[str, Value]:
        """What is chosen, by key of the setting."""
        forms = (self.opponent, self.length, self.tutor, self.game, self.rules, self.dice)
        return self._before | {key: value for form in forms for key, value in form.values.items()}

    @Slot()
    def _leave_for_coan_ki(self) -> None:
        self.reject()
        self.coan_ki_requested.emit()

    @Slot()
    def _ask_rules(self) -> None:
        self.rules_requested.emit(options_of(self.values).locked())

    @Slot()
    def _game_changed(self) -> None:
        before, (lengths, usual) = self._offered, self._lengths()
        self._offer(lengths)
        if lengths != before:
            self.length.points.setValue(usual)
        self._refresh()

    def _offer(self, lengths: tuple[int, ...]) -> None:
        self._offered = lengths
        self.length.offer(lengths)

    def _lengths(self) -> tuple[tuple[int, ...], int]:
        """The usual lengths of a match of the chosen games, and the one to begin with."""
        games = self.game.chosen_games
        known = ROTATIONS.get(rotation_id(games))
        if known:
            return known.targets, known.usual_target
        options = options_of(self.game.values)
        if any(options.ruleset(number).scoring is Scoring.PER_CHECKER for number in range(1, len(games) + 1)):
            return LENGTHS_BY_CHECKERS, LENGTHS_BY_CHECKERS[1]
        return LENGTHS, table.LAST_LENGTH.default

    @Slot(object)
    def _take_preset(self, preset: Preset) -> None:
        """Play by these rules, for money or a match as they are meant."""
        is_money = self.length.kind.value == MONEY
        if preset.play is not PresetUse.ANY and is_money is not (preset.play is PresetUse.MONEY):
            self.length.play_for_money(preset.play is PresetUse.MONEY)
        self.rules.set_values(preset.values)
        self._refresh()

    @Slot()
    def _take_defaults(self) -> None:
        self._show_rules(self._by_kind.usual(self.values))
        self._refresh()

    def _show_rules(self, rules: Values) -> None:
        self.game.set_rules(rules)
        self.rules.set_values(rules)
        self.dice.set_kind(chosen(rules, table.DICE_KIND))

    @Slot()
    def _refresh(self) -> None:
        rules = self._by_kind.follow(self.values)
        if rules is not None:
            self._show_rules(rules)
        values = self.values
        locked = locked_rules(values)
        different = differences(values, self._by_kind.defaults)
        has_presets = options_of(values).may_have_cube
        self.rules_head.show_rules(values, locked, different, has_presets=has_presets)
        self.rules.lock(locked)
        if self.more.isChecked():  # there are many; most matches are begun without a look at them
            self.rules.show_only(_rules_of(options_of(values)) - (_HOUSE_RULES & locked))
        self._summary.setText(labels(options_summary(options_of(values).locked()), self.dice_text(values)))
        note = self._note_on_games()
        has_bot = chosen(values, table.LAST_OPPONENT) != AGAINST_FRIEND
        self.opponent.show_strength(shows=not note)
        self.tutor.follow(values)
        self._note.setText(note)
        self._note.setVisible(has_bot and bool(note))
        self.seal.setVisible(chosen(values, table.DICE_KIND) == FAIR)
        self.start.setEnabled(not self.opponent.problem and self.dice.is_complete)
        self.grow()

    def dice_text(self, values: Values) -> str:
        """Where the dice come from, in a few words."""
        return dice_note(values)

    def _note_on_games(self) -> str:
        """Who plays the chosen games, where the measured strength does not hold in all of them."""
        notes = {self._notes.get(game, "") for game in self.game.chosen_games}
        if len(notes) == 1:
            return notes.pop()
        return self.tr(
            "Each game is played by the engine that knows it best; PR is measured in backgammon only."
        )

    @Slot(bool)
    def _show_details(self, shows: bool) -> None:
        self._details.setVisible(shows)
        #: Button that shows or hides all rules and the dice of a match
        self.more.setText(self.tr("▾ All rules and dice") if shows else self.tr("▸ All rules and dice"))
        self.fit()

    @Slot()
    def _start(self) -> None:
        values, coin = self.values, bool(secrets.randbits(1))
        words, earlier, names = self.seal.text, self.dice.earlier, _names(values, self.opponent.player)
        wanted = new_match(values, names, coin=coin, words=words, earlier=earlier)
        if self.dice.earlier:
            values[table.DICE_KIND.key] = self._by_kind.remembered(values)[table.DICE_KIND.key]
        self.accept()
        self.match_chosen.emit(wanted, values)


_CUBE_RULES = frozenset(
    setting.key
    for setting in (
        table.CUBE,
        table.CRAWFORD,
        table.HOLLAND,
        table.JACOBY,
        table.JACOBY_AUTO_COUNTS,
        table.MAX_CHAIN,
        table.AUTOMATIC_DOUBLES,
    )
)
_HOUSE_RULES = frozenset(
    setting.key for setting in (table.FIVE_ON_A_POINT, table.FREE_DIE_USE, table.NO_HIT_AND_RUN)
)
_RESULT_RULES = frozenset((table.TRIPLE_REGION.key, table.QUAD_FOR_BAR.key))


def _rules_of(options: MatchOptions) -> frozenset[str]:
    """The keys of the rules that can mean something in these games, whatever else is chosen."""
    rules = frozenset(setting.key for setting in table.TABLE.values() if setting.section is Section.RULES)
    if not options.may_have_cube:
        rules -= _CUBE_RULES
    games = [RULESETS[game] for game in options.games_played]
    has_triple = any(game.takes_house_rules and BACKGAMMON in game.levels for game in games)
    return rules if has_triple else rules - _RESULT_RULES


def _names(values: Values, player: PlayerLevel) -> Names:
    you, friend = chosen(values, table.PLAYER_NAME).strip(), chosen(values, table.LAST_GUEST)
    return Names(you or your_name(), friend or guest_name(), level_names(), own_levels(player))
