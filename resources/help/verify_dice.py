"""Recompute the dice of a match saved by bgdesk: python3 -I verify_dice.py MATCH.json [FINGERPRINT]."""

import hashlib, hmac, json, pathlib, sys  # noqa: E401, I001  # as few lines as may be


def roll(n: int, block: int = 0) -> list[int]:
    """The first two bytes below 252 of this block and the next ones, as dice, or those of before."""
    data = hmac.new(secret, f"{text}\n{n}\n{block}".encode(), hashlib.sha256).digest()
    dice = [byte % 6 + 1 for byte in data if byte < 252]
    return given[n] if n < len(given) else (dice if len(dice) >= 2 else dice + roll(n, block + 1))[:2]


match = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
dice, entries = match["header"]["dice"], match["entries"]
noted = "".join(sys.argv[2:]).replace(" ", "").lower()
secret, given = bytes.fromhex(dice["secret"] or sys.exit("The secret is not known.")), dice.get("throws", [])
text = f"bgdesk-dice-1\n{match['header']['id']}\n{dice['words']}"
if hashlib.sha256(secret).hexdigest() != dice["commitment"]:
    sys.exit("The secret is not the one that was promised before the match.")
if not dice["commitment"].startswith(noted):
    sys.exit(f"The fingerprint is not the one that you noted, but {dice['commitment']}.")
if {"type": "promise_shown"} in entries and match["header"]["id"] != dice["commitment"][:16]:
    sys.exit("The id of the match does not follow from the fingerprint.")
numbers, again, wrong, made, total = [0][:0], [0][:0], [0][:0], 0, 0  # in force, to come again, wrong
for entry in entries:
    if "keep" in entry:  # taken back, perhaps to be rolled again
        again = [n for n in numbers[entry["keep"] :] if n >= 0] + again if entry["same_dice"] else []
        del numbers[entry["keep"] :]
    elif entry["type"] not in ("hint_taken", "promise_shown"):  # these are only noted
        numbers += [entry.get("roll", -1)]
    if "roll" in entry:
        faces = entry.get("dice") or [entry["white_die"], entry["black_die"]]
        due, made, total = again.pop(0) if again else made, max(made, entry["roll"] + 1), total + 1
        wrong += [due] if (entry["roll"], faces) != (due, roll(due)) else []
print(f"{total} rolls recomputed, {len(wrong)} wrong.", *wrong)
sys.exit(len(wrong) > 0)
