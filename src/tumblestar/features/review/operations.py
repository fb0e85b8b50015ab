"""The review of a finished table, for programs (docs/review.md has its keys)."""

from __future__ import annotations

from tumblestar.api.request import Call, Operation, Problem
from tumblestar.features.review.reviews import Reviews
from tumblestar.insight.headline import told
from tumblestar.insight.report import Report
from tumblestar.security import READ
from tumblestar.security.limits import asker_of
from tumblestar.web.services import services_of
from tumblestar.words import Phrase

PATIENCE = 20.0
"""Seconds that a request waits for a review."""
RETRY_AFTER = 2.0


async def review(call: Call) -> Report:
    """The whole review; begins it if need be, and waits for it a while. Raises Problem."""
    table = await call.table()
    if not table.record.is_over:
        raise Problem("going", Phrase("review-later"))
    reviews, asker = services_of(call.request).find(Reviews), asker_of(call.request)
    table_review = reviews.review_of(table, asker, again=True)
    await table_review.wait(PATIENCE)
    if table_review.retry_after:
        raise Problem("limit", table_review.problem, retry_after=table_review.retry_after)
    if table_review.problem:
        raise Problem("table", table_review.problem)
    report = table_review.partial.report if table_review.partial else None
    if not report:
        raise Problem("working", retry_after=RETRY_AFTER)
    return told(table.record, report)


OPERATIONS = (
    Operation(
        "review", "GET", "tables/{table}/review", READ, review, ("going", "working"), kind="review", after="record"
    ),
)
