"""Recompute the dice of a match saved by bgdesk: python3 verify_dice.py MATCH.json."""

import hashlib
import hmac
import json
import pathlib
import sys


def throw(secret: bytes, text: str) -> list[int]:
    """The first two bytes below 252 of block 0, then of block 1, 2 ..., as dice."""
    dice: list[int] = []
    block = 0
    while len(dice) < 2:
        data = hmac.new(secret, f"{text}\n{block}".encode(), hashlib.sha256).digest()
        dice += [byte % 6 + 1 for byte in data if byte < 252]
        block += 1
    return dice[:2]


match = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
dice = match["header"]["dice"]
text = f"bgdesk-dice-1\n{match['header']['id']}\n{dice['words']}"
secret = bytes.fromhex(dice["secret"] or sys.exit("The secret of these dice is not known."))
if hashlib.sha256(secret).hexdigest() != dice["commitment"]:
    sys.exit("The secret is not the one that was promised before the match.")
made = [
    (e["roll"], e.get("dice") or [e["white_die"], e["black_die"]]) for e in match["entries"] if "roll" in e
]
wrong = [n for n, faces in made if faces != throw(secret, f"{text}\n{n}")]
print(f"{len(made)} throws recomputed, {len(wrong)} wrong.", *wrong)
sys.exit(len(wrong) > 0)
