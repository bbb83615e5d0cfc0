"""What `hostile` does: one module for each family of attacks, and what the families share."""
