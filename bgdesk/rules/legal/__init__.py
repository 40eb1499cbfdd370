"""Legal plays: every way of playing a roll, and which rule forbids a move."""
