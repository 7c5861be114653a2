"""Mill Race: a small game for Tinderbox."""
