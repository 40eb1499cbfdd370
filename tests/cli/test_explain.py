"""``bgdesk explain``."""

from __future__ import annotations

import json
import os

import pytest

from bgdesk.engine.sage.availability import probe
from bgdesk.shipped import resource_path
from tests.cli.runner import Runner

pytestmark = pytest.mark.skipif(
    not probe(os.environ).is_available, reason="the strong engine does not run here"
)
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"


def test_a_play_is_explained_in_words_and_as_json(run: Runner) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    told = run("explain", XGID, "--play", "13/10 6/5", "--level", "1-ply").out.splitlines()
    assert told[0].startswith("13/10 6/5 costs 0.2")
    assert told[0].endswith("against 8/5 6/5.")
    assert told[1].startswith("It wins ")
    plain = json.loads(run("explain", XGID, "--play", "13/10 6/5", "--level", "1-ply", "--json").out)
    schema = json.loads(resource_path("schemas", "bgdesk-explain.schema.json").read_text(encoding="utf-8"))
    jsonschema.validate(plain, schema)
    assert sum(plain["split"].values()) == pytest.approx(plain["loss"], abs=1e-6)
    hits = next(one for one in plain["facts"] if one["key"] == "HIT_ROLLS")
    assert (hits["played"], hits["best"]) == (18, 0)


def test_the_right_play_needs_no_reasons(run: Runner) -> None:
    right = XGID.replace(":31:", ":00:")
    assert run("explain", right, "--dice", "31", "--play", "8/5 6/5").out == "8/5 6/5 is right.\n"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    return Runner(capsys, monkeypatch)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("nonsense", "--play", "8/5 6/5"), "This is not a position"),
        ((XGID, "--play", "8/4 6/5"), "8/4"),
        ((XGID.replace(":31:", ":00:"), "--play", "8/5 6/5"), "needs a roll"),
        ((XGID.replace(":31:", ":D:"), "--play", "8/5 6/5"), "Nobody has a roll"),
    ],
)
def test_what_makes_no_sense_gets_one_sentence(
    run: Runner, arguments: tuple[str, ...], complaint: str
) -> None:
    ran = run("explain", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert complaint in ran.err
