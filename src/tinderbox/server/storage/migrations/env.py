"""What Alembic runs: the steps, inside the transaction of whoever asked."""

from alembic import context

from tinderbox.server.storage.schema import METADATA


def run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    context.run_migrations()


run()
