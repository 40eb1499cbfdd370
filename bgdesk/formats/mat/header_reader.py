"""What the headers of a .mat file say: the rules agreed on, the players' names, and tags."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from types import MappingProxyType

from bgdesk.formats.import_result import UNKNOWN_TIME, RemarkKind, Weight
from bgdesk.formats.mat.header_writer import CUBE_LIMIT_KEY, DEFAULT_CUBE_LIMIT, OWN_SITE
from bgdesk.formats.mat.lines import HeaderLine, MatchText
from bgdesk.formats.other_games import is_known_elsewhere
from bgdesk.match.options import MAX_LENGTH, MONEY, MatchOptions, match_options
from bgdesk.match.state import Pair
from bgdesk.match.study import Tag
from bgdesk.rules.variants import RULESETS

Finding = tuple[RemarkKind, Weight, str, int | None]
"""What there is to remark, about which words, on which line."""

TAGS: Mapping[str, str] = MappingProxyType(
    {
        "event": Tag.EVENT,
        "round": Tag.ROUND,
        "site": Tag.SITE,
        "place": Tag.PLACE,
        "eventdate": Tag.DATE,
        "eventtime": Tag.TIME,
        "annotator": Tag.ANNOTATOR,
        "transcriber": Tag.TRANSCRIBER,
        "source": Tag.SOURCE,
        "match id": "Match ID",
        "cubelimit": CUBE_LIMIT_KEY,
    }
)
"""Headers that are common knowledge of a match, in lower case."""

UNDERSTOOD = frozenset({"variation", "crawford", "jacoby", "beaver", "beavers", "player 1", "player 2"})
"""Headers that say something about rules or players and are no tags."""

_RATINGS = ("player 1 elo", "player 2 elo")
_OFF = frozenset({"off", "no", "false", "0"})
_VARIATION = re.compile(
    r"(hyper|nack|long|back)?[\s-]*(?:back)?(?:gammon)?\s*\(?\s*([123])?\s*\)?", re.IGNORECASE
)
_DATE = re.compile(r"(\d{4})[./-](\d{1,2})[./-](\d{1,2})", re.ASCII)
_TIME = re.compile(r"(\d{1,2})[.:](\d{2})(?:[.:]\d{2})?", re.ASCII)
_LIKELY_LENGTHS = (3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25)
_ENDS_MATCH = re.compile(r"and\s+the\s+match", re.IGNORECASE)
_ID = re.compile(r"[\x21-\x7e]{1,100}")
_LONGEST_TAG = 1_000


@dataclass(frozen=True, slots=True)
class Agreed:
    """The options of a match; ``is_said`` holds the headers in lower case that speak of them."""

    options: MatchOptions
    is_said: frozenset[str]
    findings: tuple[Finding, ...] = ()


def agreed(text: MatchText, chain: int) -> Agreed:
    """The options of ``text``, in which the longest row of raises has ``chain``; guesses are remarked."""
    findings: list[Finding] = []
    length = text.length
    if length is None:
        length = _likely_length(text)
        findings.append((RemarkKind.LENGTH_MISSING, Weight.REPAIRED, str(length), None))
    elif length > MAX_LENGTH:
        findings.append((RemarkKind.OPTION_UNKNOWN, Weight.ODD, f"{length} point match", None))
        length = MAX_LENGTH
    variant, unknown = _variant(text.header("variation"))
    if unknown:
        findings.append((RemarkKind.VARIATION_UNKNOWN, Weight.ODD, unknown, None))
    usual = match_options(length)
    options = replace(
        usual,
        variant=variant,
        cube=text.header("cubelimit") not in ("1", "0"),
        crawford=_switch(text, "crawford", is_usual=usual.crawford),
        jacoby=_switch(text, "jacoby", is_usual=usual.jacoby),
        max_chain=_chain(text, chain, usual.max_chain),
    )
    said = frozenset(header.key.lower() for header in text.headers if header.value)
    return Agreed(options.locked(), said, tuple(findings))


def _switch(text: MatchText, key: str, *, is_usual: bool) -> bool:
    value = text.header(key)
    return value.lower() not in _OFF if value else is_usual


def _chain(text: MatchText, chain: int, usual: int) -> int:
    value = text.header("beaver") or text.header("beavers")
    said = usual if not value else int(value.lower() not in _OFF)
    return max(chain, said)


def _variant(value: str | None) -> tuple[str, str]:
    """The id of a variant, and ``value`` if it names none."""
    if not value or value.lower() == "standard":
        return "backgammon", ""
    own = value.strip().lower()
    if own in RULESETS and is_known_elsewhere(MatchOptions(variant=own)):
        return own, ""
    found = _VARIATION.fullmatch(value.strip())
    if found is None or not found[1]:
        return "backgammon", value
    kind, number = found[1].lower(), found[2] or "3"
    if kind == "hyper":
        return ("hypergammon" if number == "3" else f"hypergammon{number}"), ""
    return f"{kind}gammon", ""


def _likely_length(text: MatchText) -> int:
    """Enough points for every score in ``text``; money when there is no sign of a match."""
    scores = [max(game.head.score.white, game.head.score.black) for game in text.games if game.head]
    ends = any(
        _ENDS_MATCH.search(cell.text) for game in text.games for row in game.rows() for cell in row.cells
    )
    highest = max(scores, default=0)
    is_match = ends or highest or text.header("crawford")
    if not is_match or text.header("jacoby"):
        return MONEY
    return next((length for length in _LIKELY_LENGTHS if length > highest), min(highest + 1, MAX_LENGTH))


def real_names(text: MatchText, columns: Pair[str]) -> tuple[Pair[str], bool]:
    """The names in the header by column, empty where there are none, and whether it has them reversed."""
    named = Pair(text.header("player 1") or "", text.header("player 2") or "")
    if _is_same(named.white, columns.white) or _is_same(named.black, columns.black):
        return named, False
    if _is_same(named.white, columns.black) or _is_same(named.black, columns.white):
        return Pair(named.black, named.white), True
    return named, False


def _is_same(named: str, column: str) -> bool:
    """Whether a name in the header is that of a column, which may cut it off."""
    one, other = " ".join(named.split()).casefold(), " ".join(column.split()).casefold()
    return bool(other) and (one == other or (len(other) > 3 and one.startswith(other)))


def tags(text: MatchText, columns: Pair[str]) -> tuple[tuple[str, str], ...]:
    """All headers that are no rules, those of the players by column."""
    names, is_reversed = real_names(text, columns)
    is_own = own_id(text) is not None
    found = [tag for header in text.headers for tag in _tag(header, is_reversed=is_reversed, is_own=is_own)]
    for key, real, shown in (
        (Tag.WHITE_NAME, names.white, columns.white),
        (Tag.BLACK_NAME, names.black, columns.black),
    ):
        if real and shown and clean(real) != clean(shown):
            found.append((key, clean(real)))
    known = {key for key, _ in found}
    ratings = next((game.head.ratings for game in text.games if game.head), Pair("", ""))
    for key, rating in ((Tag.WHITE_RATING, ratings.white), (Tag.BLACK_RATING, ratings.black)):
        if rating and key not in known:
            found.append((key, rating))
    return tuple(found)


def _tag(header: HeaderLine, *, is_reversed: bool, is_own: bool) -> Iterator[tuple[str, str]]:
    key, value = " ".join(header.key.lower().split()), clean(header.value)
    if not value or key in UNDERSTOOD or (key == "cubelimit" and value == DEFAULT_CUBE_LIMIT):
        return
    if (key, value) == ("site", OWN_SITE) or (key == "match id" and is_own):
        return
    if key in _RATINGS:
        is_white = (key == _RATINGS[0]) is not is_reversed
        yield (Tag.WHITE_RATING if is_white else Tag.BLACK_RATING), value
    elif key == "eventdate":
        yield Tag.DATE, iso_date(value) or value
    elif key == "eventtime":
        yield Tag.TIME, iso_time(value) or value
    else:
        yield TAGS.get(key, clean(header.key)), value


def own_id(text: MatchText) -> str | None:
    """The id of a match that this program has written, ``None`` for others."""
    said = text.header("match id")
    is_own = text.header("site") == OWN_SITE and said is not None and _ID.fullmatch(said) is not None
    return said if is_own else None


def created(text: MatchText) -> str:
    """When the match was played in ISO 8601, as if in UTC; midnight when only the day is known."""
    day = iso_date(text.header("eventdate") or "")
    if day is None:
        return UNKNOWN_TIME
    time = iso_time(text.header("eventtime") or "") or "00:00"
    return f"{day}T{time}:00+00:00"


def iso_date(text: str) -> str | None:
    """A day such as ``2026.1.4`` in ISO 8601."""
    found = _DATE.fullmatch(text.strip())
    if found is None:
        return None
    try:
        return date(int(found[1]), int(found[2]), int(found[3])).isoformat()
    except ValueError:
        return None


def iso_time(text: str) -> str | None:
    """A time of day such as ``9.05`` as ``09:05``."""
    found = _TIME.fullmatch(text.strip())
    if found is None or int(found[1]) > 23 or int(found[2]) > 59:
        return None
    return f"{int(found[1]):02}:{found[2]}"


def clean(text: str) -> str:
    """``text`` on one line without control characters."""
    printable = "".join(" " if unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") else c for c in text)
    return " ".join(printable.split())[:_LONGEST_TAG]
