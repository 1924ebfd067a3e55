// @vitest-environment node
// Tests that 장군 and 멍군 are announced by voice, and the user's turn by voice and vibration.
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../../platform/settings.svelte";
import { stubVoices } from "../byoyomi/speech-double";
import { callOut, signalTurn } from "./calls";

let isSoundOn = true;
vi.mock("../../platform/sound", () => ({ isSoundOn: () => isSoundOn, playSound: () => undefined }));

afterEach(() => {
  isSoundOn = true;
  Object.assign(settings, { words: "south", calls: true, lang: "en", volume: 100, turnCall: false, vibration: false });
  vi.unstubAllGlobals();
});

test.each([
  ["south", "check", "장군!"],
  ["south", "answered", "멍군!"],
  ["north", "check", "장훈!"],
  ["north", "answered", "멍훈!"],
] as const)("in the words of the %s, %s is %s, in Korean whatever the reader's language", (words, call, text) => {
  for (const lang of ["ko", "en", "nl"] as const) {
    const said = stubVoices("en-GB", "ko-KR", "nl-NL");
    Object.assign(settings, { words, lang, volume: 25 });
    callOut(call);
    expect(said).toEqual([{ text, lang: "ko-KR", volume: 0.25 }]);
  }
});

test("nothing is called where it is not wanted, where sound is off, or without a Korean voice", () => {
  const said = stubVoices("ko-KR");
  settings.calls = false;
  callOut("check");
  settings.calls = true;
  isSoundOn = false;
  callOut("check");
  expect(said).toEqual([]);
  isSoundOn = true;
  callOut("check");
  expect(said).toHaveLength(1);
  const foreign = stubVoices("en-GB", "zh-CN");
  callOut("check");
  expect(foreign).toEqual([]);
});

test("the reader's turn is spoken only if that is wanted, and not over a check that is called out", () => {
  const said = stubVoices("ko-KR", "en-GB", "nl-NL");
  signalTurn({ isInCheck: false });
  expect(said).toEqual([]);
  settings.turnCall = true;
  signalTurn({ isInCheck: true });
  expect(said).toEqual([]);
  signalTurn({ isInCheck: false });
  settings.calls = false;
  signalTurn({ isInCheck: true });
  expect(said.map(({ text, lang }) => [text, lang])).toEqual([
    ["Your turn", "en-GB"],
    ["Your turn", "en-GB"],
  ]);
});

test("the device vibrates at the reader's turn if it can and the reader wants it", () => {
  const vibrate = vi.fn();
  settings.vibration = true;
  vi.stubGlobal("navigator", {});
  signalTurn({ isInCheck: false });
  vi.stubGlobal("navigator", { vibrate });
  signalTurn({ isInCheck: false });
  settings.vibration = false;
  signalTurn({ isInCheck: false });
  expect(vibrate).toHaveBeenCalledOnce();
});
