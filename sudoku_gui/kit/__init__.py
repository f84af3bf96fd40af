"""What features are made of."""
