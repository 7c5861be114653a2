"""The smallest program that plays: python examples/bot_client.py http://127.0.0.1:1666 TOKEN"""

import json
import random
import sys

import httpx


def play(server: str, token: str) -> None:
    http = httpx.Client(base_url=server, headers={"Authorization": f"Bearer {token}"}, timeout=60)
    last = ""
    while True:  # a stream that breaks off is opened again, and goes on where it was
        with http.stream("GET", "/api/stream", headers={"Last-Event-ID": last}) as stream:
            for line in stream.iter_lines():
                field, _, value = line.partition(": ")
                if field == "id":
                    last = value
                elif field == "data":
                    act(http, json.loads(value))


def act(http: httpx.Client, news: dict) -> None:
    """`table` tells everything, `update` what is new; in both `legal` is there if our seat must decide."""
    if not news.get("legal"):
        return
    table = news["table"] if isinstance(news["table"], str) else news["table"]["id"]
    move = {"seat": news["seat"], "action": random.choice(news["legal"]), "seq": news["seq"]}
    http.post(f"/api/tables/{table}/actions", json=move)


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2])
