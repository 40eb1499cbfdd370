"""Every game is judged by the engine that plays it, and the best play is the one that it makes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bgdesk.analysis.assembling import with_answers
from bgdesk.analysis.judge import NotJudged
from bgdesk.analysis.judges import Identity, identity_of, level_of, levels_for, table_name
from bgdesk.analysis.levels import LEVELS, network_levels
from bgdesk.analysis.questions import Kind, NameQuestion, PlayQuestion, RollQuestion, decisions, questions
from bgdesk.analysis.statistics import performance_rating, review
from bgdesk.analysis.worker import answers
from bgdesk.engine.exact.player import ExactEngine
from bgdesk.engine.network.player import NetworkEngine
from bgdesk.engine.network.shipped import NAME as NETWORK_NAME, NETWORKS
from bgdesk.engine.protocol import Engine
from bgdesk.library.figures import figures_of
from bgdesk.match.equity_tables.rates import rates_of
from bgdesk.match.evaluation import Unit
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, JudgedPlay, JudgedRoll
from bgdesk.rules.player import Player
from bgdesk.rules.variants import RULESETS
from tests.match.autoplay import whole_match

TAVLI = ("portes", "plakoto", "fevga")
UNKNOWN = MatchOptions("hypergammon", length=3, free_die_use=True)
MIXED = ("fevga", "hypergammon")
SOLVED = ("hypergammon", "hypergammon2", "hypergammon1")


def match_of(game: str, length: int = 3, seed: int = 3) -> MatchRecord:
    return whole_match(MatchOptions(game, length=length).locked(), seed)


def asked(record: MatchRecord, count: int) -> list[PlayQuestion]:
    """Some plays with a choice, from all over the match."""
    found = [one for one in questions(record) if isinstance(one, PlayQuestion)]
    found = [one for one in found if len(one.situation.legal_plays(one.dice).plays) > 1]
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize("level", network_levels())
@pytest.mark.parametrize("game", NETWORKS)
def test_the_best_play_of_a_network_is_the_one_that_it_makes(game: str, level: str) -> None:
    """Of plays that the opponent did not make: that one is looked at again, wherever it stands."""
    plies = int(level[0])
    for one in asked(match_of(game), 3)[: 4 - plies]:
        best = NetworkEngine(plies).rank_plays(one.situation, one.dice)[0]
        (judged,) = answers(level, (replace(one, played=best.play.result),))
        assert isinstance(judged, JudgedPlay)
        assert judged.candidates[0].position == best.play.result
        assert judged.played == 0
        assert judged.candidates[0].level in {f"{depth}ply" for depth in range(1, plies + 1)}


@pytest.mark.parametrize("game", SOLVED)
def test_the_best_play_of_a_solution_is_the_one_that_it_makes(game: str) -> None:
    engine: Engine = ExactEngine()
    for one in asked(match_of(game, length=0), 10):
        best = engine.rank_plays(one.situation, one.dice)[0]
        (judged,) = answers("exact", (one,))
        assert isinstance(judged, JudgedPlay)
        assert judged.candidates[0].position == best.play.result
        assert {each.level for each in judged.candidates} == {"exact"}


@pytest.mark.parametrize("game", ["plakoto", "gul_bara", "russian", "hypergammon"])
def test_the_luck_of_all_rolls_makes_nothing(game: str) -> None:
    """Each roll weighed by how often it comes; the value of one is that of its best play."""
    roll = [one for one in questions(match_of(game)) if isinstance(one, RollQuestion)][3]
    assert roll.dice
    rolls = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
    judged = [answers("1-ply", (replace(roll, dice=type(roll.dice)(*each)),))[0] for each in rolls]
    assert all(isinstance(one, JudgedRoll) for one in judged)
    total = sum(
        one.luck.value * (1 if high == low else 2)
        for one, (high, low) in zip(judged, rolls, strict=True)
        if isinstance(one, JudgedRoll)
    )
    assert total == pytest.approx(0, abs=1e-4)


@pytest.mark.parametrize(
    ("options", "engine", "level", "levels"),
    [
        (match_options(7), "bgsage", "two-pass", tuple(LEVELS)),
        (MatchOptions("plakoto", length=5), NETWORK_NAME, "2-ply", network_levels()),
        (MatchOptions("hypergammon", length=5), "exact 1", "exact", ("exact",)),
        (MatchOptions(length=5, rotation=TAVLI), f"bgsage + {NETWORK_NAME}", "two-pass", tuple(LEVELS)),
        (
            MatchOptions(length=5, rotation=MIXED),
            f"{NETWORK_NAME} + exact 1",
            "2-ply",
            network_levels(),
        ),
    ],
)
def test_an_analysis_names_its_judges_and_how_deep_they_looked(
    options: MatchOptions, engine: str, level: str, levels: tuple[str, ...]
) -> None:
    own = identity_of(options.locked())
    names = [
        " ".join(name.split()[: 1 if name.startswith("bgsage") else 2]) for name in own.engine.split(" + ")
    ]
    assert (" + ".join(names), own.level) == (engine, level)
    assert levels_for(options) == levels
    assert level_of(options, "two-pass") == level
    assert Identity.of(Analysis(own.engine, own.level, own.settings)) == own


def test_a_round_of_games_is_judged_game_by_game_and_priced_by_a_table_for_it() -> None:
    options = MatchOptions(length=3, rotation=TAVLI).locked()
    record = whole_match(options, 4)
    every = questions(record)
    found = answers("1-ply", every[:: len(every) // 30])
    assert not [one for one in found if isinstance(one, NotJudged)]
    own = identity_of(options, "1-ply")
    analysis = with_answers(Analysis(own.engine, own.level, own.settings, table_name(options)), found)
    assert {one.candidates[0].equity.unit for one in analysis.plays} == {Unit.NORMALISED}
    found_by = review(record, analysis)
    assert found_by.table == "no cube, Portes + Plakoto + Fevga"
    assert {one.decision.game for one in found_by.verdicts} == {1, 2, 3}


def test_what_no_engine_knows_is_said_in_a_sentence() -> None:
    record = whole_match(UNKNOWN.locked(), 2)
    said = {one.reason for one in answers("1-ply", questions(record)) if isinstance(one, NotJudged)}
    assert said == {"the engine does not know Hypergammon"}


def test_every_game_has_a_judge() -> None:
    for game in RULESETS:
        assert identity_of(MatchOptions(game, length=3).locked()).engine


def test_ratings_of_several_games_are_never_thrown_together() -> None:
    record = whole_match(MatchOptions(length=3, rotation=TAVLI).locked(), 4)
    every = questions(record)
    found = review(record, with_answers(Analysis("e", "1-ply"), answers("1-ply", every[:: len(every) // 30])))
    white = found.players.white
    assert (white.pr, white.interval) == (None, None)
    assert [one.game for one in white.ratings] == list(TAVLI)
    assert sum(one.decisions for one in white.ratings) == white.decisions
    assert not white.has_known_names
    errors = [one.error for one in found.verdicts if one.counts and one.decision.player is Player.WHITE]
    pooled = performance_rating(errors)
    assert pooled not in {one.pr for one in white.ratings}
    assert figures_of(record, found.analysis).white_pr is None


def test_a_double_that_is_named_is_a_decision_and_the_best_is_the_one_that_the_network_names() -> None:
    record = match_of("acey_deucey", length=0, seed=5)
    named = [one for one in questions(record) if isinstance(one, NameQuestion)]
    assert named
    for one in named[:2]:
        best = NetworkEngine().rank_doubles(one.situation)[0]
        (judged,) = answers("2-ply", (one,))
        assert isinstance(judged, JudgedPlay)
        assert judged.candidates[0].written == f"{best.face}-{best.face}"
        assert judged.played is not None
        assert judged.candidates[judged.played].written == f"{one.face}-{one.face}"
        scale = rates_of("acey_deucey").stake
        assert judged.candidates[0].equity.value == pytest.approx(best.equity.value / scale)
    found = decisions(record)
    assert {one.event for one in named} <= {one.event for one in found if one.kind is Kind.PLAY}
