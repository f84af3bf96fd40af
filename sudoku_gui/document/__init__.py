"""The puzzle document: its undo history, its files, the session that restores it. Without widgets."""
