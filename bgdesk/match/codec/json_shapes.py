"""What plain JSON values must look like, each shape for reading and for writing."""

from __future__ import annotations

import json
import math
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Protocol, cast

from bgdesk.harmless import harmless

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
"""What the shapes write; a float is finite."""


UNPRINTABLE = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""The Unicode categories that no text may contain."""


class CodecError(ValueError):
    """Data that is not what it should be; the message is one sentence that names the field."""

    def __init__(self, where: str, complaint: str) -> None:
        super().__init__(f"{where}: {complaint}")
        self.where = where


class Shape(Protocol):
    """One kind of value."""

    def read(self, value: object, where: str) -> Any:
        """The value that the plain ``value`` of field ``where`` stands for. Raises CodecError."""

    def write(self, value: Any) -> Json:
        """``value`` in plain form."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from ``low`` to ``high``."""

    low: int
    high: int

    def read(self, value: object, where: str) -> int:
        """A number within the limits; true and false are not numbers."""
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise CodecError(where, f"a whole number from {self.low} to {self.high} is needed")
        return value

    def write(self, value: int) -> Json:
        """The number."""
        return value


def is_whole(value: object, number: int) -> bool:
    """Whether the plain ``value`` is the whole number ``number``; true is not 1."""
    return type(value) is int and value == number


@dataclass(frozen=True, slots=True)
class Number:
    """A finite number from ``low`` to ``high``, a float in the program."""

    low: float
    high: float

    def read(self, value: object, where: str) -> float:
        """A number within the limits; true and false are not numbers, nor is what JSON cannot say."""
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if not is_number or not self.low <= cast("float", value) <= self.high:
            raise CodecError(where, f"a number from {self.low:g} to {self.high:g} is needed")
        return float(cast("float", value))

    def write(self, value: float) -> Json:
        """The number. Raises CodecError when it is not finite."""
        if not math.isfinite(value):
            raise CodecError("number", f"{value} cannot be written")
        return float(value)


class Flag:
    """True or false."""

    def read(self, value: object, where: str) -> bool:
        """A truth value, not a number."""
        if not isinstance(value, bool):
            raise CodecError(where, "true or false is needed")
        return value

    def write(self, value: bool) -> Json:
        """The truth value."""
        return value


@dataclass(frozen=True, slots=True)
class Text:
    """One line of at most ``longest`` characters that ``fits`` accepts."""

    longest: int
    fits: Callable[[str], bool] = lambda text: True
    needed: str = "one line of text"
    is_exact: bool = False
    """Whether each character counts, however it looks."""

    def read(self, value: object, where: str) -> str:
        """Text without control characters, harmless to show."""
        if not isinstance(value, str) or len(value) > self.longest:
            raise CodecError(where, f"{self.needed} of at most {self.longest} characters is needed")
        _check_characters(value, where)
        if not self.fits(value):
            raise CodecError(where, f"{self.needed} is needed")
        return value if self.is_exact else harmless(value)

    def write(self, value: str) -> Json:
        """The text."""
        return value


@dataclass(frozen=True, slots=True)
class Word:
    """One of ``words``."""

    words: Collection[str]
    needed: str

    def read(self, value: object, where: str) -> str:
        """One of the words."""
        if not isinstance(value, str) or value not in self.words:
            raise CodecError(where, f"{self.needed} is needed")
        return value

    def write(self, value: str) -> Json:
        """The word."""
        return value


@dataclass(frozen=True, slots=True)
class Pattern:
    """Text that the regular expression ``pattern`` describes as a whole."""

    pattern: str
    needed: str

    def read(self, value: object, where: str) -> str:
        """Text that fits."""
        if not isinstance(value, str) or re.fullmatch(self.pattern, value) is None:
            raise CodecError(where, f"{self.needed} are needed")
        return value

    def write(self, value: str) -> Json:
        """The text."""
        return value


@dataclass(frozen=True, slots=True)
class Lines:
    """Text of at most ``longest`` characters that may have several lines."""

    longest: int

    def read(self, value: object, where: str) -> str:
        """Text with no other control characters than line feeds."""
        if not isinstance(value, str) or len(value) > self.longest:
            raise CodecError(where, f"text of at most {self.longest} characters is needed")
        _check_characters(value.replace("\n", ""), where)
        return value

    def write(self, value: str) -> Json:
        """The text."""
        return value


@dataclass(frozen=True, slots=True)
class OneOf:
    """One member of an enumeration of texts."""

    members: type[StrEnum]

    def read(self, value: object, where: str) -> StrEnum:
        """The member with this value."""
        if not isinstance(value, str) or value not in {member.value for member in self.members}:
            known = ", ".join(member.value for member in self.members)
            raise CodecError(where, f"one of {known} is needed")
        return self.members(value)

    def write(self, value: StrEnum) -> Json:
        """The value of the member."""
        return value.value


@dataclass(frozen=True, slots=True)
class Maybe:
    """A value or null."""

    shape: Shape

    def read(self, value: object, where: str) -> Any:
        """``None`` for null."""
        return None if value is None else self.shape.read(value, where)

    def write(self, value: Any) -> Json:
        """Null for ``None``."""
        return None if value is None else self.shape.write(value)


@dataclass(frozen=True, slots=True)
class Several:
    """A list of at most ``most`` values, a tuple in the program."""

    shape: Shape
    most: int

    def read(self, value: object, where: str) -> tuple[Any, ...]:
        """All values; a fault names the place in the list."""
        if not isinstance(value, list) or len(value) > self.most:
            raise CodecError(where, f"a list of at most {self.most} is needed")
        return tuple(self.shape.read(item, f"{where}[{index}]") for index, item in enumerate(value))

    def write(self, value: tuple[Any, ...]) -> Json:
        """The list."""
        return [self.shape.write(item) for item in value]


_NOTHING: Mapping[str, object] = MappingProxyType({})
_NO_KEYS: Mapping[str, str] = MappingProxyType({})


class Struct:
    """A frozen dataclass as an object with exactly these fields.

    A field that is ``optional`` may be missing, and is not written, where it has the value given there.
    ``keys`` has the keys of fields that are called otherwise in the object.
    """

    def __init__(
        self,
        make: type,
        optional: Mapping[str, object] = _NOTHING,
        keys: Mapping[str, str] = _NO_KEYS,
        **fields: Shape,
    ) -> None:
        self.make = make
        self.optional = {keys.get(name, name): value for name, value in optional.items()}
        self.fields: Mapping[str, Shape] = MappingProxyType(
            {keys.get(name, name): shape for name, shape in fields.items()}
        )
        self._names = {key: name for name, key in keys.items()}

    def read(self, value: object, where: str) -> Any:
        """The dataclass; no field may be missing and none may be unknown."""
        plain = as_object(value, where)
        for name in plain:
            if name not in self.fields:
                raise CodecError(where, f"there is no field {name[:40]!r}")
        values = {
            name: shape.read(_field(plain, name, where), f"{where}.{name}")
            for name, shape in self.fields.items()
            if name in plain or name not in self.optional
        }
        try:
            return self.make(**{self.name(key): value for key, value in {**self.optional, **values}.items()})
        except ValueError as fault:
            raise CodecError(where, str(fault)) from None

    def write(self, value: Any) -> dict[str, Json]:
        """The object."""
        return {
            key: shape.write(getattr(value, self.name(key)))
            for key, shape in self.fields.items()
            if key not in self.optional or getattr(value, self.name(key)) != self.optional[key]
        }

    def name(self, key: str) -> str:
        """The field of the dataclass that has ``key`` in the object."""
        return self._names.get(key, key)


class Tagged:
    """One of several dataclasses, told apart by the field ``type``."""

    def __init__(self, structs: Mapping[str, Struct]) -> None:
        self.structs = MappingProxyType(dict(structs))
        self._tags = {struct.make: tag for tag, struct in structs.items()}

    def read(self, value: object, where: str) -> Any:
        """The dataclass that the field ``type`` names."""
        plain = as_object(value, where)
        tag = _field(plain, "type", where)
        if not isinstance(tag, str) or tag not in self.structs:
            raise CodecError(f"{where}.type", f"one of {', '.join(self.structs)} is needed")
        rest = {name: item for name, item in plain.items() if name != "type"}
        return self.structs[tag].read(rest, where)

    def write(self, value: Any) -> dict[str, Json]:
        """The object with its tag."""
        tag = self._tags[type(value)]
        return {"type": tag, **self.structs[tag].write(value)}


def _check_characters(text: str, where: str) -> None:
    if not text.isprintable() and any(unicodedata.category(c) in UNPRINTABLE for c in text):
        raise CodecError(where, "control characters are not possible")


def json_of(text: str, where: str, longest: int) -> object:
    """The value that ``text`` of at most ``longest`` characters writes. Raises CodecError."""
    if len(text) > longest:
        raise CodecError(where, f"more than {longest} characters")
    try:
        return _DECODER.decode(text)
    except (ValueError, RecursionError):
        raise CodecError(where, "this is not JSON") from None


class _Repeating(dict[str, object]):
    """An object in which a field is there more than once, so that nobody can say which of them counts."""

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        super().__init__(pairs)
        found = Counter(name for name, _ in pairs)
        self.repeated = next(name for name, times in found.items() if times > 1)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    plain = dict(pairs)
    return plain if len(plain) == len(pairs) else _Repeating(pairs)


_DECODER = json.JSONDecoder(object_pairs_hook=_object)


def as_object(value: object, where: str) -> dict[str, object]:
    """``value`` if it is an object with text keys, each there once. Raises CodecError otherwise."""
    if not isinstance(value, dict) or not set(map(type, value)) <= {str}:
        raise CodecError(where, "an object is needed")
    if isinstance(value, _Repeating):
        raise CodecError(where, f"the field {value.repeated[:40]!r} is there more than once")
    return cast("dict[str, object]", value)


def _field(plain: dict[str, object], name: str, where: str) -> object:
    if name not in plain:
        raise CodecError(where, f"the field {name!r} is missing")
    return plain[name]
