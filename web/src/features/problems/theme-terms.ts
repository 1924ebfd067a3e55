// Which term of the glossary says what a theme is.
import type { Theme } from "./problem";

const MATES = ["chariot-mate", "cannon-mate", "horse-mate", "elephant-mate", "soldier-mate"] as const;
type MateTheme = (typeof MATES)[number];

/** A theme is a term of its own, but for the mates: which piece mates needs no word. */
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
