"""Settings, and the presets of rules that New match shows too."""
