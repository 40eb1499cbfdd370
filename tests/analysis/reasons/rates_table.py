"""The tables of ``resources/help/reasons.md``, made from the golden figures.

``python -m tests.analysis.reasons.rates_table`` writes them into the page.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from bgdesk.analysis.reasons.explanation import ReasonId
from bgdesk.analysis.reasons.play_rules import RULES, Rule
from bgdesk.shipped import resource_path
from bgdesk.ui.review.reason_wording import chip_text

GOLDEN = Path(__file__).parents[2] / "golden" / "reasons.json"
PAGE = resource_path("help", "reasons.md")
_PLAYS = "| reason | errors | of these | it carries the loss | what means nothing | confirmed deeper |"
_CUBES = "| reason | said where it is right | said where it is wrong |"


def play_table(golden: dict[str, Any]) -> str:
    """Rows of the rules about plays: first errors below 0.080 where they speak there, then blunders."""
    rows = [_PLAYS, "|---|---|---|---|---|---|"]
    for rule in RULES:
        rules = golden["rules"][rule.id.value]
        for (low, high), rates, all_errors in zip(golden["bands"], rules, golden["spoken"], strict=True):
            if not speaks(rule, high):
                continue
            least = max(low, rule.least)
            size = f"{least:.3f} to {high:.3f}" if high else f"from {least:.3f}"
            figures = (_share(rates[name]) for name in ("carries", "null_carries", "deeper"))
            told = 100 * rates["carries"]["rate"] * rates["carries"]["of"] / all_errors["of"]
            rows.append(f"| {chip_text(rule.id)} | {size} | {told:.0f} % | {' | '.join(figures)} |")
    return "\n".join(rows)


def speaks(rule: Rule, high: float | None) -> bool:
    """Whether ``rule`` says anything of errors below ``high``."""
    return high is None or rule.least < high


def cube_table(golden: dict[str, Any]) -> str:
    """Rows of the figures about cube decisions."""
    rows = [_CUBES, "|---|---|---|"]
    for name, rates in golden["cube"].items():
        figures = (_share(rates[which]) for which in ("when_right", "when_wrong"))
        rows.append(f"| {chip_text(ReasonId(name))} | {' | '.join(figures)} |")
    return "\n".join(rows)


def spoken(golden: dict[str, Any]) -> str:
    """The shares of errors that get a reason, as the page says them."""
    below, blunders = (f"{100 * one['rate']:.0f} %" for one in golden["spoken"])
    cube = f"{100 * golden['only_cube'][1]['rate']:.0f} %"
    return (
        f"{blunders} of people's blunders get a reason, and of {cube} more it is said that most of the loss "
        f"is the cube; of errors from 0.040 to 0.080 {below} get one."
    )


def _share(rates: dict[str, Any]) -> str:
    low, high = (round(100 * max(0.0, end)) for end in rates["interval"])
    return f"{100 * rates['rate']:.0f} % ({low} to {high} %, {rates['of']})"


def rewritten(page: str, golden: dict[str, Any]) -> str:
    """``page`` with its tables and shares made again."""
    for head, table in ((_PLAYS, play_table(golden)), (_CUBES, cube_table(golden))):
        old = re.search(re.escape(head) + r"\n(\|.*\n?)+", page)
        assert old, head
        page = page.replace(old[0], table + "\n")
    return re.sub(r"\d+ % of people's blunders get a reason.*? get one\.", spoken(golden), page)


if __name__ == "__main__":
    PAGE.write_text(
        rewritten(PAGE.read_text(encoding="utf-8"), json.loads(GOLDEN.read_text(encoding="utf-8"))),
        encoding="utf-8",
    )
