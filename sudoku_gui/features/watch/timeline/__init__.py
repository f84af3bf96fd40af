"""The timeline of a run: strips on which positions are chosen, and marks of what happens at them."""
