// The glossary term that explains a theme.
import type { Theme } from "./problem";

const MATES = ["chariot-mate", "cannon-mate", "horse-mate", "elephant-mate", "soldier-mate"] as const;
type MateTheme = (typeof MATES)[number];

/** Every theme has its own term, except that mates share one regardless of the piece. */
const TERMS: Readonly<Record<Exclude<Theme, MateTheme>, string>> = {
  "double-check": "double-check",
  "discovered-check": "discovered-check",
  leg: "leg",
  screen: "screen",
  "palace-diagonal": "palace-diagonal",
  "joined-soldiers": "joined-soldiers",
  "few-pieces": "few-pieces",
  bikjang: "bikjang",
  pass: "pass",
  fork: "fork",
  pin: "pin",
  sacrifice: "sacrifice",
  quiet: "quiet",
};

const isMate = (theme: Theme): theme is MateTheme => MATES.some((mate) => mate === theme);

/** The id of the term. */
export function termOfTheme(theme: Theme): string {
  return isMate(theme) ? "mate" : TERMS[theme];
}
