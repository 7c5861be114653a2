import type { Schemas } from "../../api/client";

export type GreatFireView = Schemas["GreatFireView"];
