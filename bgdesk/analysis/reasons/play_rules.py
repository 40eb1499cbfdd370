"""When a fact of the board is a reason: only together with the chance that it acts on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bgdesk.analysis.reasons.evidence import Axis, Evidence, FactKey
from bgdesk.analysis.reasons.explanation import Reason, ReasonId
from bgdesk.analysis.reasons.play_case import PlayCase

Shown = tuple[Evidence, ...]

_MORE_ROLLS = 4
_MOST_ROLLS_FEWER = -4
_SHARE_OF_SHOTS = 0.4
_SHARE_OF_AXIS = 0.3
"""A fact is a reason only when this much of the loss lies where it acts."""
_LONG = 4
_DANCES_MORE = 4
_BURIED = 2


@dataclass(frozen=True, slots=True)
class Rule:
    """``shown`` gives the facts of a case for which the reason holds, and ``()`` otherwise."""

    id: ReasonId
    axes: tuple[Axis, ...]
    shown: Callable[[PlayCase], Shown]


def _hit_more(case: PlayCase) -> Shown:
    """Ablation: the rolls that only the play made lets hit have to carry a good part of the loss."""
    hits = case.evidence(FactKey.HIT_ROLLS)
    if hits.difference < _MORE_ROLLS or (case.gammons_risked < 0.01 and case.wins_lost < 0.02):
        return ()
    return (hits,) if case.lost_to_shots >= _SHARE_OF_SHOTS * case.split.loss else ()


def _home_point(case: PlayCase) -> Shown:
    points, dances = case.evidence(FactKey.HOME_POINTS), case.evidence(FactKey.DANCE_ROLLS)
    if points.difference >= 0:
        return ()
    if -dances.difference >= _DANCES_MORE:
        return points, dances
    return (points,) if case.gammons_missed >= 0.01 else ()


def _prime(case: PlayCase) -> Shown:
    prime, trapped = case.evidence(FactKey.PRIME), case.evidence(FactKey.TRAPPED)
    is_worth_it = prime.best >= _LONG and trapped.best > 0 and case.wins_lost >= 0.02
    return (prime, trapped) if prime.difference < 0 and is_worth_it else ()


def _anchor(case: PlayCase) -> Shown:
    """An anchor alone is a coin toss; it takes gammons lost to be a reason."""
    anchors = case.evidence(FactKey.ANCHORS)
    return (anchors,) if anchors.difference < 0 and case.gammons_risked >= 0.02 else ()


def _hit_missed(case: PlayCase) -> Shown:
    played, best = case.hits_made(case.played), case.hits_made(case.best)
    if played >= best or case.wins_lost < 0.02:
        return ()
    return (case.evidence(FactKey.ON_BAR),)


def _too_safe(case: PlayCase) -> Shown:
    hits = case.evidence(FactKey.HIT_ROLLS)
    if hits.difference > _MOST_ROLLS_FEWER:
        return ()
    given_up = [case.evidence(key) for key in (FactKey.HOME_POINTS, FactKey.PRIME)]
    if case.hits_made(case.played) < case.hits_made(case.best):
        given_up.append(case.evidence(FactKey.ON_BAR))
    lost = tuple(one for one in given_up if one.difference < 0)
    return (hits, *lost) if lost else ()


def _into_race(case: PlayCase) -> Shown:
    contact, lead = case.evidence(FactKey.CONTACT), case.evidence(FactKey.LEAD)
    ran = contact.difference < 0 and lead.played < 0
    return (contact, lead) if ran and case.wins_lost >= 0.03 else ()


def _out_of_race(case: PlayCase) -> Shown:
    contact, lead = case.evidence(FactKey.CONTACT), case.evidence(FactKey.LEAD)
    stayed = contact.difference > 0 and lead.best > 0
    return (contact, lead) if stayed and case.wins_lost >= 0.03 else ()


def _buried(case: PlayCase) -> Shown:
    """Only where nothing else speaks; see the order of `RULES`."""
    found = [case.evidence(key) for key in (FactKey.STACK, FactKey.DEAD)]
    more = tuple(one for one in found if one.difference >= _BURIED)
    return more if more and max(case.gammons_missed, case.wins_lost) >= 0.02 else ()


RULES: tuple[Rule, ...] = (
    Rule(ReasonId.TOO_SAFE, (Axis.WIN, Axis.GAMMON_WON), _too_safe),
    Rule(ReasonId.HIT_MORE, (Axis.WIN, Axis.GAMMON_LOST), _hit_more),
    Rule(ReasonId.HIT_MISSED, (Axis.WIN, Axis.GAMMON_WON), _hit_missed),
    Rule(ReasonId.PRIME, (Axis.WIN, Axis.GAMMON_WON), _prime),
    Rule(ReasonId.HOME_POINT, (Axis.GAMMON_WON, Axis.WIN), _home_point),
    Rule(ReasonId.ANCHOR, (Axis.GAMMON_LOST,), _anchor),
    Rule(ReasonId.INTO_RACE, (Axis.WIN,), _into_race),
    Rule(ReasonId.OUT_OF_RACE, (Axis.WIN,), _out_of_race),
)
"""What may be told of a case; every one has to earn its place, see ``tests/golden/reasons.json``."""

LAST = Rule(ReasonId.BURIED, (Axis.WIN, Axis.GAMMON_WON), _buried)


def reasons_of(case: PlayCase) -> tuple[Reason, ...]:
    """Every reason that holds, the one with the largest share of the loss first."""
    found = [reason for rule in RULES if (reason := _reason(rule, case))]
    if not found and (last := _reason(LAST, case)):
        found = [last]
    return tuple(sorted(found, key=lambda one: -one.share))


def _reason(rule: Rule, case: PlayCase) -> Reason | None:
    shown = rule.shown(case)
    if not shown:
        return None
    share, axis = max((getattr(case.split, axis.value), axis) for axis in rule.axes)
    return Reason(rule.id, axis, shown, share) if share >= _SHARE_OF_AXIS * case.split.loss else None
