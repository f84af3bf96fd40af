"""Why a puzzle has one solution, several or none, and what to do about it."""
