"""``bgdesk selfplay``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bgdesk.engine import worker
from bgdesk.engine.requests import BotAnswer, BotRequest
from bgdesk.formats.mat.writer import write
from bgdesk.match.codec.study_codec import study_from_text
from bgdesk.match.dice_source import rolls_of
from bgdesk.match.events import Doubled, GameStarted, OpeningRolled
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.match.study import Study
from bgdesk.rules.player import Player
from bgdesk.rules.variants import NextStarter, TripleRegion
from tests.cli.runner import Runner, is_one_sentence

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


def record_in(path: Path) -> MatchRecord:
    return study_from_text(path.read_text(encoding="utf-8")).record


def test_a_match_is_played_told_and_written(run: Runner, tmp_path: Path) -> None:
    mat, record_file = tmp_path / "m.mat", tmp_path / "m.json"
    ran = run("selfplay", "--length", 3, "--level", "casual", "--seed", 5, "--out", mat, "--out", record_file)
    assert ran.status == 0
    record = record_in(record_file)
    score = record.state.score
    assert record.state.phase is Phase.OVER
    assert ran.out.splitlines()[-1] == f"casual 1 {score.white}, casual 2 {score.black} (match to 3, seed 5)"
    assert len(ran.out.splitlines()) == len(record.state.results) + 1
    assert mat.read_text(encoding="utf-8") == write(Study(record)).text
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["m.json", "m.mat"]


def test_a_seed_repeats_the_match_to_the_byte(run: Runner, tmp_path: Path) -> None:
    command = ("selfplay", "--length", 1, "--level", "beginner", "--opponent", "expert", "--seed", 9)
    for name in ("a", "b"):
        assert (
            run(*command, "--out", tmp_path / f"{name}.mat", "--out", tmp_path / f"{name}.json").status == 0
        )
    for suffix in (".mat", ".json"):
        assert (tmp_path / f"a{suffix}").read_bytes() == (tmp_path / f"b{suffix}").read_bytes()
    assert "EventDate" not in (tmp_path / "a.mat").read_text(encoding="utf-8")


def test_without_a_seed_the_fingerprint_of_fair_dice_comes_first(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    first, *_, last = run("selfplay", "--length", 1, "--level", "beginner", "--out", file).out.splitlines()
    told = first.removeprefix("Fingerprint of the dice (SHA-256): ")
    assert record_in(file).header.dice.commitment == told
    assert last.endswith("fair dice)")
    assert run("verify-dice", file, "--fingerprint", told).status == 0


def test_rules_reach_the_match(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    money = ("--money", 1, "--no-jacoby", "--beavers", "unlimited", "--automatic-doubles", 2)
    assert (
        run("selfplay", *money, "--variant", "nackgammon", "--level", "beginner", "--out", path).status == 0
    )
    options = record_in(path).header.options
    assert (options.variant, options.length, options.games) == ("nackgammon", 0, 1)
    assert (options.jacoby, options.max_chain, options.automatic_doubles) == (False, -1, 2)
    again = ("selfplay", "--length", 2, "--level", "beginner", "--out", path, "--force")
    assert run(*again, "--holland").status == 0
    assert record_in(path).header.options.holland
    assert run(*again, "--no-crawford").status == 0
    assert not record_in(path).header.options.crawford


def test_the_plain_player_is_named_where_it_stands_in(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BGDESK_ENGINE", "plain")
    ran = run("selfplay", "--length", 1, "--variant", "hypergammon", "--seed", 1)
    assert ran.status == 0
    assert is_one_sentence(ran.err)
    assert "No engine that knows this game runs here: the plain player stood in" in ran.err


def test_an_engine_that_fails_is_no_engine_that_is_missing(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(request: BotRequest) -> BotAnswer:
        raise RuntimeError("no weights")

    monkeypatch.setattr(worker, "OPERATIONS", {"decide": fail})
    ran = run("selfplay", "--length", 1, "--level", "beginner", "--seed", 1)
    assert ran.status == 1
    assert is_one_sentence(ran.err)
    assert "The engine failed: the plain player stood in" in ran.err
    assert "seed 1)" in ran.out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--length", "0"),
        ("--length", "100"),
        ("--length", "x"),
        ("--money", "0"),
        ("--money", "2", "--length", "3"),
        ("--level", "genius"),
        ("--beavers", "-2", "--money", "1"),
        ("--seed", "1e400"),
        ("--seed", "9" * 30),
        ("--jacoby",),
        ("--beavers", "1", "--length", "3"),
        ("--crawford", "--money", "1"),
        ("--holland", "--money", "1"),
        ("--holland", "--no-crawford"),
        ("--out", "match.pdf"),
        ("--variant", "chess"),
        ("--rotation", "chess"),
        ("--rotation", "tavli", "--variant", "plakoto"),
        ("--rotation", "portes+chess"),
        ("--variant", "portes", "--rule", "narde_extras"),
        ("--variant", "portes", "--holland"),
        ("--rule", "always_win"),
    ],
)
def test_wrong_usage_plays_nothing(run: Runner, arguments: tuple[str, ...]) -> None:
    ran = run("selfplay", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert "Traceback" not in ran.err


def test_a_rotation_is_played_and_each_game_named(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    command = ("selfplay", "--rotation", "balkan", "--length", 3, "--level", "beginner", "--seed", 3)
    ran = run(*command, "--rule", "rest_is_lost", "--out", path)
    assert ran.status == 0
    record = record_in(path)
    assert record.header.options.rotation == ("portes", "gul_bara", "tapa")
    assert record.header.options.rule_options == ("rest_is_lost",)
    games = [line for line in ran.out.splitlines() if line.startswith("Game")]
    assert [line.split("(")[1].split(")")[0] for line in games] == ["portes", "gul_bara", "tapa"][
        : len(games)
    ]


def test_any_games_may_take_turns(run: Runner, tmp_path: Path) -> None:
    path, games = tmp_path / "m.json", ("hypergammon1", "hypergammon2")
    command = ("selfplay", "--rotation", "+".join(games), "--money", 2, "--level", "beginner", "--seed", 2)
    ran = run(*command, "--rule", "bar_only", "--out", path)
    assert ran.status == 0
    assert [line.split(":")[0] for line in ran.out.splitlines()[:2]] == [
        "Game 1 (hypergammon1)",
        "Game 2 (hypergammon2)",
    ]
    options = record_in(path).header.options
    assert (options.rotation, options.triple_region) == (games, TripleRegion.BAR_ONLY)


def test_each_of_the_games_in_turn_may_have_an_opening_roll(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    command = ("selfplay", "--rotation", "hypergammon1+hypergammon2", "--money", 3, "--level", "beginner")
    assert run(*command, "--seed", 2, "--new-opening", "--out", path).status == 0
    record = record_in(path)
    assert record.header.options.starter is NextStarter.NEW_OPENING
    begins = [index for index, event in enumerate(record.events) if isinstance(event, GameStarted)]
    assert len(begins) == 3
    assert all(isinstance(record.events[index + 1], OpeningRolled) for index in begins)


def test_house_rules_are_played(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    command = ("selfplay", "--money", 1, "--no-cube", "--level", "beginner", "--seed", 6, "--out", path)
    ran = run(*command, "--rule", "five_on_a_point", "--rule", "no_hit_and_run")
    assert ran.status == 0
    record = record_in(path)
    assert not any(isinstance(event, Doubled) for event in record.events)
    assert record.header.options.no_hit_and_run
    assert max(max(state.position.of(player)[1:25]) for state in record.states for player in Player) == 5


def test_a_file_that_cannot_hold_the_game_is_refused_before_it_is_played(run: Runner, tmp_path: Path) -> None:
    ran = run("selfplay", "--variant", "plakoto", "--out", tmp_path / "m.mat")
    assert (ran.status, ran.out) == (1, "")
    assert is_one_sentence(ran.err)
    assert ".json" in ran.err


def test_an_unknown_suffix_names_the_known_ones(run: Runner) -> None:
    ran = run("selfplay", "--out", "match.pdf")
    assert ran.status == 2
    assert is_one_sentence(ran.err)
    assert all(suffix in ran.err for suffix in (".mat", ".txt", ".json"))


def test_a_missing_folder_is_told_before_anything_is_played(run: Runner, tmp_path: Path) -> None:
    ran = run("selfplay", "--out", tmp_path / "nowhere" / "m.mat")
    assert (ran.status, ran.out) == (1, "")
    assert is_one_sentence(ran.err)


def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "m.json").mkdir()
    (tmp_path / "file").touch()
    for path in (tmp_path / "m.json", tmp_path / "file" / "m.json"):
        ran = run("selfplay", "--length", 1, "--level", "beginner", "--out", path)
        assert (ran.status, ran.out) == (1, "")
        assert is_one_sentence(ran.err)


def test_a_session_ends_before_its_record_is_full(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("match.codec.record_codec", "cli.selfplay"):
        monkeypatch.setattr(f"bgdesk.{module}.MAX_ENTRIES", 100)
    command = ("selfplay", "--variant", "hypergammon1", "--level", "beginner", "--seed", 1, "--money")
    files = (tmp_path / "m.json", tmp_path / "m.mat")
    ran = run(*command, 30, "--out", files[0], "--out", files[1])
    record = record_in(files[0])
    assert len(record.entries) <= 100
    assert record.state.phase is Phase.BEFORE_GAME
    assert ran.status == 1
    assert is_one_sentence(ran.err.splitlines()[-1])
    assert f"stopped after {len(record.state.results)} games" in ran.err
    assert [line.split()[0] for line in ran.out.splitlines()] == ["Game"] * len(record.state.results) + [
        "beginner"
    ]
    assert files[1].read_text(encoding="utf-8") == write(Study(record)).text
    whole = run(*command, len(record.state.results), "--out", files[0], "--force")
    assert whole.status == 0
    assert record_in(files[0]).entries == record.entries


def test_a_session_that_is_not_written_may_be_as_long_as_it_likes(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bgdesk.cli.selfplay.MAX_ENTRIES", 10)
    ran = run("selfplay", "--variant", "hypergammon1", "--level", "beginner", "--seed", 1, "--money", 4)
    assert ran.status == 0
    assert len(ran.out.splitlines()) == 5


def test_the_library_is_left_alone(run: Runner, home: Path) -> None:
    assert run("selfplay", "--length", 1, "--level", "beginner").status == 0
    assert not home.exists()
    assert json.loads(run("matches", "--json").out) == []


def test_the_dice_of_an_earlier_match_are_rolled_again(run: Runner, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    assert run("selfplay", "--length", 1, "--level", "beginner", "--seed", 4, "--out", first).status == 0
    again = ("selfplay", "--length", 5, "--level", "beginner", "--seed", 9)
    ran = run(*again, "--dice-of", first, "--out", second)
    assert ran.status == 0
    assert is_one_sentence(ran.err)
    assert "ran out: new ones go on" in ran.err
    rolls = rolls_of(record_in(first).entries)
    assert rolls_of(record_in(second).entries)[: len(rolls)] == rolls
    checked = run("verify-dice", second)
    assert checked.status == 0
    assert "All follow from the number 9.\nRolls taken from the match selfplay-4" in checked.out


def test_dice_of_a_match_that_is_not_there(run: Runner, tmp_path: Path) -> None:
    for name in (str(tmp_path / "none.json"), "0123456789abcdef"):
        ran = run("selfplay", "--length", 1, "--dice-of", name)
        assert (ran.status, ran.out) == (1, "")
        assert is_one_sentence(ran.err)
