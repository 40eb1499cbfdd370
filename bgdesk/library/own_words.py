"""What the user says of matches: comments on decisions, lines, facts in place of those of a file."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from bgdesk.library.store import Store
from bgdesk.match.codec.json_shapes import json_of
from bgdesk.match.codec.record_codec import CodecError
from bgdesk.match.codec.study_codec import MAX_COMMENT, MAX_TAG, branch_from_json, branch_to_json
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Branch, Comment, Study, Tag

_log = logging.getLogger(__name__)

_WHOLE_MATCH = -1


class OwnWords:
    """Kept beside what the files say, by the id of the match. Every method raises JournalError on failure."""

    def __init__(self, store: Store, now: Callable[[], str]) -> None:
        self._store = store
        self._now = now

    def comment(self, match_id: str, event: int | None, text: str) -> None:
        """Keep ``text`` as the comment on ``event``, ``None`` for the whole match, unless it is empty."""
        number, kept = _WHOLE_MATCH if event is None else event, clean(text, MAX_COMMENT)
        with self._store.writing() as run:
            if kept.strip():
                run(
                    "INSERT OR REPLACE INTO own_comment (match_id, event, text, updated) VALUES (?, ?, ?, ?)",
                    match_id,
                    number,
                    kept,
                    self._now(),
                )
            else:
                run("DELETE FROM own_comment WHERE match_id = ? AND event = ?", match_id, number)

    def put_facts(self, match_id: str, facts: Mapping[str, str]) -> None:
        """Keep ``facts`` by the keys of tags; an empty one leaves out what a file says."""
        with self._store.writing() as run:
            for name, value in facts.items():
                run(
                    "INSERT OR REPLACE INTO own_fact (match_id, name, value, updated) VALUES (?, ?, ?, ?)",
                    match_id,
                    name,
                    clean(value, MAX_TAG),
                    self._now(),
                )
            if Tag.EVENT in facts:
                run("UPDATE listed SET event = ? WHERE id = ?", clean(facts[Tag.EVENT], MAX_TAG), match_id)

    def put_line(self, match_id: str, line: Branch, instead_of: Branch | None = None) -> None:
        """Keep ``line``, which was tried out, in place of its state before."""
        with self._store.writing() as run:
            if instead_of:
                run(
                    "UPDATE OR REPLACE own_line SET body = ?, updated = ? WHERE match_id = ? AND body = ?",
                    _body(line),
                    self._now(),
                    match_id,
                    _body(instead_of),
                )
            run(
                "INSERT OR IGNORE INTO own_line (match_id, body, updated) VALUES (?, ?, ?)",
                match_id,
                _body(line),
                self._now(),
            )

    def arrange_lines(self, match_id: str, lines: Iterable[Branch], *, instead_of: Iterable[Branch]) -> None:
        """Keep ``lines``, in this order, in place of those of ``instead_of``."""
        with self._store.writing() as run:
            for line in instead_of:
                run("DELETE FROM own_line WHERE match_id = ? AND body = ?", match_id, _body(line))
            for line in lines:
                run(
                    "INSERT OR IGNORE INTO own_line (match_id, body, updated) VALUES (?, ?, ?)",
                    match_id,
                    _body(line),
                    self._now(),
                )

    def forget_line(self, match_id: str, line: Branch) -> None:
        """Keep ``line`` no longer."""
        with self._store.writing() as run:
            run("DELETE FROM own_line WHERE match_id = ? AND body = ?", match_id, _body(line))

    def said_of(self, match_id: str, study: Study) -> Study:
        """``study`` with what was said here; the same comment in a file is not said twice."""
        own = self._comments(match_id, len(study.record.events))
        others = tuple(one for one in study.comments if replace(one, is_own=True) not in own)
        lines = self._lines(match_id, study.record)
        return replace(
            study,
            comments=(*own, *others),
            tags=with_facts(study.tags, self._facts(match_id)),
            branches=(*study.branches, *lines),
        )

    def _lines(self, match_id: str, record: MatchRecord) -> Iterator[Branch]:
        """Those that can be read, in the order in which they were tried out."""
        rows = self._store.read("SELECT body FROM own_line WHERE match_id = ? ORDER BY number", match_id)
        for (body,) in rows:
            try:
                yield replace(branch_from_json(json_of(body, "line", sys.maxsize), record), is_own=True)
            except CodecError as problem:
                _log.warning("a line of %s cannot be read and is skipped: %s", match_id, problem)

    def _comments(self, match_id: str, events: int) -> tuple[Comment, ...]:
        rows = self._store.read(
            "SELECT event, text FROM own_comment WHERE match_id = ? AND event < ? ORDER BY event",
            match_id,
            events,
        )
        return tuple(
            Comment(None if event == _WHOLE_MATCH else event, text, is_own=True) for event, text in rows
        )

    def _facts(self, match_id: str) -> dict[str, str]:
        return dict(self._store.read("SELECT name, value FROM own_fact WHERE match_id = ?", match_id))


def _body(line: Branch) -> str:
    return json.dumps(branch_to_json(line), separators=(",", ":"), ensure_ascii=False)


def with_line(study: Study, line: Branch, instead_of: Branch | None = None) -> Study:
    """``study`` with ``line`` as a line that was tried out, in place of its state before."""
    if instead_of in study.branches and line not in study.branches:
        places = (line if one == instead_of else one for one in study.branches)
        return replace(study, branches=tuple(places))
    others = tuple(one for one in study.branches if one not in (line, instead_of))
    return replace(study, branches=(*others, line))


def without_line(line: Branch, study: Study) -> Study:
    """``study`` without ``line``."""
    return replace(study, branches=tuple(one for one in study.branches if one != line))


def with_facts(tags: tuple[tuple[str, str], ...], facts: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """``tags`` with ``facts`` in the place of those of the same key; empty ones are left out."""
    kept = {name: value for name, value in tags if name in facts}
    told = tuple((name, facts.get(name, value)) for name, value in tags if name not in kept or facts[name])
    added = tuple((name, value) for name, value in facts.items() if value and name not in kept)
    return (*dict.fromkeys(told), *added)


def with_comment(study: Study, event: int | None, text: str) -> Study:
    """``study`` with ``text`` as the own comment on ``event``; without one where it is empty."""
    others = tuple(one for one in study.comments if not (one.is_own and one.event == event))
    own = (Comment(event, clean(text, MAX_COMMENT), is_own=True),) if text.strip() else ()
    return replace(study, comments=(*own, *others))


def clean(text: str, most: int) -> str:
    """``text`` without characters that cannot be seen, at most so long."""
    seen = "".join(one for one in text.replace("\t", " ") if one == "\n" or one.isprintable())
    return seen[:most]
