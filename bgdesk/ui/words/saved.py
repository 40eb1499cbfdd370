"""What is said when a match was written to a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from bgdesk.app.messages import localised
from bgdesk.app.side_by_side import listed, sentences
from bgdesk.source_text import Sentences, SourceText

translate = QCoreApplication.translate


def saved_text(path: Path, losses: Sequence[SourceText]) -> tuple[str, bool]:
    """A sentence or two, and whether they say anything that the file tells otherwise than it was.

    What a kind of file is not made for is only named; everything else is said in whole sentences.
    """
    names = _names()
    minor = [loss.name for loss in losses if isinstance(loss, Sentences) and loss.name in names]
    grave = [loss for loss in losses if not (isinstance(loss, Sentences) and loss.name in names)]
    #: Sentence: a match was written to a file. {file} is the name of the file
    texts = [translate("Saved", "Saved as {file}.").format(file=path.name)]
    if minor:
        #: Sentence, behind one that a match was saved. {things} is a list: analysis, thinking times
        without = translate("Saved", "Not in the file: {things}.")
        texts.append(without.format(things=listed(*(names[name] for name in minor))))
    return sentences(*texts, *map(localised, grave)), bool(grave)


def _names() -> Mapping[str, str]:
    return {
        #: Things that a file does not hold, as all that follow; parts of a list
        "ANALYSIS": translate("Saved", "analysis"),
        "DICE": translate("Saved", "proof of the dice"),
        #: Who of the players is a computer
        "BOTS": translate("Saved", "who is a computer"),
        "EQUAL_ROLLS": translate("Saved", "tied opening rolls"),
        "TAKEN_BACK": translate("Saved", "what was taken back"),
        "HINTS": translate("Saved", "hints taken"),
        "TIMES": translate("Saved", "clock and thinking times"),
    }
