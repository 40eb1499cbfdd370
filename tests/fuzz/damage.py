"""Changes at random: of bytes, of texts token by token, and of JSON values at any depth."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

MOST_EDITS = 8
LONGEST_PIECE = 400
LARGEST = 200_000

NASTY = (
    "0",
    "-1",
    "1",
    "7",
    "25",
    "99999999999999999999",
    "٣",
    "\x00",
    "\r",
    "\n\n",
    "(" * 500,
    "[" * 500,
    '"',
    "\\",
    ":",
    ";",
    "{",
    "é",
    "\u202e",
    "<img src='file:///x'>",
    "%s{0}{name}",
    "../..",
    " 7 point match\n",
    " Game 1\n",
    " Doubles => 2",
    " Takes",
    " Drops",
    " Wins 4016 points\n",
    "66: ",
    "bar/off(4)",
    "1e309",
    "nan",
    "true",
    "A" * 5_000,
)
"""Pieces of text that are likely to hurt."""

NUMBERS = (
    0,
    1,
    -1,
    2,
    6,
    7,
    15,
    16,
    24,
    25,
    26,
    64,
    127,
    128,
    255,
    256,
    1000,
    99_999,
    2**31,
    -(2**31),
    2**63,
    10**30,
)
VALUES: tuple[object, ...] = (
    None,
    True,
    False,
    "",
    [],
    {},
    0.5,
    -1e308,
    float("nan"),
    float("inf"),
    "0",
    [[]],
)
_TOKEN = re.compile(r"[A-Za-z_]+|\d+|\s+|.", re.DOTALL)
_MOST_TOKENS = 30


def damaged_bytes(data: bytes, random: Random) -> bytes:
    """``data`` with one to eight changes that know nothing of what is in it."""
    for _ in range(random.randint(1, random.choice((1, 2, MOST_EDITS)))):
        data = random.choice(_BYTE_EDITS)(data, random)[:LARGEST]
    return data


def _flip(data: bytes, random: Random) -> bytes:
    changed = bytearray(data)
    for _ in range(random.randint(1, 5) if data else 0):
        changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
    return bytes(changed)


def _overwrite(data: bytes, random: Random) -> bytes:
    place, length = _piece(data, random)
    return data[:place] + random.randbytes(length) + data[place + length :]


def _insert(data: bytes, random: Random) -> bytes:
    place, _ = _piece(data, random)
    return data[:place] + random.choice(NASTY).encode() + data[place:]


def _cut_out(data: bytes, random: Random) -> bytes:
    place, length = _piece(data, random)
    return data[:place] + data[place + length :]


def _truncate(data: bytes, random: Random) -> bytes:
    return data[: random.randint(0, len(data))]


def _splice(data: bytes, random: Random) -> bytes:
    """A piece copied to another place."""
    source, length = _piece(data, random)
    place, _ = _piece(data, random)
    return data[:place] + data[source : source + length] * random.choice((1, 1, 2, 50)) + data[place:]


def _small(data: bytes, random: Random) -> bytes:
    """One byte by another that is likely to be a count, a point or a limit."""
    if not data:
        return data
    place = random.randrange(len(data))
    return data[:place] + bytes([random.choice((0, 1, 2, 6, 15, 25, 26, 127, 128, 255))]) + data[place + 1 :]


def _piece(data: bytes, random: Random) -> tuple[int, int]:
    return random.randint(0, len(data)), random.randint(1, random.choice((4, 40, LONGEST_PIECE)))


_BYTE_EDITS: tuple[Callable[[bytes, Random], bytes], ...] = (
    _flip,
    _overwrite,
    _insert,
    _cut_out,
    _truncate,
    _splice,
    _small,
    _small,
)


def damaged_text(text: str, random: Random) -> str:
    """``text`` with one to three changes of tokens or lines."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        text = random.choice((_tokens, _tokens, _tokens, _lines))(text, random)[:LARGEST]
    return text


def _tokens(text: str, random: Random) -> str:
    tokens = _TOKEN.findall(text)
    if not tokens:
        return random.choice(NASTY)
    place = random.randrange(len(tokens))
    match random.randrange(8):
        case 0 | 1 | 2:
            tokens[place] = _other_token(tokens, tokens[place], random)
        case 3:
            del tokens[place : place + random.randint(1, 4)]
        case 4:
            tokens.insert(place, random.choice(tokens))
        case 5:
            other = random.randrange(len(tokens))
            tokens[place], tokens[other] = tokens[other], tokens[place]
        case 6:
            tokens.insert(place, random.choice(NASTY))
        case _:
            source = random.randrange(len(tokens))
            tokens[place:place] = tokens[source : source + random.randint(1, _MOST_TOKENS)]
    return "".join(tokens)


def _other_token(tokens: list[str], token: str, random: Random) -> str:
    """A number for a number and a word for a word, mostly from the same text."""
    if token.isdecimal() and token.isascii() and random.random() < 0.5:
        near = int(token[:9]) + random.choice((-1, 1))
        return str(random.choice((near, near, *NUMBERS, random.randint(11, 66))))
    alike = [
        one for one in tokens if one.isdecimal() == token.isdecimal() and one.isalpha() == token.isalpha()
    ]
    return random.choice(alike)


def _lines(text: str, random: Random) -> str:
    """Lines doubled, left out, exchanged or mixed up."""
    lines = text.splitlines(keepends=True)
    if not lines:
        return text
    first, second = sorted((random.randrange(len(lines)), random.randrange(len(lines))))
    match random.randrange(5):
        case 0:
            lines.insert(first, lines[second])
        case 1:
            del lines[first]
        case 2:
            lines[first], lines[second] = lines[second], lines[first]
        case 3:
            lines[first:first] = [lines[second]] * random.choice((3, 100))
        case _:
            part = lines[first:second]
            random.shuffle(part)
            lines[first:second] = part
    return "".join(lines)


Place = tuple[Any, Any]
"""An object or a list, and the key or index of a value in it."""


def damaged_json(document: Any, random: Random) -> Any:
    """``document``, which is changed in place, with one to three values that are something else."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        places = list(_places(document))
        if not places:
            return random.choice(VALUES)
        holder, key = random.choice(places)
        _change(holder, key, places, random)
    return document


def _places(value: Any) -> Iterator[Place]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield value, key
            yield from _places(item)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield value, index
            yield from _places(item)


def _change(holder: Any, key: Any, places: list[Place], random: Random) -> None:
    old = holder[key]
    match random.randrange(8):
        case 0 | 1 | 2:
            holder[key] = _other_value(old, random)
        case 3 | 4:
            alike = [one for one in places if isinstance(key, str) and one[1] == key] or places
            other, at = random.choice(alike)
            holder[key] = _copied(other[at])
        case 5:
            del holder[key]
        case 6 if isinstance(holder, list):
            holder[key:key] = [_copied(old) for _ in range(random.choice((1, 2, 30)))]
        case 6:
            holder[random.choice(("", "x", f"{key} ", "type", "format"))] = old
        case _ if isinstance(holder, list):
            other_index = random.randrange(len(holder))
            holder[key], holder[other_index] = holder[other_index], holder[key]
        case _:
            holder[key] = random.choice(VALUES)


def _other_value(old: Any, random: Random) -> Any:
    if isinstance(old, bool):
        return random.choice((not old, not old, 1, None))
    if isinstance(old, int):
        return random.choice((old + 1, old - 1, -old, *NUMBERS, float(old), str(old)))
    if isinstance(old, float):
        return random.choice((-old, old * 1000, 1e308, 5e-324, float("nan"), float("inf"), old + 1e-9))
    if isinstance(old, str):
        return damaged_text(old, random)
    return random.choice((*VALUES, *NUMBERS))


def _copied(value: Any, depth: int = 0) -> Any:
    if isinstance(value, dict):
        return {key: _copied(item, depth + 1) for key, item in value.items()}
    return [_copied(item, depth + 1) for item in value] if isinstance(value, list) else value
