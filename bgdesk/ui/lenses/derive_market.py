"""What the market map shows: after how many of the opponent's replies to each roll the market is lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.judge import JudgedMarket
from bgdesk.app.side_by_side import listed, noted, titled
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.ui.lenses.derive_next_rolls import FACES, NextRollsView, roll_at
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.lenses.patterns import LegendView
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import percent, whole

translate = QCoreApplication.translate

_WAYS = 36
_ALWAYS, _MOSTLY, _SOME, _NOT = 4, 1, 5, 2


@dataclass(frozen=True, slots=True)
class _After:
    """Of the 36 replies to a roll: the market is lost, a double is right and a take, none is right."""

    lost: int
    double: int

    @property
    def neither(self) -> int:
        return _WAYS - self.lost - self.double


def derive_market(judged: Mapping[Dice, JudgedMarket], refusal: str = "") -> NextRollsView:
    """``judged`` has the rolls so far; without any, ``refusal`` may say why."""
    after = {roll: _after(one) for roll, one in judged.items()}
    cells = tuple(tuple(_cell(after, roll_at(row, column)) for column in range(6)) for row in range(6))
    heads = tuple(whole(face) for face in FACES)
    table = LensTableView(heads, heads, cells)
    if not after:
        return NextRollsView(table, (), (refusal or translate("Lenses", "The engine is judging…"),))
    shown = {one.pattern for row in cells for one in row}
    legend = tuple(one for one in _legend() if one.pattern in shown)
    return NextRollsView(table, legend, _lines(after))


def _after(judged: JudgedMarket) -> _After:
    lost = sum(reply.roll.ways for reply in judged.replies if reply.is_lost)
    return _After(lost, sum(reply.roll.ways for reply in judged.replies if reply.is_double))


def _cell(after: Mapping[Dice, _After], roll: Dice) -> LensCellView:
    if roll not in after:
        return LensCellView("·", is_quiet=True)
    one = after[roll]
    tip = listed(
        #: {count} of the opponent's 36 replies: a double has to be passed then
        translate("Lenses", "double and pass after {count} of 36 replies").format(count=one.lost),
        #: {count} of the opponent's 36 replies: to double and to take is right then
        translate("Lenses", "double and take after {count}").format(count=one.double),
        #: {count} of the opponent's 36 replies: to double is wrong then
        translate("Lenses", "no double after {count}").format(count=one.neither),
    )
    pattern, sign = _kind(one)
    return LensCellView(whole(one.lost), sign, pattern, titled(_written(roll), tip))


def _kind(one: _After) -> tuple[int, str]:
    if one.lost == _WAYS:
        return _ALWAYS, "!!"
    if 2 * one.lost >= _WAYS:
        return _MOSTLY, "!"
    if one.lost:
        return _SOME, "~"
    return (_NOT, "-") if 2 * one.neither > _WAYS else (-1, "")


def _legend() -> tuple[LegendView, ...]:
    return (
        #: What a sign in a table of rolls stands for: the opponent's 36 rolls in reply
        LegendView(_ALWAYS, "!!", translate("Lenses", "joker: the market is lost after every reply")),
        #: What a sign in a table of rolls stands for
        LegendView(_MOSTLY, "!", translate("Lenses", "joker: lost after half of the replies, or more")),
        #: What a sign in a table of rolls stands for
        LegendView(_SOME, "~", translate("Lenses", "lost after some of the replies")),
        #: What a sign in a table of rolls stands for
        LegendView(_NOT, "-", translate("Lenses", "mostly not even a double")),
    )


def _lines(after: Mapping[Dice, _After]) -> tuple[str, ...]:
    jokers = [roll for roll in ALL_ROLLS if roll in after and 2 * after[roll].lost >= _WAYS]
    disasters = [roll for roll in ALL_ROLLS if roll in after and _kind(after[roll])[0] == _NOT]
    jokers.sort(key=lambda roll: -after[roll].lost)
    disasters.sort(key=lambda roll: -after[roll].neither)
    #: Before a list of rolls; a term for the luckiest ones, far above the mean or losing the market
    good = titled(translate("Lenses", "Jokers"), listed(*(_counted(one, after) for one in jokers)))
    #: Before a list of rolls; a term for the unluckiest ones, far below the mean or making a double wrong
    bad = titled(translate("Lenses", "Disasters"), listed(*map(_written, disasters)))
    is_exception = 2 * sum(roll.ways for roll in disasters) < _WAYS
    lines = (_told(after), good if jokers else "", bad if disasters and is_exception else "")
    return tuple(filter(None, lines))


def _counted(roll: Dice, after: Mapping[Dice, _After]) -> str:
    return noted(_written(roll), whole(after[roll].lost))


def _told(after: Mapping[Dice, _After]) -> str:
    if len(after) < len(ALL_ROLLS):
        #: {count} of the 21 different rolls are judged so far
        return translate("Lenses", "{count} of 21 different rolls are judged…").format(count=len(after))
    pairs = sum(roll.ways * one.lost for roll, one in after.items())
    rolls = sum(roll.ways for roll, one in after.items() if 2 * one.lost >= _WAYS)
    #: {pairs} of the 1296 sequences of a roll and a reply ({share} in per cent); {rolls} of the 36 rolls
    text = translate(
        "Lenses",
        "The market is lost after {pairs} of 1,296 sequences of a roll and the reply ({share}), and after "
        "{rolls} of 36 rolls with at least half of the replies.",
    )
    return text.format(pairs=whole(pairs), share=percent(pairs / _WAYS**2), rolls=whole(rolls))


def _written(roll: Dice) -> str:
    return isolated(f"{roll.high}-{roll.low}")
