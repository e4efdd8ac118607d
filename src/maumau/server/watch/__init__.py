"""What who keeps a server can see: logs, metrics, traces."""
