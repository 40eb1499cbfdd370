"""Coan ki in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.engine.coan_ki import LEVELS
from bgdesk.match.coan_ki import CoanKiGame
from bgdesk.match.dice.fair_dice import commitment
from bgdesk.rules.coan_ki import PIECES, CoanKiMove, CoanKiPlay, CoanKiPosition
from bgdesk.rules.player import Player
from bgdesk.ui.words.matches import MatchChoice, Shelf, players_text
from bgdesk.ui.words.numbers import percent

_LEAST_SHOWN = 0.0005


def colour_name(player: Player) -> str:
    """White or Black."""
    return (
        QCoreApplication.translate("CoanKi", "White")
        if player is Player.WHITE
        else QCoreApplication.translate("CoanKi", "Black")
    )


def your_name(name: str) -> str:
    """The name of the person at this window, ``name`` unless it is empty."""
    return name or QCoreApplication.translate("CoanKi", "You")


def guest_name() -> str:
    """The name of a friend who plays at this window."""
    return QCoreApplication.translate("CoanKi", "Guest")


def cost_text(chance: float) -> str:
    """What a play gives away of the chance to win the pot; empty for nothing."""
    return percent(chance) if chance >= _LEAST_SHOWN else ""


def level_label(level: str) -> str:
    """The name of a bot."""
    return {
        LEVELS[0]: QCoreApplication.translate("CoanKi", "Easy"),
        LEVELS[1]: QCoreApplication.translate("CoanKi", "Strong"),
    }[level]


def play_label(play: CoanKiPlay) -> str:
    """What a play does, by the numbers of the player who makes it."""
    if play.lost_from is not None:
        return QCoreApplication.translate("CoanKi", "give up a piece on {space}").format(space=play.lost_from)
    if not play.moves:
        return QCoreApplication.translate("CoanKi", "nothing can be moved: the turn is lost")
    return ", ".join(_move_label(move) for move in play.moves)


def _move_label(move: CoanKiMove) -> str:
    if move.is_home:
        return QCoreApplication.translate("CoanKi", "{space} → off").format(space=move.space)
    return QCoreApplication.translate("CoanKi", "{space} → {target}").format(
        space=move.space, target=move.space + move.distance
    )


def status_text(game: CoanKiGame | None) -> str:
    """One sentence: what the game waits for, or who has won."""
    if game is None:
        return QCoreApplication.translate("CoanKi", "Choose an opponent, then start a new game.")
    if game.winner:
        return QCoreApplication.translate("CoanKi", "{name} won the pot of {pot}.").format(
            name=game.names.of(game.winner), pot=game.state.position.pot
        )
    state = game.state
    dice = f"{state.dice.high}-{state.dice.low}"
    sentence = QCoreApplication.translate("CoanKi", "{name} rolled {dice}.").format(
        name=_name_and_colour(game, state.player), dice=dice
    )
    return " ".join(part for part in (_last_play(game), sentence, _hint(game)) if part)


def past_text(game: CoanKiGame, turn: int) -> str:
    """What was done in an earlier turn, numbered from 0."""
    return QCoreApplication.translate("CoanKi", "Turn {number}: {played}").format(
        number=turn + 1, played=_play_of(game, turn)
    )


def place_text(game: CoanKiGame, turn: int) -> str:
    """Which turn of how many is looked at."""
    count = len(game.turns) + (game.winner is None)
    return QCoreApplication.translate("CoanKi", "Turn {number} of {count}").format(
        number=min(turn + 1, count), count=count
    )


def game_label(game: CoanKiGame) -> str:
    """An unfinished game in a list: who plays, and how far it is."""
    return QCoreApplication.translate("CoanKi", "Turn {number}: {white} against {black}").format(
        white=game.names.white, black=game.names.black, number=len(game.turns) + 1
    )


def game_choice(game: CoanKiGame) -> MatchChoice:
    """An unfinished game among the matches of the library."""
    turn = QCoreApplication.translate("CoanKi", "turn {number}").format(number=len(game.turns) + 1)
    details = (QCoreApplication.translate("CoanKi", "Coan ki"), turn, pot_text(game.state.position))
    return MatchChoice(game.id, players_text(game.names), " · ".join(details), Shelf.COAN_KI)


def _name_and_colour(game: CoanKiGame, player: Player) -> str:
    """Who plays, and which pieces, unless the name says that already."""
    name, colour = game.names.of(player), colour_name(player)
    return name if name == colour else f"{name} ({colour})"


def _last_play(game: CoanKiGame) -> str:
    return _play_of(game, len(game.turns) - 1) if game.turns else ""


def _play_of(game: CoanKiGame, turn: int) -> str:
    made, state = game.turns[turn], game.states[turn]
    done = play_label(CoanKiPlay(made.moves, state.position, made.lost_from))
    dice = f"{state.dice.high}-{state.dice.low}"
    return QCoreApplication.translate("CoanKi", "{name} played {dice}: {play}.").format(
        name=game.names.of(state.player), dice=dice, play=done
    )


def _hint(game: CoanKiGame) -> str:
    dice = game.state.dice
    if dice.is_double and dice.first == 1:
        return QCoreApplication.translate("CoanKi", "A piece is given up, and a tenth is paid into the pot.")
    if dice.is_double:
        return QCoreApplication.translate(
            "CoanKi", "Two pieces move {far} each, or one moves {near}."
        ).format(far=2 * dice.first, near=dice.first)
    both = dice.high + dice.low
    if dice.high - dice.low == 1:
        return QCoreApplication.translate(
            "CoanKi", "One piece moves {both} and another {low} or {rest}."
        ).format(both=both, low=dice.low, rest=both - 1)
    return QCoreApplication.translate(
        "CoanKi", "One piece moves {both}, or two move {high} and {low}."
    ).format(both=both, high=dice.high, low=dice.low)


def pot_text(position: CoanKiPosition) -> str:
    """What is in the pot."""
    return QCoreApplication.translate("CoanKi", "Pot {pot}").format(pot=position.pot)


def off_text(game: CoanKiGame, position: CoanKiPosition, player: Player) -> str:
    """How many pieces of ``player`` have left the board."""
    gone = PIECES - position.in_play(player)
    return QCoreApplication.translate("CoanKi", "{name}: {count} off").format(
        name=game.names.of(player), count=gone
    )


def dice_proof(game: CoanKiGame) -> tuple[str, str]:
    """The fingerprint of the dice while the game goes on, their secret once it is over; with its name."""
    if game.winner:
        return QCoreApplication.translate("CoanKi", "Secret of the dice"), game.secret
    return QCoreApplication.translate("CoanKi", "Fingerprint of the dice"), commitment(
        bytes.fromhex(game.secret)
    )


def space_text(position: CoanKiPosition, space: int) -> str:
    """What stands on White's ``space``, for a screen reader."""
    parts = []
    for player in Player:
        own = space if player is Player.WHITE else (space + PIECES // 2) % PIECES
        count = position.of(player)[own]
        if count:
            parts.append(
                QCoreApplication.translate("CoanKi", "{count} of {colour} on his {own}").format(
                    count=count, colour=colour_name(player), own=own
                )
            )
    return ", ".join(parts)
