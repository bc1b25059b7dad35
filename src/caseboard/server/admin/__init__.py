"""What an operator does to a server's database, beside the server that may be running."""
