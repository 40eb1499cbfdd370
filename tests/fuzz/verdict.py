"""How far a mutant came, and what has to hold of every match that is accepted."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import fields
from enum import StrEnum
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bgdesk.analysis.questions import questions
from bgdesk.analysis.statistics import review
from bgdesk.cli.main import main
from bgdesk.cli.shared.output import DONE, FAILED
from bgdesk.formats.export_result import UnknownFormat
from bgdesk.formats.import_result import Import
from bgdesk.formats.registry import WRITTEN, Format, read_bytes
from bgdesk.match.codec.study_codec import study_from_text, study_to_text
from bgdesk.match.events import PlayedIllegally
from bgdesk.match.record import MatchRecord
from bgdesk.match.state_ids import IdKind, state_id
from bgdesk.match.study import Study
from tests.formats.told import told

LONGEST_SENTENCE = 500
_WRITTEN = 0.4
"""So many are also written in another format, each time one that chance chooses."""
_MOST_WRITTEN = 400
"""Longer matches are not written in every format, which would take most of the time."""


class Verdict(StrEnum):
    """What became of a mutant."""

    DOOR = "refused at the door"
    INSIDE = "refused inside"
    ACCEPTED = "accepted"


def check_sentence(sentence: str) -> None:
    """One sentence that somebody can read."""
    assert 0 < len(sentence) < LONGEST_SENTENCE, f"a sentence that nobody can read: {sentence[:80]!r}"
    assert "\n" not in sentence, sentence
    own = re.sub(r"\(.*\)", "", sentence)  # in brackets stands what the file says
    assert "{" not in own or "“" in own or "'" in own or ":" in own, sentence


def check_import(found: Import, random: Random) -> None:
    """Whatever is read has a match, its remarks can be shown, and one match stands everything asked of it."""
    assert found.studies, "an Import without a match"
    assert len(found.remarks) == len(found.studies)
    for remarks in found.remarks:
        for remark in remarks:
            check_sentence(remark.sentence())
    check_study(found.studies[random.randrange(len(found.studies))], random)


def check_study(study: Study, random: Random) -> None:
    """It can be replayed, shown, analysed, kept as a record without loss, and written in other formats."""
    check_record(study.record, random)
    for analysis in study.analyses[:1]:
        review(study.record, analysis)
    text = study_to_text(study)
    assert _content(study_from_text(text)) == _content(study), "another match when read again from a record"
    if len(study.record.events) <= _MOST_WRITTEN and random.random() < _WRITTEN:
        _check_written(study, random.choice(WRITTEN))


def check_record(record: MatchRecord, random: Random) -> None:
    """It can be folded again, a state can be copied as ids, and the engine can be asked about all of it."""
    again = MatchRecord(record.header, record.entries)
    assert again.states == record.states, "another match when replayed"
    state = random.choice(record.states)
    for kind in IdKind:
        state_id(state, kind)
    list(questions(record))


def check_command_line(data: bytes, random: Random) -> None:
    """``bgdesk convert`` says one sentence for each trouble, and never that something was unexpected."""
    said = StringIO()
    with TemporaryDirectory(prefix="bgdesk-fuzz") as folder, redirect_stdout(said), redirect_stderr(said):
        source, target = (
            Path(folder) / "mutant",
            Path(folder) / f"written{random.choice(WRITTEN).suffixes[0]}",
        )
        source.write_bytes(data)
        status = main(["--home", f"{folder}/home", "convert", str(source), str(target)])
    assert status in (DONE, FAILED), said.getvalue()
    assert "Traceback" not in said.getvalue(), said.getvalue()
    assert "unexpected problem" not in said.getvalue(), said.getvalue()


def _content(study: Study) -> tuple[object, ...]:
    rest = (getattr(study, field.name) for field in fields(study) if field.name != "record")
    return (study.record.header, study.record.entries, *rest)


def _check_written(study: Study, kind: Format) -> None:
    try:
        written = kind.write(study)
    except UnknownFormat as refused:
        check_sentence(str(refused))
        return
    for warning in written.warnings:
        check_sentence(str(warning))
    again = read_bytes(written.content)
    assert again.format == kind.id, f"written as {kind.id}, read as {again.format}"
    if kind.holds_every_game:
        assert again.studies[0].record.events == study.record.events
    elif not written.warnings and not any(
        isinstance(event, PlayedIllegally) for event in study.record.events
    ):
        assert _plays(again.studies) == _plays([study]), f"other plays after {kind.id}"


def _has_illegal_play(study: Study) -> bool:
    """Formats tell these in words or as positions."""
    return any(isinstance(event, PlayedIllegally) for event in study.record.events)


def _plays(studies: Iterable[Study]) -> list[tuple[object, ...]]:
    """Who rolled and played what; who danced last, formats may leave out."""
    turns = [action for study in studies for game in told(study.record) for action in game.actions]
    return [turn for turn in turns if len(turn) > 2 and turn[2]]
