"""Judging a match: decisions, errors, luck, rollouts, reports."""
