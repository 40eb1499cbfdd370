"""GNU Backgammon as judge: it reads our .mat without complaint and arrives at the same games and scores."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest

from bgdesk.formats.mat.writer import write
from bgdesk.match import flow
from bgdesk.match.events import GameStarted, Played, ResignationAccepted
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import Phase
from bgdesk.match.study import Study
from bgdesk.rules.player import Player
from tests.random_play import a_header, play_on

GNUBG = shutil.which("gnubg") or shutil.which("/usr/games/gnubg")
COMPLAINT = re.compile(
    r"warn|error|unrecogni|invalid|illegal|different variation|doesn't|not a valid", re.IGNORECASE
)

pytestmark = pytest.mark.skipif(GNUBG is None, reason="needs GNU Backgammon; Debian calls it gnubg")

MONEY = replace(match_options(0), games=5)
KINDS = {
    "crawford": match_options(3),
    "long match": match_options(15),
    "one point": match_options(1),
    "no crawford": replace(match_options(5), crawford=False),
    "no cube": replace(match_options(5), cube=False),
    "money": replace(MONEY, max_chain=0),
    "beavers": MONEY,
    "no jacoby": replace(MONEY, jacoby=False),
    "raccoons and more": replace(MONEY, games=3, max_chain=3),
    "nackgammon": replace(match_options(5), variant="nackgammon"),
    "nackgammon money": replace(MONEY, variant="nackgammon"),
}


@dataclass(frozen=True)
class ReadGame:
    """Score before a game, its winner and points if it has ended, and how many plays it has."""

    score: tuple[int, int]
    result: tuple[str, int] | None
    plays: int


def read_by_gnubg(folder: Path, record: MatchRecord) -> list[ReadGame]:
    (folder / "match.mat").write_bytes(write(Study(record)).text.encode())
    jacoby = "on" if record.header.options.jacoby else "off"
    commands = f"set jacoby {jacoby}\nimport mat match.mat\nsave match match.sgf\n"
    assert GNUBG
    done = subprocess.run(
        [GNUBG, "--tty", "--quiet", "--no-rc"],
        input=commands,
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=60,
        check=True,
    )
    assert not COMPLAINT.search(done.stdout + done.stderr), done.stdout + done.stderr
    return [read_sgf_game(text) for text in (folder / "match.sgf").read_text().split("(;FF")[1:]]


def read_sgf_game(text: str) -> ReadGame:
    score = re.search(r"\[ws:(\d+)\]\[bs:(\d+)\]", text)
    result = re.search(r"RE\[([WB])\+(\d+)R?\]", text)
    assert score
    ended = (result[1], int(result[2])) if result else None
    return ReadGame((int(score[1]), int(score[2])), ended, len(re.findall(r";[WB]\[[1-6]{2}", text)))


def games_of(record: MatchRecord) -> list[ReadGame]:
    results = {
        result.number: ("W" if result.winner is Player.WHITE else "B", result.points)
        for result in record.state.results
    }
    starts = [
        state
        for state, event in zip(record.states, record.events, strict=False)
        if isinstance(event, GameStarted)
    ]
    plays = plays_by_game(record)
    return [
        ReadGame((state.score.white, state.score.black), results.get(number), plays[number - 1])
        for number, state in enumerate(starts, 1)
    ]


def plays_by_game(record: MatchRecord) -> list[int]:
    """How many plays GNU Backgammon has to see.

    A roll that leaves no choice counts as played for it, even if its owner resigned instead.
    """
    counts: list[int] = []
    for state, event in zip(record.states, record.events, strict=False):
        match event:
            case GameStarted():
                counts.append(0)
            case Played():
                counts[-1] += 1
            case ResignationAccepted() if state.dice and state.turn:
                before = replace(state, phase=Phase.TO_PLAY, to_act=state.turn, resignation=None)
                counts[-1] += len(flow.legal(before).plays) == 1
    return counts


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("options", KINDS.values(), ids=KINDS)
def test_gnubg_reads_the_same_games(tmp_path: Path, options: MatchOptions, seed: int) -> None:
    record = play_on(MatchRecord(a_header(options)), Random(seed))
    assert read_by_gnubg(tmp_path, record) == games_of(record)


@pytest.mark.parametrize("length", [60, 61, 62, 63, 64, 65, 66])
def test_gnubg_reads_unfinished_matches(tmp_path: Path, length: int) -> None:
    record = play_on(MatchRecord(a_header(MONEY)), Random(5), most=length, eagerness=0.3)
    assert read_by_gnubg(tmp_path, record) == games_of(record)
