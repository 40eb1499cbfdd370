"""Another program that plays backgammon at a table, written from the page on the protocol alone.

It shares no code with bgdesk: nothing but the standard library. It joins, plays any legal play, takes every
double, accepts every resignation and never doubles.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import socket
import ssl
from typing import Any

Json = dict[str, Any]
START = {24: 2, 13: 5, 8: 3, 6: 5}
CHAIN = 5_000


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def canonical(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode("ascii")


def steps_possible(mine: list[int], theirs: list[int], die: int) -> list[tuple[int, int]]:
    """From where to where one checker may move; own points, 25 the bar, 0 off. ``theirs`` in their points."""
    found = []
    sources = [25] if mine[25] else [p for p in range(1, 25) if mine[p]]
    highest = max((p for p in range(26) if mine[p] and p), default=0)
    for source in sources:
        target = source - die
        if target <= 0:
            if highest <= 6 and (target == 0 or source == highest):
                found.append((source, 0))
        elif theirs[25 - target] < 2:
            found.append((source, target))
    return found


def moved(mine: list[int], theirs: list[int], source: int, target: int) -> tuple[list[int], list[int]]:
    mine, theirs = mine[:], theirs[:]
    mine[source] -= 1
    mine[target] += 1
    if target and theirs[25 - target]:
        theirs[25 - target] -= 1
        theirs[25] += 1
    return mine, theirs


def longest(mine: list[int], theirs: list[int], dice: list[int]) -> list[tuple[int, int, int]]:
    """A play that uses as many of ``dice``, in this order, as can be."""
    best: list[tuple[int, int, int]] = []
    if not dice or mine[0] == 15:
        return best
    for source, target in steps_possible(mine, theirs, dice[0]):
        rest = longest(*moved(mine, theirs, source, target), dice[1:])
        if len(rest) + 1 > len(best):
            best = [(source, target, dice[0]), *rest]
        if len(best) == len(dice):
            break
    return best


def some_play(mine: list[int], theirs: list[int], dice: list[int]) -> list[tuple[int, int, int]]:
    """A legal play: as many dice as possible, the higher one if only one of two can be played."""
    high, low = sorted(dice, reverse=True)
    if high == low:
        return longest(mine, theirs, [high] * 4)
    one, other = longest(mine, theirs, [high, low]), longest(mine, theirs, [low, high])
    return one if len(one) >= len(other) else other


class PlainPeer:
    """The one who joins."""

    def __init__(self, invitation: str) -> None:
        seed = os.urandom(32)
        chain = [seed]
        for _ in range(CHAIN):
            chain.append(sha(chain[-1]))
        self.secrets = chain[::-1]
        place, code = invitation.split("#")
        self.host, port = place.removeprefix("bgdesk:").rsplit(":", 1)
        self.port = int(port)
        both = base64.b32decode(code.upper() + "====")
        self.secret, self.fingerprint = both[:16], both[16:]
        self.sent = self.heard = 0
        self.entries: list[Json] = []
        self.head = ""
        self.is_left = False

    def run(self) -> None:
        """Play until the other leaves."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        with (
            socket.create_connection((self.host, self.port), timeout=60) as plain,
            context.wrap_socket(plain) as tls,
            tls.makefile("rwb") as self.file,
        ):
            self.prove(tls.getpeercert(binary_form=True) or b"")
            self.say("hello", name="Plain", app="plain peer", least=1, most=1, rules=1)
            while not self.is_left and (line := self.file.readline()):
                self.hear(json.loads(line))

    def prove(self, certificate: bytes) -> None:
        digest = sha(certificate)
        assert digest[:16] == self.fingerprint
        nonces = [self.file.readline().decode().strip(), os.urandom(16).hex()]

        def proof(label: str) -> str:
            message = "\n".join([f"bgdesk-table-1 {label}", digest.hex(), *nonces])
            return hmac.new(self.secret, message.encode(), "sha256").hexdigest()

        self.file.write(f"{nonces[1]} {proof('joins')}\n".encode())
        self.file.flush()
        assert self.file.readline().decode().strip() == proof("opens")

    def say(self, kind: str, **fields: object) -> None:
        self.sent += 1
        self.file.write(json.dumps({"v": 1, "t": kind, "n": self.sent, **fields}).encode() + b"\n")
        self.file.flush()

    def hear(self, line: Json) -> None:
        self.heard += 1
        assert (line["v"], line["n"]) == (1, self.heard)
        handler = getattr(self, f"hear_{line['t']}", None)
        if handler:
            handler(line)

    def hear_hello(self, line: Json) -> None:
        self.other = line["name"]

    def hear_table(self, line: Json) -> None:
        self.terms = line
        self.me = "black" if line["seat"] == "white" else "white"
        self.say("agree", anchor=self.secrets[0].hex())

    def hear_start(self, line: Json) -> None:
        anchors = [self.terms["anchor"], self.secrets[0].hex()]
        names = [self.other, "Plain"]
        if self.me == "white":
            anchors, names = anchors[::-1], names[::-1]
        self.match_id = sha(bytes.fromhex("".join(anchors))).hex()[:16]
        seats = {
            colour: {"name": name, "kind": "human", "level": None}
            for colour, name in zip(("white", "black"), names, strict=True)
        }
        dice = {
            "kind": "shared",
            "commitment": None,
            "secret": None,
            "seed": None,
            "words": "",
            "anchors": anchors,
        }
        header = {
            "version": 2,
            "id": self.match_id,
            "created": self.terms["created"],
            "options": self.terms["options"],
            "seats": seats,
            "dice": dice,
        }
        self.head = sha(canonical(header)).hex()
        assert (line["match_id"], line["head"]) == (self.match_id, self.head)
        self.theirs = bytes.fromhex(self.terms["anchor"])
        self.rolls = 0
        self.set_up()

    def set_up(self) -> None:
        self.boards = {colour: [START.get(point, 0) for point in range(26)] for colour in ("white", "black")}
        self.turn: str | None = None
        self.is_rolling = False

    def add(self, entry: Json) -> None:
        self.entries.append(entry)
        self.head = sha(self.head.encode() + b"\n" + canonical(entry)).hex()

    def tell(self, entry: Json) -> None:
        seq, prev = len(self.entries), self.head
        self.add(entry)
        self.say("entry", seq=seq, prev=prev, body=entry)

    def hear_entry(self, line: Json) -> None:
        assert (line["seq"], line["prev"]) == (len(self.entries), self.head)
        entry = line["body"]
        self.add(entry)
        kind, mine = entry["type"], {"player": self.me, "used_ms": 0}
        if kind == "game_started":
            self.set_up()
        elif kind == "doubled":
            self.tell({"type": "taken", **mine})
        elif kind == "resignation_offered":
            self.tell({"type": "resignation_accepted", **mine})
        elif kind == "played":
            self.follow(entry)

    def follow(self, entry: Json) -> None:
        """``entry`` moved checkers; roll if that was the other's turn."""
        player = entry["player"]
        other = "black" if player == "white" else "white"
        for step in entry["steps"]:
            self.boards[player], self.boards[other] = moved(
                self.boards[player], self.boards[other], step["source"], step["target"]
            )
        self.turn = other
        if self.boards[player][0] < 15 and other == self.me:
            self.is_rolling = True
            self.say("roll", seq=len(self.entries))

    def reveal(self) -> None:
        self.say("reveal", k=self.rolls + 1, secret=self.secrets[self.rolls + 1].hex())

    def hear_roll(self, line: Json) -> None:
        assert line["seq"] == len(self.entries)
        self.reveal()

    def hear_reveal(self, line: Json) -> None:
        theirs, k = bytes.fromhex(line["secret"]), line["k"]
        assert (sha(theirs), k) == (self.theirs, self.rolls + 1)
        if self.is_rolling:
            self.reveal()
        both = [theirs, self.secrets[k]]
        both = both[::-1] if self.me == "white" else both
        dice = self.dice(b"".join(both), k)
        secrets = [secret.hex() for secret in both]
        self.theirs, self.rolls = theirs, k
        if self.turn is None:
            faces = {"white_die": dice[0], "black_die": dice[1]}
            self.add({"type": "opening_rolled", **faces, "roll": k - 1, "secrets": secrets})
            if dice[0] != dice[1]:
                self.turn = "white" if dice[0] > dice[1] else "black"
        else:
            roll = {"type": "rolled", "player": self.turn, "dice": dice}
            self.add({**roll, "roll": k - 1, "secrets": secrets})
        self.is_rolling = False
        if self.turn == self.me:
            self.play(dice)

    def dice(self, key: bytes, k: int) -> list[int]:
        found: list[int] = []
        block = 0
        while len(found) < 2:
            message = f"bgdesk-dice-2\n{self.match_id}\n{k}\n{block}"
            data = hmac.new(key, message.encode(), "sha256").digest()
            found += [byte % 6 + 1 for byte in data if byte < 252]
            block += 1
        return found[:2]

    def play(self, dice: list[int]) -> None:
        other = "black" if self.me == "white" else "white"
        play = some_play(self.boards[self.me], self.boards[other], dice)
        steps = [{"source": source, "target": target, "die": die} for source, target, die in play]
        entry = {"type": "played", "player": self.me, "steps": steps, "used_ms": 0}
        self.tell(entry)
        self.follow(entry)

    def hear_ping(self, _: Json) -> None:
        self.say("pong")

    def hear_refused(self, line: Json) -> None:
        raise AssertionError(line)

    def hear_leave(self, _: Json) -> None:
        self.is_left = True
