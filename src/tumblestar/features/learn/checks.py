"""The check that the tutorials of a game play through, for `conformance`."""

from __future__ import annotations

from tumblestar import bots, words
from tumblestar.contract.game import Game
from tumblestar.features.learn.tutorial import names_of_tutorials, spots
from tumblestar.features.learn.tutorial import tutorial as read_tutorial
from tumblestar.web.feature import Spoken


def tutorials_play_through(game: Game, spoken: Spoken) -> None:
    """Every tutorial is read, belongs to the rules at hand, and has words for all that it says in every language."""
    for name in names_of_tutorials(game):
        tutorial = read_tutorial(game, name)
        assert tutorial.bot in bots.of(game), f"{name}.toml: there is no bot {tutorial.bot!r}"
        for step in tutorial.steps:
            where = f"{name}.toml, note {step.n}"
            assert step.record.origin is None, f"{where}: recorded by other rules or data; record it anew"
            note, names = step.note, tutorial.names(step)
            for lang in game.languages:
                keys = {note.say, *note.answers.values(), *filter(None, [note.other])}
                missing = sorted(keys - words.keys(lang, game.name))
                assert not missing, f"{where}: add to words/{lang}.ftl: {', '.join(missing)}"
            for spot in spots(tutorial, step):
                if spot.label:
                    spoken(spot.label)
                assert spot.is_drawn or game.description.button(step.state, spot.action, names), (
                    f"{where}: {spot.name} is neither in the picture nor a button"
                )
            if step.task is not None:
                assert tutorial.answer(step, game.text(step.state, step.task)).is_right, where
                for action in game.legal(step.state):
                    answer = tutorial.answer(step, game.text(step.state, action))
                    assert answer.is_right == (action in (step.task, *step.also)), where
                    spoken(answer.phrase)
            for event, _ in tutorial.told(step):
                spoken(event.summary)


CHECKS = (tutorials_play_through,)
