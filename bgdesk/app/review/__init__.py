"""Matches that are looked at: opened, analysed, reported."""
