/** Where the board of a table is had: data and picture of its pack, without any pieces. */
import type { Schemas } from "../api/client";

export interface BoardUrls {
  data: string;
  picture: string;
}

/** One that ships is the same for all tables, and kept by the browser; one that was uploaded is the table's own. */
export function boardUrls(info: Schemas["TableInfo"], language: string): BoardUrls {
  if (!info.pack_shipped)
    return {
      data: `/api/tables/${info.id}/pack?tokens=true`,
      picture: `/api/tables/${info.id}/board.svg?lang=${language}`,
    };
  const query = new URLSearchParams({ pack: info.pack, players: String(info.players), lang: language });
  for (const [option, value] of Object.entries(info.options)) query.set(option, String(value));
  return {
    data: `/api/board/${info.game}.json?pack=${info.pack}&tokens=true`,
    picture: `/api/board/${info.game}.svg?${query}`,
  };
}
