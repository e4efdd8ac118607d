"""Mau-Mau: an exact rules engine, rule sets as data, and a table to play at."""

__version__ = "0.1.0"
