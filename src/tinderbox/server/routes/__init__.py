"""The doors of the house: HTTP in, JSON and server-sent events out."""
