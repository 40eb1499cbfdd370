"""A study as SGF in the dialect of GNU Backgammon, so that it shows the match with our analysis."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from bgdesk.formats.export_result import Written
from bgdesk.formats.sgf.analysis_writer import AnalysisText
from bgdesk.formats.sgf.branches import Variation, variation, with_variations
from bgdesk.formats.sgf.lossy_fields import SgfLossyField, losses
from bgdesk.formats.sgf.moments import GameMoments, games_of
from bgdesk.formats.sgf.node_writer import NodeWriter, TextNode, comment_text, with_comments
from bgdesk.formats.sgf.root_writer import match_text, root_text
from bgdesk.formats.sgf.tutor_comments import tutor_comments
from bgdesk.match.study import Analysis, Branch, Study

_ABOUT_MATCH = -1


def write(study: Study) -> Written:
    """``study`` with its first complete analysis, or else its first, and what of it got lost."""
    writer = _Writer(study)
    text = writer.text()
    return Written.of_text(text, writer.losses())


class _Writer:
    def __init__(self, study: Study) -> None:
        self._study = study
        self._chosen = _chosen(study.judged)
        self._analysis = AnalysisText(self._chosen) if self._chosen else None
        self._branches_left = list(study.branches)
        self._comments: defaultdict[int, list[str]] = defaultdict(list)
        for comment in study.comments:
            about = _ABOUT_MATCH if comment.event is None else comment.event
            self._comments[about].append(comment.text)
        for event, said in tutor_comments(study.record):
            self._comments[event].append(said)

    def text(self) -> str:
        about_match = comment_text(self._comments.pop(_ABOUT_MATCH, []), "GC")
        first = match_text(self._study, self._chosen) + about_match
        games = list(games_of(self._study.record))
        trees = [self._tree(game, first if number == 0 else "") for number, game in enumerate(games)]
        header = self._study.record.header
        return "\n".join(trees or [f"(;{root_text(header, None)}{first})"]) + "\n"

    def losses(self) -> tuple[SgfLossyField, ...]:
        left_out = self._analysis.left_out if self._analysis else 0
        return losses(self._study, judgements=left_out, branches=len(self._branches_left))

    def _tree(self, game: GameMoments, about_match: str) -> str:
        moments = game.moments[1:] if game.cube_set else game.moments
        nodes = NodeWriter(self._analysis).write(moments)
        root = root_text(self._study.record.header, game)
        about_game = comment_text(self._taken_comments(game.start if nodes else game.end))
        variations = tuple(self._variations(game, nodes))
        texts = with_comments(nodes, self._comments, game.end - 1)
        return f"(;{root}{about_match}{about_game}{with_variations(texts, variations)})"

    def _taken_comments(self, until: int) -> list[str]:
        """The comments on the events up to ``until`` that have not been written."""
        events = sorted(event for event in self._comments if event <= until)
        return [text for event in events for text in self._comments.pop(event)]

    def _variations(self, game: GameMoments, nodes: Sequence[TextNode]) -> Iterator[Variation]:
        left: list[Branch] = []
        for branch in self._branches_left:
            found = variation(self._study.record, game, nodes, branch)
            if found:
                yield found
            else:
                left.append(branch)
        self._branches_left = left


def _chosen(analyses: Sequence[Analysis]) -> Analysis | None:
    return next((one for one in analyses if one.is_complete), next(iter(analyses), None))
