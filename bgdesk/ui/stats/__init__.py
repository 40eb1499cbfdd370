"""The page with figures over time: how well one plays, where most is lost, and what came of it."""
