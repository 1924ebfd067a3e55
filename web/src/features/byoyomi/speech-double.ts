// A test double of the device's voices that records speech.
import { vi } from "vitest";

export interface Said {
  text: string;
  lang: string;
  volume: number;
}

/**
 * Installs a voice for each language, and returns a list to which everything spoken is added. `vi.unstubAllGlobals`
 * removes the voices.
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
