"""Match equity tables as GNU Backgammon itself computes them from the same files."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bgdesk.match.equity_tables.table import MatchEquityTable, read_table
from bgdesk.rules.player import Player

GNUBG = Path("/usr/games/gnubg")
INSTALLED = Path("/usr/share/gnubg/met")
MOST = 64
SCRIPT = """
import json, gnubg
found = {}
for name, path in %r:
    gnubg.command('set matchequitytable "%%s"' %% path)
    found[name] = gnubg.met(64)
json.dump(found, open(%r, "w"))
"""

pytestmark = pytest.mark.skipif(
    not GNUBG.exists() or not INSTALLED.is_dir(), reason="GNU Backgammon is not installed here"
)


def spelt_out(path: Path) -> bytes:
    """The file with what GNU Backgammon 1.07 gets wrong told so that it gets it right.

    It overwrites all figures of a formula by an extension for long matches unless the length is 64, and
    takes the usual parameters for player 1 where those of "both" are given.
    """
    text = path.read_text().replace("<length>-1<", f"<length>{MOST}<")
    start = text.index("<post-crawford-table")
    end = text.rindex("</met>")
    part = text[start:end]
    if 'type="explicit"' not in part:
        part = part.replace('"both"', '"0"') + part.replace('"both"', '"1"')
    return (text[:start] + part + text[end:]).encode()


@pytest.fixture(scope="module")
def tables(
    tmp_path_factory: pytest.TempPathFactory,
) -> dict[str, tuple[MatchEquityTable, list[Any]]]:
    folder = tmp_path_factory.mktemp("tables")
    asked = []
    for path in sorted(INSTALLED.glob("*.xml")):
        if path.stem != "catalog":
            (folder / path.name).write_bytes(spelt_out(path))
            asked.append((path.stem, str(folder / path.name)))
    script, answer = folder / "ask.py", folder / "answer.json"
    script.write_text(SCRIPT % (asked, str(answer)))
    subprocess.run(
        [GNUBG, "-t", "-q", "-r", "-p", script], cwd=folder, check=False, timeout=60, capture_output=True
    )
    told = json.loads(answer.read_text())
    return {name: (read_table((INSTALLED / f"{name}.xml").read_bytes()), told[name]) for name, _ in asked}


@pytest.mark.parametrize(
    "name", [path.stem for path in sorted(INSTALLED.glob("*.xml")) if path.stem != "catalog"]
)
def test_every_figure_is_that_of_gnubg(
    tables: dict[str, tuple[MatchEquityTable, list[Any]]], name: str
) -> None:
    table, (before, whites, blacks) = tables[name]
    for away in range(1, table.size + 1):
        first = away + 1 if table.others_after is None else 1
        for other in range(first, table.size + 1):
            ours = table.before_game(away, other, is_crawford=True)
            assert ours == pytest.approx(before[away - 1][other - 1], abs=1e-6), (away, other)
    for player, after in ((Player.WHITE, whites), (Player.BLACK, blacks)):
        mine = table.seen_by(player)
        for away in range(2, table.size):
            assert mine.before_game(away, 1) == pytest.approx(after[away - 1], abs=1e-6), (player, away)
