"""Marks texts in tables for translation."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802  # pyside6-lupdate looks for it
    """``text``, to be translated in ``context`` where it is shown; typed, unlike Qt's own."""
    del context
    return text
