"""News for those who look on: one stream a reader, across all its tables and all workers."""
