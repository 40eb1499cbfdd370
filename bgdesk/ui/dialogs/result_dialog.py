"""How a game or the match ended, what was rolled, and what may be done next."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bgdesk.app.actions.actions import ActionId
from bgdesk.app.side_by_side import noted, sentences
from bgdesk.match.dice.fair_dice import FAIR
from bgdesk.match.events import Abandoned, FlagFell, HintTaken
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Ending, GameResult, MatchState, Phase
from bgdesk.ui.common.roles import label
from bgdesk.ui.common.rows import in_groups, keep_wide, press_by_enter
from bgdesk.ui.play.roll_panel import RollPanel, RollsView, derive_rolls
from bgdesk.ui.words.persons import by_person
from bgdesk.ui.words.prompts import game_text, next_game_name
from bgdesk.ui.words.results import gave_up_text, out_of_time_text, reason_text, result_text

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ResultView:
    """Texts are worded; ``secret`` is shown only when the match is over and its dice can be checked.

    ``next_game`` is the name of the game that comes next where games take turns.
    """

    heading: str
    result: str
    score: str
    note: str
    is_over: bool
    rolls: RollsView
    next_game: str = ""
    commitment: str = ""
    secret: str = ""


def derive_result(record: MatchRecord, note: str = "") -> ResultView:
    """The result of the game that ended last; ``note`` is a sentence more, such as the new rating."""
    state = record.state
    dice = record.header.dice
    is_over = state.phase is Phase.OVER
    reveals = is_over and dice.kind == FAIR
    return ResultView(
        heading=_heading(record),
        result=_result(record),
        score=_score(record),
        note=sentences(_practice(record), note),
        is_over=is_over,
        rolls=derive_rolls(record),
        next_game="" if is_over else next_game_name(state),
        commitment=(dice.commitment or "") if reveals else "",
        secret=(dice.secret or "") if reveals else "",
    )


def _heading(record: MatchRecord) -> str:
    state = record.state
    if state.phase is not Phase.OVER:
        return game_text(state.game_number, state.options)
    if state.winner is None:
        return translate("Result", "The session ended even")
    #: Heading of a dialog
    yours = translate("Result", "You won the match")
    #: Heading of a dialog. {name} is a player
    named = translate("Result", "{name} won the match")
    if state.options.is_money:
        #: Heading of a dialog: a session is games for points, without an end agreed on
        yours = translate("Result", "You won the session")
        #: Heading of a dialog. {name} is a player
        named = translate("Result", "{name} won the session")
    return by_person(record.header.seats.of(state.winner).name, yours, named)


def _result(record: MatchRecord) -> str:
    state, seats = record.state, record.header.seats
    if not state.results or state.results[-1].number != state.game_number:
        return _unfinished(record)
    last = state.results[-1]
    given_up = "" if last.ending is Ending.FLAG else _lost_at_once(record)
    won = result_text(last, state.options, seats)
    return sentences(won, _ending(last, record), given_up)


def _unfinished(record: MatchRecord) -> str:
    text = translate("Result", "The last game was not finished.")
    return sentences(_lost_at_once(record), text)


def _lost_at_once(record: MatchRecord) -> str:
    """How the match was lost other than by a game; empty when it was not."""
    last = record.events[-1]
    if record.state.phase is not Phase.OVER or record.state.options.is_money:
        return ""
    if isinstance(last, FlagFell):
        yours = translate("Result", "You ran out of time and with it lost the match.")
        #: Sentence. {name} is a player
        named = translate("Result", "{name} ran out of time and with it lost the match.")
    elif isinstance(last, Abandoned):
        yours = translate("Result", "You gave up the match.")
        #: Sentence. {name} is a player
        named = translate("Result", "{name} gave up the match.")
    else:
        return ""
    return by_person(record.header.seats.of(last.player).name, yours, named)


def _ending(result: GameResult, record: MatchRecord) -> str:
    loser = record.header.seats.of(result.winner.opponent).name if result.winner else ""
    match result.ending:
        case Ending.PASSED:
            #: Sentence: the double was refused
            yours = translate("Result", "You passed the double.")
            #: Sentence: {name} refused the double
            named = translate("Result", "{name} passed the double.")
            return by_person(loser, yours, named)
        case Ending.RESIGNED:
            #: Sentence: the game was given up
            yours, named = translate("Result", "You resigned."), translate("Result", "{name} resigned.")
            return by_person(loser, yours, named)
        case Ending.FLAG:
            return out_of_time_text(loser)
        case Ending.ABANDONED:
            return gave_up_text(loser)
        case _:
            return reason_text(result)


def _score(record: MatchRecord) -> str:
    state, seats = record.state, record.header.seats
    #: The score of a match: two names and their points
    text = translate("Result", "{white} {white_score} : {black_score} {black}")
    shown = text.format(
        white=seats.white.name,
        black=seats.black.name,
        white_score=state.score.white,
        black_score=state.score.black,
    )
    return shown if state.options.is_money else noted(shown, _target(state))


def _target(state: MatchState) -> str:
    #: Note behind the score: so many points win the match
    return translate("Result", "match to {length}").format(length=state.options.length)


def _practice(record: MatchRecord) -> str:
    if not record.is_practice:
        return ""
    if any(isinstance(entry, HintTaken) for entry in record.entries):
        return translate("Result", "A hint was taken: practice, not rated.")
    return translate("Result", "Moves were taken back: practice, not rated.")


class ResultDialog(QDialog):
    """Shows a `ResultView`; the first button says what comes next, the last one closes it."""

    action_requested = Signal(object)
    """`ActionId`: CONTINUE, REMATCH, NEW_MATCH or VERIFY_DICE."""

    def __init__(self, view: ResultView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Title of a dialog
        self.setWindowTitle(self.tr("Result"))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._actions: dict[QAbstractButton, ActionId] = {}
        self._add_buttons(view)
        self._build(view)
        usual = next(iter(self._actions))
        press_by_enter(self, usual)
        usual.setFocus()
        self._buttons.clicked.connect(self._clicked)
        self._buttons.rejected.connect(self.reject)

    def _add_buttons(self, view: ResultView) -> None:
        role = QDialogButtonBox.ButtonRole
        if not view.is_over:
            #: Button. {game} is the name of the game that comes next
            named = self.tr("Next game: {game}").format(game=view.next_game)
            self._add(ActionId.CONTINUE, named if view.next_game else self.tr("Next game"), role.AcceptRole)
            return
        #: Button: the same match once more
        self._add(ActionId.REMATCH, self.tr("Rematch"), role.AcceptRole)
        self._add(ActionId.NEW_MATCH, self.tr("New match…"), role.ActionRole)
        if view.secret:
            self._add(ActionId.VERIFY_DICE, self.tr("Verify dice…"), role.ActionRole)

    def _add(self, action: ActionId, text: str, role: QDialogButtonBox.ButtonRole) -> None:
        button = self._buttons.addButton(text, role)
        self._actions[button] = action

    def _build(self, view: ResultView) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 14)
        layout.setSpacing(8)
        layout.addWidget(label(view.heading, bold=True, scale=1.5))
        layout.addWidget(_wrapped(view.result))
        layout.addWidget(label(view.score, bold=True, scale=1.15))
        if view.note:
            layout.addWidget(_wrapped(view.note, "muted"))
        layout.addSpacing(4)
        layout.addWidget(_scrolled_rolls(view.rolls), 1)
        if view.secret:
            self._add_secret(layout, view)
        layout.addWidget(self._buttons)
        keep_wide(layout, 440)

    def _add_secret(self, layout: QVBoxLayout, view: ResultView) -> None:
        text = self.tr("The sealed secret of the dice, whose SHA-256 was shown before the first roll:")
        layout.addWidget(_wrapped(text, "muted"))
        secret = _wrapped(in_groups(view.secret))
        secret.setAccessibleName(self.tr("Secret of the dice"))
        secret.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout.addWidget(secret)

    @Slot(QAbstractButton)
    def _clicked(self, button: QAbstractButton) -> None:
        action = self._actions.get(button)
        if action:
            self.accept()
            self.action_requested.emit(action)


def _scrolled_rolls(view: RollsView) -> QScrollArea:
    """All of it where the screen is high enough."""
    rolls, area = RollPanel(), QScrollArea()
    rolls.set_view(view)
    area.setWidget(rolls)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setMinimumWidth(rolls.minimumSizeHint().width())
    return area


def _wrapped(text: str, role: str = "") -> QLabel:
    made = label(text, role=role)
    made.setWordWrap(True)
    return made
