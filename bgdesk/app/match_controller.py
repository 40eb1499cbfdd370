"""Owner of the running match: actions in, facts out."""
