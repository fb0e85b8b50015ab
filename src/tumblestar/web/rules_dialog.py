"""The dialog with a game's rules, and the button that opens it at the rule that matters now."""

from __future__ import annotations

from functools import lru_cache

from tumblestar.web.edition import rule_address
from tumblestar.web.markup import HtmlTranslator, button


def rules_dialog(say: HtmlTranslator, game: str) -> str:
    """The dialog, which fetches the rules when it is opened first; nothing where there is no page of rules."""
    if not (page := rule_address(game)):
        return ""
    return (
        f'<dialog id="dialog-rules" class="help" aria-labelledby="dialog-rules-head"><div class="bar">'
        f'<h2 id="dialog-rules-head">'
        f"{say('rules-head', game=say.plain('game-name'))}</h2>{button(say('close'), data_closes='dialog-rules')}</div>"
        f'<div class="content" data-rules="{page}?fragment=1"><p>'
        f'<a href="{page}">{say("rules-page-link")}</a></p></div></dialog>'
    )


def rules_button(say: HtmlTranslator, tag: str) -> str:
    """The button that opens the dialog at a rule, if there is one."""
    return _button(say, tag) if rule_address("") else ""


@lru_cache(maxsize=256)
def _button(say: HtmlTranslator, tag: str) -> str:
    return button(say("rules-open"), sort="rules-now", data_opens="dialog-rules", data_tag=tag or None)
