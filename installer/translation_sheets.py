r"""What is new in one language as a plain list to write into, and what was written taken back.

A list is made of entries such as this one, with a form in a line of its own for each plural:

    [a3f09c1d] Actions: Menu entry, a verb: roll the dice
    > &Roll
    ~ what was said before the source changed
    = &Würfeln

Only the lines with the key and with ``=`` are read; ``\n`` is a new line inside a text.
"""

from __future__ import annotations

import hashlib
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bgdesk.renaming import patient_replace
from installer.report import ProblemError
from installer.translation_checks import faults

_KEY_LENGTH = 8
_HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'


@dataclass(frozen=True, slots=True)
class Entry:
    """One text of a language; ``form_count`` is ``None`` where nothing is counted.

    ``said`` are its forms, ``is_open`` whether they still have to be written or looked at.
    """

    key: str
    context: str
    source: str
    comment: str
    form_count: int | None
    said: tuple[str, ...]
    is_open: bool

    @property
    def faults(self) -> list[str]:
        """What is wrong with a text that is not open, in a sentence each."""
        return [] if self.is_open else faults(self.source, self.said, self.form_count)


@dataclass(frozen=True, slots=True)
class Taken:
    """How many texts were taken, and why others were not, in a sentence each."""

    count: int
    refused: tuple[str, ...]


def entries(path: Path) -> list[Entry]:
    """The texts that the program says, in the order of the ``.ts`` file ``path``."""
    return [_entry(context, message) for context, message in _messages(ET.parse(path).getroot())]


def sheet(path: Path, is_whole: bool = False) -> str:
    """The open texts of ``path`` as a list, or all of them."""
    return "\n".join(_written(entry) for entry in entries(path) if is_whole or entry.is_open)


def take(path: Path, text: str) -> Taken:
    """Put the forms of the list ``text`` into ``path``; what has a fault is left as it was.

    Raises ProblemError where ``text`` is no such list.
    """
    told = read_sheet(text)
    tree = ET.parse(path)
    known: set[str] = set()
    refused = []
    for context, message in _messages(tree.getroot()):
        entry = _entry(context, message)
        known.add(entry.key)
        said = told.get(entry.key)
        if not said:
            continue
        wrong = faults(entry.source, said, entry.form_count)
        if wrong:
            refused.append(f"[{entry.key}] {' '.join(wrong)} {entry.source!r}: {' / '.join(said)!r}")
        else:
            _say(message, said)
    refused += [f"[{key}] The program does not say this." for key in told if key not in known]
    new = path.with_suffix(".new")
    new.write_text(
        _HEAD + ET.tostring(tree.getroot(), encoding="unicode") + "\n", encoding="utf-8", newline="\n"
    )
    patient_replace(new, path)
    return Taken(sum(1 for said in told.values() if said) - len(refused), tuple(refused))


def read_sheet(text: str) -> Mapping[str, Sequence[str]]:
    """The forms of each key. Raises ProblemError at a form without a key."""
    found: dict[str, list[str]] = {}
    forms: list[str] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("[") and line[_KEY_LENGTH + 1 : _KEY_LENGTH + 2] == "]":
            forms = found.setdefault(line[1 : _KEY_LENGTH + 1], [])
        elif line.startswith("="):
            if forms is None:
                raise ProblemError(f"Line {number} has a translation without the key of its text.")
            form = line[1:].removeprefix(" ").replace("\\n", "\n")
            if form:
                forms.append(form)
    return found


def _messages(root: ET.Element) -> Iterator[tuple[str, ET.Element]]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            if message.find("translation[@type='vanished']") is None:
                yield context.findtext("name", ""), message


def _entry(context: str, message: ET.Element) -> Entry:
    source, meant = message.findtext("source", ""), message.findtext("comment", "")
    comment = "; ".join(filter(None, (meant, message.findtext("extracomment", ""))))
    said = message.find("translation")
    if said is None:
        raise ProblemError(f"A text has no place for its translation: {source!r}.")
    forms = said.findall("numerusform")
    return Entry(
        hashlib.sha256(f"{context}\0{source}\0{meant}".encode()).hexdigest()[:_KEY_LENGTH],
        context,
        source,
        comment,
        len(forms) if message.get("numerus") == "yes" else None,
        tuple(form.text or "" for form in forms) or (said.text or "",),
        said.get("type") == "unfinished",
    )


def _written(entry: Entry) -> str:
    title = f"[{entry.key}] {entry.context}" + (f": {entry.comment}" if entry.comment else "")
    before = [f"~ {_in_line(form)}" for form in entry.said if form and entry.is_open]
    after = ["="] * len(entry.said) if entry.is_open else [f"= {_in_line(form)}" for form in entry.said]
    return "\n".join((_in_line(title), f"> {_in_line(entry.source)}", *before, *after, ""))


def _in_line(text: str) -> str:
    return text.replace("\n", "\\n")


def _say(message: ET.Element, said: Sequence[str]) -> None:
    translation = message.find("translation")
    assert translation is not None
    translation.attrib.pop("type", None)
    forms = translation.findall("numerusform")
    if not forms:
        translation.text = said[0]
    for form, text in zip(forms, said, strict=False):
        form.text = text
    for old in message.findall("oldsource"):
        message.remove(old)
