"""Pictures are drawn at the priority of the tests: the lowest would wait for all else that the machine has to do."""

import pytest

from tumblestar.server.web import drawing
from tumblestar.sharing.process import PROGRAM

AT_ONCE = PROGRAM.replace("main()", "import tumblestar.sharing.process as run; run.NICENESS = 0; run.main()")


@pytest.fixture(autouse=True)
def draws_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "PROGRAM", AT_ONCE)
