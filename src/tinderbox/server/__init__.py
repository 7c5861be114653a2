"""Tables and seats on the net: storage, play, streams, bots as seats, and the API over all of it."""
