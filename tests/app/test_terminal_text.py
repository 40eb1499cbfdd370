"""Text for a terminal."""

from __future__ import annotations

import pytest

from bgdesk.app.terminal_text import printable


@pytest.mark.parametrize("sign", list("\x1b\r\n\t\x9b\x7f\u202e\u2066\u2028\u061c"))
def test_what_could_move_or_turn_anything_is_seen(sign: str) -> None:
    assert printable(f"a{sign}b") == "a\N{REPLACEMENT CHARACTER}b"
    assert printable(f"a{sign}b", keep=sign) == f"a{sign}b"


def test_names_in_any_script_stay_as_they_are() -> None:
    name = "Ñandú Ωμέγα Иван דוד 太郎 \udce9"
    assert printable(name) == name
