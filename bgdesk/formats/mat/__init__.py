"""Matches of Jellyfish (.mat) in all dialects."""
