"""The commands for Coan ki, which has rules of its own."""
