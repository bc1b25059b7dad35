"""Tables over the network: HTTP, WebSocket, storage."""
