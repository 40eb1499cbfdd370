"""How people at one table keep to the rules: a wrong set-up, a move against the rules, an objection."""
