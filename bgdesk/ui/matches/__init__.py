"""The matches that are stored, and those found in a folder."""
