"""Opponents of one's own strength, and what came of playing them."""
