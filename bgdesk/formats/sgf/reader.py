"""Matches from SGF, in the dialect of GNU Backgammon and others, with all analysis."""

from __future__ import annotations

import re
from hashlib import sha256

from bgdesk.formats.import_error import ImportErrorKind
from bgdesk.formats.import_result import Import, Remark, RemarkKind, Unreadable, Weight
from bgdesk.formats.sgf.game import Budgets
from bgdesk.formats.sgf.match import matches_in, read_match
from bgdesk.formats.sgf.root_reader import SETUP
from bgdesk.formats.sgf.tokens import Tree, line_of, parse
from bgdesk.formats.text_decoding import HEAD_BYTES, MOST_BYTES, DecodedText, decode_text
from bgdesk.match.study import Study

FORMAT_ID = "sgf"

MOST_MATCHES = 1_000

_BACKGAMMON = "6"
_BEGINNING = re.compile(rb"\(\s*;")
_CHARSET = re.compile(rb"CA\s*\[([^\]]{1,40})\]")
_GAME = re.compile(rb"GM\s*\[\s*(\d+)\s*\]")
_TEXT_ENCODINGS = re.compile(
    r"utf[-_]?8|us-ascii|ascii|iso[-_]?8859[-_]\d+|latin[-_]?\d+|(cp|windows-)(125\d|437|8\d\d)|koi8[-_][ru]"
    r"|gb2312|gbk|gb18030|big5|shift[-_]?jis|euc[-_](jp|kr)",
    re.IGNORECASE,
)


def sniff(data: bytes) -> bool:
    """Whether ``data`` is SGF of backgammon, or of no game in particular."""
    head = data[:HEAD_BYTES]
    beginning = _BEGINNING.search(head)
    game = _GAME.search(head)
    return beginning is not None and (game is None or game[1].lstrip(b"0") == _BACKGAMMON.encode())


def read(data: bytes) -> Import:
    """The matches in ``data``. Raises Unreadable."""
    decoded = _decoded(data)
    collection = parse(decoded.text)
    trees = _backgammon(list(collection.trees))
    remarks = list(decoded.remarks())
    if collection.end_line:
        remarks.append(Remark(RemarkKind.REST_LEFT_OUT, Weight.LOST, line=collection.end_line))
    elif not collection.is_whole:
        remarks.append(Remark(RemarkKind.TRUNCATED, Weight.LOST, line=decoded.text.count("\n") + 1))
    studies, about = _studies(trees, sha256(data).hexdigest()[:16], Budgets.of(len(decoded.text)))
    about[-1] = (*about[-1], *remarks)
    return Import(FORMAT_ID, tuple(studies), tuple(about))


def _studies(
    trees: list[Tree], digest: str, budgets: Budgets
) -> tuple[list[Study], list[tuple[Remark, ...]]]:
    studies: list[Study] = []
    about: list[tuple[Remark, ...]] = []
    matches = matches_in(trees)
    for number, games in enumerate(matches[:MOST_MATCHES], 1):
        study, remarks = read_match(games, f"sgf-{digest}-{number}", budgets)
        studies.append(study)
        about.append(tuple(remarks))
        if budgets.main.is_spent:
            break
    if len(studies) < len(matches):
        unread = Remark(RemarkKind.MATCHES_LEFT_OUT, Weight.LOST, str(len(matches) - len(studies)))
        about[-1] = (*about[-1], unread)
    return studies, about


def _backgammon(trees: list[Tree]) -> list[Tree]:
    """The trees that are games of backgammon. Raises Unreadable when there is none."""
    known = [tree for tree in trees if tree.nodes]
    found = [tree for tree in known if _is_backgammon(tree)]
    if found:
        return found
    if not known:
        raise Unreadable(ImportErrorKind.SGF_WITHOUT_GAME)
    game = line_of(known[0].nodes[0].first("GM"))
    if game and game.lstrip("0") != _BACKGAMMON:
        raise Unreadable(ImportErrorKind.SGF_OF_NAMED_GAME, game[:20])
    raise Unreadable(ImportErrorKind.SGF_OF_NO_GAME)


def _is_backgammon(tree: Tree) -> bool:
    root = tree.nodes[0].properties
    if "GM" in root:
        return line_of(root["GM"][0] if root["GM"] else "").lstrip("0") == _BACKGAMMON and _has_game(tree)
    return "MI" in root and _has_game(tree)


def _has_game(tree: Tree) -> bool:
    """Whether anybody plays: a name, a move or a position somewhere."""
    names = SETUP | {"PW", "PB", "MI"}
    return any(not names.isdisjoint(node.properties) for node in tree.main_line())


def _decoded(data: bytes) -> DecodedText:
    """The text, by CA where that fits. Raises Unreadable."""
    found = _CHARSET.search(data[:HEAD_BYTES])
    name = found[1].decode("ascii", "replace").replace("\\", "").strip() if found else ""
    if len(data) <= MOST_BYTES and _TEXT_ENCODINGS.fullmatch(name):
        try:
            return DecodedText((data.decode(name),), name)
        except (UnicodeDecodeError, LookupError):
            pass
    return decode_text(data)
