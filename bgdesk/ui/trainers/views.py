"""What the page of the trainers shows, already worded."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.practice.trainers.shape import TrainerId
from bgdesk.ui.board.view import Arrow
from bgdesk.ui.lenses.lens_table import LensTableView


@dataclass(frozen=True, slots=True)
class TrainerCardView:
    """One trainer on the overview; ``figures`` say how one does, empty where nothing was answered."""

    trainer: TrainerId
    title: str
    text: str
    figures: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """All of it for a screen reader."""
        return ". ".join((self.title, *(line.rstrip(".") for line in (self.text, *self.figures))))


@dataclass(frozen=True, slots=True)
class FieldView:
    """A number that is asked for: its ``label``, and what stands ``behind`` it."""

    label: str
    behind: str = ""


@dataclass(frozen=True, slots=True)
class QuestionView:
    """What is asked; ``notes`` stand below it. Options have a label for each."""

    text: str
    notes: tuple[str, ...] = ()
    fields: tuple[FieldView, ...] = ()
    options: tuple[str, ...] = ()
    has_board: bool = True


@dataclass(frozen=True, slots=True)
class TitledTable:
    """A table of the solution."""

    title: str
    table: LensTableView


@dataclass(frozen=True, slots=True)
class SolutionView:
    """What an answer was worth, the truth, and how to find it; ``tone`` is a role of labels."""

    headline: str
    tone: str
    lines: tuple[str, ...]
    tables: tuple[TitledTable, ...] = ()
    methods: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Ways to get there: a title, and sentences."""
    arrows: tuple[Arrow, ...] = ()
