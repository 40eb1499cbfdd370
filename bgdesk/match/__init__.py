"""One match: options, events, the transition table, the record and where its dice come from."""
