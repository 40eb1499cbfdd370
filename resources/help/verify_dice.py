"""Recompute the dice of a match saved by bgdesk: python3 -I verify_dice.py MATCH.json [FINGERPRINT]."""

import hashlib, hmac, json, pathlib, sys  # noqa: E401, I001  # as few lines as may be


def roll(n: int, block: int = 0) -> list[int]:
    """The first two bytes below 252 of this block and the next ones, as dice, or those of before."""
    data = hmac.new(secret, f"{text}\n{n + is_shared}\n{block}".encode(), hashlib.sha256).digest()
    dice = [byte % 6 + 1 for byte in data if byte < 252]
    return given[n] if n < len(given) else (dice if len(dice) >= 2 else dice + roll(n, block + 1))[:2]


match = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
dice, entries, match_id = match["header"]["dice"], match["entries"], match["header"]["id"]
noted, given = "".join(sys.argv[2:]).replace(" ", "").lower(), dice.get("throws", [])
is_shared, promised = dice["kind"] == "shared", dice.get("anchors") or [dice["commitment"] or ""]
last = [bytes.fromhex(anchor) for anchor in promised]  # of each player, or of the match
if is_shared:
    text = f"bgdesk-dice-2\n{match_id}"
else:
    secret = bytes.fromhex(dice["secret"] or sys.exit("The secret is not known."))
    text = f"bgdesk-dice-1\n{match_id}\n{dice['words']}"
    if [hashlib.sha256(secret).digest()] != last:
        sys.exit("The secret is not the one that was promised before the match.")
if not any(fingerprint.startswith(noted) for fingerprint in promised):
    sys.exit(f"The fingerprint is not the one that you noted, but {' or '.join(promised)}.")
made_of = (hashlib.sha256(b"".join(last)).hexdigest() if is_shared else promised[0])[:16]
if (is_shared or {"type": "promise_shown"} in entries) and match_id != made_of:
    sys.exit("The id of the match does not follow from the fingerprint.")
numbers, again, wrong, made, total = [0][:0], [0][:0], [0][:0], 0, 0  # in force, to come again, wrong
for entry in entries:
    if "keep" in entry:  # taken back, perhaps to be rolled again
        again = [n for n in numbers[entry["keep"] :] if n >= 0] + again if entry["same_dice"] else []
        del numbers[entry["keep"] :]
    elif entry["type"] not in ("hint_taken", "promise_shown"):  # these are only noted
        numbers += [entry.get("roll", -1)]
    if "roll" in entry and is_shared:
        told = [bytes.fromhex(each) for each in entry.get("secrets", [])]
        if [hashlib.sha256(each).digest() for each in told] != last:
            sys.exit(f"The secrets of roll {entry['roll']} do not follow from those before.")
        last, secret = told, b"".join(told)
    if "roll" in entry:
        faces = entry.get("dice") or [entry["white_die"], entry["black_die"]]
        due, made, total = again.pop(0) if again else made, max(made, entry["roll"] + 1), total + 1
        wrong += [due] if (entry["roll"], faces) != (due, roll(due)) else []
print(f"{total} rolls recomputed, {len(wrong)} wrong.", *wrong)
sys.exit(len(wrong) > 0)
