"""Recompute the dice of a match saved by bgdesk: python3 verify_dice.py MATCH.json."""

import hashlib, hmac, json, pathlib, sys  # noqa: E401, I001  # as few lines as may be


def roll(secret: bytes, text: str, block: int = 0) -> list[int]:
    """The first two bytes below 252 of this block and the next ones, as dice."""
    data = hmac.new(secret, f"{text}\n{block}".encode(), hashlib.sha256).digest()
    dice = [byte % 6 + 1 for byte in data if byte < 252]
    return (dice if len(dice) >= 2 else dice + roll(secret, text, block + 1))[:2]


match = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
dice = match["header"]["dice"]
text = f"bgdesk-dice-1\n{match['header']['id']}\n{dice['words']}"
secret = bytes.fromhex(dice["secret"] or sys.exit("The secret of these dice is not known."))
if hashlib.sha256(secret).hexdigest() != dice["commitment"]:
    sys.exit("The secret is not the one that was promised before the match.")
numbers, again, wrong, made, total = [0][:0], [0][:0], [0][:0], 0, 0  # in force, to come again, wrong
for entry in match["entries"]:
    if "keep" in entry:  # taken back, perhaps to be rolled again
        again = [n for n in numbers[entry["keep"] :] if n >= 0] + again if entry["same_dice"] else []
        del numbers[entry["keep"] :]
    numbers += [entry.get("roll", -1)] if "keep" not in entry else []
    if "roll" in entry:
        faces = entry.get("dice") or [entry["white_die"], entry["black_die"]]
        due, made, total = again.pop(0) if again else made, max(made, entry["roll"] + 1), total + 1
        wrong += [due] if (entry["roll"], faces) != (due, roll(secret, f"{text}\n{due}")) else []
print(f"{total} rolls recomputed, {len(wrong)} wrong.", *wrong)
sys.exit(len(wrong) > 0)
