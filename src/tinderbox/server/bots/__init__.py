"""Built-in bots: they think in processes of their own and move through the door that everybody uses."""
