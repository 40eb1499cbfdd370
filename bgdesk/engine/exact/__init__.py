"""Solved games: exact chances of every position."""
