"""Coan ki in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.engine.coan_ki import LEVELS
from bgdesk.match.coan_ki import LoopGame
from bgdesk.match.fair_dice import commitment
from bgdesk.rules.coan_ki import PIECES, LoopMove, LoopPlay, LoopPosition
from bgdesk.rules.player import Player

_LEAST_SHOWN = 0.0005


def _tr(text: str) -> str:
    return QCoreApplication.translate("CoanKi", text)


def colour_name(player: Player) -> str:
    """White or Black."""
    return _tr("White") if player is Player.WHITE else _tr("Black")


def your_name(name: str) -> str:
    """The name of the person at this window, ``name`` unless it is empty."""
    return name or _tr("You")


def guest_name() -> str:
    """The name of a friend who plays at this window."""
    return _tr("Guest")


def percent(chance: float) -> str:
    """A chance from 0 to 1."""
    return f"{100 * chance:z.1f} %"


def cost_text(chance: float) -> str:
    """What a play gives away of the chance to win the pot; empty for nothing."""
    return percent(chance) if chance >= _LEAST_SHOWN else ""


def level_label(level: str) -> str:
    """The name of a bot."""
    return {LEVELS[0]: _tr("Easy"), LEVELS[1]: _tr("Strong")}[level]


def play_label(play: LoopPlay) -> str:
    """What a play does, by the numbers of the player who makes it."""
    if play.lost_from is not None:
        return _tr("give up a piece on {space}").format(space=play.lost_from)
    if not play.moves:
        return _tr("nothing can be moved: the turn is lost")
    return ", ".join(_move_label(move) for move in play.moves)


def _move_label(move: LoopMove) -> str:
    if move.is_home:
        return _tr("{space} → off").format(space=move.space)
    return _tr("{space} → {target}").format(space=move.space, target=move.space + move.distance)


def status_text(game: LoopGame | None) -> str:
    """One sentence: what the game waits for, or who has won."""
    if game is None:
        return _tr("Choose an opponent, then start a new game.")
    if game.winner:
        return _tr("{name} won the pot of {pot}.").format(
            name=game.names.of(game.winner), pot=game.state.position.pot
        )
    state = game.state
    dice = f"{state.dice.high}-{state.dice.low}"
    sentence = _tr("{name} threw {dice}.").format(name=_name_and_colour(game, state.player), dice=dice)
    return " ".join(part for part in (_last_play(game), sentence, _hint(game)) if part)


def past_text(game: LoopGame, turn: int) -> str:
    """What was done in an earlier turn, numbered from 0."""
    return _tr("Turn {number}: {played}").format(number=turn + 1, played=_play_of(game, turn))


def place_text(game: LoopGame, turn: int) -> str:
    """Which turn of how many is looked at."""
    count = len(game.turns) + (game.winner is None)
    return _tr("Turn {number} of {count}").format(number=min(turn + 1, count), count=count)


def game_label(game: LoopGame) -> str:
    """An unfinished game in a list: who plays, and how far it is."""
    return _tr("Turn {number}: {white} against {black}").format(
        white=game.names.white, black=game.names.black, number=len(game.turns) + 1
    )


def _name_and_colour(game: LoopGame, player: Player) -> str:
    """Who plays, and which pieces, unless the name says that already."""
    name, colour = game.names.of(player), colour_name(player)
    return name if name == colour else f"{name} ({colour})"


def _last_play(game: LoopGame) -> str:
    return _play_of(game, len(game.turns) - 1) if game.turns else ""


def _play_of(game: LoopGame, turn: int) -> str:
    made, state = game.turns[turn], game.states[turn]
    done = play_label(LoopPlay(made.moves, state.position, made.lost_from))
    dice = f"{state.dice.high}-{state.dice.low}"
    return _tr("{name} played {dice}: {play}.").format(name=game.names.of(state.player), dice=dice, play=done)


def _hint(game: LoopGame) -> str:
    dice = game.state.dice
    if dice.is_double and dice.first == 1:
        return _tr("A piece is given up, and a tenth is paid into the pot.")
    if dice.is_double:
        return _tr("Two pieces move {far} each, or one moves {near}.").format(
            far=2 * dice.first, near=dice.first
        )
    both = dice.high + dice.low
    if dice.high - dice.low == 1:
        return _tr("One piece moves {both} and another {low} or {rest}.").format(
            both=both, low=dice.low, rest=both - 1
        )
    return _tr("One piece moves {both}, or two move {high} and {low}.").format(
        both=both, high=dice.high, low=dice.low
    )


def pot_text(position: LoopPosition) -> str:
    """What is in the pot."""
    return _tr("Pot {pot}").format(pot=position.pot)


def off_text(game: LoopGame, position: LoopPosition, player: Player) -> str:
    """How many pieces of ``player`` have left the board."""
    gone = PIECES - position.in_play(player)
    return _tr("{name}: {count} off").format(name=game.names.of(player), count=gone)


def dice_proof(game: LoopGame) -> tuple[str, str]:
    """The fingerprint of the dice while the game goes on, their secret once it is over; with its name."""
    if game.winner:
        return _tr("Secret of the dice"), game.secret
    return _tr("Fingerprint of the dice"), commitment(bytes.fromhex(game.secret))


def space_text(position: LoopPosition, space: int) -> str:
    """What stands on White's ``space``, for a screen reader."""
    parts = []
    for player in Player:
        own = space if player is Player.WHITE else (space + PIECES // 2) % PIECES
        count = position.of(player)[own]
        if count:
            parts.append(
                _tr("{count} of {colour} on his {own}").format(
                    count=count, colour=colour_name(player), own=own
                )
            )
    return ", ".join(parts)
