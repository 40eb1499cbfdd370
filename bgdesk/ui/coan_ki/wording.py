"""Coan ki in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import labels, listed, sentences, titled
from bgdesk.engine.coan_ki import LEVELS
from bgdesk.match.coan_ki import CoanKiGame
from bgdesk.match.dice.fair_dice import commitment
from bgdesk.rules.coan_ki import PIECES, CoanKiMove, CoanKiPlay, CoanKiPosition
from bgdesk.rules.player import Player
from bgdesk.ui.words.counted import Counted
from bgdesk.ui.words.matches import MatchChoice, players_text
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import percent
from bgdesk.ui.words.persons import by_person, name_in_text

translate = QCoreApplication.translate

_LEAST_SHOWN = 0.0005


def colour_name(player: Player) -> str:
    """White or Black."""
    if player is Player.WHITE:
        #: The colour of a player's pieces
        return translate("CoanKi", "White")
    #: The colour of a player's pieces
    return translate("CoanKi", "Black")


def cost_text(chance: float) -> str:
    """What a play gives away of the chance to win the pot; empty for nothing."""
    return percent(chance) if chance >= _LEAST_SHOWN else ""


def level_label(level: str) -> str:
    """The name of a bot."""
    return {
        #: Name of a computer player, by how well it plays
        LEVELS[0]: translate("CoanKi", "Easy"),
        #: Name of a computer player, by how well it plays
        LEVELS[1]: translate("CoanKi", "Strong"),
    }[level]


def play_label(play: CoanKiPlay) -> str:
    """What a play does, by the numbers of the player who makes it."""
    if play.lost_from is not None:
        #: What a player may do, in a list; {space} is a number
        return translate("CoanKi", "give up a piece on {space}").format(space=play.lost_from)
    if not play.moves:
        return translate("CoanKi", "nothing can be moved: the turn is lost")
    return listed(*map(_move_label, play.moves))


def _move_label(move: CoanKiMove) -> str:
    if move.is_home:
        #: A move; {space} is a number. Off: the piece leaves the board
        return translate("CoanKi", "{space} → off").format(space=move.space)
    #: A move; {space} and {target} are numbers of places
    return translate("CoanKi", "{space} → {target}").format(
        space=move.space, target=move.space + move.distance
    )


def status_text(game: CoanKiGame | None) -> str:
    """One sentence: what the game waits for, or who has won."""
    if game is None:
        return translate("CoanKi", "Choose an opponent, then start a new game.")
    if game.winner:
        #: Sentence. {pot} is the stakes
        yours = translate("CoanKi", "You won the pot of {pot}.")
        #: Sentence. {name} is a player, {pot} the stakes
        named = translate("CoanKi", "{name} won the pot of {pot}.")
        return by_person(game.names.of(game.winner), yours, named, pot=game.state.position.pot)
    return sentences(_last_play(game), _roll_text(game), _hint(game))


def _roll_text(game: CoanKiGame) -> str:
    """What was rolled, and by which pieces, unless the name says that already."""
    player, dice = game.state.player, game.state.dice
    name, colour = game.names.of(player), colour_name(player)
    #: Sentence. {colour} is that of the player's pieces, {dice} the roll, as in 6-1
    yours = translate("CoanKi", "You ({colour}) rolled {dice}.")
    #: Sentence. {name} is a player, {colour} that of the player's pieces, {dice} the roll, as in 6-1
    named = translate("CoanKi", "{name} ({colour}) rolled {dice}.")
    if name == colour:
        #: Sentence. {name} is a player, {dice} the roll, as in 6-1
        named = translate("CoanKi", "{name} rolled {dice}.")
    return by_person(name, yours, named, colour=colour, dice=isolated(f"{dice.high}-{dice.low}"))


def past_text(game: CoanKiGame, turn: int) -> str:
    """What was done in an earlier turn, numbered from 0."""
    #: Title in front of what was done in a turn
    title = translate("CoanKi", "Turn {number}").format(number=turn + 1)
    return titled(title, _play_of(game, turn))


def place_text(game: CoanKiGame, turn: int) -> str:
    """Which turn of how many is looked at."""
    count = len(game.turns) + (game.winner is None)
    #: Label: which turn is looked at
    return translate("CoanKi", "Turn {number} of {count}").format(number=min(turn + 1, count), count=count)


def game_label(game: CoanKiGame) -> str:
    """An unfinished game in a list: who plays, and how far it is."""
    #: An unfinished game in a list. {white} and {black} are names of players
    return translate("CoanKi", "Turn {number}: {white} vs {black}").format(
        white=name_in_text(game.names.white), black=name_in_text(game.names.black), number=len(game.turns) + 1
    )


def game_choice(game: CoanKiGame) -> MatchChoice:
    """An unfinished game among the matches of the library."""
    #: Label: how far a game is
    turn = translate("CoanKi", "turn {number}").format(number=len(game.turns) + 1)
    details = (translate("CoanKi", "Coan ki"), turn, pot_text(game.state.position))
    return MatchChoice(game.id, players_text(game.names), labels(*details))


def _last_play(game: CoanKiGame) -> str:
    return _play_of(game, len(game.turns) - 1) if game.turns else ""


def _play_of(game: CoanKiGame, turn: int) -> str:
    made, state = game.turns[turn], game.states[turn]
    dice = isolated(f"{state.dice.high}-{state.dice.low}")
    if made.lost_from is not None:
        #: Sentence. {dice} is the roll, as in 1-1; {space} a number
        yours = translate("CoanKi", "You played {dice}: a piece on {space} was given up.")
        #: Sentence. {name} is a player, {dice} the roll, as in 1-1; {space} a number
        named = translate("CoanKi", "{name} played {dice}: a piece on {space} was given up.")
    elif not made.moves:
        #: Sentence. {dice} is the roll, as in 6-1
        yours = translate("CoanKi", "You rolled {dice}: nothing could be moved, and the turn was lost.")
        #: Sentence. {name} is a player, {dice} the roll, as in 6-1
        named = translate("CoanKi", "{name} rolled {dice}: nothing could be moved, and the turn was lost.")
    else:
        #: Sentence. {dice} is the roll, as in 6-1; {play} a list of moves, as in 1 → 4, 7 → 9
        yours = translate("CoanKi", "You played {dice}: {play}.")
        #: Sentence. {name} is a player, {dice} the roll, as in 6-1; {play} a list, as in 1 → 4, 7 → 9
        named = translate("CoanKi", "{name} played {dice}: {play}.")
    done = play_label(CoanKiPlay(made.moves, state.position, made.lost_from))
    name = game.names.of(state.player)
    return by_person(name, yours, named, dice=dice, play=done, space=made.lost_from)


def _hint(game: CoanKiGame) -> str:
    dice = game.state.dice
    if dice.is_double and dice.first == 1:
        return translate("CoanKi", "A piece is given up, and a tenth of the pot is paid into it.")
    if dice.is_double:
        #: Sentence: what may be done with a double; {far} and {near} are numbers of spaces
        return translate("CoanKi", "Two pieces move {far} each, or one moves {near}.").format(
            far=2 * dice.first, near=dice.first
        )
    both = dice.high + dice.low
    if dice.high - dice.low == 1:
        #: Sentence: what may be done with a roll; all are numbers of spaces
        return translate("CoanKi", "One piece moves {both} and another {low} or {rest}.").format(
            both=both, low=dice.low, rest=both - 1
        )
    #: Sentence: what may be done with a roll; all are numbers of spaces
    return translate("CoanKi", "One piece moves {both}, or two move {high} and {low}.").format(
        both=both, high=dice.high, low=dice.low
    )


def pot_text(position: CoanKiPosition) -> str:
    """What is in the pot."""
    #: Label, a noun: the stakes that the winner gets
    return translate("CoanKi", "Pot {pot}").format(pot=position.pot)


def off_text(game: CoanKiGame, position: CoanKiPosition, player: Player) -> str:
    """How many pieces of ``player`` have left the board."""
    gone = PIECES - position.in_play(player)
    #: Behind the name of a player: how many pieces have left the board. Short
    return translate("CoanKi", "{name}: {count} off").format(
        name=name_in_text(game.names.of(player)), count=gone
    )


def dice_proof(game: CoanKiGame) -> tuple[str, str]:
    """The fingerprint of the dice while the game goes on, their secret once it is over; with its name."""
    if game.winner:
        return translate("CoanKi", "Secret of the dice"), game.secret
    return translate("CoanKi", "Fingerprint of the dice (SHA-256)"), commitment(bytes.fromhex(game.secret))


def space_text(position: CoanKiPosition, space: int) -> str:
    """What stands on White's ``space``, for a screen reader."""
    parts = []
    for player in Player:
        own = space if player is Player.WHITE else (space + PIECES // 2) % PIECES
        count = position.of(player)[own]
        if count:
            text = Counted().pieces_on_space(count).format(own=own)
            parts.append(titled(colour_name(player), text))
    return listed(*parts)
