"""The player of solved games against other knowledge of them, and against itself one roll later."""

from __future__ import annotations

import csv
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bgdesk.engine import selection
from bgdesk.engine.bot import Bot
from bgdesk.engine.exact.player import ExactEngine
from bgdesk.engine.exact.sides import SOLVED, numbering, places_of
from bgdesk.engine.exact.table import SolvedGame
from bgdesk.engine.obstacle import Obstacle
from bgdesk.engine.protocol import CannotJudge, Situation, situation_of
from bgdesk.engine.requests import BotRequest
from bgdesk.engine.sage.availability import SETTING
from bgdesk.match import flow
from bgdesk.match.evaluation import Probabilities, Unit
from bgdesk.match.options import MatchOptions
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.notation.position_string import from_position_string
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, POINTS, Position, Side, side
from bgdesk.rules.variants import RULESETS, TripleRegion
from bgdesk.shipped import resource_path
from tests.folders import FILES, ROOT
from tests.match.driving import PLAIN_MONEY, new_game
from tests.rules.boards import board

ME, YOU = Player.WHITE, Player.BLACK
ENGINE = ExactEngine()
HYPER = RULESETS["hypergammon"]
GNUBG = FILES / "hypergammon2-gnubg.csv"

ROUNDED = {"hypergammon1": 0.0002, "hypergammon2": 0.0006, "hypergammon": 0.004}
"""What rounding may have changed a single value by: half a step of the coarsest kind, and a little."""


def situation(position: Position, ruleset: str = "hypergammon", **changes: object) -> Situation:
    seen = Situation(position, ME, RULESETS[ruleset], Cube())
    return replace(seen, **changes)  # type: ignore[arg-type]  # by name


def start(ruleset: str = "hypergammon", **changes: object) -> Situation:
    return situation(RULESETS[ruleset].start_position(), ruleset, **changes)


def counts(places: tuple[int, ...], checkers: int) -> Side:
    return side({place: places.count(place) for place in places if place}, checkers)


def positions(ruleset: str, number: int, seed: int = 1) -> Iterator[Position]:
    """Positions that can be, drawn at random."""
    random, checkers = Random(seed), RULESETS[ruleset].checkers
    sides = numbering(checkers).places
    while number:
        white, black = (counts(random.choice(sides), checkers) for _ in Player)
        position = Position(white, black)
        is_shared = any(position.white[point] and position.black[BAR - point] for point in POINTS)
        if not is_shared and not outcome(position, RULESETS[ruleset]):
            number -= 1
            yield position


def chances_one_roll_later(seen: Situation) -> list[float]:
    """The mean over the rolls of the chances after the best play without a cube."""
    total = [0.0] * 5
    for dice in ALL_ROLLS:
        chances = ENGINE.rank_plays(replace(seen, has_cube=False), dice)[0].probabilities
        assert chances
        weight = (1 if dice.is_double else 2) / 36
        values = (
            chances.win,
            chances.win_gammon,
            chances.win_backgammon,
            chances.lose_gammon,
            chances.lose_backgammon,
        )
        total = [before + weight * value for before, value in zip(total, values, strict=True)]
    return total


@pytest.mark.parametrize("checkers", [1, 2, 3])
def test_sides_are_numbered_from_all_off(checkers: int) -> None:
    sides = numbering(checkers)
    assert len(sides.places) == {1: 26, 2: 351, 3: 3276}[checkers]
    assert sides.places[0] == (0,) * checkers
    for number in range(0, len(sides.places), 7):
        own = counts(sides.places[number], checkers)
        assert sides.number(own) == number
        assert places_of(own) == sides.places[number]


@pytest.mark.parametrize("ruleset", sorted(SOLVED))
def test_who_is_on_roll_has_the_better_of_an_even_start(ruleset: str) -> None:
    chances = ENGINE.judge_position(start(ruleset))
    assert 0.5 < chances.win < 0.65
    assert chances.cubeless_equity() > 0


@pytest.mark.parametrize("ruleset", sorted(SOLVED))
def test_chances_are_nested_everywhere(ruleset: str) -> None:
    for position in positions(ruleset, 60):
        chances = ENGINE.judge_position(situation(position, ruleset))
        assert 0 <= chances.win_backgammon <= chances.win_gammon <= chances.win <= 1
        assert 0 <= chances.lose_backgammon <= chances.lose_gammon <= chances.lose <= 1


@pytest.mark.parametrize("ruleset", sorted(SOLVED))
def test_a_position_is_worth_the_mean_of_its_rolls(ruleset: str) -> None:
    """By the plays of the rules, which the solver knows nothing of."""
    for position in positions(ruleset, 6):
        seen = situation(position, ruleset)
        chances = ENGINE.judge_position(seen)
        later = chances_one_roll_later(seen)
        signs = (2, 1, 1, -1, -1)
        equity = sum(sign * value for sign, value in zip(signs, later, strict=True)) - 1
        assert chances.cubeless_equity() == pytest.approx(equity, abs=3 * ROUNDED[ruleset])


@pytest.mark.parametrize("ruleset", ["hypergammon1", "hypergammon2", "hypergammon"])
@pytest.mark.parametrize(("owner", "jacoby"), [(None, False), (None, True), (ME, False), (YOU, False)])
def test_the_cube_is_worth_the_mean_of_the_rolls(ruleset: str, owner: Player | None, jacoby: bool) -> None:
    for position in positions(ruleset, 1, seed=3):
        seen = situation(position, ruleset, cube=Cube(2 if owner else 1, owner), jacoby=jacoby)
        later = sum(
            ENGINE.rank_plays(seen, dice)[0].equity.value * (1 if dice.is_double else 2) for dice in ALL_ROLLS
        )
        value = ENGINE.judge_cube(seen).no_double.value
        assert value == pytest.approx(later / 36, abs=2 * ROUNDED[ruleset])


def test_gnu_backgammon_knows_the_same() -> None:
    worst = 0.0
    with GNUBG.open(encoding="utf-8") as file:
        for row in csv.DictReader(file, delimiter=";"):
            own, other = (counts(tuple(map(int, row[name].split())), 2) for name in ("mover", "other"))
            seen = situation(Position(own, other), "hypergammon2")
            chances = ENGINE.judge_position(seen)
            win, gammon, backgammon, lose_gammon, lose_backgammon = (
                float(row[name])
                for name in ("win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon")
            )
            equity = 2 * win - 1 + gammon - lose_gammon + backgammon - lose_backgammon
            worst = max(worst, abs(chances.cubeless_equity() - equity))
            assert chances.win == pytest.approx(win, abs=0.004)  # equal plays may win differently
    assert worst < 0.003  # the sum of five rounded chances


def test_gnu_backgammon_doubles_alike() -> None:
    """Its values with a cube are not quite those of the best plays, by up to 0.02."""
    with GNUBG.open(encoding="utf-8") as file:
        for row in list(csv.DictReader(file, delimiter=";"))[::5]:
            own, other = (counts(tuple(map(int, row[name].split())), 2) for name in ("mover", "other"))
            seen = situation(Position(own, other), "hypergammon2")
            free, jacoby = (ENGINE.judge_cube(replace(seen, jacoby=rule)) for rule in (False, True))
            assert free.no_double.value == pytest.approx(float(row["centred"]), abs=0.02)
            assert jacoby.no_double.value == pytest.approx(float(row["jacoby"]), abs=0.02)


@pytest.mark.parametrize(
    ("me", "you", "win", "gammon"), [("1:1", "24:3", 1.0, 1.0), ("6:1", "24:1", 27 / 36, 0.0)]
)
def test_a_roll_that_decides(me: str, you: str, win: float, gammon: float) -> None:
    chances = ENGINE.judge_position(situation(board(me, you, 3)))
    assert chances.win == pytest.approx(win, abs=ROUNDED["hypergammon"])
    assert chances.win_gammon == pytest.approx(gammon, abs=ROUNDED["hypergammon"])


def test_the_end_of_a_game_is_certain() -> None:
    over = Position(side({}, 3), side({24: 1, 1: 2}, 3))
    mine, yours = (ENGINE.judge_position(situation(over, player=player)) for player in (ME, YOU))
    assert (mine.win, mine.win_gammon, mine.win_backgammon) == (1.0, 1.0, 1.0)
    assert mine == yours.flipped()


def test_winning_plays_come_first_with_what_they_win() -> None:
    seen = situation(board("1:1", "bar:1 3:1 4:1", 3))
    best = ENGINE.rank_plays(seen, Dice(2, 1))[0]
    assert best.equity.value == 3
    assert ENGINE.rank_plays(replace(seen, jacoby=True), Dice(2, 1))[0].equity.value == 1
    match = ENGINE.rank_plays(replace(seen, away=(3, 3)), Dice(2, 1))[0]
    assert match.equity.unit is Unit.NORMALISED
    assert match.equity.value > 1


def test_all_plays_are_ranked_best_first() -> None:
    ranked = ENGINE.rank_plays(start(), Dice(2, 1))
    values = [one.equity.value for one in ranked]
    assert values == sorted(values, reverse=True)
    assert {one.play.result for one in ranked} == {
        one.result for one in start().legal_plays(Dice(2, 1)).plays
    }
    assert {one.equity.pov for one in ranked} == {ME}


def test_colours_do_not_matter() -> None:
    for position in positions("hypergammon", 3, seed=9):
        mine = situation(position)
        yours = replace(mine, position=position.swapped(), player=YOU)
        for_me, for_you = (ENGINE.rank_plays(one, Dice(6, 3)) for one in (mine, yours))
        assert [one.equity.value for one in for_me] == [one.equity.value for one in for_you]
        assert ENGINE.judge_position(mine).win == ENGINE.judge_position(yours).win


def test_cube_decisions_follow_from_their_equities() -> None:
    for position in positions("hypergammon", 40, seed=5):
        decision = ENGINE.judge_cube(situation(position, beavers=True))
        doubled = min(decision.double_take.value, decision.double_pass.value)
        assert decision.should_double == (doubled > decision.no_double.value)
        assert decision.should_take == (decision.double_take.value <= 1)
        assert not (decision.should_beaver and decision.should_double)


def test_owning_the_cube_is_worth_more_than_a_centred_one_and_that_more_than_none() -> None:
    for position in positions("hypergammon", 4, seed=6):
        mine, centred, yours = (
            ENGINE.judge_cube(situation(position, cube=cube)).no_double.value
            for cube in (Cube(2, ME), Cube(), Cube(2, YOU))
        )
        assert mine >= centred - 0.004
        assert centred >= yours - 0.004


def test_who_may_not_double_should_not() -> None:
    winning = situation(board("6:1", "24:1", 3))
    assert ENGINE.judge_cube(winning).should_double
    assert not ENGINE.judge_cube(replace(winning, may_double=False)).should_double


def test_in_a_match_the_score_counts() -> None:
    position = next(positions("hypergammon", 1, seed=2))
    equal, behind = (ENGINE.judge_cube(situation(position, away=away)) for away in ((7, 7), (5, 1)))
    assert equal.no_double.unit is Unit.NORMALISED
    assert equal.double_take.value != behind.double_take.value


@pytest.mark.parametrize(
    ("changes", "obstacle"),
    [
        ({"position": board("5:1 4:1", "5:1", 3)}, Obstacle.SAME_POINT),
        ({"position": board("5:1", "", 3)}, Obstacle.GAME_OVER),
        ({"position": board("5:1", "7:1", 4)}, Obstacle.VARIANT_UNKNOWN),
        ({"ruleset": RULESETS["backgammon"]}, Obstacle.VARIANT_UNKNOWN),
        ({"ruleset": HYPER.with_rules(triple_region=TripleRegion.BAR_ONLY)}, Obstacle.VARIANT_UNKNOWN),
    ],
)
def test_what_is_not_in_the_table(changes: dict[str, object], obstacle: Obstacle) -> None:
    with pytest.raises(CannotJudge) as refused:
        ENGINE.judge_cube(replace(start(), **changes))  # type: ignore[arg-type]  # by name
    assert refused.value.obstacle is obstacle


@pytest.mark.parametrize("name", sorted(SOLVED))
def test_a_limit_that_its_checkers_cannot_reach_leaves_the_game_solved(name: str) -> None:
    assert ENGINE.can_judge(MatchOptions(name, five_on_a_point=True).ruleset())


def test_house_rules_make_another_game() -> None:
    assert all(ENGINE.can_judge(RULESETS[name]) for name in SOLVED)
    assert not ENGINE.can_judge(HYPER.with_rules(no_hit_and_run=True))
    assert not ENGINE.can_judge(RULESETS["backgammon"])


def copied(folder: Path, ruleset: str = "hypergammon2") -> Path:
    """The shipped table with its checksums, to be damaged."""
    for suffix in (".solved", ".sums"):
        shutil.copy(resource_path("hypergammon", ruleset + suffix), folder)
    return folder / f"{ruleset}.solved"


def judged_from(path: Path) -> Probabilities:
    return ExactEngine(lambda _: SolvedGame(path)).judge_position(start("hypergammon2"))


def assert_refused(path: Path) -> None:
    with pytest.raises(CannotJudge) as refused:
        judged_from(path)
    assert refused.value.obstacle is Obstacle.FILE_BROKEN


@pytest.mark.parametrize("content", [None, b"", b"something else\n", b"bgdesk solved game 1\n{}\n"])
def test_without_a_whole_table_it_says_so(tmp_path: Path, content: bytes | None) -> None:
    path = copied(tmp_path)
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    assert_refused(path)


def test_a_table_cut_short_says_so(tmp_path: Path) -> None:
    path = copied(tmp_path)
    path.write_bytes(path.read_bytes()[:20_000])
    assert_refused(path)


@pytest.mark.parametrize("sums", [None, "", "00000000\n", "not a sum"])
def test_without_its_checksums_a_table_is_not_trusted(tmp_path: Path, sums: str | None) -> None:
    path = copied(tmp_path)
    path.with_suffix(".sums").unlink()
    if sums is not None:
        path.with_suffix(".sums").write_text(sums)
    assert_refused(path)


def test_a_table_with_a_byte_changed_is_not_trusted(tmp_path: Path) -> None:
    path = copied(tmp_path)
    whole, random = path.read_bytes(), Random(4)
    values = judged_from(path)
    refused = 0
    for place in random.sample(range(len(whole)), 200):
        changed = bytearray(whole)
        changed[place] ^= 1 << random.randrange(8)
        path.write_bytes(changed)
        try:
            assert judged_from(path) == values, "the byte lies in another block"
        except CannotJudge:
            refused += 1
    assert refused


def test_few_blocks_are_kept() -> None:
    path = resource_path("hypergammon", "hypergammon2.solved")
    whole, forgetful = SolvedGame(path), SolvedGame(path, 1)
    for mover in (350, 3, 200, 350):
        assert forgetful.position(mover, 100) == whole.position(mover, 100)


def test_the_bots_play_from_the_solution() -> None:
    state = new_game(replace(PLAIN_MONEY, variant="hypergammon"))
    answer = selection.decide(BotRequest(state, "strongest"))
    assert not answer.is_plain
    assert selection.knows(HYPER)
    assert selection.engine_for("beginner", HYPER).name == ENGINE.name
    assert state.dice
    best = ENGINE.rank_plays(situation_of(state), state.dice)[0].play
    assert answer.action
    assert flow.advance(state, answer.action).position == best.result


def test_weak_levels_err() -> None:
    state = new_game(replace(PLAIN_MONEY, variant="hypergammon"))
    chosen = {Bot(ENGINE, BotRequest(state, "beginner", seed)).decide() for seed in range(30)}
    assert len(chosen) > 1


def test_the_plain_player_is_there_for_the_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, "plain")
    assert not selection.knows(HYPER)
    assert selection.engine_for("strongest", HYPER).name != ENGINE.name


def test_playing_needs_no_compiler() -> None:
    """Nothing of the training is loaded by an engine that plays."""
    program = (
        "import sys; from bgdesk.engine import selection; from bgdesk.engine.protocol import Situation;"
        "from bgdesk.rules.cube import Cube; from bgdesk.rules.player import Player;"
        "from bgdesk.rules.variants import RULESETS; game = RULESETS['hypergammon2'];"
        "selection.engine_for('strongest', game).judge_position("
        "Situation(game.start_position(), Player.WHITE, game, Cube()));"
        "print([name for name in sys.modules if 'numba' in name or 'training' in name])"
    )
    root = ROOT
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=root, check=True
    )
    assert done.stdout.strip() == "[]"


def test_plays_that_the_table_holds_for_equal_are_told_apart_one_roll_later() -> None:
    """By the roll of the opponent, whose best replies the table knows."""
    position = from_position_string("bgd1:hypergammon:w:24,23,22:24,23,22").position
    seen = situation(position, "hypergammon")
    ranked = ENGINE.rank_plays(seen, Dice(3, 1))
    values = [one.equity.value for one in ranked]
    assert len(set(values)) == len(values) == 7
    rounded = [round(value * 256) for value in values]
    assert rounded == [2, -1, -1, -1, -2, -2, -5]
    assert sum(values[1:4]) == pytest.approx(-3 / 256)
    for alike in (ranked[1:4], ranked[4:6]):
        later = [one_roll_later(replace(seen, position=one.play.result, player=YOU)) for one in alike]
        found = [one.equity.value for one in alike]
        assert later == sorted(later, reverse=True)
        assert found[0] - found[-1] == pytest.approx(later[0] - later[-1])


def one_roll_later(his: Situation) -> float:
    return -sum(ENGINE.value_of_roll(his, dice) * dice.ways for dice in ALL_ROLLS) / 36
