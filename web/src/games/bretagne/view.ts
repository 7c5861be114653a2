import type { Schemas } from "../../api/client";

export type BretagneView = Schemas["BretagneView"];
