"""How far looking for a newer version has come."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from bgdesk.app.news.versions import is_newer


class LookingStage(Enum):
    """What has happened so far."""

    NOT_ASKED = auto()
    ASKING = auto()
    ANSWERED = auto()
    FAILED = auto()


@dataclass(frozen=True, slots=True)
class Looking:
    """``version`` is running, ``newest`` was answered by ``host``; ``trouble`` says why nothing was."""

    version: str
    host: str = ""
    stage: LookingStage = LookingStage.NOT_ASKED
    newest: str = ""
    trouble: str = ""

    @property
    def has_found(self) -> bool:
        """Whether there is something to get."""
        return self.stage is LookingStage.ANSWERED and is_newer(self.newest, self.version)
