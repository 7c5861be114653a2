/** Calls to the server, typed by its own OpenAPI description. */
import type { components } from "./schema";

export type Schemas = components["schemas"];
export type TableState = Schemas["TableState"];
export type Update = Schemas["Update"];
export type ErrorResponse = Schemas["ErrorResponse"];
/** What every game's view has; a game's own table knows the rest of its view. */
export interface View {
  game: string;
  players: number;
  seat: number | null;
  decisions: number;
  turn: number;
  actor: number | null;
  names: string[];
}
export type GameEvent = Schemas["GameEvent"] & { [key: string]: unknown };
export type SeatSetup = Schemas["SeatSetup"];

/** The server said no, and why; `status` 0 means that it could not be reached. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly trouble: ErrorResponse,
  ) {
    super(trouble.message);
    this.name = "Refused";
  }
}

let language = "en";
export function speak(chosen: string): void {
  language = chosen;
}

/** The page's language goes before the one that the guest came with. */
export function inLanguage(path: string): string {
  return /[?&]lang=/.test(path) ? path : `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(inLanguage(path), {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, { error: "offline", message: "", clauses: [], faults: [], state: null });
  }
  const told: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(response.status, troubleOf(told, response.status));
  return told as T;
}

function troubleOf(told: unknown, status: number): ErrorResponse {
  const known = told as Partial<ErrorResponse> | null;
  return {
    error: known?.error ?? `http-${status}`,
    message: known?.message ?? "",
    clauses: known?.clauses ?? [],
    faults: known?.faults ?? [],
    state: known?.state ?? null,
  };
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => call<T>("PATCH", path, body);

/** A key that makes a retry of the same intent harmless. A page from another machine over plain HTTP has no UUIDs. */
export function intent(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
