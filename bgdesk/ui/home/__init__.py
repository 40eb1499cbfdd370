"""The start page: what a player may want to do next."""
