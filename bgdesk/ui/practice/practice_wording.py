"""Sentences about cards: what is due, what was made, how an answer was counted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject

from bgdesk.app.side_by_side import listed
from bgdesk.library.card_rows import CardGrade, CardKind
from bgdesk.practice.cards.grading import grade_of
from bgdesk.ui.words.equities import cost_text
from bgdesk.ui.words.numbers import whole

translate = QCoreApplication.translate


class CardCountWords(QObject):
    """Sentences with a number of cards in them."""

    def due(self, n: int) -> str:
        """So many can be asked today."""
        #: Title of the page of practice: how many cards are to be asked today
        return self.tr("%n card(s) for today", "", n)

    def due_short(self, n: int) -> str:
        """The same on the start page."""
        #: Sentence on the page that the program begins with
        return self.tr("%n card(s) made of your errors wait for an answer today.", "", n)

    def of_them_new(self, n: int) -> str:
        """So many of them were never asked."""
        #: Sentence: how many of the cards for today were never asked before
        return self.tr("%n of them have never been asked before.", "", n)

    def cards(self, n: int) -> str:
        """So many cards."""
        return self.tr("%n card(s)", "", n)

    def new_left(self, n: int) -> str:
        """So many new ones wait for other days."""
        #: Sentence: how many cards were never asked, and are not asked today
        return self.tr("%n new card(s) wait for the days to come.", "", n)

    def next_day(self, n: int, day: str) -> str:
        """So many are due next, on ``day``."""
        #: Sentence: when cards are due next, and how many. {day} is such as: tomorrow, Friday
        return self.tr("Next: %n card(s), {day}.", "", n).format(day=day)

    def made(self, n: int) -> str:
        """So many were made."""
        #: Sentence: how many cards were made of errors
        return self.tr("%n card(s) made. You will be asked about them on the page Practice.", "", n)

    def changed(self, n: int) -> str:
        """So many have another answer now."""
        #: Sentence: how many cards have another best answer now
        return self.tr("%n card(s) have another best answer now, and are due.", "", n)

    def known(self, n: int) -> str:
        """There is a card of each already."""
        #: Sentence: of how many decisions there is a card already
        return self.tr("%n card(s) were there already.", "", n)

    def left_out(self, n: int) -> str:
        """Of so many no card can be made."""
        #: Sentence: of how many decisions no card could be made
        return self.tr("%n decision(s) cannot be asked without their match.", "", n)

    def offer(self, n: int) -> str:
        """A button: make so many."""
        #: Button, a verb: make so many cards of the errors in the match that was analysed
        return self.tr("Make %n card(s)", "", n)

    def offered(self, n: int) -> str:
        """What is offered."""
        #: Sentence: how many errors of the match that was analysed are worth a card
        return self.tr("%n of your errors here are worth practising.", "", n)

    def missed(self, n: int) -> str:
        """A card was missed so often."""
        #: Sentence: how often a card was answered wrongly after it had been known; it is put aside now
        return self.tr("You have missed this card %n times: it is put aside now.", "", n)

    def lapses(self, n: int) -> str:
        """In the list of what was put aside."""
        #: How often a card was answered wrongly after it had been known. Short
        return self.tr("missed %n times", "", n)

    def in_days(self, n: int) -> str:
        """When a card comes again."""
        #: Sentence: when the card that was answered is asked again
        return self.tr("It comes again in %n day(s).", "", n)

    def imported(self, n: int) -> str:
        """So many positions are cards now."""
        #: Sentence: how many positions of a file are cards now
        return self.tr("%n position(s) are cards now, in a deck of their own.", "", n)

    def not_imported(self, n: int, places: str) -> str:
        """Of so many no card could be made."""
        #: Sentence: of how many positions of a file no card could be made; {places} is such as: 3, 7 to 9
        return self.tr("No card could be made of %n position(s): {places}.", "", n).format(places=places)

    def exported(self, n: int) -> str:
        """So many cards are in a file."""
        #: Sentence: how many cards were written to a file; {file} is its name
        return self.tr("%n card(s) are saved as {file}.", "", n)

    def score(self, right: int, n: int) -> str:
        """How a session went."""
        #: Sentence: how many of the cards of a session were known
        text = self.tr("You knew {right} of %n card(s).", "", n)
        return text.format(right=whole(right))


def kind_text(kind: CardKind) -> str:
    """What a card asks."""
    match kind:
        case CardKind.CHECKER:
            #: What a card asks for. Short
            return translate("Practice", "Move")
        case CardKind.DOUBLE:
            #: What a card asks for: should one double? Short
            return translate("Practice", "Double or not")
        case CardKind.TAKE:
            #: What a card asks for: the answer to a double. Short
            return translate("Practice", "Take or pass")


def grade_text(grade: CardGrade) -> str:
    """How well a card was known, on a button."""
    match grade:
        case CardGrade.AGAIN:
            #: Button: how well a card was known, as the next three. Short
            return translate("Practice", "Missed")
        case CardGrade.HARD:
            return translate("Practice", "Hard")
        case CardGrade.GOOD:
            return translate("Practice", "Known")
        case CardGrade.EASY:
            return translate("Practice", "Easy")


def told_text(error: float | None, accept: float) -> str:
    """How good the answer was; what is graded as hard is called neither right nor wrong."""
    if error is None:
        return translate("Practice", "Not answered.")
    if not cost_text(error):
        return translate("Practice", "Right: that is best.")
    if error <= accept:
        return translate("Practice", "Right: close enough to the best.")
    if grade_of(error, accept, is_helped=False) is CardGrade.HARD:
        #: Sentence; {cost} is an equity that the answer gives away
        return translate("Practice", "Nearly right: that costs {cost}.").format(cost=cost_text(error))
    #: Sentence; {cost} is an equity that the answer gives away
    return translate("Practice", "Wrong: that costs {cost}.").format(cost=cost_text(error))


def places_text(places: Sequence[int]) -> str:
    """Where something stands, in rising order, as in: 3, 7 to 9."""
    starts = [one for one in places if one - 1 not in places]
    ends = [one for one in places if one + 1 not in places]
    #: The first and the last of some numbers in a row, as in: 7 to 9
    span = translate("Practice", "{first} to {last}")
    return listed(
        *(
            whole(first) if first == last else span.format(first=whole(first), last=whole(last))
            for first, last in zip(starts, ends, strict=True)
        )
    )


def own_deck_text() -> str:
    """The deck that has no other name."""
    #: Name of a deck of cards
    return translate("Practice", "Your own errors")


def day_text(day: QDate, today: QDate) -> str:
    """A day in a list, in a word or two."""
    ahead = today.daysTo(day)
    if ahead == 0:
        return translate("Practice", "today")
    if ahead == 1:
        return translate("Practice", "tomorrow")
    locale = QLocale()
    return locale.toString(day, "dddd") if ahead < 7 else locale.toString(day, QLocale.FormatType.ShortFormat)
