"""What trains a player, without Qt."""
