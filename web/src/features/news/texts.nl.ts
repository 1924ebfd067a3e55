import type { en } from "./texts.en";

export const nl: typeof en = {
  bell: ({ n }) => (n === 1 ? "1 nieuwtje" : `${n} nieuwtjes`),
  title: "Terwijl je weg was",
  turns: "Jij bent aan zet",
  over: "Afgelopen",
  all: "Al mijn partijen",
};
