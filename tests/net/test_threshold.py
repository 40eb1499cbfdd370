"""Who stands at the door of a table: nobody who says nothing keeps others out."""

from __future__ import annotations

from contextlib import ExitStack
from unittest.mock import Mock

from bgdesk.net.threshold import MOST_OF_ONE, MOST_STANDING, Threshold


def from_host(host: str) -> Mock:
    writer = Mock()
    writer.get_extra_info.return_value = (host, 4000)
    return writer


def sent_away(come: list[Mock]) -> list[int]:
    return [place for place, writer in enumerate(come) if writer.transport.abort.called]


def test_whoever_comes_last_has_room() -> None:
    threshold = Threshold()
    with ExitStack() as standing:
        come = [from_host(f"10.0.0.{number}") for number in range(MOST_STANDING + 2)]
        for writer in come:
            standing.enter_context(threshold.with_room(writer))
        assert sent_away(come) == [0, 1]
    with ExitStack() as standing:
        flood = [from_host("10.0.0.1") for _ in range(MOST_OF_ONE + 2)]
        other = from_host("10.0.0.2")
        for writer in (other, *flood):
            standing.enter_context(threshold.with_room(writer))
        assert sent_away(flood) == [0, 1]
        assert sent_away([other]) == []


def test_whoever_was_let_in_stands_there_no_more() -> None:
    threshold, come = Threshold(), [from_host("10.0.0.1") for _ in range(2 * MOST_STANDING)]
    for writer in come:
        with threshold.with_room(writer):
            pass
    assert sent_away(come) == []
