"""The manual, the cards that explain terms, the shortcut sheet, and About."""
