"""The commands about game records: checked, and asked about where they stop."""
