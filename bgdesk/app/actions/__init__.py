"""What there is to do in the window: one table, one menu structure."""
