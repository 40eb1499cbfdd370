"""Groups in which everybody plays everybody, and who goes on from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bgdesk.match.tournament.brackets import bracket_order, bracket_size, knockout_of
from bgdesk.match.tournament.round_robin import round_robin
from bgdesk.match.tournament.slots import Band, OriginKind, SlotOrigin, SlotPlan, TournamentSlot
from bgdesk.match.tournament.standings import standing_keys
from bgdesk.match.tournament.tournament_format import Lengths, TournamentFormat

LEAST_IN_GROUP, MOST_IN_GROUP = 2, 16


def group_seeds(entrants: int, groups: int) -> tuple[tuple[int, ...], ...]:
    """The seeds of each group: to and fro, so that all are equally strong."""
    found: list[list[int]] = [[] for _ in range(groups)]
    for seed in range(1, entrants + 1):
        row, place = divmod(seed - 1, groups)
        found[groups - 1 - place if row % 2 else place].append(seed)
    return tuple(map(tuple, found))


def group_stage(entrants: int, how: TournamentFormat, lengths: Lengths) -> tuple[SlotPlan, ...]:
    """All matches of all groups, round by round."""
    first = Lengths((lengths.rounds[0],), lengths.rounds[0])
    plans = [
        _in_group(plan, group, seeds)
        for group, seeds in enumerate(group_seeds(entrants, how.groups), 1)
        for plan in round_robin(len(seeds), first)
    ]
    return tuple(sorted(plans, key=lambda plan: plan.round))


def _in_group(plan: SlotPlan, group: int, seeds: Sequence[int]) -> SlotPlan:
    def seed(origin: SlotOrigin) -> SlotOrigin:
        return replace(origin, seed=seeds[origin.seed - 1]) if origin.kind is OriginKind.SEED else origin

    first, second = map(seed, plan.origins)
    return replace(plan, id=f"g{group}{plan.id}", band=Band.GROUP, group=group, first=first, second=second)


def group_standings(
    how: TournamentFormat, order: Sequence[str], slots: Sequence[TournamentSlot]
) -> tuple[tuple[str, ...], ...]:
    """Each group, the best first; whoever is even in everything comes in the order drawn."""
    found = []
    for group, seeds in enumerate(group_seeds(len(order), how.groups), 1):
        members = [order[seed - 1] for seed in seeds]
        keys = standing_keys(members, tuple(slot for slot in slots if slot.plan.group == group))
        found.append(tuple(sorted(members, key=lambda one: keys[one], reverse=True)))
    return tuple(found)


def knockout_after(
    how: TournamentFormat,
    lengths: Lengths,
    order: Sequence[str],
    withdrawn: frozenset[str],
    slots: Sequence[TournamentSlot],
) -> tuple[SlotPlan, ...]:
    """The bracket of those who go on, when all groups are played; nothing where one at most is left."""
    names = advancing(how, order, withdrawn, slots)
    return knockout_of(names, lengths.after_groups()) if len(names) > 1 else ()


def advancing(
    how: TournamentFormat, order: Sequence[str], withdrawn: frozenset[str], slots: Sequence[TournamentSlot]
) -> Sequence[str]:
    """Who goes on when all groups are played, the first seed of the knockout first."""
    standings = group_standings(how, order, slots)
    there = [[one for one in group if one not in withdrawn] for group in standings]
    return _seeded([group[: how.advance] for group in there])


def _seeded(advancing: Sequence[Sequence[str]]) -> list[str]:
    """The winners of the groups first, then the seconds and so on; those of one group far apart."""
    count = sum(map(len, advancing))
    places = {seed: place for place, seed in enumerate(bracket_order(bracket_size(count)))}
    seeded: list[tuple[str, int]] = []
    for tier in range(max(map(len, advancing), default=0)):
        waiting = [number for number, group in enumerate(advancing) if len(group) > tier]
        while waiting:
            here = places[len(seeded) + 1]
            group = min(waiting, key=lambda one: _nearness(one, here, seeded, places))
            waiting.remove(group)
            seeded.append((advancing[group][tier], group))
    return [name for name, _ in seeded]


def _nearness(group: int, here: int, seeded: Sequence[tuple[str, int]], places: dict[int, int]) -> int:
    """How soon somebody at ``here`` could meet one of the same group: the larger, the sooner."""
    near = 0
    for seed, (_, other) in enumerate(seeded, 1):
        if other == group:
            rounds = (here ^ places[seed]).bit_length()
            near = max(near, len(places).bit_length() - rounds)
    return near
