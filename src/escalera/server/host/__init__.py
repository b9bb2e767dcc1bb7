"""What the host chooses and the machine allows: settings, descriptors, HTTP, people."""
