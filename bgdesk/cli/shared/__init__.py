"""What several commands share: positions, rules, output and failures."""
