"""What a tutor said is a comment in an .sgf file, and nothing in the others."""

from __future__ import annotations

from bgdesk.formats.sgf import writer
from bgdesk.match.events import Played
from bgdesk.match.study import Comment, Study
from tests.match.test_warned import POINT, WHITE, begun, warned


def test_a_warning_is_a_comment_on_the_play() -> None:
    record = begun().append(warned()).append(Played(WHITE, POINT))
    text = writer.write(Study(record, comments=(Comment(2, "mine"),))).text
    assert "C[mine\n\nTutor: 24/21 6/5 costs 0.110]" in text
