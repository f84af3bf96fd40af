"""What features are made of: their base class, and exports by a dialog and a job."""
