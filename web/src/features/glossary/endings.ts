// Glossary terms that explain how a game ended.

const TERMS: Readonly<Record<string, string>> = {
  mate: "mate",
  bikjang_accepted: "bikjang",
  double_pass: "double-pass",
  dead_position: "dead-position",
  low_points: "win-on-points",
  stopped: "win-on-points",
  ply_limit: "win-on-points",
  no_capture_limit: "fifty-moves",
  perpetual_check: "perpetual-check",
  repetition: "repetition",
  shuttle: "repetition",
  flagged: "clock",
  draw_agreed: "draw",
  adjudicated: "referee",
};

/** Returns the id of the term for an ending's code; null if there is none. */
export function termOfEnding(code: string): string | null {
  return TERMS[code] ?? null;
}
