// @vitest-environment node
// Tests that player names stored in one language are displayed in the current one.
import { afterEach, expect, test } from "vitest";
import { DEVICE_GAME_TEXTS } from "../texts/device-game.gen";
import { settings } from "../platform/settings.svelte";
import { LANGS, t, type Lang } from "./index.svelte";
import { storedName, storedTitle } from "./stored-names";
import { addTexts } from "./index.svelte";
import { nl } from "../texts/core.nl.gen";

addTexts("nl", nl);

const ALL = Object.keys(LANGS) as Lang[];

afterEach(() => {
  settings.lang = "en";
});

test.each(ALL)(
  "guest, engine and reader are named in the reader's language (%s), wherever they were stored",
  (lang) => {
    settings.lang = lang;
    for (const level of [1, 3, 14]) {
      const engine = t().seat.engine({ level });
      expect(storedName(`Janggun ${level}`), "as the server's records have it").toBe(engine);
      expect(storedName(`장군 엔진 ${level}단계`), "as its older records have it").toBe(engine);
      for (const stored of ALL) expect(storedName(DEVICE_GAME_TEXTS[stored].engine({ level }))).toBe(engine);
    }
    for (const stored of ALL) expect(storedName(DEVICE_GAME_TEXTS[stored].you)).toBe(t().seat.you);
    expect(storedName("게스트")).toBe(t().player.unnamed);
    expect(storedTitle("게스트 : 장군 엔진 1단계")).toBe(`${t().player.unnamed} : ${t().seat.engine({ level: 1 })}`);
  },
);

test("beside a player with a name stands one without", () => {
  expect(storedTitle(" : Janggun 9")).toBe(`${t().records.unnamed} : ${t().seat.engine({ level: 9 })}`);
  expect(storedTitle("조훈현 : ")).toBe(`조훈현 : ${t().records.unnamed}`);
  expect(storedTitle("")).toBe("");
});

test("every other name stays", () => {
  for (const name of ["조훈현", "엔진", "Guest house", "장군 엔진", ""]) expect(storedName(name)).toBe(name);
});
