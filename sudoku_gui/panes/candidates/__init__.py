"""The four candidate boards."""
