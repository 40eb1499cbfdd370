"""What users do with their data as a whole, beside the work of the window."""
