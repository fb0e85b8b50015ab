"""Settings, middleware and protocols that decide which requests are admitted, and as whom."""
