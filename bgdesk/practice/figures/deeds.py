"""What somebody has reached outside the judged decisions: with trainers and cards, and in matches."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from itertools import accumulate
from typing import NamedTuple

from bgdesk.engine.levels import is_known
from bgdesk.library.find.folding import folded
from bgdesk.library.summaries import MatchStatus, MatchSummary
from bgdesk.library.trainer_answers import KeptAnswer
from bgdesk.match.dice.fair_dice import is_sealed
from bgdesk.match.record import SeatKind
from bgdesk.practice.figures.milestones import Milestone, MilestoneKind
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS

OPENINGS = 15
APART = timedelta(days=7)
STRONG_DAYS = 30
"""A card is known well that would still be remembered after so many days."""
STRONG_CARDS = 100
COUNTS = 50
COUNTED_WITHIN = 1.0
"""So many effective pip counts in a row, and by how many pips they may be off on average."""
_MOST_CHECKED = 5
_CHANCE = 0.10
_EVEN = 0.5


class FinishedMatch(NamedTuple):
    """A match that is over, as ``player`` saw it; ``level`` is that of a computer, empty for a person."""

    summary: MatchSummary
    player: Player
    level: str


def finished_matches(matches: Iterable[MatchSummary], names: Collection[str]) -> tuple[FinishedMatch, ...]:
    """Those of ``matches`` that are over and were played under one of the folded ``names``, oldest first."""
    found = [one for match in matches for one in _finished(match, names)]
    return tuple(sorted(found, key=lambda one: one.summary.updated))


def _finished(match: MatchSummary, names: Collection[str]) -> Iterator[FinishedMatch]:
    if match.header is None or match.status is not MatchStatus.FINISHED:
        return
    for player in Player:
        own, other = match.header.seats.of(player), match.header.seats.of(player.opponent)
        if own.kind is SeatKind.HUMAN and folded(own.name) in names:
            yield FinishedMatch(match, player, other.level or "" if other.kind is SeatKind.BOT else "")
            return


def openings_known(answers: Iterable[KeptAnswer]) -> Iterator[Milestone]:
    """Every first roll played right, and right again a week later or more."""
    first: dict[str, datetime] = {}
    known: set[str] = set()
    for one in answers:
        dice, moment = json.loads(one.question).get("dice"), datetime.fromisoformat(one.at)
        if not one.is_right or dice is None:
            continue
        if moment - first.setdefault(dice, moment) >= APART and dice not in known:
            known.add(dice)
            if len(known) == OPENINGS:
                yield Milestone(MilestoneKind.OPENINGS, one.at, "")


def pips_counted(answers: Sequence[KeptAnswer]) -> Iterator[Milestone]:
    """So many effective pip counts in a row, off by less than a pip on average."""
    sums = [0.0, *accumulate(one.error for one in answers)]
    for end in range(COUNTS, len(sums)):
        if sums[end] - sums[end - COUNTS] < COUNTS * COUNTED_WITHIN:
            yield Milestone(MilestoneKind.EFFECTIVE_PIPS, answers[end - 1].at, "")
            return


def cards_known(days: Sequence[str]) -> Iterator[Milestone]:
    """``days`` are those on which cards were known well for the first time, in order."""
    if len(days) >= STRONG_CARDS:
        yield Milestone(MilestoneKind.CARDS, days[STRONG_CARDS - 1], "")


def all_games(matches: Iterable[FinishedMatch]) -> Iterator[Milestone]:
    """Every game that is offered; of a match in several games only where each had its turn."""
    missing = {game for game, ruleset in RULESETS.items() if ruleset.is_offered}
    for one in matches:
        assert one.summary.header
        games = one.summary.header.options.games_played
        before = len(missing)
        if one.summary.games >= len(games):
            missing -= set(games)
        if before and not missing:
            yield Milestone(MilestoneKind.ALL_GAMES, one.summary.updated, one.summary.id)


def dice_checked(matches: Iterable[FinishedMatch], holds: Callable[[str], bool]) -> Iterator[Milestone]:
    """The first match whose dice follow from their secret; ``holds`` says that of a match by its id."""
    sealed = [one.summary for one in matches if one.summary.header and is_sealed(one.summary.header.dice)]
    for one in sealed[:_MOST_CHECKED]:
        if holds(one.id):
            yield Milestone(MilestoneKind.DICE, one.updated, one.id)
            return


def beaten(matches: Iterable[FinishedMatch]) -> Iterator[Milestone]:
    """Each computer opponent, once won and lost matches leave no doubt."""
    won: dict[str, int] = {}
    played: dict[str, int] = {}
    done: set[str] = set()
    for match, player, level in matches:
        if not level or not is_known(level) or match.winner is None or level in done:
            continue
        played[level] = played.get(level, 0) + 1
        won[level] = won.get(level, 0) + (match.winner is player)
        if is_beyond_chance(won[level], played[level]):
            done.add(level)
            yield Milestone(MilestoneKind.BEATEN, match.updated, match.id, name=level)


def is_beyond_chance(won: int, played: int) -> bool:
    """Whether equal players win so many of so many in one of ten trials at most."""
    lead = 2 * won - played
    return lead > math.sqrt(played) and chance_of_as_many(won, played) <= _CHANCE  # first what is quick


def chance_of_as_many(won: int, played: int) -> float:
    """How likely equal players win at least ``won`` of so many matches.

    >>> chance_of_as_many(3, 3)
    0.125
    """
    return sum(math.comb(played, count) for count in range(won, played + 1)) * _EVEN**played
