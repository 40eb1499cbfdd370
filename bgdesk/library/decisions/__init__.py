"""The judged decisions of each player of a match, for the figures over time."""
