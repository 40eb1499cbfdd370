"""A small part of the long trial, always the same one; ``python -m tests.fuzz`` is the whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from bgdesk.formats.registry import FORMATS
from tests.fuzz.targets import TARGETS
from tests.fuzz.trials import Finding, Report, tried, try_one
from tests.fuzz.verdict import Verdict

MUTANTS = 1_000
PARTS = 4
MOST_AT_THE_DOOR = 0.75


@pytest.mark.parametrize("part", range(PARTS))
def test_mutants_are_accepted_whole_or_refused_with_a_sentence(part: int) -> None:
    names = list(TARGETS)[part::PARTS]
    report = tried(names, range(MUTANTS // PARTS), seed=1)
    assert not report.findings, report.findings[0].problem
    for name in names:
        assert report.shares(name)[Verdict.DOOR] <= MOST_AT_THE_DOOR, report.text()


def test_every_format_is_tried() -> None:
    assert {kind.id for kind in FORMATS if kind.reader} <= TARGETS.keys()


def test_a_finding_is_kept_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_data: bytes, _random: object) -> Verdict:
        raise KeyError("nobody expects this")

    target = TARGETS["ids"]
    broken = type(target)(target.name, target.samples, target.change, fails)
    monkeypatch.setitem(TARGETS, "ids", broken)
    report = tried(["ids"], range(1), seed=5)
    (finding,) = report.findings
    assert "nobody expects this" in finding.cause
    again = Finding.loaded(finding.saved(tmp_path))
    assert again == finding
    replayed = Report()
    try_one(broken, again, replayed)
    assert [one.data for one in replayed.findings] == [finding.data]
