"""The lab: simulations for those who study the games."""
