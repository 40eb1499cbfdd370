"""Texts that every language can say: whole sentences, and two of them where a player is spoken to."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping

import pytest

from tests.folders import ROOT
from tests.glued_texts import Glued, Source, Texts, read
from tests.test_translations import asked_text

ROOMS = ("bgdesk/ui", "bgdesk/app", "bgdesk/start")

QUOTED: Mapping[str, str] = {
    "variant_name": "the name of a game",
    "games_name": "names of games",
    "_names_with": "names of games",
    "_known": "names of games",
    "level_name": "the name of a level",
    "game_text": "the title of a game",
    "raise_name": "the word that was said",
    "colour_name": "a label in brackets",
    "stage_text": "numbers of dice, with a note on them",
    "_move_label": "a move in notation",
    "percent": "a number",
    "depth_name": "the name of a depth",
    "advice_text": "standard terms of the cube",
    "_answer": "a standard term of the cube",
    "action_text": "standard terms of the cube in quotes",
    "equity_text": "a number",
    "system_text": "a whole sentence, or what the system says",
}
"""What is put into a sentence as it stands: no language inflects it."""

SIDE_BY_SIDE = "bgdesk/app/side_by_side.py"
"""Puts whole texts side by side; what stands between them can be translated."""

ALLOWED: Mapping[tuple[str, str], str] = {
    ("bgdesk/app/pseudo_language.py", "pseudo_text"): "a language that nobody speaks",
    ("bgdesk/ui/coan_ki/wording.py", "_play_of"): "a list of moves in notation",
    ("bgdesk/ui/settings/settings_dialog.py", "_has_all"): "is searched and never shown",
    ("bgdesk/ui/pages/help_pages.py", "help_pages"): "a table in a page of Markdown",
    ("bgdesk/ui/pages/help_pages.py", "levels"): "a table in a page of Markdown",
    ("bgdesk/ui/pages/help_pages.py", "keys_markdown"): "cells and headings of Markdown",
    ("bgdesk/ui/pages/help_pages.py", "levels_table"): "cells of Markdown",
    ("bgdesk/ui/pages/help_pages.py", "_in_english"): "paragraphs of Markdown",
    ("bgdesk/ui/reading/filling.py", "_picture"): "paragraphs of Markdown",
    ("bgdesk/ui/reading/verdicts.py", "verdict_markdown"): "paragraphs of Markdown",
    ("bgdesk/ui/reading/verdicts.py", "_choices"): "paragraphs of Markdown",
    ("bgdesk/ui/reading/verdicts.py", "_bold"): "bold in Markdown",
    ("bgdesk/ui/pages/rules_text.py", "rules_markdown"): "paragraphs and headings of Markdown",
    ("bgdesk/ui/pages/rules_text.py", "_game"): "a picture in Markdown",
    ("bgdesk/ui/review/judgement_wording.py", "outcome_text"): "a list of reasons after a colon",
    ("bgdesk/ui/words/prompts.py", "settings_problem_text"): "the label of a setting, in quotation marks",
    ("bgdesk/ui/words/imports.py", "place_text"): "labels of a table",
    ("bgdesk/ui/words/imports.py", "import_summary"): "a counted thing",
    ("bgdesk/ui/words/imports.py", "refusal_sentence"): "a reason after a colon",
    ("bgdesk/ui/words/imports.py", "found_choice"): "labels in a row",
    ("bgdesk/ui/words/imports.py", "opened_choice"): "labels in a row",
}

PERSONS = frozenset({"name", "loser", "winner", "other", "player", "who", "starter"})
LABELS: Mapping[tuple[str, str], str] = {
    ("bgdesk/ui/words/persons.py", "by_person"): "chooses between two texts",
    ("bgdesk/ui/words/prompts.py", "_left_text"): "chooses among three texts",
    ("bgdesk/ui/coan_ki/wording.py", "off_text"): "the name is a title, with a colon",
    ("bgdesk/ui/review/judgement_wording.py", "_ratings"): "a name and a number",
    ("bgdesk/ui/dialogs/abandon_dialog.py", "_texts_of_bots"): "a computer player, never the one who reads",
    ("bgdesk/ui/dialogs/abandon_dialog.py", "_cost"): "a computer player, never the one who reads",
    ("bgdesk/ui/new_match/earlier_matches.py", "of_file"): "the name of a file",
    ("bgdesk/ui/tables/terms_page.py", "show_terms"): "somebody at another computer, never the one who reads",
    ("bgdesk/ui/words/forced_plays.py", "_played_text"): "two people read it, and neither is spoken to",
    ("bgdesk/ui/words/prompts.py", "_hint_to_wait"): "chooses between two texts, or about somebody elsewhere",
    ("bgdesk/ui/words/standing.py", "_score"): "names and numbers",
}
"""Where a text with a person's name in it is filled in."""

ALSO_TWINS: Mapping[str, str] = {
    "These hit only after the move of {name}:": "These hit only after your move:",
    "These only after the move of {name}:": "These only after your move:",
    "{name} passes up hits that send the opponent back %n pip(s).": (
        "You pass up hits that send your opponent back %n pip(s)."
    ),
    "{name} plays the numbers that were left": "You play the numbers that were left",
    "{name} to roll": "Your roll",
    "{name} is on roll": "you are on roll",
    "{name} has {dice} to play": "you have {dice} to play",
    "{name} is doubled": "you are doubled",
    "{name} is offered a resignation": "you are offered a resignation",
    "{name} to roll.": "Roll.",
    "{name} to roll or double.": "Roll or double.",
    "{name} to play.": "Play.",
    "{name} to name a double.": "Name a double.",
    "{name} to accept it or play on.": "Accept it or play on.",
    "{name} to take or pass.": "Take or pass.",
    "{name} to take, pass, or double again at once.": "Take, pass, or double again at once.",
    "Real name of {name}:": "Your real name:",
    "PR of {name}": "your PR",
    "PR of {name} · %n decision(s) counted": "your PR · %n decision(s) counted",
    "luck of {name}": "your luck",
    "chances of {name} with even luck": "your chances with even luck",
    "points of {name} with even luck": "your points with even luck",
    "{name} passes up a hit that sends the opponent back %n pip(s).": (
        "You pass up a hit that sends your opponent back %n pip(s)."
    ),
    "Take {name} out of the tournament…": "Take yourself out of the tournament…",
    "Take {name} out of the tournament?": "Take yourself out of the tournament?",
    "{name} to roll: what do the dice show?": "Your roll: what do the dice show?",
}
"""Texts about a player, and what is said to the player at the window, where more than the name differs."""


@pytest.fixture(scope="module")
def sources() -> list[Source]:
    return read(ROOT, *ROOMS)


def unfit(glued: Iterator[Glued]) -> list[Glued]:
    return [one for one in glued if one.path != SIDE_BY_SIDE and (one.path, one.function) not in ALLOWED]


def test_no_sentence_is_made_of_pieces(sources: list[Source]) -> None:
    assert unfit(Texts(sources, QUOTED).glued()) == []


EXAMPLE = """
def clause() -> str: return translate("X", "a reason")
def variant_name() -> str: return translate("X", "Portes")
def plus() -> str: return clause() + "."
def grown() -> str:
    text = translate("X", "one")
    text += translate("X", "two")
    return text
def joined() -> str:
    parts = [clause()]
    return " ".join(parts)
def mapped() -> str: return ", ".join(map(plus, (1, 2)))
def lettered() -> str: return f"Because of {clause()}"
def filled() -> str: return translate("X", "It is {why}").format(why=clause())
def told() -> str: return by_person("Ann", "You {why}", "{name} {why}", why=clause())
def named() -> str: return translate("X", "A game of {game}").format(game=variant_name())
def plain() -> str: return translate("X", "{count} of {total}").format(count=1, total=2)
def foreign() -> str: return ", ".join(map(str, (1, 2)))
"""


def test_pieces_are_found() -> None:
    source = Source("bgdesk/ui/example.py", ast.parse(EXAMPLE))
    found = {one.function for one in unfit(Texts([source], QUOTED).glued())}
    assert found == {"plus", "grown", "joined", "mapped", "lettered", "filled", "told"}


def named_in(source: Source) -> Iterator[tuple[str, str]]:
    """The functions that fill a person into a text."""
    for function in source.functions:
        calls = (node for node in ast.walk(function) if isinstance(node, ast.Call))
        filled = (call for call in calls if ast.unparse(call.func).endswith(".format"))
        if any(PERSONS & {word.arg for word in call.keywords if word.arg} for call in filled):
            yield source.path, function.name


def test_a_person_is_named_where_two_texts_are_chosen_from(sources: list[Source]) -> None:
    assert {place for source in sources for place in named_in(source)} <= set(LABELS)


def texts_of(node: ast.AST) -> Iterator[str]:
    for call in ast.walk(node):
        text = asked_text(call) if isinstance(call, ast.Call) and call.args else None
        if isinstance(text, ast.Constant) and isinstance(text.value, str):
            yield text.value


def spoken_to(text: str) -> set[str]:
    """What ``text`` may become where it is said to the player whom it is about."""
    return {re.sub(r"\{name\}", word, text) for word in ("You", "you")} | {ALSO_TWINS.get(text, "")}


def test_who_is_spoken_of_can_be_spoken_to(sources: list[Source]) -> None:
    labelled = {path for path, function in LABELS if function != "by_person"}
    for source in sources:
        texts = set(texts_of(source.tree))
        about = {text for text in texts if "{name}" in text and not re.match(r"\{name\}( \{|:)", text)}
        alone = {text for text in about if not spoken_to(text) & texts}
        assert not alone or source.path in labelled, (source.path, alone)
