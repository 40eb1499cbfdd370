"""What may be played: frozen values and pure functions, standard library only, no text for users."""
