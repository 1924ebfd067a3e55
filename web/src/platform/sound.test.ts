import { beforeEach, expect, test, vi } from "vitest";
import { isSoundOn, playSound, setSoundOn } from "./sound";

beforeEach(() => localStorage.clear());

test("sounds are on until switched off, and the switch is remembered", () => {
  expect(isSoundOn()).toBe(true);
  setSoundOn("off");
  expect(isSoundOn()).toBe(false);
  setSoundOn("on");
  expect(isSoundOn()).toBe(true);
});

test("switched off, no audio is even opened", () => {
  const opened = vi.fn();
  vi.stubGlobal("AudioContext", opened);
  setSoundOn("off");
  playSound("move");
  expect(opened).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test("a browser without audio plays nothing and does not complain", () => {
  vi.stubGlobal("AudioContext", undefined);
  expect(() => playSound("check")).not.toThrow();
  vi.unstubAllGlobals();
});
