"""The laboratory: deals played by players, matches between them, large numbers."""
