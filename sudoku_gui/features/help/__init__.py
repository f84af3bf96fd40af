"""The manual, the cards of terms, the list of keyboard shortcuts, and About."""
