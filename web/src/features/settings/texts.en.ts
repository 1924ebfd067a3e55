import type { SettingTexts } from "./text-types";

export const en: SettingTexts = {
  learned: "Picture and hanja",
  learnedSteps: ["large picture", "both alike", "large hanja"],
  wood: "Made of",
  woods: { ginkgo: "Ginkgo wood", zelkova: "Zelkova wood", paper: "Paper", celadon: "Celadon" },
  soundSet: "Sounds",
  soundSets: { wood: "wood", stone: "stones", strings: "strings" },
  volume: "Loudness",
  calls: "Call out janggun and meonggun",
  motion: "Pieces travel",
  motions: { usual: "as usual", slow: "slowly", fast: "fast", none: "at once" },
  about: "About",
  version: (p) => `Janggun ${p.version}`,
  licence: "Free software under the MIT or the Apache 2.0 licence.",
  source: "Source code",
  sourceWithin: "The source code comes with the program.",
  documentation: "Documentation",
};
