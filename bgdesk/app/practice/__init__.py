"""Practice at the table, without widgets: what is asked, answered and kept."""
