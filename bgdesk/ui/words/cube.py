"""What is said with the doubling cube."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.ui.words.persons import by_person

translate = QCoreApplication.translate


def raise_name(number: int) -> str:
    """What raise ``number`` (from 1) after a double is called, as a player says it."""
    names = (
        #: What a player says who takes the double and turns the cube again; a standard term
        translate("Events", "beaver"),
        #: What a player says who turns the cube again after a beaver; a standard term
        translate("Events", "raccoon"),
        #: What a player says who turns the cube again after a raccoon; a standard term
        translate("Events", "otter"),
    )
    #: What a player says who turns the cube again after an otter
    return names[number - 1] if number <= len(names) else translate("Events", "redouble")


def raise_title(number: int) -> str:
    """The same as the text of a button or a row."""
    names = (
        #: Button or row: the double is taken and the cube turned again; a standard term
        translate("Cube", "Beaver"),
        #: Button or row: the cube is turned again after a beaver; a standard term
        translate("Cube", "Raccoon"),
        #: Button or row: the cube is turned again after a raccoon; a standard term
        translate("Cube", "Otter"),
    )
    #: Button or row: the cube is turned again after an otter
    return names[number - 1] if number <= len(names) else translate("Cube", "Redouble")


def no_double_title(*, is_again: bool) -> str:
    """That the cube stays; ``is_again``: the player who might double owns it."""
    if is_again:
        #: Row or title: the owner of the cube does not double, as the next ones; a standard term
        return translate("Cube", "No redouble")
    return translate("Cube", "No double")


def double_take_title(*, is_again: bool) -> str:
    """That the double is offered and taken."""
    return translate("Cube", "Redouble, take") if is_again else translate("Cube", "Double, take")


def double_pass_title(*, is_again: bool) -> str:
    """That the double is offered and refused."""
    return translate("Cube", "Redouble, pass") if is_again else translate("Cube", "Double, pass")


def double_title(*, is_again: bool) -> str:
    """That the double is offered."""
    return translate("Cube", "Redouble") if is_again else translate("Cube", "Double")


def too_good_title(*, is_again: bool) -> str:
    """That the player plays on for a gammon."""
    if is_again:
        #: What is right with the cube for the player who owns it: playing on for a gammon
        return translate("Cube", "Too good to redouble")
    #: What is right with the cube: playing on for a gammon
    return translate("Cube", "Too good to double")


def doubled_text(name: str, value: int) -> str:
    """That the player called ``name`` doubled."""
    #: Sentence. {value} is the number on the doubling cube
    yours = translate("Events", "You doubled to {value}.")
    #: Sentence. {name} is a player, {value} the number on the doubling cube
    named = translate("Events", "{name} doubled to {value}.")
    return by_person(name, yours, named, value=value)


def took_text(name: str, value: int) -> str:
    """That the player called ``name`` accepted a double."""
    #: Sentence: you accepted the double; {value} is the number on the doubling cube
    yours = translate("Events", "You took at {value}.")
    #: Sentence: {name} accepted the double; {value} is the number on the doubling cube
    named = translate("Events", "{name} took at {value}.")
    return by_person(name, yours, named, value=value)


def automatic_double_text(value: int) -> str:
    """Why a game begins on a cube that nobody has turned."""
    #: Sentence. {value} is the number on the doubling cube
    text = translate("Events", "Automatic double: cube at {value}.")
    return text.format(value=value)


def raised_text(name: str, number: int, value: int) -> str:
    """That the player called ``name`` turned the cube again, and what was said with it."""
    match number:
        case 1:
            #: Sentence: the cube was taken and turned again, a beaver. {value} is the number on the cube
            yours = translate("Events", "You beavered to {value}.")
            #: Sentence: as before. {name} is a player
            named = translate("Events", "{name} beavered to {value}.")
        case 2:
            #: Sentence: a beaver was answered by turning the cube again. {value} is the number on the cube
            yours = translate("Events", "You turned the cube to {value}: a raccoon.")
            #: Sentence: as before. {name} is a player
            named = translate("Events", "{name} turned the cube to {value}: a raccoon.")
        case 3:
            #: Sentence: a raccoon was answered by turning the cube again. {value} is the number on the cube
            yours = translate("Events", "You turned the cube to {value}: an otter.")
            #: Sentence: as before. {name} is a player
            named = translate("Events", "{name} turned the cube to {value}: an otter.")
        case _:
            #: Sentence: an otter was answered by turning the cube again. {value} is the number on the cube
            yours = translate("Events", "You redoubled to {value} again.")
            #: Sentence: as before. {name} is a player
            named = translate("Events", "{name} redoubled to {value} again.")
    return by_person(name, yours, named, value=value)


def answers_question(raise_number: int | None) -> str:
    """What may be answered to a double; ``raise_number`` is that of the raise that may be said, if any."""
    match raise_number:
        case None:
            #: Question about a double; take: accept it, pass: refuse it and lose the game. A status line
            return translate("Wording", "Take or pass? · click the cube to take")
        case 1:
            #: Question about a double, as the next ones; beaver: take it and turn the cube again
            return translate("Wording", "Take, pass or beaver? · click the cube to take")
        case 2:
            return translate("Wording", "Take, pass or raccoon? · click the cube to take")
        case 3:
            return translate("Wording", "Take, pass or otter? · click the cube to take")
        case _:
            return translate("Wording", "Take, pass or redouble? · click the cube to take")


def answer_title(raise_number: int) -> str:
    """The title of an answer to a double (0), or to the raise with this number."""
    match raise_number:
        case 0:
            #: Title of a decision, after the name of the player who has to answer
            return translate("Judgement", "answer to the double")
        case 1:
            #: Title of a decision, after the name of the player who has to answer, as the next ones
            return translate("Judgement", "answer to the beaver")
        case 2:
            return translate("Judgement", "answer to the raccoon")
        case 3:
            return translate("Judgement", "answer to the otter")
        case _:
            return translate("Judgement", "answer to the redouble")


def offered_text(raises: int) -> str:
    """What a player has to take or pass: a double (0), or the raise of it with this number."""
    match raises:
        case 0:
            #: Under a player's name: the player has to take or pass, as in the next ones
            return translate("Bars", "Double offered")
        case 1:
            return translate("Bars", "Beaver offered")
        case 2:
            return translate("Bars", "Raccoon offered")
        case 3:
            return translate("Bars", "Otter offered")
        case _:
            return translate("Bars", "Redouble offered")


def passed_text(name: str, raises: int) -> str:
    """That the player called ``name`` refused a double (0), or the raise of it with this number."""
    match raises:
        case 0:
            #: Sentence: the double was refused
            yours = translate("Result", "You passed the double.")
            #: Sentence: {name} refused the double
            named = translate("Result", "{name} passed the double.")
        case 1:
            #: Sentence: the beaver was refused
            yours = translate("Result", "You passed the beaver.")
            #: Sentence: {name} refused the beaver
            named = translate("Result", "{name} passed the beaver.")
        case 2:
            #: Sentence: the raccoon was refused
            yours = translate("Result", "You passed the raccoon.")
            #: Sentence: {name} refused the raccoon
            named = translate("Result", "{name} passed the raccoon.")
        case 3:
            #: Sentence: the otter was refused
            yours = translate("Result", "You passed the otter.")
            #: Sentence: {name} refused the otter
            named = translate("Result", "{name} passed the otter.")
        case _:
            #: Sentence: the cube that was turned again was refused
            yours = translate("Result", "You passed the redouble.")
            #: Sentence: {name} refused the cube that was turned again
            named = translate("Result", "{name} passed the redouble.")
    return by_person(name, yours, named)
