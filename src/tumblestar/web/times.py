"""Times as people say them: "10 minutes ago", "yesterday", then the date. A script goes on by the local clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from babel.dates import format_date, format_timedelta

from tumblestar.web.markup import safe
from tumblestar.words import say

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def ago(lang: str, then: datetime, now: datetime) -> str:
    """A time in words. Days are those of UTC: the server does not know the reader's."""
    passed = max(now - then, timedelta())
    if passed < MINUTE:
        return say(lang, "time-now")
    days = (now.date() - then.date()).days
    if passed < DAY and (days == 0 or passed < 6 * HOUR):
        whole = passed - passed % (MINUTE if passed < HOUR else HOUR)
        return format_timedelta(-whole, granularity="minute", threshold=1, add_direction=True, locale=lang)
    if days == 1:
        return say(lang, "time-yesterday")
    return format_date(then.date(), "long", locale=lang)


def time_element(lang: str, iso: str) -> str:
    """A `<time>` for a stored time."""
    try:
        then = datetime.fromisoformat(iso)
    except ValueError:
        return ""
    then = then if then.tzinfo else then.replace(tzinfo=UTC)
    return f'<time datetime="{safe(iso)}" data-ago>{safe(ago(lang, then, datetime.now(UTC)))}</time>'
