"""Match equity tables: known figures, symmetry, stakes, beyond the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from bgdesk.match.equity_tables.table import default_table, read_table
from bgdesk.match.equity_tables.xml import MOST_BYTES, TableError
from bgdesk.rules.player import Player

AWAY = st.integers(1, 40)
INSTALLED = Path("/usr/share/gnubg/met")
HEAD = '<?xml version="1.0"?><!DOCTYPE met PUBLIC "-//x" "met.dtd">'
NOTICE = "<!-- Copyright (C) Nobody;\n  copies keep this. -->"
ROWS = ["<row><me>0.5</me><me>.7</me><me>.75</me></row>", "<row><me>.3</me><me>.5</me><me>.6</me></row>"]
LAST = "<row><me>.25</me><me>.4</me><me>.5</me></row>"
POST = '<post-crawford-table type="explicit" player="both"><row><me>.5</me><me>.49</me><me>.32</me></row>'
UNEQUAL = POST.replace("both", "0") + "</post-crawford-table>" + POST.replace("both", "1")


def parameter(name: str, value: object) -> str:
    return f'<parameters><parameter name="{name}">{value}</parameter></parameters>'


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
        (b"<met/>", "part before the Crawford game"),
        (b"<met>", "this is no match"),
        (b"<html/>", "no match equity table"),
        (b"<?xml version='1.0' encoding='no-such'?><met/>", "this is no match"),
        (b"<!DOCTYPE met [<!ENTITY a 'b'>]><met/>", "entities"),
        (b"<!DOCTYPE met [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><met>&a;</met>", "entities"),
        (table_xml(kind="magic"), "'magic' is no formula"),
        (table_xml(post=POST.replace("explicit", "magic")), "'magic' is no formula"),
        (table_xml(post=POST.replace("both", "0")), "one after it"),
        (table_xml(post=POST.replace("both", "2")), "no player '2'"),
        (table_xml(kind="mec", rows=parameter("win-rate", 0.6)), "unequal strength"),
        (table_xml(kind="mec", rows=parameter("gammon-rate", 7)), "gammon-rate is from 0 to 1, not 7"),
        (table_xml(kind="mec", rows=parameter("gammon-rate", "much")), "'much' is not a number"),
        (table_xml(kind="zadeh", rows=parameter("delta", "nan")), "delta is from 0 to 1, not nan"),
        (table_xml(kind="mec", post=UNEQUAL), "unequal strength"),
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


def test_a_table_for_unequal_players_is_seen_by_each() -> None:
    rows = "<row><me>.6</me><me>.8</me><me>.9</me></row>" * 3
    post = UNEQUAL.replace(".32", ".4", 1)
    white = read_table(table_xml(rows=rows, post=post))
    black = white.seen_by(Player.BLACK)
    assert white.seen_by(Player.WHITE) is white
    assert white.before_game(3, 2) == 0.8
    assert black.before_game(2, 3) == pytest.approx(0.2)
    assert white.before_game(3, 1) == 0.4
    assert black.before_game(1, 3) == pytest.approx(0.6)
    assert black.before_game(3, 1) == 0.32
    assert white.before_game(1, 3) == pytest.approx(0.68)
    assert white.before_game(40, 40) > white.before_game(3, 3)
    assert white.before_game(40, 41) + black.before_game(41, 40) == pytest.approx(1)


def test_players_of_equal_strength_see_one_table() -> None:
    assert default_table().seen_by(Player.BLACK) is default_table()


def test_a_formula_takes_what_is_usual_for_what_is_not_given() -> None:
    usual = read_table(table_xml(kind="zadeh", rows=""))
    told = read_table(table_xml(kind="zadeh", rows=parameter("gammon-rate-leader", 0.25)))
    other = read_table(table_xml(kind="zadeh", rows=parameter("gammon-rate-leader", 0.2)))
    assert usual == told != other


installed = pytest.mark.skipif(not INSTALLED.is_dir(), reason="needs GNU Backgammon; Debian calls it gnubg")


@installed
@pytest.mark.parametrize("path", sorted(INSTALLED.glob("*.xml")), ids=lambda path: path.stem)
def test_every_installed_table_is_read(path: Path) -> None:
    if path.stem == "catalog":
        with pytest.raises(TableError, match="no match equity table"):
            read_table(path.read_bytes())
        return
    table = read_table(path.read_bytes())
    assert table.size in (15, 24, 25, 64)
    assert table.name != "unnamed table"
    assert 0.65 < table.before_game(1, 2, is_crawford=True) < 0.72
    assert (table.others_after is None) == (path.stem not in ("jac050", "jac100"))


@installed
def test_the_formula_of_mec_gives_the_figures_that_its_program_printed() -> None:
    data = (INSTALLED / "mec.xml").read_text()
    for free_drop in (">0.015<", ">0.004<"):
        data = data.replace(free_drop, ">0<")
    computed = read_table(data.encode())
    printed = read_table((INSTALLED / "mec26.xml").read_bytes())
    for row, others in zip(printed.before, computed.before, strict=False):
        assert row == tuple(pytest.approx(chance, abs=0.00051) for chance in others[: printed.size])


@installed
def test_the_table_of_the_program_is_the_installed_one() -> None:
    ours, theirs = default_table(), read_table((INSTALLED / "Kazaross-XG2.xml").read_bytes())
    assert theirs.before == tuple(tuple(pytest.approx(x, abs=2e-6) for x in row) for row in ours.before)
    assert theirs.after == tuple(pytest.approx(x, abs=2e-6) for x in ours.after)
    assert "Neil Kazaross" in theirs.notice
