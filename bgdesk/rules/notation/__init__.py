"""Plays and positions as text, both ways."""
