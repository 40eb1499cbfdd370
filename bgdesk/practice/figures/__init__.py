"""Figures over time: what a person's judged decisions come to. Pure functions of columns."""
