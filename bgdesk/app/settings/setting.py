"""What one setting is: key, type, default, choices, label and section."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar


class Section(StrEnum):
    """The pages of the settings dialog and the tables of the file; the last two are not shown there."""

    PROFILE = "profile"
    PLAY = "play"
    RULES = "rules"
    REVIEW = "review"
    PRACTICE = "practice"
    BOARD = "board"
    APPEARANCE = "appearance"
    SOUND = "sound"
    TABLES = "tables"
    LOG = "log"
    NEWS = "news"
    LAST_MATCH = "last_match"


class NamedTable(StrEnum):
    """Further tables of the file, each with sets of values by name; a set has values by key."""

    KINDS = "kinds"
    """What a kind of match was last played by, where that is not the default."""
    PRESETS = "presets"
    """Sets of rules that the user has given a name."""


Value = bool | int | str
T = TypeVar("T", bool, int, str)


@dataclass(frozen=True, slots=True)
class SettingChoice(Generic[T]):
    """One of a closed list of values."""

    value: T
    label: str


@dataclass(frozen=True, slots=True)
class SettingGroup:
    """A heading above some settings of a section, with a line that explains it."""

    title: str
    help: str


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """What can be set: a flag, a choice, a number from ``minimum`` to ``maximum``, or a line of text.

    What is private is in no report of a problem.
    """

    section: Section
    name: str
    default: T
    label: str
    help: str = ""
    choices: tuple[SettingChoice[T], ...] = ()
    minimum: int = 0
    maximum: int = 0
    unit: str = ""
    max_length: int = 60
    is_private: bool = False
    group: SettingGroup | None = None

    @property
    def key(self) -> str:
        """Its name everywhere: ``section.name``."""
        return f"{self.section}.{self.name}"

    def accepts(self, value: object) -> bool:
        """Whether ``value`` has the right type and is allowed."""
        if type(value) is not type(self.default):
            return False
        if self.choices:
            return any(choice.value == value for choice in self.choices)
        if isinstance(value, str):
            return len(value) <= self.max_length
        return isinstance(value, bool) or self.minimum <= value <= self.maximum


AnySetting = Setting[bool] | Setting[int] | Setting[str]
