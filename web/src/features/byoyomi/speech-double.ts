// The voices of a device, for tests: what is said is kept, not heard.
import { vi } from "vitest";

export interface Said {
  text: string;
  lang: string;
  volume: number;
}

/** A device with voices for these languages; gives the list of all that it says. `vi.unstubAllGlobals` takes it away. */
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
