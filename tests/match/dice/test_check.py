"""Recomputing the dice of finished matches, in the program and with the script that stands alone."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bgdesk.match.codec.record_codec import record_to_text
from bgdesk.match.dice.check import DiceFault, DiceProblem, recomputed, verify
from bgdesk.match.dice.fair_dice import MANUAL, REPLAYED, SERVED, dice_source, fair_dice_record
from bgdesk.match.dice.promise import was_promise_shown
from bgdesk.match.dice.sealing import Seal
from bgdesk.match.dice_source import rolls_of
from bgdesk.match.events import Abandoned, HintTaken, PromiseShown, Rolled, TakenBack
from bgdesk.match.options import match_options
from bgdesk.match.record import DiceRecord, MatchRecord
from bgdesk.match.state import Phase
from bgdesk.rules.dice import Dice
from tests.folders import RESOURCES
from tests.match.autoplay import played_on, whole_match
from tests.match.driving import WHITE, header, seeded

SCRIPT = RESOURCES / "help" / "verify_dice.py"


@pytest.fixture(scope="module")
def finished() -> MatchRecord:
    """A finished match in which turns were taken back both ways."""
    record = MatchRecord(header(match_options(3)))
    source, choose = dice_source(record.header), Random(2)
    for same_dice in (True, False, True):
        record = played_on(record, source, choose, 9)
        record = record.append(TakenBack(len(record.events) - 6, same_dice))
    record = played_on(record, source, choose, 5_000)
    assert record.state.phase is Phase.OVER
    return record


def with_dice(record: MatchRecord, dice: DiceRecord) -> MatchRecord:
    return MatchRecord(replace(record.header, dice=dice), record.entries)


def faults(record: MatchRecord) -> list[DiceFault]:
    return [problem.fault for problem in verify(record)]


def loaded(record: MatchRecord) -> MatchRecord:
    """``record`` with other dice in a last roll that was never played."""
    source = dice_source(record.header)
    due = source.roll(record.ledger.next_number)
    assert due
    assert record.state.turn
    bent = Dice(due.first % 6 + 1, due.second)
    return record.append(Rolled(record.state.turn, bent, record.ledger.next_number))


def unfinished() -> MatchRecord:
    """A match at a moment before a roll."""
    record = MatchRecord(header(match_options(3)))
    source = dice_source(record.header)
    record = played_on(record, source, Random(1), 3)
    while record.state.phase is not Phase.TO_ROLL:
        record = played_on(record, source, Random(1), 1)
    return record


def test_all_right(finished: MatchRecord) -> None:
    assert verify(finished) == ()


def test_seeded_dice_are_recomputed() -> None:
    record = MatchRecord(header(match_options(1), seeded(8)))
    record = played_on(record, dice_source(record.header), Random(1), 5_000)
    assert verify(record) == ()
    assert DiceFault.WRONG_DICE in faults(with_dice(record, seeded(9)))


def test_other_dice_are_found() -> None:
    record = loaded(unfinished())
    problem = verify(record)[0]
    assert isinstance(record.entries[-1], Rolled)
    assert problem == DiceProblem(
        DiceFault.WRONG_DICE,
        len(record.entries) - 1,
        record.entries[-1].roll,
        dice_source(record.header).roll(record.entries[-1].roll),
        record.entries[-1].dice,
    )


def test_exchanged_dice_are_found_and_told_apart() -> None:
    record = unfinished()
    number, turn = record.ledger.next_number, record.state.turn
    dice = dice_source(record.header).roll(number)
    assert dice
    assert turn
    assert not dice.is_double
    (exchanged,) = verify(record.append(Rolled(turn, Dice(dice.second, dice.first), number)))
    assert (exchanged.fault, exchanged.is_order_only) == (DiceFault.WRONG_DICE, True)
    assert not verify(loaded(record))[0].is_order_only


@pytest.mark.parametrize("skip", [1, 5, -1])
def test_skipped_and_repeated_rolls_are_found(skip: int) -> None:
    record = unfinished()
    number = record.ledger.next_number + skip
    dice = dice_source(record.header).roll(number)
    assert dice
    assert record.state.turn
    (problem,) = verify(record.append(Rolled(record.state.turn, dice, number)))
    assert (problem.fault, problem.due) == (DiceFault.WRONG_NUMBER, number - skip)
    assert not problem.is_order_only


def test_exchanged_secret_is_found(finished: MatchRecord) -> None:
    dice = replace(finished.header.dice, secret="00" * 32)
    assert faults(with_dice(finished, dice)) == [DiceFault.WRONG_SECRET]


@pytest.mark.parametrize(
    ("dice", "fault"),
    [
        (DiceRecord("fair", "00" * 32), DiceFault.NO_SECRET),
        (DiceRecord("seeded"), DiceFault.NO_SECRET),
        (DiceRecord(MANUAL), DiceFault.NOT_COMPUTED),
        (DiceRecord(SERVED, source="bgammon.org"), DiceFault.SERVED),
        (DiceRecord("replayed"), DiceFault.REPLAYED),
    ],
)
def test_nothing_to_recompute(finished: MatchRecord, dice: DiceRecord, fault: DiceFault) -> None:
    assert faults(with_dice(finished, dice)) == [fault]


def test_rolls_of_an_earlier_match_come_before_those_of_a_seed(finished: MatchRecord) -> None:
    rolls = rolls_of(finished.entries)
    typed_later = DiceRecord(REPLAYED, rolls=rolls[:20], source="earlier")
    assert faults(with_dice(finished, typed_later)) == [DiceFault.REPLAYED]
    all_inherited = DiceRecord(REPLAYED, seed=5, rolls=rolls, source="earlier")
    assert faults(with_dice(finished, all_inherited)) == [DiceFault.REPLAYED]
    other_seed = with_dice(finished, replace(all_inherited, rolls=rolls[:20]))
    assert {fault.fault for fault in verify(other_seed)} == {DiceFault.WRONG_DICE}
    assert min(fault.roll or 0 for fault in verify(other_seed)) >= 20


def test_rolls_that_are_not_those_of_the_earlier_match_are_found(finished: MatchRecord) -> None:
    rolls = rolls_of(finished.entries)
    turned = (*rolls[:3], Dice(rolls[3].first % 6 + 1, rolls[3].second), *rolls[4:])
    for seed in (None, 5):
        wrong = with_dice(finished, DiceRecord(REPLAYED, seed=seed, rolls=turned, source="earlier"))
        assert {(fault.fault, fault.roll) for fault in verify(wrong)} == {(DiceFault.WRONG_DICE, 3)}


def test_dice_of_a_seed_after_those_of_an_earlier_match_are_recomputed() -> None:
    dice = DiceRecord(REPLAYED, seed=5, rolls=(Dice(3, 1), Dice(6, 2)), source="earlier")
    record = MatchRecord(header(match_options(1), dice))
    record = played_on(record, dice_source(record.header), Random(1), 5_000)
    assert verify(record) == ()
    assert recomputed(record) == len(rolls_of(record.entries)) - 2


def test_fair_dice_after_those_of_an_earlier_match_are_recomputed(tmp_path: Path) -> None:
    dice = fair_dice_record(bytes(32), "words", (Dice(3, 1), Dice(6, 2)), "earlier")
    record = MatchRecord(header(match_options(1), dice))
    record = played_on(record, dice_source(record.header), Random(1), 5_000)
    assert verify(record) == ()
    assert recomputed(record) == len(rolls_of(record.entries)) - 2
    done = run_script(record_to_text(record), tmp_path)
    assert (done.returncode, " 0 wrong." in done.stdout) == (0, True), done.stderr
    other = with_dice(record, replace(dice, words="other words"))
    assert min(fault.roll or 0 for fault in verify(other)) == 2
    assert run_script(record_to_text(other), tmp_path).returncode == 1
    assert faults(with_dice(record, replace(dice, secret=None))) == [DiceFault.NO_SECRET]


def sealed() -> MatchRecord:
    """A finished match of fair dice whose promise was shown, with notes between what is taken back."""
    seal = Seal(bytes(range(32)))
    made = header(match_options(1), fair_dice_record(seal.secret, "words"))
    record = MatchRecord(replace(made, id=seal.match_id), [PromiseShown()])
    source = dice_source(record.header)
    record = played_on(record, source, Random(3), 5).append(HintTaken(WHITE))
    record = played_on(record, source, Random(3), 9)
    record = record.append(TakenBack(len(record.events) - 6, same_dice=True))
    return played_on(record, source, Random(3), 5_000)


def test_notes_take_no_part_in_the_dice(tmp_path: Path) -> None:
    record = sealed()
    assert verify(record) == ()
    assert was_promise_shown(record)
    done = run_script(record_to_text(record), tmp_path)
    assert (done.returncode, " 0 wrong." in done.stdout) == (0, True), done.stdout


def test_an_id_that_was_chosen_afterwards_is_found(tmp_path: Path) -> None:
    record = sealed()
    other = MatchRecord(replace(record.header, id="liked better"), record.entries)
    assert faults(other) == [DiceFault.WRONG_ID]
    assert "id of the match" in run_script(record_to_text(other), tmp_path).stderr


def test_script_compares_what_was_noted(tmp_path: Path) -> None:
    record = sealed()
    digest = record.header.dice.commitment or ""
    for noted, status in (((digest[:8].upper(), digest[8:]), 0), ((digest,), 0), (("0" * 64,), 1)):
        assert run_script(record_to_text(record), tmp_path, *noted).returncode == status


def run_script(text: str, folder: Path, *noted: str) -> subprocess.CompletedProcess[str]:
    """The result of the stand-alone script for a file with ``text``, without anything but Python."""
    file = folder / "match.json"
    file.write_text(text, "utf-8")
    command = [sys.executable, "-I", "-S", str(SCRIPT), str(file), *noted]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_script_agrees(finished: MatchRecord, tmp_path: Path) -> None:
    done = run_script(record_to_text(finished), tmp_path)
    rolls = sum("roll" in line for line in record_to_text(finished).splitlines() if '"type"' in line)
    assert rolls > 50
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{rolls} rolls recomputed, 0 wrong.\n"


def test_script_finds_a_roll_that_was_left_out(finished: MatchRecord, tmp_path: Path) -> None:
    plain = json.loads(record_to_text(finished))
    last = [entry for entry in plain["entries"] if "dice" in entry][-1]
    last["roll"] += 1
    later = dice_source(finished.header).roll(last["roll"])
    assert later
    last["dice"] = [later.first, later.second]
    done = run_script(json.dumps(plain), tmp_path)
    assert done.returncode == 1
    assert " 1 wrong." in done.stdout


def test_script_handles_any_words(tmp_path: Path) -> None:
    record = whole_match(match_options(1), seed=4)
    dice = replace(record.header.dice, words="Glück \U0001f340")
    blank = MatchRecord(replace(record.header, dice=dice))
    record = played_on(blank, dice_source(blank.header), Random(4), 5_000)
    done = run_script(record_to_text(record), tmp_path)
    assert done.returncode == 0, done.stderr


def test_script_finds_other_dice(tmp_path: Path) -> None:
    record = loaded(unfinished()).append(Abandoned(WHITE))
    done = run_script(record_to_text(record), tmp_path)
    assert done.returncode == 1
    assert "1 wrong." in done.stdout


def test_script_finds_an_exchanged_secret(finished: MatchRecord, tmp_path: Path) -> None:
    dice = replace(finished.header.dice, secret="00" * 32)
    done = run_script(record_to_text(with_dice(finished, dice)), tmp_path)
    assert done.returncode == 1
    assert "not the one that was promised" in done.stderr


def test_script_needs_the_secret(tmp_path: Path) -> None:
    done = run_script(record_to_text(unfinished()), tmp_path)
    assert done.returncode == 1
    assert "not known" in done.stderr


def test_script_is_short() -> None:
    assert len(SCRIPT.read_text("utf-8").splitlines()) <= 49
