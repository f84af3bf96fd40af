"""The exercises: questions about what the search does next, answered by clicking or by a number."""
