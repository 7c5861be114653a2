"""A table as the server knows it: its log, the game that the log tells, and who may do what to it."""
