"""What stands in for the process that explains, in the thread that asks."""

from __future__ import annotations

from bgdesk.analysis.reasons.explainer import PlayToExplain
from bgdesk.analysis.reasons.explanation import Explanation, Silence


class ReasonsHere:
    """Says at once what it was told to say; counts in ``asked``."""

    def __init__(self, answer: Explanation | None = None) -> None:
        self.answer = answer or Explanation(silent_because=Silence.NOT_JUDGED)
        self.asked: list[PlayToExplain] = []

    def explain(self, asked: PlayToExplain) -> Explanation:
        self.asked.append(asked)
        return self.answer

    def cancel(self) -> None:
        pass

    def close(self) -> None:
        pass
