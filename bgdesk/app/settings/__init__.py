"""Settings: one table, one file."""
