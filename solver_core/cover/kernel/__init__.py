"""The machines of both searches, compiled with the types in ``X.pxd``, and what they are made of: numbers, never problems."""
