/** The URL of the data of a table's board. */
import type { Schemas } from "../api/client";

/** A shipped pack is the same for all tables and cached by the browser; an uploaded one belongs to the table. */
export const boardUrl = (info: Schemas["TableInfo"]): string =>
  info.pack_shipped
    ? `/api/board/${info.game}.json?pack=${info.pack}&tokens=true`
    : `/api/tables/${info.id}/pack?tokens=true`;
