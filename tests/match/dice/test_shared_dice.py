"""Dice of both players: golden vectors, by a second implementation too, and what the checks find."""

from __future__ import annotations

import hashlib
import hmac
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from bgdesk.match.codec.record_codec import CodecError, header_to_json, record_from_text, record_to_text
from bgdesk.match.dice.check import DiceFault, verify
from bgdesk.match.dice.shared_dice import link, shared_dice, shared_match_id
from bgdesk.match.dice.verdict import faults_told, praise_told
from bgdesk.match.events import Entry, OpeningRolled, Rolled
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.net.shared_game import as_shared
from bgdesk.rules.dice import Dice
from tests.folders import RESOURCES
from tests.net.two_programs import connect, play, two

SCRIPT = RESOURCES / "help" / "verify_dice.py"
WHITES, BLACKS = bytes(range(32)), bytes(range(32, 64))


@cache
def finished() -> MatchRecord:
    one, other = two(match_options(1))
    connect(one, other)
    play(one, other, Random(5))
    assert one.is_over
    assert one.header
    return MatchRecord(as_shared(one.header), one.journal)


def chain(seed: bytes) -> list[bytes]:
    return [link(link(link(seed))), link(link(seed)), link(seed), seed]


def plain_dice(match_id: str, key: bytes, k: int) -> list[int]:
    """The scheme as the documentation says it, without anything of the program."""
    data = hmac.new(key, f"bgdesk-dice-2\n{match_id}\n{k}\n0".encode(), hashlib.sha256).digest()
    return [byte % 6 + 1 for byte in data if byte < 252][:2]


def test_golden_vectors() -> None:
    white, black = chain(WHITES), chain(BLACKS)
    match_id = shared_match_id((white[0].hex(), black[0].hex()))
    assert match_id == "5efb39e2230d5341"
    for n, golden in enumerate([(1, 3), (1, 4), (5, 1)]):
        dice = shared_dice(match_id, (white[n + 1], black[n + 1]), n)
        assert tuple(dice) == golden == tuple(plain_dice(match_id, white[n + 1] + black[n + 1], n + 1))


def changed_roll(record: MatchRecord, index: int, **changes: object) -> MatchRecord:
    """``record`` up to its roll at ``index`` among the rolls, which is another one."""
    at = [i for i, entry in enumerate(record.entries) if isinstance(entry, OpeningRolled | Rolled)][index]
    entries: list[Entry] = list(record.entries[:at])
    roll = record.entries[at]
    assert isinstance(roll, Rolled)
    return MatchRecord(record.header, [*entries, replace(roll, **changes)])  # type: ignore[arg-type]


def script(record: MatchRecord, folder: Path, *noted: str) -> tuple[int, str]:
    path = folder / "match.json"
    path.write_text(record_to_text(record), encoding="utf-8")
    command = [sys.executable, "-I", str(SCRIPT), str(path), *noted]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_match_of_both_is_right_and_read_again(tmp_path: Path) -> None:
    record = finished()
    assert verify(record) == ()
    assert "secrets of both" in str(praise_told(record)[0])
    again = record_from_text(record_to_text(record))
    assert (again.header, again.entries) == (record.header, record.entries)
    code, said = script(record, tmp_path, record.header.dice.anchors[1][:16])
    assert (code, " 0 wrong." in said) == (0, True), said
    assert script(record, tmp_path, "0" * 16)[0] == 1


def test_the_own_seed_never_leaves_the_journal() -> None:
    record = finished()
    header = replace(record.header, dice=replace(record.header.dice, secret="ab" * 32))
    assert "ab" * 32 not in record_to_text(MatchRecord(header, record.entries))


def test_other_dice_and_other_secrets_are_found(tmp_path: Path) -> None:
    record = finished()
    roll = next(entry for entry in record.entries if isinstance(entry, Rolled))
    bent = changed_roll(record, 1, dice=Dice(roll.dice.first % 6 + 1, roll.dice.second))
    assert [problem.fault for problem in verify(bent)] == [DiceFault.WRONG_DICE]
    assert script(bent, tmp_path)[0] == 1
    for secrets in ((), (roll.secrets[0], "00" * 32), (roll.secrets[1], roll.secrets[0])):
        forged = changed_roll(record, 1, secrets=secrets)
        assert [problem.fault for problem in verify(forged)] == [DiceFault.NOT_IN_CHAIN]
        assert "nothing can be checked" in str(faults_told(forged)[0])
        code, said = script(forged, tmp_path)
        assert (code, "do not follow" in said) == (1, True), said


def test_a_roll_left_out_and_another_id_are_found(tmp_path: Path) -> None:
    record = finished()
    roll = next(entry for entry in record.entries if isinstance(entry, Rolled))
    assert DiceFault.WRONG_NUMBER in [p.fault for p in verify(changed_roll(record, 1, roll=roll.roll + 1))]
    other = MatchRecord(replace(record.header, id="0" * 16), record.entries)
    assert [problem.fault for problem in verify(other)] == [DiceFault.WRONG_ID]
    assert "The id of the match" in script(other, tmp_path)[1]


@pytest.mark.parametrize("anchors", [(), ("00" * 32,)])
def test_a_header_needs_both_anchors(anchors: tuple[str, ...]) -> None:
    header = finished().header
    with pytest.raises(CodecError, match="both players"):
        header_to_json(replace(header, dice=replace(header.dice, anchors=anchors)))
