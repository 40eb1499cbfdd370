"""Recompute the dice of a match saved by bgdesk: python3 verify_dice.py MATCH.json."""

import hashlib
import hmac
import json
import pathlib
import sys


def throw(secret: bytes, text: str, block: int = 0) -> list[int]:
    """The first two bytes below 252 of this block and the next ones, as dice."""
    data = hmac.new(secret, f"{text}\n{block}".encode(), hashlib.sha256).digest()
    dice = [byte % 6 + 1 for byte in data if byte < 252]
    return (dice if len(dice) >= 2 else dice + throw(secret, text, block + 1))[:2]


match = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
dice = match["header"]["dice"]
text = f"bgdesk-dice-1\n{match['header']['id']}\n{dice['words']}"
secret = bytes.fromhex(dice["secret"] or sys.exit("The secret of these dice is not known."))
if hashlib.sha256(secret).hexdigest() != dice["commitment"]:
    sys.exit("The secret is not the one that was promised before the match.")
throws = [entry for entry in match["entries"] if "roll" in entry]
faces = [entry.get("dice") or [entry["white_die"], entry["black_die"]] for entry in throws]
due = [throw(secret, f"{text}\n{entry['roll']}") for entry in throws]
wrong = [entry["roll"] for entry, made, right in zip(throws, faces, due, strict=True) if made != right]
print(f"{len(throws)} throws recomputed, {len(wrong)} wrong.", *wrong)
sys.exit(len(wrong) > 0)
