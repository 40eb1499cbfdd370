"""Swiss rounds: whoever has won as much meets, nobody twice as long as that can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bgdesk.match.tournament.pairing import Pairs, best_pairs
from bgdesk.match.tournament.slots import NOBODY, Band, How, SlotOrigin, SlotPlan, TournamentSlot
from bgdesk.match.tournament.tournament_format import Lengths, TournamentFormat


@dataclass(slots=True)
class SwissRecord:
    """How somebody did: ``score`` counts wins and byes, ``by_round`` has the score after each round."""

    score: int = 0
    losses: int = 0
    byes: int = 0
    firsts: int = 0
    met: Counter[str] = field(default_factory=Counter)
    floated: int = 0
    by_round: list[int] = field(default_factory=list)


Key = tuple[int, int, int, int]
"""Score; Buchholz without the lowest; Buchholz; the sum of the scores after each round."""


def usual_rounds(entrants: int) -> int:
    """One more than leave one alone unbeaten, but never so many that somebody has to be met twice."""
    most = entrants - 1 + entrants % 2
    return min((entrants - 1).bit_length() + 1, most)


def swiss_rounds(how: TournamentFormat, entrants: int) -> int:
    """How many are played, where that does not depend on losses."""
    return how.rounds or usual_rounds(entrants)


def swiss_records(entrants: Iterable[str], slots: Sequence[TournamentSlot]) -> Mapping[str, SwissRecord]:
    """What follows from the slots that are decided."""
    found = {one: SwissRecord() for one in entrants}
    for slot in slots:
        if slot.outcome and slot.outcome.how is not How.BYE:
            _count_meeting(found, slot)
        elif slot.winner:
            found[slot.winner].byes += 1
            found[slot.winner].score += 1
    last = max((slot.plan.round for slot in slots), default=0)
    for number in range(1, last + 1):
        winners = {slot.winner for slot in slots if slot.plan.round == number}
        for name, record in found.items():
            before = record.by_round[-1] if record.by_round else 0
            record.by_round.append(before + (name in winners))
    return found


def _count_meeting(found: Mapping[str, SwissRecord], slot: TournamentSlot) -> None:
    first, second = slot.first or "", slot.second or ""
    records = found[first], found[second]
    records[0].firsts += 1
    for own, opponent, name in ((*records, second), (*records[::-1], first)):
        before = own.score, opponent.score
        own.floated += before[0] > before[1]
        own.met[name] += 1
    for name, record in ((first, records[0]), (second, records[1])):
        record.score += slot.winner == name
        record.losses += slot.winner != name


def swiss_keys(entrants: Iterable[str], slots: Sequence[TournamentSlot]) -> Mapping[str, Key]:
    """What each is compared by, better ones larger; a bye is an opponent without a win."""
    records = swiss_records(entrants, slots)
    return {name: _key(record, records) for name, record in records.items()}


def _key(record: SwissRecord, records: Mapping[str, SwissRecord]) -> Key:
    scores = [records[name].score for name in record.met.elements()] + [0] * record.byes
    lowest = min(scores, default=0)
    return record.score, sum(scores) - lowest, sum(scores), sum(record.by_round)


def swiss_round(
    how: TournamentFormat,
    lengths: Lengths,
    order: Sequence[str],
    withdrawn: frozenset[str],
    slots: Sequence[TournamentSlot],
) -> tuple[SlotPlan, ...]:
    """The round after those of ``slots``, which are all decided; nothing where that was the last."""
    number = max((slot.plan.round for slot in slots), default=0) + 1
    last = swiss_rounds(how, len(order))
    records = swiss_records(order, slots)
    playing = [one for one in order if one not in withdrawn]
    if how.losses:
        playing = [one for one in playing if records[one].losses < how.losses]
        last = number + 1
    if number > last or len(playing) < 2:
        return ()
    pairs, free = next_pairs(playing, records)
    sides = [_listed(pair, records) for pair in pairs] + ([(free, NOBODY)] if free else [])
    length = lengths.of_round(number, last)
    found = []
    for place, (one, other) in enumerate(sides, 1):
        first, second = SlotOrigin.of_entrant(one), SlotOrigin.of_entrant(other)
        found.append(SlotPlan(f"s{number}.{place}", Band.TABLE, number, place, first, second, length))
    return tuple(found)


def next_pairs(
    playing: Sequence[str], records: Mapping[str, SwissRecord]
) -> tuple[list[tuple[str, str]], str]:
    """Who meets whom, the best first, and who has a bye: whoever has won least, nobody twice before all."""
    ranked = sorted(playing, key=lambda one: (-records[one].score, -records[one].floated))
    if len(ranked) % 2 == 0:
        return _paired(ranked, records)[1], ""
    worst_first = ranked[::-1]
    worst_first.sort(key=lambda one: (records[one].byes, records[one].score))
    fewest = records[worst_first[0]].byes
    tried = []
    for free in worst_first:
        if records[free].byes > fewest:
            break
        again, pairs = _paired([one for one in ranked if one != free], records)
        tried.append((again, pairs, free))
        if not again:
            break
    _, pairs, free = min(tried, key=lambda one: one[0])
    return pairs, free


def _paired(ranked: Sequence[str], records: Mapping[str, SwissRecord]) -> tuple[int, list[tuple[str, str]]]:
    """How many have met before, and the pairs."""

    def met(one: int, other: int) -> int:
        return records[ranked[one]].met[ranked[other]]

    pairs: Pairs = best_pairs([records[one].score for one in ranked], met)
    return sum(met(*pair) for pair in pairs), [(ranked[one], ranked[other]) for one, other in pairs]


def _listed(pair: tuple[str, str], records: Mapping[str, SwissRecord]) -> tuple[str, str]:
    """Whoever was listed first less often is so now."""
    first, second = pair
    return (second, first) if records[first].firsts > records[second].firsts else pair
