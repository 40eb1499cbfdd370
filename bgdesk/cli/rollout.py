"""``bgdesk rollout``: plays of a roll, or a cube decision, played out many times."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from bgdesk.analysis.rolled_out import begun_rollout
from bgdesk.analysis.rollout.codec import MOST_SEED, run_from_text, run_to_text
from bgdesk.analysis.rollout.run import BATCH, Goal, RolloutRun, Task, extended, trials_left
from bgdesk.cli.evaluate import no_cube_words, situation_at, warn_of_limit
from bgdesk.cli.shared.cluster import add_scheduler, cluster_of
from bgdesk.cli.shared.output import DONE, CliError, MisuseError, complain
from bgdesk.cli.shared.positions import IDS_HELP, dice_given, position_given, ruleset_given
from bgdesk.cli.shared.rollout_text import say_result, told
from bgdesk.engine.core.availability import plays_games
from bgdesk.engine.protocol import CannotJudge, Situation
from bgdesk.engine.rollout_protocol import Manner
from bgdesk.engine.selection import JudgeKind, is_rolled_out, judge_kind, roller_name
from bgdesk.formats.replacing import replace_file
from bgdesk.match.codec.json_shapes import CodecError
from bgdesk.match.game_names import game_name
from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play
from bgdesk.rules.notation.plays import NotationError, parse_play
from bgdesk.rules.stages import Numbers, Stage, stages
from bgdesk.rules.variants import Ruleset

if TYPE_CHECKING:
    from bgdesk.app.workers.cluster import Cluster
    from bgdesk.app.workers.rollout_pool import RolloutPool

_log = logging.getLogger(__name__)

_LEVELS = {"1-ply": 1, "2-ply": 2, "3-ply": 3}
_MOST_TRUNCATED = 1000
_CHOSEN, _CHOSEN_WITHIN, _CHOOSING = 5, 0.08, "master"
_SAVED_EVERY_S = 5.0
_WIDTH = 78

_POSITION_HELP = f"{IDS_HELP}, or bgdesk's own text for a position, such as bgd1:plakoto:w:6x2,5:1x2"
_EPILOG = f"""\
Trials go in batches of {BATCH}. Equities are those of the player on roll: points per cube in money play,
else normalised. After the equity stands its standard error. Without --plays the best {_CHOSEN} at most are
rolled out, those within {_CHOSEN_WITHIN} of the best at a quick look. A play that is worse than the best with
the confidence of --stop-at drops out, and when one is left, or a cube decision is so sure, the rollout ends.
With --state an interrupted rollout goes on where it was when the command is given again, and a finished one
is extended when it is given with more trials. Equal seeds give equal results. In games that a network plays
nobody turns the cube in the trials, and luck is taken off again from 2-ply on. The games with rules of a
single play that no engine knows (British five, Portes, Tavla) and Hypergammon are not rolled out."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Position, what is rolled out, how, how long, and form."""
    parser.epilog = _EPILOG
    parser.add_argument("position", metavar="POSITION", help=_POSITION_HELP)
    parser.add_argument(
        "--dice", metavar="31", help="a roll; without one that of the id, else the cube is rolled out"
    )
    parser.add_argument("--plays", metavar="PLAY", nargs="+", help='plays of the roll, such as "8/5 6/5"')
    _add_manner(parser)
    parser.add_argument("--trials", metavar="N", type=int, default=Goal().trials, help="of each play (1296)")
    parser.add_argument(
        "--stop-at",
        metavar="PERCENT",
        type=float,
        default=99.5,
        help="confidence that is enough (99.5); 100 plays all trials",
    )
    parser.add_argument("--stop-error", metavar="SE", type=float, help="standard error that is enough")
    parser.add_argument("--state", metavar="FILE", type=Path, help="keep the trials here, to continue later")
    parser.add_argument(
        "--workers", metavar="N", type=int, default=os.cpu_count(), help="processes (as many as cores)"
    )
    add_scheduler(parser)
    parser.add_argument("--json", action="store_true", help="JSON instead of text")


def _add_manner(parser: argparse.ArgumentParser) -> None:
    """What is not given is that of the state, or the usual."""
    parser.add_argument(
        "--truncate", metavar="N", type=int, help="truncate after so many plies; 0 plays to the end (0)"
    )
    parser.add_argument(
        "--level", metavar="NAME", choices=tuple(_LEVELS), help="depth of the decisions in the trials (1-ply)"
    )
    parser.add_argument("--cubeless", action="store_true", default=None, help="without the cube")
    parser.add_argument(
        "--no-variance-reduction", action="store_true", default=None, help="count plain results"
    )
    parser.add_argument("--seed", metavar="N", type=int, help="of the dice (1)")


def run(arguments: argparse.Namespace) -> int:
    """Roll out until the goal, or until somebody stops it."""
    goal = _goal(arguments)
    _check(arguments)
    work = _work(arguments, goal)
    say_result(_played(arguments, work), as_json=arguments.json)
    return DONE


def _goal(arguments: argparse.Namespace) -> Goal:
    sure = arguments.stop_at
    if not 50 < sure <= 100:
        raise MisuseError("--stop-at is a percentage above 50, at most 100.")
    try:
        return Goal(arguments.trials, None if sure == 100 else sure / 100, arguments.stop_error)
    except ValueError as problem:
        raise MisuseError(f"This is not a goal: {problem}.") from problem


def _check(arguments: argparse.Namespace) -> None:
    from bgdesk.engine.sage.availability import probe

    if arguments.workers is None or arguments.workers < 1:
        raise MisuseError("--workers needs a number of at least 1.")
    if arguments.truncate is not None and not 0 <= arguments.truncate <= _MOST_TRUNCATED:
        raise MisuseError(f"--truncate needs a number from 0 to {_MOST_TRUNCATED}.")
    if arguments.seed is not None and not 0 <= arguments.seed <= MOST_SEED:
        raise MisuseError(f"--seed needs a number from 0 to {MOST_SEED}.")
    found = probe(os.environ)
    kind = judge_kind(_ruleset(arguments.position))
    if kind is JudgeKind.STRONG and not found.is_available:
        raise CliError(f"The engine does not run on this computer: {found.reason}.")


def _work(arguments: argparse.Namespace, goal: Goal) -> RolloutRun:
    """The rollout of the state file if there is one, else a new one."""
    ruleset = _ruleset(arguments.position)
    state = position_given(arguments.position, ruleset)
    dice = state.dice if arguments.dice is None else dice_given(arguments.dice)
    kept = _kept(arguments.state)
    manner = _manner(arguments, kept.manner if kept else Manner())
    situation, numbers = _turn(situation_at(state, ruleset), dice)
    warn_of_limit(state, ruleset)
    if dice is None:
        _check_cube_task(arguments, no_cube_words(state, ruleset), manner)
    if kept is None:
        task = Task(situation, numbers, _plays(arguments.plays, situation, numbers))
        return begun_rollout(task, manner, 1 if arguments.seed is None else arguments.seed, goal)
    task = kept.task
    if arguments.plays:
        task = Task(situation, numbers, _plays(arguments.plays, situation, numbers))
    seed = kept.seed if arguments.seed is None else arguments.seed
    asked = (replace(task, situation=situation, dice=numbers), manner, seed, roller_name(ruleset))
    if asked != (kept.task, kept.manner, kept.seed, kept.engine):
        raise CliError(
            f"{arguments.state} keeps another rollout: position, plays, settings or engine differ."
        )
    return extended(kept, goal)


def _turn(situation: Situation, dice: Dice | None) -> tuple[Situation, Numbers | None]:
    """The table with what the roll holds beside the numbers to be played first, and these."""
    if dice is None:
        return situation, None
    all_in = not situation.position.extra(situation.player).reserve
    first, *later = stages(dice, situation.ruleset, situation.turns[0], all_in=all_in)
    assert isinstance(first, Stage), "a roll begins with numbers to play"
    numbers = dice if first.faces == dice.faces else first
    return replace(situation, coming=tuple(later)), numbers


def _ruleset(position: str) -> Ruleset:
    """The game of a position text. Raises MisuseError for one that the engine does not roll out."""
    ruleset = ruleset_given(None, position)
    if judge_kind(ruleset) is JudgeKind.NETWORK and not plays_games():
        raise CliError(f"Only the core rolls {game_name(ruleset.id)} out, and it is not compiled here.")
    if not is_rolled_out(ruleset):
        raise MisuseError(f"This is a position of {game_name(ruleset.id)}, which cannot be rolled out.")
    return ruleset


def _kept(path: Path | None) -> RolloutRun | None:
    if path is None or not path.exists():
        return None
    try:
        return run_from_text(path.read_text(encoding="utf-8"))
    except (CodecError, UnicodeDecodeError) as problem:
        raise CliError(f"{path} keeps no rollout ({problem}).") from problem


def _manner(arguments: argparse.Namespace, usual: Manner) -> Manner:
    return Manner(
        truncated_at=usual.truncated_at if arguments.truncate is None else arguments.truncate,
        plies=_LEVELS[arguments.level] if arguments.level else usual.plies,
        is_cubeful=usual.is_cubeful and not arguments.cubeless,
        reduces_variance=usual.reduces_variance and not arguments.no_variance_reduction,
    )


def _check_cube_task(arguments: argparse.Namespace, unavailable: str | None, manner: Manner) -> None:
    if arguments.plays:
        raise MisuseError("--plays needs the roll with --dice.")
    if not manner.is_cubeful:
        raise MisuseError("A cube decision has no cubeless value; --dice rolls plays out.")
    if unavailable:
        raise CliError(f"There is no cube decision to roll out ({unavailable}); --dice rolls plays out.")


def _plays(written: list[str] | None, situation: Situation, numbers: Numbers | None) -> tuple[Play, ...]:
    """The plays named, or those that look best."""
    if numbers is None:
        return ()
    if not written:
        return _best_plays(situation, numbers)
    legal = situation.legal_plays(numbers)
    try:
        return tuple(dict.fromkeys(parse_play(text, legal) for text in written))
    except NotationError as problem:
        raise MisuseError(f"{problem}.") from problem


def _best_plays(situation: Situation, numbers: Numbers) -> tuple[Play, ...]:
    from bgdesk.engine.selection import engine_for

    try:
        ranked = engine_for(_CHOOSING, situation.ruleset).rank_plays(situation, numbers)[:_CHOSEN]
    except CannotJudge as problem:
        raise CliError(f"This position cannot be analysed: {problem}.") from problem
    least = ranked[0].equity.value - _CHOSEN_WITHIN
    return tuple(one.play for number, one in enumerate(ranked) if number < 2 or one.equity.value >= least)


def _played(arguments: argparse.Namespace, begun_work: RolloutRun) -> RolloutRun:
    """The rollout at its goal; what has been played is kept whatever happens."""
    from bgdesk.app.workers.rollout_pool import RolloutFailed

    work, started = begun_work, monotonic()
    with _Keeper(arguments.state, begun_work) as keeper, _players(arguments) as pool:
        try:
            for work in pool.play(begun_work):
                keeper.see(work)
                _tell_progress(work, monotonic() - started, work.trials - begun_work.trials)
        except RolloutFailed as problem:
            raise CliError(f"This position cannot be rolled out: {problem}.") from problem
        finally:
            _clear_progress()
            _log.info("rolled out %d trials in %.1f s", work.trials, monotonic() - started)
    return work


def _players(arguments: argparse.Namespace) -> RolloutPool | Cluster:
    """The processes of this computer, or those of a scheduler."""
    if arguments.scheduler is None:
        from bgdesk.app.workers.rollout_pool import RolloutPool

        return RolloutPool(arguments.workers)
    return cluster_of(arguments)


class _Keeper:
    """Writes the rollout to its file before the first trial, every few seconds and at the end."""

    def __init__(self, path: Path | None, work: RolloutRun) -> None:
        self._path = path
        self._latest = work
        self._saved_at = monotonic()

    def __enter__(self) -> _Keeper:
        self._save()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._save()
        if kind is KeyboardInterrupt and self._path:
            complain(f"Stopped; {self._path} keeps {self._latest.trials} trials, to go on from there.")
        elif kind is KeyboardInterrupt:
            complain("Stopped; the trials are not kept, which --state FILE would do.")

    def see(self, work: RolloutRun) -> None:
        self._latest = work
        if monotonic() - self._saved_at > _SAVED_EVERY_S:
            self._save()

    def _save(self) -> None:
        if self._path:
            replace_file(self._path, run_to_text(self._latest).encode(), waits=False)
        self._saved_at = monotonic()


def _tell_progress(work: RolloutRun, seconds: float, trials: int) -> None:
    """One line that is written over, where somebody watches."""
    if not _is_watched():
        return
    left = trials_left(work)
    text = f"{work.trials} trials, at most {left} to go, {seconds * left / trials:.0f} s; {told(work)}"
    sys.stderr.write(f"\r{text[:_WIDTH]:<{_WIDTH}}\r")
    sys.stderr.flush()


def _clear_progress() -> None:
    if _is_watched():
        sys.stderr.write(f"\r{'':<{_WIDTH}}\r")
        sys.stderr.flush()


def _is_watched() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()
