"""What the user says of matches: comments on decisions, and facts in the place of those of a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bgdesk.library.store import Store
from bgdesk.match.codec.study_codec import MAX_COMMENT, MAX_TAG
from bgdesk.match.study import Comment, Study, Tag

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

    def said_of(self, match_id: str, study: Study) -> Study:
        """``study`` with what was said here; the same comment in a file is not said twice."""
        own = self._comments(match_id, len(study.record.events))
        others = tuple(one for one in study.comments if replace(one, is_own=True) not in own)
        return replace(study, comments=(*own, *others), tags=with_facts(study.tags, self._facts(match_id)))

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
