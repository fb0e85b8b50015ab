"""Plays at random, by invitation: TUMBLESTAR_TOKEN=tms_… python bot.py https://games.example/join/8Xw…"""

import json
import os
import sys
import time
from http.client import HTTPException
from random import choice
from urllib.request import Request, urlopen

API, TOKEN = sys.argv[-1].partition("/join/")[0] + "/api/v1/", os.getenv("TUMBLESTAR_TOKEN", "")


def call(path, **body):  # a body makes it a POST
    headers = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"}
    return urlopen(Request(API + path, json.dumps(body).encode() if body else None, headers), timeout=60)


table, now = None, {"n": 0, "end": None}
while now["end"] is None:  # once, unless the connection is lost
    try:
        table = table or json.load(call("join", link=sys.argv[-1]))["table"]
        for line in map(json.loads, call(f"tables/{table}/stream?from={now['n']}")):
            now = line if line["type"] == "now" else now
            if now is line and now["may_act"]:  # the id is named after what was seen: asked again, it is done once
                call(f"tables/{table}/act", id=f"n{now['n']}", seen=now["n"], action=choice(now["legal"])["action"])
    except (HTTPException, OSError, ValueError) as lost:
        if not table or getattr(lost, "code", 503) not in (409, 429, 503):
            sys.exit(json.load(lost)["detail"] if "problem+json" in str(getattr(lost, "hdrs", "")) else f"{API} {lost}")
        time.sleep(1)
