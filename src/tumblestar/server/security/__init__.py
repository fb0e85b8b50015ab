"""What is let in, and as whom: settings, passwords, limits, cookies."""
