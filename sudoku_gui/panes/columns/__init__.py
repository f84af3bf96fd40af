"""The list of columns and why one was chosen."""
