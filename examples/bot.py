"""A bot that plays over the API: at a table of its own, or on a seat that somebody gave it a link to.

python examples/bot.py http://127.0.0.1:8000 sylvion
python examples/bot.py http://127.0.0.1:8000 TABLE TOKEN
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def choose(view: dict) -> str:
    """The word to answer with. This is the place for your own ideas."""
    return random.choice(view["choice"]["words"])


def make_table(server: str, game: str) -> tuple[str, dict]:
    """Make a table of our own; gives its id, and the headers that say who we are."""
    games = json.load(urllib.request.urlopen(f"{server}/api/v1/games"))
    seats = [{"kind": "me"}] * min(next(g["seats"] for g in games if g["id"] == game))
    body = json.dumps({"game": game, "seats": seats}).encode()
    headers = {"Origin": server, "Content-Type": "application/json"}
    answer = urllib.request.urlopen(urllib.request.Request(f"{server}/api/v1/tables", body, headers))
    cookie = answer.headers["Set-Cookie"].partition(";")[0]
    return json.load(answer)["id"], {"Origin": server, "Cookie": cookie}


def play(server: str, table: str, headers: dict) -> dict:
    """Answer whenever one of our seats is asked; gives the result."""
    address = f"{server.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
    with connect(address, additional_headers=headers, max_size=None) as socket:
        number = 0
        for text in socket:
            message = json.loads(text)
            if message["type"] == "state":  # everything we see
                view, at, info = message["view"], message["at"], message["table"]
            elif message["type"] == "events":  # what has changed: the last event holds the new values
                view, at = view | message["events"][-1]["changes"], message["at"]
            elif message["type"] == "table":  # who sits where, whether it is over
                info = message["table"]
            elif message["type"] == "refused":
                raise SystemExit(f"refused: {message['message']}")
            if info["result"]:
                return info["result"]
            asked = (view.get("choice") or {}).get("seat")
            number += 1
            if message["type"] in ("state", "events") and "words" in (view.get("choice") or {}):
                socket.send(json.dumps({"type": "play", "re": number, "seat": asked, "at": at, "word": choose(view)}))
            elif message["type"] in ("state", "events", "table") and asked in info["yours"]:
                socket.send(json.dumps({"type": "look", "re": number, "eye": asked}))
    raise SystemExit("the server hung up")
