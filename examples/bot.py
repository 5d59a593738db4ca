"""A bot that plays a game over the API: at a table of its own, or on a seat that somebody invited it to.

python examples/bot.py http://127.0.0.1:8000 sylvion
python examples/bot.py http://127.0.0.1:8000 TABLE SEAT TOKEN
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def choose(view: dict[str, Any]) -> str:
    """The word to answer with. This is the place for your own ideas."""
    return str(random.choice(view["choice"]["words"]))


def make_table(server: str, name: str) -> tuple[str, dict[str, str]]:
    """Sit down with bots at a table of our own; returns its id, and the headers that say who we are."""
    games = json.load(urllib.request.urlopen(f"{server}/api/v1/games"))
    game = next(game for game in games if game["id"] == name)
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": game["levels"][0]}] * (game["seats"][0] - 1)
    headers = {"Origin": server, "Content-Type": "application/json"}
    body = json.dumps({"game": name, "seats": seats}).encode()
    answer = urllib.request.urlopen(urllib.request.Request(f"{server}/api/v1/tables", body, headers))
    return json.load(answer)["id"], {"Origin": server, "Cookie": answer.headers["Set-Cookie"].partition(";")[0]}


def take_seat(server: str, table: str, seat: str, invitation: str) -> tuple[str, dict[str, str]]:
    """Sit down, which uses up the invitation; from then on we speak for the seat with a link of our own."""
    headers = {"Authorization": f"Bearer {invitation}", "Content-Type": "application/json"}
    body = json.dumps({"seat": int(seat), "name": "Example bot", "device": True}).encode()
    answer = urllib.request.urlopen(urllib.request.Request(f"{server}/api/v1/tables/{table}/sit", body, headers))
    return table, {"Authorization": f"Bearer {json.load(answer)['token']}"}


def play(server: str, table: str, headers: dict[str, str]) -> dict[str, Any]:
    """Answer whenever our seat is asked; returns the result."""
    address = f"{server.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
    answered = -1  # the number of the last question that we have answered
    with connect(address, additional_headers=headers, max_size=None) as socket:
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                raise SystemExit(f"refused: {message['message']}")
            if message["type"] == "state":  # everything that our seat sees
                eye, view = message["eye"], message["view"]
            for event in message.get("events", ()):  # what has happened; "view" says how what we see has changed
                if event["event"] == "view":
                    view |= event["changes"]
            if message.get("table", {}).get("result"):
                return dict(message["table"]["result"])
            fresh = message["type"] in ("state", "events") and message["at"] > answered
            if fresh and "words" in (view["choice"] or {}):
                answered = message["at"]
                move = {"type": "play", "re": answered, "seat": eye, "at": answered, "word": choose(view)}
                socket.send(json.dumps(move))
    raise SystemExit("the server hung up")


if __name__ == "__main__":
    server, place, *invited = sys.argv[1:]
    print(play(server, *(take_seat(server, place, *invited) if invited else make_table(server, place))))
