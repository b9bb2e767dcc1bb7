"""Tables at hand in this process: the hub, the scheduler, connections."""
