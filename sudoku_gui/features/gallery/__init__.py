"""The gallery: cards of problems, with their parameters, boards to draw on and estimates."""
