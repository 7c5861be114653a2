/** The paints of the six owners. A letter and a pattern of the roof always go with them. */
export interface Paint {
  body: string;
  roof: string;
  /** The pattern on the roof. */
  mark: string;
  /** The letter. */
  ink: string;
}

const PAINTS: Record<string, Paint> = {
  R: { body: "#b5302a", roof: "#7d1d17", mark: "#7d1d17", ink: "#fff6e6" },
  B: { body: "#2c5fa8", roof: "#1d4073", mark: "#a9cbe8", ink: "#fff6e6" },
  G: { body: "#2d7d4d", roof: "#1b5634", mark: "#b4dcb8", ink: "#fff6e6" },
  Y: { body: "#e9b520", roof: "#a97a0c", mark: "#fff1bd", ink: "#2b1c06" },
  P: { body: "#71409a", roof: "#4b2569", mark: "#c6a9dd", ink: "#fff6e6" },
  W: { body: "#f8f2e4", roof: "#ab9c8a", mark: "#6d6053", ink: "#2b2118" },
};

export const paintOf = (letter: string): Paint => PAINTS[letter] ?? { ...(PAINTS["W"] as Paint) };

/** The colour of each direction's cards and arrows. */
export const CARD_PAINT = { N: "#33558a", E: "#a8761a", S: "#8f2a22", W: "#2f6a4c" } as const;

/** The outline of every piece. */
export const LINE = "#1f150e";
