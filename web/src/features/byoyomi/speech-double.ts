// A fake of the device's voices for tests, which records speech.
import { vi } from "vitest";

export interface Said {
  text: string;
  lang: string;
  volume: number;
}

/**
 * Installs voices for these languages, and returns the list of everything spoken. `vi.unstubAllGlobals` removes them.
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
