"""Decisions as text for a forum: board, XGID and choices, printed as eXtreme Gammon does, or as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bgdesk.analysis.questions import Decision, Kind
from bgdesk.analysis.report.choices import cube_findings, play_findings
from bgdesk.analysis.report.page import ChoiceLine
from bgdesk.analysis.report.sources import Sources, named, rollout_note, spread_words
from bgdesk.analysis.scores import score_of
from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.evaluation import Probabilities
from bgdesk.match.events import Doubled
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.match.state_ids import IdKind, state_id, xgid_seen_by
from bgdesk.match.study import Analysis, Candidate, JudgedCube, JudgedPlay
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR

MOST_CHOICES = 5
_ROWS = 5
_CUBES = (Kind.NO_DOUBLE, Kind.DOUBLE, Kind.TAKE, Kind.PASS, Kind.RAISE)
_DONE = {
    Kind.NO_DOUBLE: "No double",
    Kind.DOUBLE: "Double",
    Kind.TAKE: "Take",
    Kind.PASS: "Pass",
    Kind.RAISE: "Beaver",
}
_LEAST = 0.0005


@dataclass(frozen=True, slots=True)
class ForumChoice:
    """A play or cube action; ``chances`` are those of who decides it.

    Without a ``rank`` a play was judged less deeply than the best; ``spread`` is that of its rollout.
    """

    name: str
    equity: str
    loss: str
    level: str
    chances: Probabilities | None = None
    rank: str = ""
    spread: str = ""


@dataclass(frozen=True, slots=True)
class ForumPost:
    """One decision of the player called ``x``, whose checkers are X and who sits at the bottom.

    ``asked`` says what is to be decided, ``best`` what was right of a cube, ``done`` what was made of it.
    """

    id: str
    x: str
    o: str
    score: str
    board: tuple[str, ...]
    counts: str
    cube: str
    asked: str
    is_cube: bool
    choices: tuple[ForumChoice, ...]
    best: str
    done: str
    judge: str
    notes: tuple[str, ...] = ()


def forum_post(
    record: MatchRecord,
    analysis: Analysis | None,
    decision: Decision,
    table: MatchEquityTable | None = None,
    analyses: Sequence[Analysis] = (),
) -> ForumPost | None:
    """``decision`` of ``record`` as ``analysis`` judges it; ``None`` for what no board can show.

    ``analyses`` are those that were laid over each other for it.
    """
    if decision.kind is not Kind.PLAY and decision.kind not in _CUBES:
        return None
    state = _asked_state(record, decision)
    player = state.turn or decision.player
    seats = record.header.seats
    pips, others = (state.position.pips(one) for one in (player, player.opponent))
    known = _Judged(analysis, analyses, decision, state, player, table or default_table())
    return ForumPost(
        id=xgid_seen_by(state, player) or state_id(state, IdKind.OWN) or "",
        x=_one_line(seats.of(player).name),
        o=_one_line(seats.of(player.opponent).name),
        score=_score(state, player),
        board=board_lines(state, player),
        counts=f"Pip count  X: {pips}  O: {others}{_points(state, player)}",
        cube=_cube(state, player),
        asked=_asked(state),
        is_cube=decision.kind in _CUBES,
        choices=known.choices,
        best=known.right,
        done=known.done,
        judge=known.judge,
        notes=known.notes,
    )


def _asked_state(record: MatchRecord, decision: Decision) -> MatchState:
    """An answer to a double is shown with the question whether to double."""
    if decision.kind not in (Kind.TAKE, Kind.PASS, Kind.RAISE):
        return decision.state
    event = decision.event
    while event > 0 and not isinstance(record.events[event], Doubled):
        event -= 1
    return record.states[event]


class _Judged:
    """What an analysis says of one decision, as far as it says anything."""

    def __init__(
        self,
        analysis: Analysis | None,
        analyses: Sequence[Analysis],
        decision: Decision,
        state: MatchState,
        player: Player,
        table: MatchEquityTable,
    ) -> None:
        self.choices: tuple[ForumChoice, ...] = ()
        self.notes: tuple[str, ...] = ()
        self.right = self.done = self.judge = ""
        if analysis is None:
            return
        self._sources = Sources(analysis, analyses)
        plays = {one.event: one for one in analysis.plays}
        cubes = {one.event: one for one in analysis.cubes}
        if decision.kind is Kind.PLAY and decision.event in plays:
            self._take_play(plays[decision.event], state, player, table)
        elif decision.kind in _CUBES and decision.event in cubes:
            self._take_cube(cubes[decision.event], decision, state, table)

    def _take_play(
        self, judged: JudgedPlay, state: MatchState, player: Player, table: MatchEquityTable
    ) -> None:
        lines = play_findings(judged, score_of(state, player, table)).choices
        chosen = next((line for line in lines if line.is_chosen), None)
        shown = [*lines[:MOST_CHOICES], *([chosen] if chosen and chosen not in lines[:MOST_CHOICES] else [])]
        numbers = [int(line.rank) - 1 for line in shown]
        made = [(judged.candidates[at], line) for at, line in zip(numbers, shown, strict=True)]
        levels = list(dict.fromkeys(one.level for one in judged.candidates))
        made.sort(key=lambda pair: levels.index(pair[0].level))
        self.choices = tuple(
            _play_choice(line, one, place if one.level == levels[0] else 0)
            for place, (one, line) in enumerate(made, 1)
        )
        self.judge = named((self._sources.of_play(judged.event, one), one.level) for one, _ in made)
        self.notes = rollout_note(made[0][0].rollout) if made else ()
        if chosen:
            self.done = _done(chosen)

    def _take_cube(
        self, judged: JudgedCube, decision: Decision, state: MatchState, table: MatchEquityTable
    ) -> None:
        """The doubler's three equities, also where the answer was wrong."""
        asked = Decision(decision.event, decision.game, state.turn or decision.player, Kind.NO_DOUBLE, state)
        found = cube_findings(judged, asked, table)
        names = ("No double", "Double/Take", "Double/Pass")
        chances = judged.decision.probabilities
        spreads = (*map(spread_words, judged.rollouts[:2]), "", "", "")
        self.choices = tuple(
            ForumChoice(name, line.equity, line.loss, line.depth, chances, str(place), spread)
            for place, (name, line, spread) in enumerate(zip(names, found.choices, spreads, strict=False), 1)
        )
        self.judge = named([(self._sources.of_cube(judged), judged.level)])
        self.notes = rollout_note(judged.rollouts[0]) if judged.rollouts else ()
        self.right = found.right
        self.done = _DONE[decision.kind]


def _play_choice(line: ChoiceLine, one: Candidate, place: int) -> ForumChoice:
    """In brackets without a ``place`` among those that were judged as deeply as the best."""
    equity = line.equity if place else f"({line.equity})"
    rank, spread = str(place or ""), spread_words(one.rollout)
    return ForumChoice(line.name, equity, line.loss, line.depth, one.probabilities, rank, spread)


def _done(line: ChoiceLine) -> str:
    return f"{line.name} ({line.loss.strip('()')})" if line.loss else line.name


def _one_line(name: str) -> str:
    return " ".join(name.split()) or "-"


def _score(state: MatchState, player: Player) -> str:
    own, other = state.score.of(player), state.score.of(player.opponent)
    if state.options.is_money:
        return f"Score is X:{own} O:{other}. Unlimited Game" + ", Jacoby" * state.options.jacoby
    crawford = " Crawford game." if state.is_crawford else ""
    return f"Score is X:{own} O:{other} {state.options.length} pt.(s) match.{crawford}"


def _points(state: MatchState, player: Player) -> str:
    if state.options.is_money:
        return ""
    return f" X-O: {state.score.of(player)}-{state.score.of(player.opponent)}/{state.options.length}"


def _cube(state: MatchState, player: Player) -> str:
    owner = state.cube.owner
    whose = "" if owner is None else ", X own cube" if owner is player else ", O own cube"
    return f"Cube: {state.cube.value}{whose}"


def _asked(state: MatchState) -> str:
    if state.dice is None:
        return "X on roll, cube action"
    return f"X to play {state.dice.high}{state.dice.low}"


def board_lines(state: MatchState, player: Player) -> tuple[str, ...]:
    """The board with ``player`` as X at the bottom, whose points are counted, home at the right."""
    upper = " +13-14-15-16-17-18------19-20-21-22-23-24-+"
    lower = " +12-11-10--9--8--7-------6--5--4--3--2--1-+"
    top = [_row(state, player, row, is_top=True) for row in range(_ROWS)]
    bottom = [_row(state, player, row, is_top=False) for row in reversed(range(_ROWS))]
    return (upper, *top, " |                  |BAR|                  |", *bottom, lower)


def _row(state: MatchState, player: Player, row: int, *, is_top: bool) -> str:
    """The ``row`` counted from the edge of the board."""
    points = range(13, 25) if is_top else range(12, 0, -1)
    cells = [_cell(*_stack(state, player, point), row) for point in points]
    waiting = player.opponent if not is_top else player
    bar = _cell("X" if waiting is player else "O", state.position.of(waiting)[BAR], _ROWS - 1 - row)
    return f" |{''.join(cells[:6])}|{bar}|{''.join(cells[6:])}|"


def _stack(state: MatchState, player: Player, point: int) -> tuple[str, int]:
    own, other = state.position.of(player)[point], state.position.of(player.opponent)[BAR - point]
    return ("X", own) if own else ("O", other)


def _cell(symbol: str, count: int, row: int) -> str:
    """A checker, in the last row the number of a high stack."""
    if row >= count:
        return "   "
    return f"{count:^3}" if row == _ROWS - 1 and count > _ROWS else f" {symbol} "


def xg_text(post: ForumPost) -> str:
    """As eXtreme Gammon prints a position, which other programs read."""
    lines = [
        post.id,
        "",
        f"X:{post.x}   O:{post.o}",
        post.score,
        *post.board,
        post.counts,
        post.cube,
        post.asked,
    ]
    return "\n".join((*lines, "", *_xg_choices(post), *_xg_end(post)))


def _xg_choices(post: ForumPost) -> Iterator[str]:
    if not post.is_cube:
        below = next((one for one in post.choices if not one.rank), None)
        for one in post.choices:
            yield from ["    Judged less deeply:"] * (one is below)
            loss = f" ({one.loss.strip('()')})" if one.loss else ""
            rank = f"{one.rank}." if one.rank else "  "
            yield f"    {rank} {one.level:<11} {one.name:<28} eq:{one.equity}{loss}"
            yield from _xg_chances(one.chances, "      Player:   ", "      Opponent: ")
            yield from [f"      Confidence: {one.spread}"] * bool(one.spread)
            yield ""
        return
    if post.choices:
        yield f"Analyzed in {post.choices[0].level}"
        yield from _xg_chances(
            post.choices[0].chances, "Player Winning Chances:   ", "Opponent Winning Chances: "
        )
        yield from ("", "Cubeful Equities:")
    for one in post.choices:
        loss = f" ({one.loss})" if one.loss else ""
        yield f"       {one.name + ':':<14} {one.equity}{loss}"
    yield from (f"  Confidence of {one.name}: {one.spread}" for one in post.choices if one.spread)
    if post.choices:
        yield from ("", f"Best Cube action: {post.best}", "")


def _xg_chances(chances: Probabilities | None, own: str, other: str) -> Iterator[str]:
    if chances:
        won = (chances.win, chances.win_gammon, chances.win_backgammon)
        lost = (chances.lose, chances.lose_gammon, chances.lose_backgammon)
        for title, side in ((own, won), (other, lost)):
            win, gammon, backgammon = (f"{100 * value:.2f}%" for value in side)
            yield f"{title}{win:>6} (G:{gammon} B:{backgammon})"


def _xg_end(post: ForumPost) -> Iterator[str]:
    if post.done:
        yield f"Made: {post.done}"
    yield from post.notes
    if post.judge:
        yield f"Analysed by {post.judge}"


def markdown(post: ForumPost) -> str:
    """The same with a table, for forums that read Markdown."""
    head = (f"X: {post.x}   O: {post.o}", post.score, *post.board, post.counts, post.cube)
    lines = [f"**{post.asked}**", "", "```", *head, post.id, "```", ""]
    return "\n".join((*lines, *_table(post)))


def _table(post: ForumPost) -> Iterator[str]:
    if post.choices:
        yield "| | Choice | Level | Equity | Cost | Win | G | BG | Lose G | BG |"
        yield "|--:|:--|:--|--:|--:|--:|--:|--:|--:|--:|"
    for one in post.choices:
        level = ", ".join(filter(None, (one.level, one.spread)))
        cells = (one.rank, one.name, level, one.equity, one.loss, *_six(one.chances))
        yield f"| {' | '.join(_cell_text(cell) for cell in cells)} |"
    said = (
        f"Best: {post.best}" if post.best else "",
        f"Made: {post.done}" if post.done else "",
        *post.notes,
        post.judge,
    )
    told = " · ".join(_cell_text(part) for part in said if part)
    if told:
        yield from ("", told)


def _six(chances: Probabilities | None) -> tuple[str, ...]:
    if chances is None:
        return ("",) * 5
    won = (chances.win, chances.win_gammon, chances.win_backgammon)
    return tuple(f"{100 * value:.1f}" for value in (*won, chances.lose_gammon, chances.lose_backgammon))


def _cell_text(text: str) -> str:
    """Nothing in it is markup: 6/4*(2) keeps its stars."""
    return "".join(f"\\{one}" if one in "\\|*_`<>[]" else one for one in text)


def posts_text(posts: Sequence[ForumPost], *, is_markdown: bool) -> str:
    """All of ``posts``, one below the other."""
    if is_markdown:
        return "\n\n---\n\n".join(map(markdown, posts)) + "\n"
    return "\n\n\n".join(map(xg_text, posts)) + "\n"
