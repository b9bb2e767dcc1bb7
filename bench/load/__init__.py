"""The table server under load: many tables, many clients, one or more server processes."""
