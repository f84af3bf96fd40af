"""What a search does and why: its listing, reasons for choices and removals, differences, estimates, exercises."""
