"""How fast the engine is here, against a yardstick measured in the same run."""
