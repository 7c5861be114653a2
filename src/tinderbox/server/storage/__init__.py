"""What is kept: tables, seats, logs, guests, packs; in SQLite or PostgreSQL through one path."""
