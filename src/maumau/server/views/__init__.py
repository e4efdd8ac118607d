"""What a viewer is shown of a table, and nothing more."""
