"""The session of a window: what is open is stored, kept in backups, and found again."""
