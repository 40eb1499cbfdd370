"""Match equity tables: known figures, symmetry, stakes, beyond the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bgdesk.match.equity_table import MOST_BYTES, TableError, default_table, read_table

AWAY = st.integers(1, 40)
INSTALLED = Path("/usr/share/gnubg/met")
HEAD = '<?xml version="1.0"?><!DOCTYPE met PUBLIC "-//x" "met.dtd">'
NOTICE = "<!-- Copyright (C) Nobody;\n  copies keep this. -->"
ROWS = ["<row><me>0.5</me><me>.7</me><me>.75</me></row>", "<row><me>.3</me><me>.5</me><me>.6</me></row>"]
LAST = "<row><me>.25</me><me>.4</me><me>.5</me></row>"
POST = '<post-crawford-table type="explicit" player="both"><row><me>.5</me><me>.49</me><me>.32</me></row>'


def table_xml(rows: str = "".join([*ROWS, LAST]), kind: str = "explicit", post: str = POST) -> bytes:
    info = "<info><name>Small &amp; <!-- x -->even</name><length>3</length></info>"
    pre = f'<pre-crawford-table type="{kind}">{rows}</pre-crawford-table>'
    return f"{HEAD}{NOTICE}<met>{info}{pre}{post}</post-crawford-table></met>".encode()


@pytest.mark.parametrize(
    ("away", "opponent_away", "expected"),
    [(1, 2, 0.67736), (1, 3, 0.75076), (2, 3, 0.59947), (5, 7, 0.62638), (1, 25, 0.99905), (25, 25, 0.5)],
)
def test_known_figures_before_the_crawford_game(away: int, opponent_away: int, expected: float) -> None:
    table = default_table()
    assert table.before_game(away, opponent_away, is_crawford=True) == pytest.approx(expected, abs=1e-6)
    other = table.before_game(opponent_away, away, is_crawford=True)
    assert other == pytest.approx(1 - expected, abs=1e-6)


@pytest.mark.parametrize(("away", "expected"), [(2, 0.48803), (3, 0.32264), (4, 0.31002), (25, 0.00123)])
def test_known_figures_after_the_crawford_game(away: int, expected: float) -> None:
    table = default_table()
    assert table.before_game(away, 1, is_crawford=False) == pytest.approx(expected, abs=1e-6)
    assert table.before_game(1, away, is_crawford=False) == pytest.approx(1 - expected, abs=1e-6)


def test_the_notice_travels_with_the_table() -> None:
    assert "Neil Kazaross" in default_table().notice
    assert "this notice are preserved" in " ".join(default_table().notice.split())


@pytest.mark.parametrize("is_crawford", [True, False])
def test_a_match_that_is_over_is_certain(is_crawford: bool) -> None:
    assert default_table().before_game(0, 5, is_crawford=is_crawford) == 1
    assert default_table().before_game(5, -1, is_crawford=is_crawford) == 0


@given(AWAY, AWAY, st.booleans())
def test_both_players_together_win_once(away: int, opponent_away: int, is_crawford: bool) -> None:
    table = default_table()
    mine = table.before_game(away, opponent_away, is_crawford=is_crawford)
    assert mine + table.before_game(opponent_away, away, is_crawford=is_crawford) == pytest.approx(1)


@given(AWAY, AWAY, st.booleans())
def test_a_point_less_to_go_is_never_worse(away: int, opponent_away: int, is_crawford: bool) -> None:
    table = default_table()
    mine = table.before_game(away + 1, opponent_away + 1, is_crawford=is_crawford)
    assert table.before_game(away + 1, opponent_away + 2, is_crawford=is_crawford) >= mine


def test_beyond_the_table_the_figures_go_on_smoothly() -> None:
    table = default_table()
    for away in range(2, 25):
        inside = [table.before_game(away, other, is_crawford=False) for other in (24, 25)]
        beyond = [table.before_game(away, other, is_crawford=False) for other in (26, 27)]
        assert inside[0] < inside[1] < beyond[0] < beyond[1] < 1
        assert beyond[0] - inside[1] < 1.5 * (inside[1] - inside[0])
    trailer = [table.before_game(other, 1, is_crawford=False) for other in range(24, 30)]
    assert trailer == sorted(trailer, reverse=True)
    assert table.before_game(33, 33, is_crawford=False) == 0.5


def test_stakes_of_a_game_before_the_crawford_game_lead_to_it() -> None:
    stakes = default_table().stakes(3, 3, 2, is_crawford=False)
    assert stakes.win == pytest.approx(0.75076, abs=1e-6)
    assert stakes.lose == pytest.approx(1 - 0.75076, abs=1e-6)


def test_without_the_crawford_rule_the_cube_is_in_use_at_match_point() -> None:
    stakes = default_table().stakes(3, 3, 2, is_crawford=False, has_crawford=False)
    assert stakes.win == pytest.approx(1 - 0.32264, abs=1e-6)


def test_stakes_of_the_crawford_game_lead_to_the_games_after_it() -> None:
    stakes = default_table().stakes(3, 1, 1, is_crawford=True)
    assert (stakes.win, stakes.lose) == (pytest.approx(0.48803, abs=1e-6), 0)


def test_more_points_than_needed_win_the_match_and_no_more() -> None:
    assert default_table().stakes(2, 2, 8, is_crawford=False).win == 1


@given(st.integers(1, 30), st.integers(1, 30), st.sampled_from([1, 2, 4]), st.floats(-3, 3))
def test_equity_and_chance_convert_both_ways(away: int, other: int, points: int, emg: float) -> None:
    stakes = default_table().stakes(away, other, points, is_crawford=False)
    assert stakes.emg(stakes.mwc(emg)) == pytest.approx(emg, abs=1e-6)
    assert stakes.mwc(1) == pytest.approx(stakes.win)
    assert stakes.mwc(-1) == pytest.approx(stakes.lose)


def test_an_explicit_table_is_read_with_its_notice() -> None:
    table = read_table(table_xml())
    assert (table.name, table.size) == ("Small & even", 3)
    assert table.notice == "Copyright (C) Nobody;\ncopies keep this."
    assert table.before_game(1, 3, is_crawford=True) == 0.75
    assert table.before_game(3, 1, is_crawford=False) == pytest.approx(0.32)
    assert 0.7 < table.before_game(2, 7, is_crawford=False) < 1


@pytest.mark.parametrize(
    ("xml", "why"),
    [
        (b"", "this is no match"),
        (b"<met/>", "3 to 100 rows, not 0"),
        (b"<met>", "this is no match"),
        (b"<html/>", "no match equity table"),
        (b"<?xml version='1.0' encoding='no-such'?><met/>", "this is no match"),
        (b"<!DOCTYPE met [<!ENTITY a 'b'>]><met/>", "entities"),
        (b"<!DOCTYPE met [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><met>&a;</met>", "entities"),
        (table_xml(kind="zadeh"), "zadeh"),
        (table_xml(post=POST.replace("both", "0")), "differ for the two players"),
        (table_xml(rows="".join(ROWS)), "3 to 100 rows, not 2"),
        (table_xml(rows="".join([*ROWS, ROWS[1]])), "do not make 1"),
        (table_xml(rows="".join([*ROWS, "<row><me>nan</me><me>.4</me><me>.5</me></row>"])), "from 0 to 1"),
        (table_xml(rows="".join([*ROWS, "<row><me>.25</me><me>.4</me></row>"])), "2 figures where 3"),
        (table_xml(post=POST.replace(".32", "x")), "not a number"),
        (table_xml(post=POST.replace(".32", "1.5")), "from 0 to 1"),
        (b" " * (MOST_BYTES + 1), "at most"),
    ],
)
def test_what_is_refused_says_why(xml: bytes, why: str) -> None:
    with pytest.raises(TableError, match=why):
        read_table(xml)


@pytest.mark.skipif(not INSTALLED.is_dir(), reason="GNU Backgammon is not installed here")
def test_the_installed_tables_are_read_or_refused_in_a_sentence() -> None:
    refused = {"catalog.xml", "jac050.xml", "jac100.xml", "mec.xml", "zadeh.xml"}
    read = {}
    for path in INSTALLED.glob("*.xml"):
        try:
            read[path.name] = read_table(path.read_bytes())
        except TableError:
            assert path.name in refused
    ours, theirs = default_table(), read["Kazaross-XG2.xml"]
    assert theirs.before == tuple(tuple(pytest.approx(x, abs=2e-6) for x in row) for row in ours.before)
    assert theirs.after == tuple(pytest.approx(x, abs=2e-6) for x in ours.after)
    assert "Neil Kazaross" in theirs.notice
    rockwell = read["Rockwell-Kazaross.xml"]
    assert rockwell.before_game(1, 2, is_crawford=True) == pytest.approx(0.676888)
    assert rockwell.before_game(2, 3, is_crawford=False) == pytest.approx(0.598994)
    assert rockwell.before_game(2, 1, is_crawford=False) == pytest.approx(0.487677)
    assert {table.size for table in read.values()} == {15, 24, 25}
