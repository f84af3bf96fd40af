"""The window: draws what `solver_core` does and knows nothing of how."""
