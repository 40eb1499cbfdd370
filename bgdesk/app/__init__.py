"""Qt without widgets: composition, jobs, the match controller, settings, actions, paths."""
