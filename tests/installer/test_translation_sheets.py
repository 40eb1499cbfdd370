"""A language as a list to write into, and what was written taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from installer.report import ProblemError
from installer.translation_checks import faults, is_left_as_it_was
from installer.translation_sheets import entries, read_sheet, sheet, take

TEXTS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name>Page</name>
    <message>
        <source>&amp;Roll</source>
        <extracomment>Button, imperative</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One.
{name} rolls.</source>
        <oldsource>{name} throws.</oldsource>
        <translation type="unfinished">{name} wirft.</translation>
    </message>
    <message>
        <source>Said long ago</source>
        <translation type="vanished">Längst gesagt</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Ablehnen</translation>
    </message>
</context>
</TS>
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "bgdesk_de.ts"
    path.write_text(TEXTS, encoding="utf-8")
    return path


def test_what_is_open_is_listed_and_taken_once_it_is_written(path: Path) -> None:
    listed = sheet(path)
    assert "Said long ago" not in listed
    assert "Pass" not in listed
    assert "] Page: Button, imperative\n> &Roll\n=\n" in listed
    assert "> One.\\n{name} rolls.\n~ {name} wirft.\n=\n" in listed
    written = listed.replace("> &Roll\n=", "> &Roll\n= &Würfeln")
    written = written.replace("> %n game(s)\n=\n=", "> %n game(s)\n= %n Spiel\n= %n Spiele")
    written = written.replace("wirft.\n=", "wirft.\n= Eins.\\n{name} würfelt.")
    assert take(path, written).count == 3
    assert [one.said for one in entries(path)] == [
        ("&Würfeln",),
        ("%n Spiel", "%n Spiele"),
        ("Eins.\n{name} würfelt.",),
        ("Ablehnen",),
    ]
    assert sheet(path) == ""
    assert "= Ablehnen" in sheet(path, is_whole=True)


def test_what_has_a_fault_is_refused_by_itself(path: Path) -> None:
    first, counted, _, _ = entries(path)
    taken = take(
        path, f"[{first.key}]\n= Würfeln\n[{counted.key}]\n= %n Spiel\n= %n Spiele\n[00000000]\n= x\n"
    )
    assert taken.count == 1
    assert [line[:10] for line in taken.refused] == [f"[{first.key}]", "[00000000]"]
    assert [one.is_open for one in entries(path)[:2]] == [True, False]


def test_a_form_without_a_key_is_no_list() -> None:
    with pytest.raises(ProblemError, match="Line 1"):
        read_sheet("= Würfeln")


@pytest.mark.parametrize(
    ("source", "said", "form_count", "is_good"),
    [
        ("{one} beats {other}.", ["{other} verliert gegen {one}."], None, True),
        ("{one} beats {other}.", ["{one} gewinnt."], None, False),
        ("%n game(s)", ["%n Spiel", "%n Spiele"], 2, True),
        ("%n game(s)", ["%n Spiele"], 2, False),
        ("%n game(s)", ["ein Spiel", "%n Spiele"], 2, False),
        ("Share (90 % interval)", ["Pay (%90)"], None, True),
        ("%1 of %2", ["%2 içinde %1 (%90)"], None, True),
        ("%1 of %2", ["%3 içinde %1"], None, False),
        ("%n of 90 %", ["%90"], 1, False),
        ("&Roll", ["ロール(&R)"], None, True),
        ("&Roll", ["Würfeln"], None, False),
        ("Fish && chips", ["Fisch && Pommes"], None, True),
        ("&lt;b", ["&lt;b"], None, True),
        ("<b>Pip count</b>", ["<b>Pips</b>"], None, True),
        ("<b>Pip count</b>", ["Pips"], None, False),
        ("Open…", ["Öffnen"], None, False),
        ("Open ", ["Öffnen"], None, False),
        ("Open", [" "], None, False),
        ("One.\nTwo.", ["Eins. Zwei."], None, False),
    ],
)
def test_what_a_translation_must_keep(
    source: str, said: list[str], form_count: int | None, is_good: bool
) -> None:
    assert (faults(source, said, form_count) == []) is is_good


@pytest.mark.parametrize(
    ("source", "said", "is_left"),
    [
        ("Roll", "Roll", True),
        ("Roll", "Würfeln", False),
        ("{white}: {black}", "{white}: {black}", False),
        ("8/5", "8/5", False),
    ],
)
def test_what_was_left_in_english_is_seen(source: str, said: str, is_left: bool) -> None:
    assert is_left_as_it_was(source, [said]) is is_left
