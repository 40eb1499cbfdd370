"""Text from files that is shown as letters."""

from __future__ import annotations

import pytest

from bgdesk.harmless import LINES, SIGN, apart, harmless

ACUTE = "\N{COMBINING ACUTE ACCENT}"


@pytest.mark.parametrize(
    "sign", [*"\x1b\r\n\t\x9b\x7f\u202e\u2066\u2028", *"\u061c\u200f\u200b\ufeff\u2060\U000e0041"]
)
def test_what_could_move_turn_or_hide_anything_is_seen(sign: str) -> None:
    assert harmless(f"a{sign}b") == f"a{SIGN}b"
    assert harmless(f"a{sign}b", keep=sign) == f"a{sign}b"


@pytest.mark.parametrize(
    "name",
    [
        "Ñandú Ωμέγα Иван דוד 太郎 \udce9",
        "می\N{ZERO WIDTH NON-JOINER}خواهم",
        "👩\N{ZERO WIDTH JOINER}👧 ❤\N{VARIATION SELECTOR-16}",
        "葛\U000e0100城",
        f"Nguye\N{COMBINING CIRCUMFLEX ACCENT}{ACUTE}n",
        "\u05d1\u05bc\u05b0\u05e8\u05b5\u05d0\u05e9\u05c1\u05b4\u0596\u05d9\u05ea",
    ],
)
def test_names_in_any_script_stay_as_they_are(name: str) -> None:
    assert harmless(name) == name


def test_a_heap_of_marks_is_no_higher_than_a_line() -> None:
    assert harmless(f"a{ACUTE * 50}b{ACUTE * 4}") == f"a{ACUTE * 4}b{ACUTE * 4}"


def test_it_is_harmless_once_and_for_all() -> None:
    once = harmless("\x1b[31m<b>\u202e\n\ta", LINES)
    assert once == f"{SIGN}[31m<b>{SIGN}\n\ta"
    assert harmless(once, LINES) == once


def test_a_name_stands_apart_where_it_is_read_the_other_way() -> None:
    assert apart("Ann", is_rtl=False) == "Ann"
    assert apart("太郎 é", is_rtl=False) == "太郎 é"
    assert apart("דוד", is_rtl=False) == f"\u2068{'דוד'}\u2069"
    assert apart("Ann", is_rtl=True) == "\u2068Ann\u2069"
    assert apart("דוד", is_rtl=True) == "דוד"
