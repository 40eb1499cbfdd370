"""Getting bgdesk onto a machine: plain functions, standard library only."""
