"""What the page of practice shows: pure functions of what there is in the library."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QDate

from bgdesk.app.practice.practice_facts import PracticeFacts
from bgdesk.app.side_by_side import labels, sentences, titled
from bgdesk.library.card_rows import CardRow, DeckRow
from bgdesk.ui.practice.practice_wording import CardCountWords, day_text, kind_text, own_deck_text
from bgdesk.ui.words.equities import cost_text
from bgdesk.ui.words.numbers import whole
from bgdesk.ui.words.persons import profile_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class DeckView:
    """One deck as a row; ``is_own`` has one's own errors and stays."""

    id: str
    name: str
    text: str
    is_own: bool
    can_start: bool


@dataclass(frozen=True, slots=True)
class RestingView:
    """One card that was put aside; ``position`` is the text of its position, without the roll."""

    id: str
    text: str
    position: str


@dataclass(frozen=True, slots=True)
class DayView:
    """One day of the forecast; ``name`` stands below its bar where there is one."""

    number: int
    name: str
    spoken: str


@dataclass(frozen=True, slots=True)
class PracticeView:
    """The page: what there is today, the decks, the days to come, and what was put aside."""

    title: str
    lines: tuple[str, ...]
    may_start: bool = False
    may_cram: bool = False
    is_empty: bool = False
    has_matches: bool = False
    decks: tuple[DeckView, ...] = ()
    days: tuple[DayView, ...] = ()
    resting: tuple[RestingView, ...] = ()
    people: tuple[tuple[str, str], ...] = ()
    """Everybody who may practise: the id and the name."""
    practiser: str = ""


def derive_practice(facts: PracticeFacts) -> PracticeView:
    """Everything on the page."""
    people = tuple((one.id, profile_name(one)) for one in facts.people)
    return replace(_derive_cards(facts), people=people, practiser=facts.practiser)


def _derive_cards(facts: PracticeFacts) -> PracticeView:
    counts = facts.counts
    if not counts.cards:
        return _empty(facts)
    today = QDate(facts.today.year, facts.today.month, facts.today.day)
    return PracticeView(
        _title(facts),
        tuple(_lines(facts, today)),
        may_start=facts.due > 0,
        may_cram=counts.cards > counts.resting,
        decks=tuple(_deck(one) for one in facts.decks),
        days=tuple(_day(number, place, today) for place, number in enumerate(facts.ahead)),
        resting=tuple(_resting(one) for one in facts.resting),
    )


def _empty(facts: PracticeFacts) -> PracticeView:
    lines = [
        translate(
            "Practice",
            "A card is a position in which you went wrong. You are asked about it again: soon while it is"
            " new, and rarely once you know it.",
        )
    ]
    if facts.has_matches:
        lines.append(
            translate(
                "Practice",
                "Open one of your matches and have it analysed: then cards of your errors are offered.",
            )
        )
    else:
        lines.append(translate("Practice", "Play a match, or open one from elsewhere, and have it analysed."))
    return PracticeView(
        translate("Practice", "No cards yet"), tuple(lines), is_empty=True, has_matches=facts.has_matches
    )


def _title(facts: PracticeFacts) -> str:
    if facts.due:
        return CardCountWords().due(facts.due)
    #: Title: no card is to be asked today any more
    return translate("Practice", "Nothing left for today")


def _lines(facts: PracticeFacts, today: QDate) -> list[str]:
    words, counts = CardCountWords(), facts.counts
    found = []
    if facts.begun and facts.reviews:
        found.append(words.of_them_new(facts.begun))
    elif counts.fresh > facts.begun:
        found.append(words.new_left(counts.fresh - facts.begun))
    if not facts.due:
        following = next((place for place, number in enumerate(facts.ahead) if number and place), None)
        if following is not None:
            found.append(words.next_day(facts.ahead[following], day_text(today.addDays(following), today)))
    return found


def _deck(deck: DeckRow) -> DeckView:
    words = CardCountWords()
    #: Of a deck of cards: how many are due. {number} is a number
    due = translate("Practice", "{number} due").format(number=whole(deck.due)) if deck.due else ""
    #: Of a deck of cards: how many were never asked. {number} is a number
    new = translate("Practice", "{number} new").format(number=whole(deck.fresh)) if deck.fresh else ""
    return DeckView(
        deck.id,
        deck.name or own_deck_text(),
        labels(words.cards(deck.cards), due, new),
        is_own=not deck.id,
        can_start=bool(deck.due or deck.fresh),
    )


def _day(number: int, place: int, today: QDate) -> DayView:
    day = today.addDays(place)
    name = day_text(day, today)
    spoken = titled(name, CardCountWords().cards(number))
    is_named = place == 0 or place % 7 == 0
    return DayView(number, name if is_named else "", spoken)


def _resting(card: CardRow) -> RestingView:
    lapses = CardCountWords().lapses(card.memory.lapses) if card.memory.lapses else ""
    text = labels(*filter(None, (kind_text(card.kind), cost_text(card.cost), lapses)))
    return RestingView(card.id, text, card.xgid or card.key.partition("|")[0])


def spoken_forecast(view: PracticeView) -> str:
    """The days to come for a screen reader, as far as something is due on them."""
    return sentences(*(one.spoken for one in view.days if one.number))
