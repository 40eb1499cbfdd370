"""The position laboratory: a table that can be set up, asked about, and never touches a match."""
