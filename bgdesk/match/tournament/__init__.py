"""Tournaments: who plays whom, as a list of events and what follows from it."""
