"""Games of the same luck: challenges of each day, and deals to send to friends (docs/days.md, docs/deals.md)."""
