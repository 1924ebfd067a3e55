// A test double of the device's voices: speech is recorded instead of heard.
import { vi } from "vitest";

export interface Said {
  text: string;
  lang: string;
  volume: number;
}

/**
 * A device with voices for these languages; returns the list of everything spoken. `vi.unstubAllGlobals` removes it.
 */
export function stubVoices(...langs: string[]): Said[] {
  const said: Said[] = [];
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      lang = "";
      volume = 1;
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => langs.map((lang) => ({ lang })),
    speak: ({ text, lang, volume }: Said) => said.push({ text, lang, volume }),
    cancel: () => undefined,
  });
  return said;
}
