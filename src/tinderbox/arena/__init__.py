"""Tournaments, simulations and reports."""
