"""What whoever runs a server does with it: closing, deleting, banning, forgetting."""
