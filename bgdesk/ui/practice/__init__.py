"""Practising with cards: the page with what is due, and the panel beside the board."""
