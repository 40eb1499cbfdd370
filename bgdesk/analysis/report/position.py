"""One moment of a match as a drawing, an id and words."""

from __future__ import annotations

from bgdesk.analysis.report.board_svg import Diagram, board_svg
from bgdesk.match.record import Seat
from bgdesk.match.state import MatchState, Pair
from bgdesk.match.state_ids import IdKind, state_id
from bgdesk.match.study import Study
from bgdesk.rules.cube import Cube
from bgdesk.rules.notation.plays import place_text
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, OFF, Position

_COLOURS = Pair("White", "Black")


def diagram_of(state: MatchState, bottom: Player = Player.WHITE) -> Diagram:
    """The board of ``state``; the points are numbered for the player who decides."""
    offer = state.cube_offer
    cube = Cube(offer.proposed // 2, state.cube.owner) if offer else state.cube
    has_cube = state.options.has_cube and not state.is_crawford
    return Diagram(
        state.position,
        bottom=bottom,
        numbers_for=state.to_act or bottom,
        on_roll=state.mover,
        dice=shown_numbers(state),
        relation=state.ruleset.relation,
        cube=cube if has_cube else None,
        is_offered=offer is not None,
    )


def shown_numbers(state: MatchState) -> tuple[int, ...]:
    """The two dice, higher first; of a turn that goes on the numbers to be played now, the same one once."""
    if state.dice is None:
        return ()
    dice = state.dice.high, state.dice.low
    if state.stage is None or state.stage.faces == state.dice.faces:
        return dice
    faces = state.stage.faces
    return faces if len(faces) < len(dice) else (faces[0], faces[1])


def position_svg(what: Study | MatchState, bottom: Player = Player.WHITE) -> str:
    """A picture of a state, or of where a match stands, as a complete SVG text."""
    state = what.record.state if isinstance(what, Study) else what
    return board_svg(diagram_of(state, bottom), spoken(state.position))


def spoken(position: Position) -> str:
    """Where everybody's checkers are, each player's points counted from their own home."""
    return " ".join(
        f"{_COLOURS.of(player)}: {_places(position, player)}, {position.pips(player)} pips."
        for player in Player
    )


def _places(position: Position, player: Player) -> str:
    counts = position.of(player)
    places = [place for place in range(BAR, OFF - 1, -1) if counts[place]]
    extra = position.extra(player)
    said = [f"{extra.reserve} not in yet"] if extra.reserve else []
    said += [f"{counts[place]} on {_spoken_place(place)}" for place in places]
    said += [f"pinned on {place_text(place)}" for place in sorted(extra.pinned, reverse=True)]
    return ", ".join(said)


def _spoken_place(place: int) -> str:
    return {BAR: "the bar", OFF: "the tray"}.get(place, place_text(place))


def position_id(state: MatchState) -> str:
    """The ids of GNU Backgammon for ``state``, bgdesk's own text where these cannot be, else nothing."""
    return state_id(state, IdKind.GNUBG) or state_id(state, IdKind.OWN) or ""


def place_words(state: MatchState, seats: Pair[Seat]) -> str:
    """Game, score, cube and pips, such as ``Game 2 · 3-1 to 7 · Cube 2 of Anna · Pips 98-120``."""
    return " · ".join(
        part
        for part in (
            f"Game {state.game_number}",
            _score_words(state),
            _cube_words(state, seats),
            f"Pips {state.position.pips(Player.WHITE)}-{state.position.pips(Player.BLACK)}",
        )
        if part
    )


def _score_words(state: MatchState) -> str:
    options = state.options
    score = f"{state.score.white}-{state.score.black}"
    if options.is_money:
        return f"Money, {score}"
    return f"{score} to {options.length}{', Crawford' if state.is_crawford else ''}"


def _cube_words(state: MatchState, seats: Pair[Seat]) -> str:
    if not state.options.has_cube or state.is_crawford:
        return ""
    cube = state.cube
    return (
        f"Cube {cube.value} of {seats.of(cube.owner).name}"
        if cube.owner
        else "Cube centred" + f" at {cube.value}" * (cube.value > 1)
    )
