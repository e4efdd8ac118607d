"""Tables as they are played: rooms, connections, computer players."""
