"""``bgdesk tournament``: drawn, played, shown, the same from the same seed."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]  # it has no types of its own
import pytest

from bgdesk.library.opening import open_library
from bgdesk.shipped import resource_path
from tests.cli.runner import Runner, is_one_sentence
from tests.match.tournament.tournament_schemas import FILE, TOLD, file_schema, published, told_schema

CUP = """
name = "Evening"
points = [1]
third_place = true
[field]
casual = 3
[[entrants]]
name = "Anna <b>"
level = "beginner"
"""

REFUSED = [
    ("points = [0]", "points is a list"),
    ("points = 7", "points is a list"),
    ("nmae = 'x'", "There is no key 'nmae'"),
    ("name = ''", "name is one line"),
    ("seeding = 'luck'", "seeding is one of rating, chance, listed"),
    ("third_place = 1", "third_place is true or false"),
    ("clock = 'sand'", "clock is true or false"),
    ("rounds = 5", "rounds belongs to the format swiss"),
    ("format = 'swiss'\nrounds = 1.5", "rounds is a number from 0 to 63"),
    ("format = 'swiss'\nrounds = 5\nlosses = 2", "either the rounds are counted or the losses"),
    ("format = 'groups'\ngroups = 0", "there has to be a group"),
    ("format = 'groups'\ngroups = 4\n[field]\ncasual = 7", "too few entrants"),
    ("consolation = 'twice'", "consolation is one of none, once, progressive"),
    ("consolation_points = 100", "consolation_points is a number"),
    ("league = 'Club'", "league has a name"),
    ("league = { name = 'Club', points = [-1] }", "The points of a league are a list"),
    ("variant = 'chess'", "There is no game 'chess'"),
    ("field = 3", "entrants is a list"),
    ("[field]\ngod = 1", "field has numbers by level"),
    ("[[entrants]]\nname='A'\nlevel='god'", "There is no level 'god'"),
    ("[[entrants]]\nname='A'\nrating='b'", "A rating is a number"),
    ("[[entrants]]\nname='A'", "too few entrants"),
    ("[field]\ncasual = 64\nexpert = 1", "too many entrants"),
    ("format = 'groups'\ngroups = 1\nadvance = 1\n[field]\ncasual = 4", "two have to go on from the groups"),
    ("not toml", "is not TOML"),
    ("[[entrants]]\nname='A'\nlevel=5", "There is no level '5'"),
    ("[[entrants]]\nname='A'\nlevel=true", "There is no level 'True'"),
    (f"points = {[1] * 65}", "points has at most 63 rounds and the final"),
    (f"points = {'[' * 5000}", "is nested too deeply"),
    (f"#{'x' * 1_000_000}", "is larger than 1 MB"),
]
"""Files, and what is wrong with them."""
BEYOND_A_SCHEMA = (
    "rounds = 5",
    "format = 'swiss'\nrounds = 5\nlosses = 2",
    "format = 'groups'\ngroups = 0",
    "format = 'groups'\ngroups = 4\n[field]\ncasual = 7",
    "variant = 'chess'",
    "[[entrants]]\nname='A'\nlevel='god'",
    "[[entrants]]\nname='A'",
    "[field]\ncasual = 64\nexpert = 1",
    "format = 'groups'\ngroups = 1\nadvance = 1\n[field]\ncasual = 4",
    "not toml",
    f"points = {'[' * 5000}",
    f"#{'x' * 1_000_000}",
)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


def drawn(run: Runner, folder: Path, text: str = CUP, *arguments: object) -> str:
    file = folder / "cup.toml"
    file.write_text(text)
    ran = run("tournament", "new", file, "--home", folder / "home", *arguments)
    assert ran.status == 0, ran.err
    return ran.out.splitlines()[0]


def test_the_same_seed_gives_the_same_tournament(run: Runner, tmp_path: Path) -> None:
    home = ("--home", tmp_path / "home")
    cup, played = "", []
    for _ in range(2):
        cup = drawn(run, tmp_path, CUP, "--seed", 5)
        ran = run("tournament", "play", cup, "--simulate-all", *home)
        assert ran.status == 0
        played.append(ran.out)
    assert played[0] == played[1]
    assert len(played[0].splitlines()) == 4 + 4, "four matches, four places"
    (latest, _) = run("tournament", "list", *home).out.splitlines()
    assert latest.split()[1:3] == ["won", "by"]
    shown = run("tournament", "show", cup, *home).out
    assert set(played[0].splitlines()) <= set(shown.splitlines())
    told = json.loads(run("tournament", "show", cup, "--json", *home).out)
    assert told["header"]["seed"] == 5
    assert told["events"][-1] == {"type": "closed"}
    validator(TOLD).validate(told)
    assert not validator(TOLD).is_valid({**told, "secret": "abc"})
    secret, fingerprint = told["secret"], told["header"]["commitment"]
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == fingerprint
    assert f"Secret: {secret}." in shown
    page = tmp_path / "wall.html"
    assert run("tournament", "show", cup, "--html", page, *home).status == 0
    assert "Anna &lt;b&gt;" in page.read_text()
    assert secret in page.read_text()
    assert is_one_sentence(run("tournament", "show", cup, "--html", page, *home).err), "it is there already"


@pytest.mark.parametrize(
    ("format_told", "matches"),
    [
        ('format = "swiss"\nrounds = 2', 4),
        ('format = "double_elimination"\nrecharge = false', 6),
        ('consolation = "once"\nconsolation_points = 1', 4),
    ],
)
def test_every_format_is_played_to_its_end(
    run: Runner, tmp_path: Path, format_told: str, matches: int
) -> None:
    text = f"points = [1]\n{format_told}\n[field]\nbeginner = 4"
    cup = drawn(run, tmp_path, text, "--seed", 3)
    ran = run("tournament", "play", cup, "--simulate-all", "--home", tmp_path / "home")
    assert ran.status == 0
    lines = [line for line in ran.out.splitlines() if " - " in line]
    assert len(lines) == matches
    assert ("The consolation was won by" in ran.out) == ("consolation" in format_told)
    assert "won by" in run("tournament", "list", "--home", tmp_path / "home").out


def test_the_table_of_a_season(run: Runner, tmp_path: Path) -> None:
    home = ("--home", tmp_path / "home")
    assert is_one_sentence(run("tournament", "season", "Club", *home).err), "there is no such league yet"
    text = "points = [1]\nleague = { name = 'Club', points = [9, 4], best = 1 }\n[field]\nbeginner = 2"
    for seed in (3, 4):
        cup = drawn(run, tmp_path, text, "--seed", seed)
        assert run("tournament", "play", cup, "--simulate-all", *home).status == 0
    lines = run("tournament", "season", "Club", *home).out.splitlines()
    assert len(lines) == 2
    assert "9 points of " in lines[0]


def test_the_computers_wait_for_a_person(run: Runner, tmp_path: Path) -> None:
    cup = drawn(run, tmp_path, CUP.replace('level = "beginner"', "rating = 1600"))
    ran = run("tournament", "play", cup, "--simulate-all", "--home", tmp_path / "home")
    assert ran.status == 0
    assert ran.out.splitlines()[-1].startswith("Waits for ")
    assert "Anna" in ran.out.splitlines()[-1]
    assert "Secret" not in run("tournament", "show", cup, "--home", tmp_path / "home").out
    with open_library(tmp_path / "home" / "data").library as library:
        assert len(library.matches()) == 1


@pytest.mark.parametrize(("text", "told"), REFUSED)
def test_what_a_file_has_wrong_is_told_in_one_sentence(
    run: Runner, tmp_path: Path, text: str, told: str
) -> None:
    file = tmp_path / "cup.toml"
    file.write_text(text)
    ran = run("tournament", "new", file, "--home", tmp_path / "home")
    assert ran.status == 1
    assert told in ran.err
    assert is_one_sentence(ran.err)


def test_what_is_removed_can_be_had_back(run: Runner, tmp_path: Path) -> None:
    home = ("--home", tmp_path / "home")
    cup = drawn(run, tmp_path)
    listed = run("tournament", "list", *home).out
    assert run("tournament", "remove", cup, *home).status == 0
    assert run("tournament", "list", *home).out == ""
    assert run("tournament", "list", "--removed", *home).out == listed
    assert run("tournament", "restore", cup, *home).status == 0
    assert run("tournament", "list", *home).out == listed
    assert run("tournament", "show", cup, "--removed", *home).status == 2
    ran = run("tournament", "restore", "nowhere", *home)
    assert (ran.status, is_one_sentence(ran.err)) == (1, True)


def validator(name: str) -> Any:
    """Of the published schema ``name``."""
    schema = json.loads(resource_path("schemas", name).read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def test_the_published_schemas_are_those_of_the_code() -> None:
    for name, schema in ((TOLD, told_schema()), (FILE, file_schema())):
        assert resource_path("schemas", name).read_text(encoding="utf-8") == published(schema)


@pytest.mark.parametrize("text", [*(text for text, _ in REFUSED if text not in BEYOND_A_SCHEMA)])
def test_the_schema_of_the_file_refuses_what_is_refused(text: str) -> None:
    assert validator(FILE).is_valid(tomllib.loads(CUP))
    assert not validator(FILE).is_valid(tomllib.loads(text))


@pytest.mark.parametrize(
    "arguments", [("new",), ("list", "x"), ("play", "x"), ("play", "x", "--simulate-all", "--seed", "1")]
)
def test_wrong_usage(run: Runner, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    assert run("tournament", *arguments, "--home", tmp_path / "home").status == 2


def test_a_tournament_that_is_not_there(run: Runner, tmp_path: Path) -> None:
    ran = run("tournament", "show", "nowhere", "--home", tmp_path / "home")
    assert ran.status == 1
    assert is_one_sentence(ran.err)
