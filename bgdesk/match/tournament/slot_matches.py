"""The match of a slot, and what its end means for the tournament."""

from __future__ import annotations

import hashlib
from dataclasses import replace

from bgdesk.match.dice.sealing import Seal
from bgdesk.match.events import Abandoned, FlagFell
from bgdesk.match.record import MatchHeader, MatchRecord, Seat, SeatKind
from bgdesk.match.scoring import leader
from bgdesk.match.state import Pair, Phase
from bgdesk.match.tournament.drawing import match_dice, match_seal
from bgdesk.match.tournament.entrants import Entrant
from bgdesk.match.tournament.slots import How, TournamentSlot
from bgdesk.match.tournament.tournament import Tournament
from bgdesk.match.tournament.tournament_events import SlotDecided
from bgdesk.rules.player import Player

_ID_DIGITS = 16
_JOINED = "/"


def tag_of(tournament: Tournament, slot: str) -> str:
    """What the header of the match says about the tournament."""
    return f"{tournament.header.id}{_JOINED}{slot}"


def tournament_and_slot(header: MatchHeader) -> tuple[str, str] | None:
    """The ids of tournament and slot of a match; ``None`` of a match of its own."""
    if header.tournament is None:
        return None
    tournament, _, slot = header.tournament.partition(_JOINED)
    return tournament, slot


def players_of(tournament: Tournament, slot: TournamentSlot) -> Pair[Entrant]:
    """Who sits there: the first side has White. Raises KeyError for a slot that is not ready."""
    return Pair(tournament.entrants[slot.first or ""], tournament.entrants[slot.second or ""])


def is_simulated(tournament: Tournament, slot: TournamentSlot) -> bool:
    """Whether both players are computers, so that nobody has to be at the table."""
    players = players_of(tournament, slot)
    return players.white.is_bot and players.black.is_bot


def seats_of(tournament: Tournament, slot: TournamentSlot) -> Pair[Seat]:
    """The seats; the second has another name where both are called the same."""
    players = players_of(tournament, slot)
    white, black = _seat(players.white), _seat(players.black)
    return Pair(white, replace(black, name=f"{black.name} 2") if white.name == black.name else black)


def match_header(tournament: Tournament, slot: TournamentSlot, secret: bytes, created: str) -> MatchHeader:
    """The match to be played next for ``slot``."""
    header, slot_id = tournament.header, slot.plan.id
    tried = len(tournament.links.get(slot_id, ()))
    seal = match_seal(secret, slot_id, tried)
    return MatchHeader(
        _match_id(tournament, slot_id, tried, seal),
        created,
        header.options_of(slot.plan),
        seats_of(tournament, slot),
        match_dice(seal, is_seeded=header.seed is not None),
        tournament=tag_of(tournament, slot_id),
    )


def decided_by(slot: TournamentSlot, record: MatchRecord) -> SlotDecided:
    """What the match that is over decides. Raises ValueError for one that goes on."""
    if record.state.phase is not Phase.OVER:
        raise ValueError(f"match {record.header.id} is not over")
    last, score = record.events[-1], record.state.score
    winner = last.player.opponent if isinstance(last, Abandoned | FlagFell) else leader(score)
    sides = Pair(slot.first or "", slot.second or "")
    how = How.FLAG if isinstance(last, FlagFell) else How.PLAYED
    return SlotDecided(slot.plan.id, sides.of(winner or Player.WHITE), (score.white, score.black), how)


def _match_id(tournament: Tournament, slot: str, tried: int, seal: Seal) -> str:
    """It follows from the fingerprint of the dice; with seeded ones from what is unique."""
    if tournament.header.seed is None:
        return seal.match_id
    text = f"{tournament.header.id}\n{slot}\n{tried}"
    return hashlib.sha256(text.encode()).hexdigest()[:_ID_DIGITS]


def _seat(entrant: Entrant) -> Seat:
    kind = SeatKind.BOT if entrant.is_bot else SeatKind.HUMAN
    return Seat(entrant.name, kind, entrant.level)
