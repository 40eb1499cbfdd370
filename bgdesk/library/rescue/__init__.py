"""What can be had from a library that SQLite does not read any more."""
