"""What users do with their library as a whole: check it, copy it, bring a copy back, export everything."""
