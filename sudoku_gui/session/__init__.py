"""State that no one can see: the document, its undo history, the player, jobs and preferences."""
