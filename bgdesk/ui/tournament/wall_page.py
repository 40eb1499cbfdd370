"""A tournament as a page for the wall: where do I play, and do I play."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QLocale, Qt

from bgdesk.ui.tournament.bracket_words import fingerprint_text, secret_text
from bgdesk.ui.tournament.derive_bracket import BracketView, SideView, SlotStand, SlotView
from bgdesk.ui.tournament.own_play import own_heads

translate = QCoreApplication.translate

_STYLE = """
:root { color-scheme: light dark; --line: #8886; --faint: #8889; }
body { font: 16px/1.35 system-ui, sans-serif; margin: 2em; }
h1 { margin: 0 0 .2em; } h2 { margin: 1.6em 0 .4em; }
p { margin: .2em 0; } .faint { opacity: .7; font-size: .8em; overflow-wrap: anywhere; }
.bracket { display: flex; gap: 2.2em; overflow-x: auto; padding: 1em 0; }
.round { display: flex; flex-direction: column; justify-content: space-around; min-width: 13em; }
.round h3 { margin: 0 0 .6em; font-size: .95em; opacity: .75; text-align: center; }
.match { border: 1px solid var(--line); border-radius: 8px; margin: .45em 0; padding: .2em .7em; }
.match.open { border-style: dashed; } .match.now { border-width: 3px; border-color: #c98a1e; }
.match.empty { opacity: .5; }
.side { display: flex; justify-content: space-between; gap: 1em; padding: .2em 0; }
.side + .side { border-top: 1px solid var(--line); }
.won { font-weight: 700; } .unknown { font-style: italic; opacity: .7; }
table { border-collapse: collapse; } td, th { padding: .25em 1em .25em 0; text-align: start; }
tr { border-bottom: 1px solid var(--line); }
@media print { body { margin: 0; } .bracket { overflow: visible; } }
"""


def wall_page(view: BracketView) -> str:
    """A whole page of HTML that needs nothing else."""
    locale = QLocale()
    direction = "rtl" if locale.textDirection() is Qt.LayoutDirection.RightToLeft else "ltr"
    parts = (
        "<!DOCTYPE html>",
        f'<html lang="{locale.bcp47Name()}" dir="{direction}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(view.name)}</title><style>{_STYLE}</style></head><body>",
        f"<h1>{escape(view.name)}</h1>",
        f"<p>{escape(view.status)}</p>",
        _now(view),
        *(_part(view, number) for number in range(len(view.parts))),
        _places(view),
        _own_play(view),
        f'<p class="faint">{escape(fingerprint_text(view.fingerprint))}</p>',
        f'<p class="faint">{escape(secret_text(view.secret))}</p>' if view.secret else "",
        "</body></html>\n",
    )
    return "\n".join(part for part in parts if part)


def _now(view: BracketView) -> str:
    """Who is to play now, one below the other."""
    due = [slot for slot in view.slots if slot.stand in (SlotStand.READY, SlotStand.YOURS, SlotStand.LIVE)]
    if not due:
        return ""
    #: Title of a list of matches that can be played now
    title = translate("Tournament", "To be played now")
    rows = "".join(f"<li>{escape(slot.text)}</li>" for slot in due)
    return f"<h2>{escape(title)}</h2><ul>{rows}</ul>"


def _part(view: BracketView, number: int) -> str:
    part = view.parts[number]
    inside = [slot for slot in view.slots if slot.part == number and slot.stand is not SlotStand.VOID]
    rounds = "".join(
        _round(title, [slot for slot in inside if slot.column == column])
        for column, title in sorted(part.titles.items())
    )
    head = f"<h2>{escape(part.name)}</h2>" if part.name else ""
    return f'{head}<div class="bracket">{rounds}</div>'


def _round(title: str, slots: Sequence[SlotView]) -> str:
    shown = "".join(map(_match, slots))
    return f'<div class="round"><h3>{escape(title)}</h3>{shown}</div>'


def _match(slot: SlotView) -> str:
    kinds = {SlotStand.OPEN: "open", SlotStand.YOURS: "now", SlotStand.LIVE: "now", SlotStand.EMPTY: "empty"}
    head = f"<small>{escape(slot.title)}</small>" if slot.is_apart else ""
    return f'<div class="match {kinds.get(slot.stand, "")}">{head}{"".join(map(_side, slot.sides))}</div>'


def _side(side: SideView) -> str:
    kind = "won" if side.is_winner else "" if side.is_known else "unknown"
    name = escape(side.name) or "&nbsp;"
    return f'<div class="side {kind}"><span dir="auto">{name}</span><span>{escape(side.points)}</span></div>'


def _places(view: BracketView) -> str:
    if not view.is_over and not view.heads:
        return ""
    #: Title of a table: who came where
    title = translate("Tournament", "Places")
    rows = "".join(
        f'<tr><td>{escape(row.place)}</td><td dir="auto">{escape(row.name)}</td>'
        f"<td>{escape(row.won)}</td><td>{escape(row.expected)}</td><td>{escape(row.points)}</td>"
        f"{''.join(f'<td>{escape(cell)}</td>' for cell in row.cells)}</tr>"
        for row in view.places
    )
    heads = "".join(f"<th>{escape(head)}</th>" for head in view.heads)
    #: Head of a column: matches
    won = translate("Tournament", "Won")
    #: Head of a column: how many matches somebody was expected to win, by the ratings
    expected = translate("Tournament", "Expected")
    #: Head of a column: points made and points given away
    points = translate("Tournament", "Points")
    usual = "".join(f"<th>{escape(text)}</th>" for text in (won, expected, points))
    head = f'<tr><th colspan="2"></th>{usual}{heads}</tr>'
    return f"<h2>{escape(title)}</h2><table>{head}{rows}</table>"


def _own_play(view: BracketView) -> str:
    """How people played in each match, where that is judged."""
    if not view.own_rounds:
        return ""
    #: Title of a table: how people played in each of their matches
    title = translate("Tournament", "Match by match")
    head = "".join(f"<th>{escape(text)}</th>" for text in own_heads())
    rows = "".join(
        f'<tr><td dir="auto">{escape(row.name)}</td><td>{escape(row.title)}</td>'
        f'<td dir="auto">{escape(row.opponent)}</td><td>{escape(row.rate)}</td>'
        f"<td>{escape(row.worst)}</td><td>{escape(row.best)}</td></tr>"
        for row in view.own_rounds
    )
    return f"<h2>{escape(title)}</h2><table><tr>{head}</tr>{rows}</table>"
