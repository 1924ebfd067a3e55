// Steps of the guide for directors, with their pictures in every language. To update the pictures, run
// `npm run pictures -- guide` in e2e/.
import type { Lang } from "../../../i18n/index.svelte";

export const STEPS = [
  "plan",
  "entries",
  "draw",
  "round",
  "results",
  "count",
  "late",
  "correct",
  "next",
  "end",
] as const;
export type Step = (typeof STEPS)[number];

/** Size of every picture in pixels. */
export const PICTURE = { width: 1060, height: 600 };

const FILES: Readonly<Record<string, string>> = import.meta.glob("./pictures/*.webp", {
  eager: true,
  import: "default",
  query: "?url",
});

/** Returns the URL of a picture; empty if it is missing. */
export const pictureOf = (step: Step, lang: Lang): string => FILES[`./pictures/${lang}-${step}.webp`] ?? "";
