"""Who plays: accounts, sessions, results, opponents."""
