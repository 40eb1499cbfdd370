"""Trains the networks from nothing; needs the extra ``training`` and is never imported by the program."""
