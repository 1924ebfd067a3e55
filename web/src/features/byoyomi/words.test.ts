// @vitest-environment node
// Tests that announcements are spoken in the user's language, played as sounds, or silent.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addTexts } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";
import { nl } from "../../texts/core.nl.gen";
import { settings } from "../../platform/settings.svelte";
import type { Call } from "./count-aloud";
import { stubVoices } from "./speech-double";
import { sayCall } from "./words";

const sounds: string[] = [];
vi.mock("../../platform/sound", () => ({ playSound: (sound: string) => sounds.push(sound) }));

addTexts("nl", nl);
beforeEach(() => {
  sounds.length = 0;
});
afterEach(() => {
  settings.volume = 100;
  vi.unstubAllGlobals();
});

const COUNT: Record<Lang, string> = {
  ko: "하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉",
  en: "one two three four five six seven eight nine",
  nl: "een twee drie vier vijf zes zeven acht negen",
};

/** Calls with their words in each language and their sounds. */
const CALLS: [Call, Record<Lang, string>, sound: string][] = [
  [
    { kind: "periods", n: 3 },
    { ko: "초읽기입니다. 3회 남았습니다.", en: "Byoyomi. 3 periods left.", nl: "Byoyomi. Nog 3 periodes." },
    "warning",
  ],
  [{ kind: "periods", n: 1 }, { ko: "마지막 초읽기입니다.", en: "Last period.", nl: "Laatste periode." }, "warning"],
  [{ kind: "passed", seconds: 20 }, { ko: "20초", en: "20 seconds", nl: "20 seconden" }, "warning"],
  [{ kind: "minute" }, { ko: "1분 남았습니다.", en: "One minute left.", nl: "Nog één minuut." }, "warning"],
  ...Array.from({ length: 9 }, (_, at): [Call, Record<Lang, string>, string] => {
    const word = (lang: Lang): string => COUNT[lang].split(" ")[at] ?? "";
    return [{ kind: "count", n: at + 1 }, { ko: word("ko"), en: word("en"), nl: word("nl") }, "move"];
  }),
];

test.each(CALLS)("%o", (call, words, sound) => {
  for (const lang of ["ko", "en", "nl"] as const) {
    settings.lang = lang;
    settings.volume = 50;
    const said = stubVoices("en-GB", "ko-KR", "nl-NL");
    sayCall(call, "voice");
    expect(said).toEqual([{ text: words[lang], lang: expect.stringMatching(`^${lang}-`), volume: 0.5 }]);
    expect(sounds, "the voice alone").toEqual([]);

    sayCall(call, "silent");
    expect([said.length, sounds.length], "in silence").toEqual([1, 0]);
    sayCall(call, "beeps");
    expect([said.length, sounds], "by sounds").toEqual([1, [sound]]);
    const others = stubVoices("fr-FR");
    sayCall(call, "voice");
    expect([others.length, sounds], "without a voice for the language").toEqual([0, [sound, sound]]);
    sounds.length = 0;
  }
});

test("the end of the time has the sound of an end", () => {
  settings.lang = "en";
  const said = stubVoices("en-GB");
  sayCall({ kind: "out" }, "voice");
  sayCall({ kind: "out" }, "beeps");
  expect(said).toHaveLength(1);
  expect(sounds).toEqual(["end"]);
});
