"""Rich text of eXtreme Gammon's comments as plain text."""

from __future__ import annotations

import pytest

from bgdesk.formats.xg.comments import comments, plain_text

HEAD = r"{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fnil Arial;}{\f1\fnil\fcharset128 Gothic;}}\uc1\pard\f0 "


@pytest.mark.parametrize(
    ("rich", "plain"),
    [
        (r"a\'e9\par}", "aé"),
        (r"\u233?\u233\'e9!}", "éé!"),
        (r"\u-10179?\u-8704?}", "😀"),
        (r"\f1\'93\'fa\'96\'7b\f0 .}", "日本."),
        (r"\{x\}\\ \'7e\~y}", "{x}\\ ~ y"),
        ("one\r\n two\\line three\\par\r\n\\par four\\tab five}", "one two\nthree\n\nfour    five"),
        (r"{\*\generator Riched20;}{\colortbl;\red1;}{\b bold}\b0  text}", "bold text"),
        (r"\uc2\u8220ab quote\uc0\u8221}", "\u201c quote\u201d"),
        (r"unfinished {\i word", "unfinished word"),
        (r"\u55357?alone}", "\ufffdalone"),
    ],
)
def test_rich_text(rich: str, plain: str) -> None:
    assert plain_text(HEAD + rich) == plain


def test_plain_text_is_kept_without_what_cannot_be_shown() -> None:
    assert plain_text("one\r\ntwo\0\x1b[31m") == "one\ntwo[31m"


def test_a_comment_is_a_line_with_marks_for_its_own_line_ends() -> None:
    assert comments(b"{\\rtf1 a\x01\x02\\par b}\r\n\r\n{\\rtf1 c}\r\n") == ("a\nb", "", "c")
    assert comments(b"") == ()


def test_braces_without_end_are_no_trouble() -> None:
    assert plain_text("{\\rtf1 " + "{" * 50_000 + "deep" + "}" * 60_000) == "deep"
