"""Values turned into sentences."""
