"""The page with one's cards: what there is to do today, the decks, the days to come, and what rests."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from bgdesk.ui.common.flow_box import FlowBox
from bgdesk.ui.common.page_head import HEAD_MARGINS, PageHead
from bgdesk.ui.common.plain_text import plain_tip, shown_text
from bgdesk.ui.common.roles import elided, label
from bgdesk.ui.common.rows import empty_rows
from bgdesk.ui.common.scrolled_page import ScrolledPage
from bgdesk.ui.common.value_boxes import ChoiceBox
from bgdesk.ui.home.parts import GAP, Card, button, quiet
from bgdesk.ui.practice.derive_practice import DeckView, PracticeView, RestingView, spoken_forecast
from bgdesk.ui.practice.forecast_chart import ForecastChart

_WIDEST = 900
_MARGIN = 12
_LEAST = QSize(360, 240)


class PracticePage(QWidget):
    """Shows a `PracticeView`; the wishes are signals."""

    start_requested = Signal()
    cram_requested = Signal()
    deck_requested = Signal(str)
    """The id of the deck to practise."""
    rename_requested = Signal(str)
    remove_requested = Signal(str)
    export_requested = Signal()
    import_requested = Signal()
    matches_requested = Signal()
    match_requested = Signal()
    trainers_requested = Signal()
    help_requested = Signal()
    again_requested = Signal(str)
    """The id of a card that is to be asked again."""
    similar_requested = Signal(str)
    """The text of a position to which similar ones are to be found."""
    drop_requested = Signal(str)
    """The id of a card that is to be forgotten."""
    practiser_chosen = Signal(str)
    """The id of the profile that practises from now on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: PracticeView | None = None
        #: Name of the page for a screen reader, and its heading: cards made of one's own errors
        self.setAccessibleName(self.tr("Practice"))
        self.scrolled = ScrolledPage(QWidget())
        self.scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.person = ChoiceBox()
        #: Name of a list for a screen reader: of several people at this computer the one who practises
        self.person.setAccessibleName(self.tr("Who practises"))
        self.person.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.person.setToolTip(plain_tip(self.person.accessibleName()))
        self.person.hide()
        #: Button: what cards are for, and how they work
        self.help = button(self.tr("How it works"), role="link")
        #: Button, a verb: be asked the first card
        self.start = button(self.tr("Start"), role="primary")
        #: Button: be asked cards that are not due; the answers do not change when they are
        self.cram = button(self.tr("Practise without counting"))
        #: Button, a verb: see the list of matches
        self.matches = button(self.tr("Your matches…"), role="primary")
        #: Button: begin a match
        self.play = button(self.tr("New match…"), role="primary")
        #: Button: the page with trainers, which need no match
        self.trainers = button(self.tr("Trainers…"))
        #: Button, a verb: make cards of the positions in a file
        self.bring = button(self.tr("Import positions…"))
        #: Button, a verb: save the cards for Anki, a program that asks cards of all kinds
        self.export = button(self.tr("Export for Anki…"))
        self._title = label(scale=1.45, bold=True)
        self._lines = QVBoxLayout()
        self._rows, self._resting = QVBoxLayout(), QVBoxLayout()
        self._chart = ForecastChart()
        self._no_days = quiet(
            self.tr("Nothing is due yet: a card comes here once it has been answered for the first time.")
        )
        self._today = Card("")
        #: Heading above the decks of cards
        self._decks = Card(self.tr("Decks"))
        #: Heading above a chart: how many cards are due on each of the next 30 days
        self._ahead = Card(self.tr("The next 30 days"))
        #: Heading above cards that are not asked any more
        self._aside = Card(self.tr("Put aside"))
        self.head = PageHead(self, self.person, self.help)
        self._build()
        self._connect()

    def _build(self) -> None:
        inner = QWidget()
        inner.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(inner)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.setSpacing(GAP)
        self._build_today()
        tools = FlowBox()
        tools.add(self.bring, self.export)
        self._decks.inside.addLayout(self._rows)
        self._decks.inside.addWidget(tools)
        self._ahead.inside.addWidget(self._chart)
        self._ahead.inside.addWidget(self._no_days)
        self._aside.inside.addWidget(
            quiet(
                self.tr(
                    "You missed these cards again and again, or put them aside. They are not asked any "
                    "more: look"
                    " at positions like them instead."
                )
            )
        )
        self._aside.inside.addLayout(self._resting)
        for card in (self._today, self._decks, self._ahead, self._aside):
            column.addWidget(card)
        column.addStretch(1)
        row = QHBoxLayout(self.scrolled.page)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(inner, 1000)
        row.addStretch(1)
        for ground in (self.scrolled.viewport(), self.scrolled.page):
            ground.setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*HEAD_MARGINS)
        whole.addWidget(self.head)
        whole.addWidget(self.scrolled, 1)

    def _build_today(self) -> None:
        inside = self._today.inside
        self._title.setWordWrap(True)
        inside.addWidget(self._title)
        inside.addLayout(self._lines)
        buttons = FlowBox()
        buttons.add(self.start, self.matches, self.play, self.cram, self.trainers)
        inside.addWidget(buttons)

    def _connect(self) -> None:
        for pressed, wish in (
            (self.start, self.start_requested),
            (self.cram, self.cram_requested),
            (self.matches, self.matches_requested),
            (self.play, self.match_requested),
            (self.trainers, self.trainers_requested),
            (self.bring, self.import_requested),
            (self.export, self.export_requested),
            (self.help, self.help_requested),
        ):
            pressed.clicked.connect(wish)
        self.person.activated.connect(self._choose_person)

    @Slot(int)
    def _choose_person(self, at: int) -> None:
        self.practiser_chosen.emit(self.person.itemData(at))

    def minimumSizeHint(self) -> QSize:
        return _LEAST

    def sizeHint(self) -> QSize:
        return _LEAST

    @Slot(object)
    def show_view(self, view: PracticeView) -> None:
        """Show ``view``."""
        if view == self._view:
            return
        self._view = view
        self._title.setText(view.title)
        self._today.setAccessibleName(view.title)
        empty_rows(self._lines)
        for line in view.lines:
            self._lines.addWidget(quiet(line))
        self.start.setVisible(view.may_start)
        self.cram.setVisible(view.may_cram)
        self.matches.setVisible(view.is_empty and view.has_matches)
        self.play.setVisible(view.is_empty and not view.has_matches)
        self.trainers.setVisible(not view.may_start)
        self.export.setVisible(not view.is_empty)
        self._ahead.setVisible(not view.is_empty)
        spoken = spoken_forecast(view)
        self._chart.set_days(view.days, spoken)
        self._chart.setVisible(bool(spoken))
        self._no_days.setVisible(not spoken)
        empty_rows(self._rows)
        for deck in view.decks:
            self._rows.addWidget(self._deck_row(deck))
        empty_rows(self._resting)
        for card in view.resting:
            self._resting.addWidget(self._resting_row(card))
        self._aside.setVisible(bool(view.resting))
        self._show_people(view)

    def _show_people(self, view: PracticeView) -> None:
        self.person.clear()
        for profile, name in view.people:
            self.person.addItem(shown_text(name), profile)
        self.person.setCurrentIndex(max(0, self.person.findData(view.practiser)))
        self.person.setVisible(len(view.people) > 1)

    def take_keyboard(self) -> None:
        """Have the keys, at what is done most likely."""
        buttons = (self.start, self.matches, self.play, self.cram, self.bring)
        first = next(one for one in buttons if not one.isHidden())
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _deck_row(self, deck: DeckView) -> QWidget:
        #: Button, a verb: be asked the cards of one deck
        start = self._small(self.tr("Practise"), deck.name, lambda: self.deck_requested.emit(deck.id))
        start.setEnabled(deck.can_start)
        made = [start]
        if not deck.is_own:
            #: Button, a verb: call a deck of cards something else
            rename = self.tr("Rename…")
            made.append(self._small(rename, deck.name, lambda: self.rename_requested.emit(deck.id)))
            #: Button, a verb: forget a deck of cards
            remove = self.tr("Remove…")
            made.append(self._small(remove, deck.name, lambda: self.remove_requested.emit(deck.id)))
        return _row(deck.name, deck.text, *made)

    def _resting_row(self, card: RestingView) -> QWidget:
        made = [
            #: Button: have a card asked again that was put aside
            self._small(self.tr("Ask again"), card.text, lambda: self.again_requested.emit(card.id)),
            #: Button, a verb: look for positions like that of a card
            self._small(
                self.tr("Find similar…"), card.text, lambda: self.similar_requested.emit(card.position)
            ),
            #: Button, a verb: forget a card
            self._small(self.tr("Remove"), card.text, lambda: self.drop_requested.emit(card.id)),
        ]
        return _row(card.text, "", *made)

    def _small(self, text: str, of: str, act: Callable[[], None]) -> QWidget:
        made = button(text)
        made.setAccessibleDescription(of)
        made.clicked.connect(act)
        return made


def _row(name: str, text: str, *buttons: QWidget) -> QWidget:
    line = QWidget()
    layout = QHBoxLayout(line)
    layout.setContentsMargins(0, 2, 0, 2)
    words = QVBoxLayout()
    words.setSpacing(0)
    title, note = elided(), elided(role="muted", scale=0.92)
    title.setText(name)
    words.addWidget(title)
    if text:
        note.setText(text)
        words.addWidget(note)
    layout.addLayout(words, 1)
    for one in buttons:
        layout.addWidget(one)
    return line
