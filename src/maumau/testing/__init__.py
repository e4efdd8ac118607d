"""For tests, ours and others': random rule sets, the battery that every deal must stand, contracts, a fake clock."""
