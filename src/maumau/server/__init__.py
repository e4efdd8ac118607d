"""The server: tables over HTTP and WebSocket.  The only asynchronous layer; no card rule stands here."""
