"""A game at the terminal: the table drawn as text, decisions typed."""
