"""The laboratory: games in bulk, data sets, ratings and reports."""
