"""The smallest program that plays: python examples/bot_client.py http://127.0.0.1:1666 TOKEN"""

import json
import random
import sys

import httpx


def play(server: str, token: str) -> None:
    http = httpx.Client(base_url=server, headers={"Authorization": f"Bearer {token}"}, timeout=60)
    last = ""
    while True:  # reopen a broken stream where it ended
        with http.stream("GET", "/api/stream", headers={"Last-Event-ID": last}) as stream:
            for line in stream.iter_lines():
                field, _, value = line.partition(": ")
                if field == "id":
                    last = value
                elif field == "data":
                    act(http, json.loads(value))


def act(http: httpx.Client, event: dict) -> None:
    """Play a random legal action. In `table` and `update` events, `legal` is set if our seat must decide."""
    if not event.get("legal"):
        return
    table = event["table"] if isinstance(event["table"], str) else event["table"]["id"]
    move = {"seat": event["seat"], "action": random.choice(event["legal"]), "seq": event["seq"]}
    http.post(f"/api/tables/{table}/actions", json=move)


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2])
