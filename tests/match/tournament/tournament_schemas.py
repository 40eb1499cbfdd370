"""The JSON Schemas of tournaments: what is told of one, and the file from which one is drawn.

Run it to write both anew: ``python -m tests.match.tournament.tournament_schemas``.
"""

from __future__ import annotations

import json

from bgdesk.cli.shared import tournament_file
from bgdesk.engine.levels import LEVELS
from bgdesk.match.codec.json_shapes import Shape
from bgdesk.match.options import MAX_LENGTH
from bgdesk.match.tournament import tournament_codec as codec
from bgdesk.match.tournament.entrants import MOST_ENTRANTS
from bgdesk.match.tournament.tournament_format import MOST_ROUNDS, Consolation, FormatKind, Seeding
from bgdesk.shipped import resource_path
from tests.match.shape_schema import Schema, SchemaWriter, closed

TOLD, FILE = "bgdesk-tournament.schema.json", "bgdesk-tournament-file.schema.json"
_DRAFT = "https://json-schema.org/draft/2020-12/schema"


class TournamentSchemaWriter(SchemaWriter):
    """Knows scores too."""

    def _composed(self, shape: Shape) -> Schema:
        if isinstance(shape, codec.ScoreShape):
            points = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
            return {"type": "array", "items": points, "minItems": 2, "maxItems": 2}
        return super()._composed(shape)


def told_schema() -> Schema:
    """What ``bgdesk tournament show --json`` writes."""
    writer = TournamentSchemaWriter()
    header = writer.reference(codec._HEADER)
    versioned = writer.definitions["TournamentHeader"]
    versioned["properties"] = {"version": {"const": codec.VERSION}, **versioned["properties"]}
    versioned["required"] = ["version", *versioned["required"]]
    events = [writer.tagged(tag, struct) for tag, struct in codec._EVENTS.structs.items()]
    whole = closed(
        {
            "format": {"const": "bgdesk-tournament"},
            "header": header,
            "events": {"type": "array", "items": {"oneOf": events}},
            "secret": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
        }
    )
    whole["required"].remove("secret")
    definitions = dict(sorted(writer.definitions.items()))
    return {"$schema": _DRAFT, "$id": "urn:bgdesk:tournament", "title": "bgdesk tournament", **whole} | {
        "$defs": definitions
    }


def file_schema() -> Schema:
    """What ``bgdesk tournament new`` reads, as the values of TOML."""
    line = {"type": "string", "minLength": 1, "maxLength": codec.MAX_NAME, "pattern": r"\S"}
    points = {"type": "integer", "minimum": 1, "maximum": MAX_LENGTH}
    number = {"type": "integer", "minimum": 0, "maximum": MOST_ROUNDS}
    flag = {"type": "boolean"}
    entrant = closed(
        {
            "name": line,
            "level": {"type": "string"},
            "rating": {"type": "number", "minimum": -10_000, "maximum": 10_000},
        }
    )
    entrant["required"] = ["name"]
    count = {"type": "integer", "minimum": 0, "maximum": MOST_ENTRANTS}
    field = {**closed(dict.fromkeys(LEVELS, count)), "required": []}
    made = {"type": "integer", "minimum": 0, "maximum": tournament_file._MOST_POINTS}
    league = closed(
        {
            "name": line,
            "points": {"type": "array", "items": made, "minItems": 1, "maxItems": MOST_ENTRANTS},
            "best": {"type": "integer", "minimum": 0, "maximum": tournament_file._MOST_EVENINGS},
        }
    )
    league["required"] = ["name"]
    known = {
        "name": line,
        "points": {"type": "array", "items": points, "minItems": 1, "maxItems": MOST_ROUNDS + 1},
        "seeding": {"enum": [one.value for one in Seeding]},
        "format": {"enum": [one.value for one in FormatKind]},
        "consolation": {"enum": [one.value for one in Consolation]},
        **dict.fromkeys(("third_place", "recharge", "clock"), flag),
        **dict.fromkeys(("rounds", "losses", "groups", "advance"), number),
        **{key: {**points, "minimum": 0} for key in ("consolation_points", "recharge_points")},
        "variant": {"type": "string"},
        "entrants": {"type": "array", "items": entrant, "maxItems": MOST_ENTRANTS},
        "field": field,
        "league": league,
    }
    whole = closed({key: known[key] for key in tournament_file._KEYS})
    whole["required"] = []
    return {
        "$schema": _DRAFT,
        "$id": "urn:bgdesk:tournament-file",
        "title": "bgdesk tournament file",
        **whole,
    }


def published(schema: Schema) -> str:
    """A schema as the text of its file."""
    return json.dumps(schema, indent=1) + "\n"


if __name__ == "__main__":
    for name, schema in ((TOLD, told_schema()), (FILE, file_schema())):
        resource_path("schemas", name).write_text(published(schema), encoding="utf-8")
