"""The JSON Schema that belongs to the shapes of the codecs, so that the published one cannot stray from them.

Run it to write the published schema anew: ``python -m tests.match.shape_schema > SCHEMA``.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from bgdesk.match.codec import record_codec as codec, study_codec
from bgdesk.match.codec.checks import NEEDED_OF_DICE, games_with_option
from bgdesk.match.codec.json_shapes import (
    Flag,
    Lines,
    Maybe,
    Number,
    OneOf,
    Pattern,
    Several,
    Shape,
    Struct,
    Tagged,
    Text,
    Whole,
    Word,
)
from bgdesk.match.options import RULE_OPTIONS
from bgdesk.rules.variants import RULESETS

Schema = dict[str, Any]


class SchemaWriter:
    """Collects the schema of every dataclass under ``$defs`` while shapes are described."""

    def __init__(self) -> None:
        self.definitions: Schema = {}

    def of(self, shape: Shape) -> Schema:
        """What ``shape`` reads."""
        match shape:
            case Whole(low, high):
                return {"type": "integer", "minimum": low, "maximum": high}
            case Number(low, high):
                return {"type": "number", "minimum": low, "maximum": high}
            case Flag():
                return {"type": "boolean"}
            case Text(longest=longest):
                return {"type": "string", "maxLength": longest, **described(shape)}
            case Word(words):
                return {"enum": list(words)}
            case Pattern(pattern):
                return {"type": "string", "pattern": f"^{pattern}$"}
            case Lines(longest):
                return {"type": "string", "maxLength": longest}
            case OneOf(members):
                return {"enum": [member.value for member in members]}
            case study_codec.CountsShape():
                return {"type": "string", "pattern": f"^{shape.pattern}$"}
            case _:
                return self._composed(shape)

    def _composed(self, shape: Shape) -> Schema:
        match shape:
            case Maybe(inner):
                return {"anyOf": [self.of(inner), {"type": "null"}]}
            case Several(inner, most):
                return {"type": "array", "items": self.of(inner), "maxItems": most}
            case Struct():
                return self.reference(shape)
            case Tagged():
                return self.one_of(shape)
            case study_codec.TagShape():
                return self.pair(shape)
            case codec.PointsShape():
                return {"type": "array", "items": self.of(codec.POINT), "uniqueItems": True}
            case codec.DiceShape():
                return {"type": "array", "items": self.of(codec.DIE), "minItems": 2, "maxItems": 2}
            case _:
                raise AssertionError(f"no schema for {shape}")

    def reference(self, struct: Struct) -> Schema:
        """A reference to the definition of ``struct``."""
        name = struct.make.__name__
        if name == "Pair":
            return self.fields(struct)
        if name not in self.definitions:
            self.definitions[name] = {}
            self.definitions[name] |= {"description": first_line(struct.make), **self.fields(struct)}
        return {"$ref": f"#/$defs/{name}"}

    def one_of(self, shape: Tagged) -> Schema:
        """A reference to the entries, the only shape that is tagged."""
        assert shape is codec.ENTRIES
        if "Entry" not in self.definitions:
            entries = [self.tagged(tag, struct) for tag, struct in shape.structs.items()]
            self.definitions["Entry"] = {"oneOf": entries}
        return {"$ref": "#/$defs/Entry"}

    def tagged(self, tag: str, struct: Struct) -> Schema:
        """``struct`` with its tag."""
        plain = self.fields(struct)
        return {
            "description": first_line(struct.make),
            **plain,
            "properties": {"type": {"const": tag}, **plain["properties"]},
            "required": ["type", *plain["required"]],
        }

    def fields(self, struct: Struct) -> Schema:
        """An object with the fields of ``struct``, all but the optional ones, and no others."""
        plain = closed({name: self.of(shape) for name, shape in struct.fields.items()})
        plain["required"] = [name for name in plain["required"] if name not in struct.optional]
        return plain

    def pair(self, shape: study_codec.TagShape) -> Schema:
        """A list of a key and a value."""
        items = [self.of(shape.key), self.of(shape.value)]
        return {"type": "array", "prefixItems": items, "items": False, "minItems": 2}


def closed(properties: Schema) -> Schema:
    """An object with exactly these properties."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def first_line(make: type) -> str:
    """The first sentence of a docstring, without marks."""
    return (make.__doc__ or "").split("\n")[0].replace("``", "").replace("`", "")


def described(shape: Text) -> Schema:
    """What a text has to be beside its length."""
    return {} if shape.needed == "one line of text" else {"description": shape.needed}


def needed_of_dice() -> list[Schema]:
    """Fields that may not be null for some kinds of dice."""
    return [
        {
            "if": {"properties": {"kind": {"const": kind}}},
            "then": {"properties": {field: {"not": {"type": "null"}}}},
        }
        for kind, field in NEEDED_OF_DICE.items()
    ]


def options_of_their_games(option: str) -> Schema:
    """A rule option needs a game that has it."""
    games = {"enum": list(games_with_option(option))}
    alone = {"properties": {"variant": games, "rotation": {"maxItems": 0}}}
    in_turn = {"properties": {"rotation": {"contains": games}}, "required": ["rotation"]}
    return {
        "if": {"properties": {"rule_options": {"contains": {"const": option}}}, "required": ["rule_options"]},
        "then": {"anyOf": [alone, in_turn]},
    }


def first_of_rotation(game: str) -> Schema:
    """The variant is the first of the games that take turns."""
    begins = {"rotation": {"prefixItems": [{"const": game}], "minItems": 1}}
    return {
        "if": {"properties": begins, "required": ["rotation"]},
        "then": {"properties": {"variant": {"const": game}}},
    }


def published_schema() -> Schema:
    """The schema of match records of both versions."""
    writer = SchemaWriter()
    header = writer.reference(codec.HEADER)
    versioned = writer.definitions["MatchHeader"]
    versioned["properties"] = {"version": {"enum": [1, codec.VERSION]}, **versioned["properties"]}
    versioned["required"] = ["version", *versioned["required"]]
    writer.definitions["DiceRecord"]["allOf"] = needed_of_dice()
    writer.definitions["MatchOptions"]["properties"]["rule_options"]["uniqueItems"] = True
    writer.definitions["MatchOptions"]["properties"]["rotation"]["not"] = {"minItems": 1, "maxItems": 1}
    writer.definitions["MatchOptions"]["allOf"] = [
        *(options_of_their_games(option) for option in sorted(RULE_OPTIONS)),
        *(first_of_rotation(game) for game in RULESETS),
    ]
    entries = writer.of(Several(codec.ENTRIES, codec.MAX_ENTRIES))
    record = {"format": {"const": codec.FORMAT}, "header": header, "entries": entries}
    extras = {name: writer.of(shape) for name, shape in study_codec.EXTRAS.items()}
    whole = {"version": {"const": study_codec.STUDY_VERSION}, **record, **extras}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:bgdesk:match",
        "title": "bgdesk match record",
        "oneOf": [
            {"title": "version 2: everything", **closed(whole)},
            {"title": "version 1: the record alone", **closed(record)},
        ],
        "$defs": dict(sorted(writer.definitions.items())),
    }


def published_text() -> str:
    """The schema as the text of its file."""
    return json.dumps(published_schema(), indent=1) + "\n"


if __name__ == "__main__":
    sys.stdout.write(published_text())
