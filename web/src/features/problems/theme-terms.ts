// Glossary terms that explain themes.
import type { Theme } from "./problem";

const MATES = ["chariot-mate", "cannon-mate", "horse-mate", "elephant-mate", "soldier-mate"] as const;
type MateTheme = (typeof MATES)[number];

/** Terms of the themes other than mates. All mates share one term, whatever the piece. */
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

/** Returns the id of the term for a theme. */
export function termOfTheme(theme: Theme): string {
  return isMate(theme) ? "mate" : TERMS[theme];
}
