"""Hosts a table and plays it to its end, by the client that openapi-python-client generates: play.py ORIGIN TOKEN GAME.

Prints the link for the other player, then the record.
"""

import sys
import time

from tumblestar_client import AuthenticatedClient
from tumblestar_client.api.default import act, make, me, record, table
from tumblestar_client.models import Act, CommandResult, NewTable, NewTableGame, ProblemDetails, TableInfo

origin, token, game = sys.argv[1:]
client = AuthenticatedClient(base_url=origin, token=token, raise_on_unexpected_status=True)
assert me.sync(client=client)
made = make.sync(client=client, body=NewTable(id="game", game=NewTableGame(game), seats=["me", "open"]))
assert isinstance(made, TableInfo), made
assert made.links
print(made.links.seats[0].link, flush=True)
while True:
    now = table.sync(made.table, client=client)
    assert isinstance(now, TableInfo), now
    if now.end:
        break
    if now.may_act:
        body = Act(id=f"n{now.n}", seen=now.n, action=now.legal[0].action)
        done = act.sync(made.table, client=client, body=body)
        assert isinstance(done, CommandResult) or (isinstance(done, ProblemDetails) and done.code == "stale"), done
    else:
        time.sleep(0.1)
print(record.sync(made.table, client=client))
