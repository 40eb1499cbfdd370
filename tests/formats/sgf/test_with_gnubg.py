"""GNU Backgammon as judge: it reads our .sgf without complaint and gives the same match and analysis back."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from bgdesk.formats.sgf import reader as sgf_reader, writer as sgf_writer
from bgdesk.match.events import GameStarted, OpeningRolled, Played, PositionSet, Rolled, StepPlayed
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis, JudgedPlay, Study
from bgdesk.rules.cube import Cube
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position, side
from tests.formats.sgf_studies import random_study, sayable_record

GNUBG = shutil.which("gnubg") or shutil.which("/usr/games/gnubg")
COMPLAINT = re.compile(r"warn|error in|unrecogni|invalid|illegal|doesn't|not a valid|assert", re.IGNORECASE)

pytestmark = pytest.mark.skipif(GNUBG is None, reason="needs GNU Backgammon; Debian calls it gnubg")

MONEY = replace(match_options(0), games=5)
KINDS = {
    "crawford": match_options(3),
    "long match": match_options(15),
    "one point": match_options(1),
    "no crawford": replace(match_options(5), crawford=False),
    "no cube": replace(match_options(5), cube=False),
    "beavers": MONEY,
    "no jacoby": replace(MONEY, jacoby=False),
    "raccoons and more": replace(MONEY, games=3, max_chain=3),
    "nackgammon": replace(match_options(5), variant="nackgammon"),
    "hypergammon": replace(match_options(5), variant="hypergammon"),
}


def by_gnubg(folder: Path, study: Study, *commands: str) -> tuple[Study, str]:
    """``study`` as GNU Backgammon reads it, and its output."""
    (folder / "match.sgf").write_bytes(sgf_writer.write(study).content)
    assert GNUBG
    done = subprocess.run(
        [GNUBG, "--tty", "--quiet", "--no-rc"],
        input="\n".join(("load match match.sgf", "save match back.sgf", *commands)) + "\n",
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=60,
        check=True,
    )
    assert not COMPLAINT.search(done.stderr), done.stderr
    (found,) = sgf_reader.read((folder / "back.sgf").read_bytes()).studies
    return found, done.stdout


@pytest.mark.parametrize("options", KINDS.values(), ids=KINDS)
def test_gnubg_reads_the_same_match(tmp_path: Path, options: MatchOptions) -> None:
    study = random_study(options, seed=7)
    found, _ = by_gnubg(tmp_path, study)
    assert found.record.events == study.record.events
    assert found.comments[1:] == tuple(
        one for one in study.comments[1:] if not isinstance(study.record.events[one.event or 0], GameStarted)
    )
    assert found.tag("event") == "Open: 2026"
    ours, theirs = study.analyses[0], found.analyses[0]
    assert theirs.plays == ours.plays
    assert theirs.rolls == ours.rolls
    assert [one.event for one in theirs.cubes] == [one.event for one in ours.cubes]
    assert cube_values(theirs) == pytest.approx(cube_values(ours), abs=1e-6)


def cube_values(analysis: Analysis) -> list[float]:
    """No double and double/take of all cube decisions."""
    decisions = (one.decision for one in analysis.cubes)
    return [equity.value for one in decisions for equity in (one.no_double, one.double_take)]


WHITE = Player.WHITE
EDITED = (
    GameStarted(1),
    PositionSet(Position(side({6: 3, 4: 2, 25: 1}), side({6: 4, 3: 2, 24: 1})), WHITE, Cube(4, Player.BLACK)),
    Rolled(WHITE, Dice(5, 3)),
    Played(WHITE, (StepPlayed(25, 20, 5), StepPlayed(20, 17, 3))),
)


def test_gnubg_reads_a_position_set_by_hand(tmp_path: Path) -> None:
    record = MatchRecord(sayable_record(MONEY, 1, most=2).header, EDITED)
    found, _ = by_gnubg(tmp_path, Study(record))
    assert found.record.events == record.events


def test_gnubg_reads_automatic_doubles(tmp_path: Path) -> None:
    options = replace(MONEY, automatic_doubles=1)
    opening = (GameStarted(1), OpeningRolled(2, 2), OpeningRolled(3, 1, 1))
    play = Played(WHITE, (StepPlayed(8, 5, 3), StepPlayed(6, 5, 1)))
    header = replace(sayable_record(MONEY, 1, most=2).header, options=options)
    found, output = by_gnubg(
        tmp_path, Study(MatchRecord(header, (*opening, play))), "last game", "end", "show board"
    )
    assert found.record.state.cube == Cube(2)
    assert "Cube: 2" in output, output


def test_gnubg_counts_our_errors(tmp_path: Path) -> None:
    study = random_study(match_options(3), seed=11)
    found, output = by_gnubg(tmp_path, study, "show statistics match")
    unforced = Counter(
        study.record.states[play.event].turn for play in study.analyses[0].plays if len(play.candidates) > 1
    )
    assert re.search(rf"Unforced moves\s+{unforced[WHITE]}\s+{unforced[Player.BLACK]}\s", output), output
    marked = Counter(
        found.record.states[play.event].turn for play in found.analyses[0].plays if _cost(play) > 0.12
    )
    assert re.search(rf"very bad\s+{marked[WHITE]}\s+{marked[Player.BLACK]}\s", output), output


def _cost(play: JudgedPlay) -> float:
    assert play.played is not None
    return play.candidates[0].equity.value - play.candidates[play.played].equity.value
