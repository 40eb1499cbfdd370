"""Texts that are not quite a position: a set-up that can be shown and kept, or a fault, and soon."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from bgdesk.app.lab.reading import LONGEST_TEXT, UnreadText, read_setup
from bgdesk.match.setup.conversion import setup_id, setup_problems, state_of_setup, usual_id_kind
from bgdesk.match.setup.setup import TableSetup
from bgdesk.match.setup.setup_codec import setup_from_text, setup_to_text

TEXTS = 8_000
SEEDS = (
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10",
    "XGID=aB-B-BCB----b--A-b-c-bb-A-:1:-1:1:B:2:1:0:5:10",
    "4HPwATDgc/ABMA:cAkAAAAAAAAA",
    "Position ID: 4HPwATDgc/ABMA Match ID: cAkAAAAAAAAA",
    "bgd1:backgammon:w:24x2,13x5,8x3,6x5:24x2,13x5,8x3,6x5",
    "bgd1:plakoto:b:24x12,20x2,15p:24x13,11,10",
    "11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0",
)
PIECES = (
    *"0123456789-:=,xXpPwWbBoODR \n",
    "999999999",
    "-1",
    "XGID=",
    "bgd1:",
    "\u202e",
    "\u200f",
    "\0",
    "é",
    "\uff11",
)


def mutated(random: Random) -> str:
    """A text with some letters changed, taken out, put in twice or exchanged for those of another one."""
    text = random.choice(SEEDS)
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(text) + 1)
        end = min(len(text), at + random.choice((0, 1, 1, 2, 9)))
        other = random.choice(SEEDS)
        put = random.choice((random.choice(PIECES), "", text[at:end] * 2, other[at:end]))
        text = text[:at] + put + text[end:]
    return text


def test_whatever_is_pasted_is_a_set_up_or_a_fault() -> None:
    random = Random(20)
    read = [read_setup(mutated(random)) for _ in range(TEXTS)]
    setups = {one for one in read if isinstance(one, TableSetup)}
    assert len(setups) > 200, "some of them still make sense"
    assert len({one for one in read if isinstance(one, UnreadText)}) > 20
    for setup in setups:
        is_fatal = any(one.is_fatal for one in setup_problems(setup))
        assert is_fatal is (state_of_setup(setup) is None)
        assert setup_from_text(setup_to_text(setup)) == setup
        setup_id(setup, usual_id_kind(setup))


@pytest.mark.parametrize(
    "text",
    [
        "bgd1:backgammon:w:24x1000000000:24x2",
        "XGID=-b----E-C---eE---c-e----B-:1000000000:1:1:31:0:0:3:0:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:999999999:0:3:0:10",
        "XGID=pppppppppppppppppppppppppp:0:0:1:31:0:0:3:0:10",
        "bgd1:" * 10_000,
        "XGID=" + "-" * LONGEST_TEXT,
        "\u202e" * LONGEST_TEXT,
        "A" * 14 * 4_000,
    ],
)
def test_huge_counts_and_long_texts_are_refused_at_once(text: str) -> None:
    began = perf_counter()
    read = read_setup(text)
    assert perf_counter() - began < 1.0
    if isinstance(read, TableSetup):
        assert any(one.is_fatal for one in setup_problems(read))


def test_an_id_is_found_in_prose() -> None:
    setup = read_setup(SEEDS[0])
    assert isinstance(setup, TableSetup)
    for prose in (
        f"What would you play here ({SEEDS[0]})? I thought about 8/5 6/5.",
        f"> > {SEEDS[0]}, please",
        f"\ufeffhttps://example.org/?q=1 \u200e«{SEEDS[0]}»\r\n",
    ):
        assert read_setup(prose) == setup, prose
