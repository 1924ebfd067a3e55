import type { SettingTexts } from "./text-types";

export const nl: SettingTexts = {
  learned: "Plaatje en hanja",
  learnedSteps: ["plaatje groot", "even groot", "hanja groot"],
  wood: "Gemaakt van",
  woods: { ginkgo: "Ginkgohout", zelkova: "Zelkovahout", paper: "Papier", celadon: "Celadon" },
  soundSet: "Geluiden",
  soundSets: { wood: "hout", stone: "stenen", strings: "snaren" },
  volume: "Volume",
  calls: "Janggun en meonggun uitroepen",
  motion: "Stukken bewegen",
  motions: { usual: "gewoon", slow: "langzaam", fast: "snel", none: "meteen" },
  about: "Over",
  version: (p) => `Janggun ${p.version}`,
  licence: "Vrije software onder de MIT- of de Apache 2.0-licentie.",
  source: "Broncode",
  sourceWithin: "De broncode hoort bij het programma.",
  documentation: "Documentatie",
};
