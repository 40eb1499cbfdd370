"""Positions played out many times."""
