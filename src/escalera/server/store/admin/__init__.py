"""What whoever runs a server does with its database, as functions of one connection."""
