"""The JSON Schema of games of Coan ki, made from the shapes of their codec.

Run it to write the published schema anew: ``python -m tests.match.coan_ki_schema > SCHEMA``.
"""

from __future__ import annotations

import json
import sys

from bgdesk.match.coan_ki import COAN_KI_GAME, FORMAT, VERSION
from tests.match.shape_schema import SchemaWriter


def published_text() -> str:
    """The schema as the text of its file."""
    writer = SchemaWriter()
    game = writer.fields(COAN_KI_GAME)
    head = {"format": {"const": FORMAT}, "version": {"const": VERSION}}
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:bgdesk:coan-ki",
        "title": "bgdesk game of Coan ki",
        **game,
        "properties": {**head, **game["properties"]},
        "required": [*head, *game["required"]],
        "$defs": dict(sorted(writer.definitions.items())),
    }
    return json.dumps(schema, indent=1) + "\n"


if __name__ == "__main__":
    sys.stdout.write(published_text())
