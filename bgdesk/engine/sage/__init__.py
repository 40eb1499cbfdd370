"""The strong engine, bgsage."""
