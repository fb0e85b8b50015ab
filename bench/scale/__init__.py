"""What many people at once need: measured costs, a simulation of queues, and its check against measured points."""
