"""What a translated text must keep of its source: gaps, letters of the keyboard, markup, ends and forms."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

_GAP = re.compile(r"\{\w+\}|%n|%\d")
_NUMBERED = re.compile(r"%\d")
_TAG = re.compile(r"</?[a-zA-Z]+[^<>]*>")
_KEY = re.compile(r"&(?!&|\w+;|#)\S")
_ESCAPED = "&&"
_WORD = re.compile(r"[^\W\d_]{2,}")


def faults(source: str, said: Sequence[str], form_count: int | None) -> list[str]:
    """What is wrong with ``said``, the forms of one text, in a sentence each.

    ``form_count`` is how many the language has for a counted text, ``None`` where nothing is counted.
    """
    expected = 1 if form_count is None else form_count
    if len(said) != expected:
        return [f"It needs {expected} form(s), not {len(said)}."]
    return [fault for form in said for fault in _faults_of_form(source, form, form_count)]


def is_left_as_it_was(source: str, said: Sequence[str]) -> bool:
    """Whether words of English stand there unchanged."""
    bare = _TAG.sub("", _GAP.sub("", source))
    return bool(_WORD.search(bare)) and all(form == source for form in said)


def _faults_of_form(source: str, said: str, form_count: int | None) -> Iterator[str]:
    if not said.strip():
        yield "It is empty."
        return
    expected = _gaps(source)
    if expected != (found := [gap for gap in _gaps(said) if gap in expected or not _NUMBERED.match(gap)]):
        yield f"Its gaps must be {_listed(expected)}, not {_listed(found)}."
    if sorted(_TAG.findall(source)) != sorted(_TAG.findall(said)):
        yield "Its markup differs from that of the source."
    if len(_keys(source)) != len(_keys(said)):
        yield f"It must have {len(_keys(source))} letter(s) for the keyboard, marked by &."
    if source.count("\n") != said.count("\n"):
        yield "It has another number of lines."
    if _outer_space(source) != _outer_space(said):
        yield "It begins or ends with other spaces."
    if source.endswith("…") != said.endswith("…"):
        yield "Both must end with … or neither."


def _gaps(text: str) -> list[str]:
    """What is filled in, and percent signs that stand before a digit, as in the Turkish %90."""
    return sorted(set(_GAP.findall(text)))


def _keys(text: str) -> list[str]:
    return _KEY.findall(_TAG.sub("", text.replace(_ESCAPED, "")))


def _outer_space(text: str) -> tuple[str, str]:
    bare = text.strip()
    return text[: text.index(bare)], text[text.index(bare) + len(bare) :]


def _listed(gaps: Sequence[str]) -> str:
    return ", ".join(gaps) or "none"
