/** The URLs of a table's empty board: data and picture of its pack. */
import type { Schemas } from "../api/client";

export interface BoardUrls {
  data: string;
  picture: string;
}

/** A shipped pack is the same for all tables and cached by the browser; an uploaded one belongs to the table. */
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
