"""The research door: the games as environments of the frameworks that researchers use."""
