"""Random values of what is said about a match, for property tests."""

from __future__ import annotations

from hypothesis import strategies as st

from bgdesk.match.evaluation import CubeDecision, Equity, Probabilities, Unit
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import (
    Analysis,
    Branch,
    Candidate,
    Comment,
    JudgedCube,
    JudgedPlay,
    JudgedResignation,
    JudgedRoll,
    Rollout,
    Study,
    Tag,
)
from bgdesk.rules.position import Position
from tests.match.strategies import extras, names, players

texts = st.lists(names, max_size=3).map("\n".join)
values = st.floats(-3, 3)
chances = st.floats(0, 1)
counts = st.lists(st.integers(0, 30), min_size=26, max_size=26).map(tuple)
positions = st.builds(Position, counts, counts, extras, extras)
equities = st.builds(Equity, values, players, st.sampled_from(Unit))
probabilities = st.builds(Probabilities, players, chances, chances, chances, chances, chances)
rollouts = st.builds(
    Rollout,
    st.integers(0, 10**6),
    st.none() | st.floats(0, 1),
    st.none() | st.integers(0, 20),
    st.none() | st.integers(-(2**63), 2**64 - 1),
    names,
)
candidates = st.builds(
    Candidate, names, positions, equities, st.none() | probabilities, names, st.none() | rollouts
)
decisions = st.builds(
    CubeDecision,
    equities,
    equities,
    equities,
    st.none() | probabilities,
    st.booleans(),
    st.booleans(),
    st.booleans(),
)


def plays(event: st.SearchStrategy[int]) -> st.SearchStrategy[JudgedPlay]:
    """Judged plays whose ``played`` is one of the candidates or none."""
    return st.lists(candidates, max_size=3).flatmap(
        lambda found: st.builds(
            JudgedPlay,
            event,
            st.just(tuple(found)),
            st.sampled_from([None, *range(len(found))]),
            st.none() | st.integers(0, 400),
        )
    )


def analyses(event: st.SearchStrategy[int]) -> st.SearchStrategy[Analysis]:
    """Whole analyses of events."""
    return st.builds(
        Analysis,
        names,
        names,
        names,
        names,
        names,
        st.booleans(),
        st.lists(plays(event), max_size=2).map(tuple),
        st.lists(
            st.builds(JudgedCube, event, decisions, names, st.lists(rollouts, max_size=2).map(tuple)),
            max_size=2,
        ).map(tuple),
        st.lists(st.builds(JudgedRoll, event, equities, names), max_size=2).map(tuple),
        st.lists(st.builds(JudgedResignation, event, equities, equities, names), max_size=2).map(tuple),
    )


def studies(record: MatchRecord) -> st.SearchStrategy[Study]:
    """Everything that can be said about ``record``; branches go on as the match itself did."""
    event = st.integers(0, len(record.events) - 1)
    branches = st.builds(
        lambda keep, length, text: Branch(keep, record.events[keep : keep + length], text),
        event,
        st.integers(0, 5),
        texts,
    )
    keys = st.sampled_from([*Tag, "Elo"]) | names.filter(bool)
    return st.builds(
        Study,
        st.just(record),
        st.lists(st.tuples(keys.map(str), texts), max_size=4).map(tuple),
        st.lists(st.builds(Comment, st.none() | event, texts), max_size=3).map(tuple),
        st.lists(branches, max_size=2).map(tuple),
        st.lists(analyses(event), max_size=2).map(tuple),
    )
