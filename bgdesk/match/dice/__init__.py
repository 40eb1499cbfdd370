"""Dice that can be checked, and what was rolled."""
