"""Every message there and back, and what is refused by name before anybody looks at it."""

from __future__ import annotations

import json
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.match.options import match_options
from bgdesk.net import messages
from bgdesk.net.faults import TableFault, TableRefused
from bgdesk.net.lines import LineBuffer
from bgdesk.net.messages import LONGEST_LINE, TYPES, Message, decoded, encoded
from bgdesk.rules.player import Player
from tests.fuzz.table_lines import bent, decided, mutated, recorded_lines, watched
from tests.match.strategies import digests, entries

HEX = "ab" * 32
words = st.text("abc äß", min_size=1, max_size=40).filter(
    lambda text: text == messages.clean_said(text) and text
)
seqs = st.integers(0, 1000)
ALL: st.SearchStrategy[Message] = st.one_of(
    st.builds(
        messages.Hello,
        words,
        words,
        resume=st.none() | st.builds(messages.Resume, st.just("ab" * 8), seqs, digests),
    ),
    st.builds(
        messages.TableOffer,
        st.just(match_options(5)),
        st.sampled_from(Player),
        st.just("2026-01-01T00:00:00Z"),
        digests,
    ),
    st.builds(messages.Agree, digests),
    st.builds(messages.Begin, st.just("ab" * 8), digests),
    st.builds(messages.EntryTold, seqs, digests, entries),
    st.builds(messages.RollAsked, seqs),
    st.builds(messages.Reveal, seqs, digests),
    st.builds(messages.RefusalTold, seqs, st.sampled_from(TableFault)),
    st.builds(messages.Wish, seqs, entries),
    st.builds(messages.Say, words),
    st.builds(messages.SayCanned, st.sampled_from(messages.CANNED)),
    st.sampled_from([messages.Ping(), messages.Pong(), messages.Leave(), messages.Decline()]),
)


@given(ALL, st.integers(1, 2**53))
@settings(max_examples=150)
def test_every_message_there_and_back(message: Message, number: int) -> None:
    line = encoded(message, number)
    assert line.endswith(b"\n")
    assert decoded(line, number) == message


def test_every_message_is_tried() -> None:
    assert {struct.make for struct in TYPES.values()} == set(Message.__args__) - {messages.Unknown}


def said(**fields: object) -> bytes:
    return json.dumps({"v": 1, "n": 1, **fields}).encode()


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (b"x" * (LONGEST_LINE + 1), TableFault.LINE_TOO_LONG),
        (b'{"v":1,"n":1,"t":"\xff"}', TableFault.NOT_TEXT),
        (b"", TableFault.NOT_JSON),
        (b"[1]", TableFault.NOT_JSON),
        (b'{"v":1,"n":1,"t":"ping","x":' + b"[" * 9 + b"]" * 9 + b"}", TableFault.NOT_JSON),
        (b"[" * 16_000, TableFault.NOT_JSON),
        (b'{"v":1,"n":1,"t":"later","x":NaN}', TableFault.NOT_JSON),
        (b'{"v":1,"n":1,"t":"later","x":-Infinity}', TableFault.NOT_JSON),
        (b'{"v":1,"n":1,"n":1,"t":"ping"}', TableFault.NOT_JSON),
        (b'{"v":1,"n":1,"t":"later","x":' + b"9" * 5_000 + b"}", TableFault.NOT_JSON),
        (said(t="roll", seq=2**63), TableFault.BAD_MESSAGE),
        (said(t="roll", seq=1.0), TableFault.BAD_MESSAGE),
        (said(t="roll", seq=True), TableFault.BAD_MESSAGE),
        (said(t="roll", seq="1"), TableFault.BAD_MESSAGE),
        (said(t="roll"), TableFault.BAD_MESSAGE),
        (said(t="hello", name=" ", app="x", least=1, most=1, rules=1), TableFault.BAD_MESSAGE),
        (said(t="ping", more=1), TableFault.BAD_MESSAGE),
        (said(t="say", text="x" * 501), TableFault.BAD_MESSAGE),
        (said(t="say", text="half \ud800"), TableFault.BAD_MESSAGE),
        (said(t="reveal", k=1, secret="AB" * 32), TableFault.BAD_MESSAGE),
        (said(t=7), TableFault.BAD_MESSAGE),
        (said(t="!new"), TableFault.NOT_UNDERSTOOD),
        (b'{"v":2,"n":1,"t":"ping"}', TableFault.OTHER_PROTOCOL),
        (b'{"v":1,"n":2,"t":"ping"}', TableFault.OUT_OF_ORDER),
        (b'{"v":true,"n":1,"t":"ping"}', TableFault.BAD_MESSAGE),
    ],
)
def test_what_is_refused(line: bytes, fault: TableFault) -> None:
    with pytest.raises(TableRefused) as refused:
        decoded(line, 1)
    assert refused.value.fault is fault


def test_a_text_without_an_end_is_read_once() -> None:
    before = process_time()
    assert messages.outline_of('[{"' + '\\"' * 32_000) == "[{"
    assert messages.outline_of('{"a\\\\":"\\"b",[]}') == "{:,[]}"
    assert messages.outline_of('"' + '\\"' * 32_000 + "\\\n[") == ""
    assert process_time() - before < 1


def test_later_messages_do_not_matter() -> None:
    assert decoded(said(t="later", deep=[[[{}]]], text="N[[[[[[[[[["), 1) == messages.Unknown()


def test_chat_is_one_harmless_line() -> None:
    heard = decoded(said(t="say", text="a\u202eb\n\tc e\u0301 <b>"), 1)
    assert heard == messages.Say("a\ufffdb c \xe9 <b>")


def test_too_long_a_message_is_never_sent() -> None:
    with pytest.raises(ValueError, match="bytes"):
        encoded(messages.Say("x" * LONGEST_LINE), 1)


@given(st.binary(max_size=300), st.integers(1, 50))
def test_lines_come_out_however_they_are_cut(data: bytes, size: int) -> None:
    buffer, lines = LineBuffer(), list[bytes]()
    for at in range(0, len(data), size):
        lines += buffer.fed(data[at : at + size])
    assert lines == data.split(b"\n")[:-1]


def test_a_line_without_end_is_handed_on_and_forgotten() -> None:
    buffer = LineBuffer()
    assert buffer.fed(b"x" * LONGEST_LINE) == []
    (long,) = buffer.fed(b"xx")
    assert len(long) > LONGEST_LINE
    assert buffer.fed(b"y\n") == [b"y"]


def test_1000_mutated_lines_are_understood_or_refused_by_name() -> None:
    lines, choose = recorded_lines(), Random(1)
    outcomes, seen = set[str](), set[str]()
    for _ in range(500):
        for change in (mutated, bent):
            line = change(choose.choice(lines), choose)
            outcomes.add(decided(line))
            seen.add(watched(line))
    assert len(outcomes) > 8
    assert len(seen) > 4
    assert "understood" in outcomes & seen
