"""The building blocks of features: their base class, and exports by a dialog and a job."""
