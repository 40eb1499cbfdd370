"""Tournaments: who takes part, the bracket, and who came where."""
