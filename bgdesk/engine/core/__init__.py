"""A core of our own: compiled C that judges as the strong engine does, with its weights, only faster."""
