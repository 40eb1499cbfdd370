"""What the tutor says while a match is played."""
