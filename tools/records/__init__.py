"""What is recorded of games whose tables are too long or too rich to be left to chance; a file for each of them."""
