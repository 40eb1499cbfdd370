"""Rollouts as they are shown and asked for, in the review and in the laboratory."""
