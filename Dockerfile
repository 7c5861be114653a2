# The server with the browser client, its engine compiled. `docker compose up` runs it with PostgreSQL.
FROM python:3.13-slim-trixie AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
# The versions of the lock, without its hashes: pip accepts those only if every file has one, our own wheel included.
RUN grep -oE '^[A-Za-z0-9._-]+(\[[a-z,]+\])?==[^ \\]+( ; [^\\]+)?' requirements/play.txt > /constraints.txt
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim-trixie
COPY --from=build /wheels /wheels
COPY --from=build /constraints.txt /constraints.txt
RUN pip install --no-cache-dir --constraint /constraints.txt "$(ls /wheels/tinderbox_games-*.whl)[server]" \
    && rm -rf /wheels /constraints.txt
RUN useradd --system --uid 1666 --create-home --home-dir /data tinderbox
USER tinderbox
ENV TINDERBOX_HOST=0.0.0.0 TINDERBOX_PORT=1666 TINDERBOX_DATA_DIR=/data PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 1666
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD ["python", "-c", \
    "from urllib.request import urlopen; urlopen('http://127.0.0.1:1666/readyz', timeout=4)"]
CMD ["tinderbox", "serve"]
