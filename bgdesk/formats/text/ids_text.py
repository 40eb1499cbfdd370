"""Text with ids of positions, of other programs or bgdesk's own: each becomes a match of one position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bgdesk.formats.effort import Allowance
from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Import, Remark, RemarkKind, Unreadable, Weight
from bgdesk.formats.plain_file import PlainFile, plain_file
from bgdesk.formats.text.table_study import assembly_of
from bgdesk.formats.text_decoding import head_of
from bgdesk.match.study import Study
from bgdesk.rules.notation.gnubg_id import from_match_id, from_position_id
from bgdesk.rules.notation.ids import GAME_OF_IDS
from bgdesk.rules.notation.ogid import from_ogid
from bgdesk.rules.notation.position_string import from_position_string
from bgdesk.rules.notation.xgid import from_xgid
from bgdesk.rules.table_state import IdError, TableState

FORMAT_ID = "ids"

POSITIONS = Allowance(1_000, 50)
LONGEST_FAULT = 400
_STOPS = ".,;:!?"
"""What may follow an id in a sentence."""

_B64 = "[A-Za-z0-9+/]"
_QUOTES = r"\"'`<>(){}\[\]«»\u2018-\u201e"
_ID = re.compile(
    r"(?P<xgid>(?<![-\w])(?:(?i:XGID)[ \t]{0,3}=[ \t]{0,3}(?:[-A-Pa-p]{26}|[-A-Pa-p]{20,32})|[-A-Pa-p]{26})"
    r"(?:[ \t]{0,3}:[ \t]{0,3}[-\w]{1,9}){1,9})"
    rf"|(?<![\w+/])(?P<position>{_B64}{{14}}):(?P<match>{_B64}{{12}})(?![\w+/:])"
    rf"|Position[ -]ID[ \t]{{0,3}}:[ \t]{{0,3}}(?P<named>{_B64}{{14}})(?![\w+/])"
    rf"(?:[^\n]{{0,60}}\n?[^\n]{{0,60}}?"
    rf"Match[ -]ID[ \t]{{0,3}}:[ \t]{{0,3}}(?P<named_match>{_B64}{{12}})(?![\w+/]))?"
    rf"|(?P<own>(?<![\w:])bgd[0-9]{{0,9}}:(?!coan_ki:)[^\s{_QUOTES}]{{1,500}}(?:[{_QUOTES}]+\w\S{{0,40}})?)"
    r"|(?P<ogid>(?<![\w:])[0-9a-qA-Q]{0,30}:[0-9a-qA-Q]{0,30}:[NWBDnwbd]\d{1,2}[NOTPnotp]:[\w:]{1,60})"
)
_BARE = re.compile(rf"\s*({_B64}{{14}})\s*")


@dataclass(frozen=True, slots=True)
class FoundId:
    """An id in a text, with the place in the text and what it says; ``fault`` when it makes no sense.

    ``game`` is the id of the ruleset.
    """

    start: int
    written: str
    table: TableState | None = None
    fault: str = ""
    game: str = GAME_OF_IDS


def sniff(data: bytes) -> bool:
    """Whether there is an id in ``data``; a position id alone only by itself."""
    head = head_of(data)
    return _ID.search(head) is not None or next(_bare(head), None) is not None


def read(data: bytes) -> Import:
    """The positions in ``data``. Raises Unreadable, saying why, when none of them makes sense."""
    file = plain_file(data)
    found: list[tuple[Study, tuple[Remark, ...]]] = []
    left_out: list[Remark] = []
    why = Unreadable(ImportErrorKind.NO_ID)
    text, line, at = file.text, 1, 0
    most = POSITIONS.of(file.size)
    for number, one in enumerate(ids_in(text), 1):
        line, at = line + text.count("\n", at, one.start), one.start
        if number > most:
            left_out.append(Remark(RemarkKind.REST_LEFT_OUT, Weight.LOST, line=line))
            break
        position = _read_one(file, one, number, line)
        if position:
            found.append(position)
        else:
            why = Unreadable(
                ImportErrorKind.BAD_ID if one.fault else ImportErrorKind.ID_OF_A_FINISHED_GAME,
                one.fault or "",
            )
            left_out.append(Remark(RemarkKind.LINE_UNREAD, Weight.LOST, one.written, line))
    if not found:
        raise why
    found[-1] = (found[-1][0], (*found[-1][1], *left_out))
    return file.imported(FORMAT_ID, found)


def ids_in(text: str) -> Iterator[FoundId]:
    """The ids in ``text``, in its order."""
    has_any = False
    for match in _ID.finditer(text):
        has_any = True
        yield _found(match)
    if not has_any:
        yield from _bare(text)


def _bare(text: str) -> Iterator[FoundId]:
    """A position id that is all of ``text``, if it is one."""
    match = _BARE.fullmatch(text)
    if match:
        try:
            yield FoundId(match.start(1), match[1], TableState(from_position_id(match[1])))
        except IdError:
            return


def _found(match: re.Match[str]) -> FoundId:
    written = " ".join(match[0].split())[:80]
    try:
        if match["own"]:
            return _found_own(match.start(), written, match["own"].rstrip(_STOPS))
        return FoundId(match.start(), written, _table(match))
    except IdError as fault:
        return FoundId(match.start(), written, fault=str(fault)[:LONGEST_FAULT])


def _found_own(start: int, written: str, text: str) -> FoundId:
    """What a text of bgdesk's own tells: a board like a GNUBG position id, but with game and player on roll.

    Raises IdError.
    """
    placed = from_position_string(text)
    table = TableState(placed.position, placed.on_roll, placed.on_roll)
    return FoundId(start, written, table, game=placed.game)


def _table(match: re.Match[str]) -> TableState:
    """Raises IdError."""
    if match["xgid"]:
        return from_xgid(match["xgid"])
    if match["ogid"]:
        return from_ogid(match["ogid"])
    position, match_id = match["position"] or match["named"], match["match"] or match["named_match"]
    return from_match_id(match_id, position) if match_id else TableState(from_position_id(position))


def _read_one(
    file: PlainFile, one: FoundId, number: int, line: int
) -> tuple[Study, tuple[Remark, ...]] | None:
    if one.table is None:
        return None
    assembly = assembly_of(one.table, file.match_id(FORMAT_ID, number), game=one.game)
    if assembly is None:
        return None
    remarks = [Remark(r.kind, r.weight, r.quote, line, r.game) for r in assembly.remarks]
    return assembly.study(), tuple(remarks)
