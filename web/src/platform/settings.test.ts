// @vitest-environment node
import { expect, test } from "vitest";
import { readSettings } from "./settings.svelte";
import { readHouse } from "./rules/house-rules";
import { DEFAULTS, newGame, readChoices } from "./choices";

test("the browser's language decides until the visitor does", () => {
  expect(readSettings(null, ["ko-KR", "en"]).lang).toBe("ko");
  expect(readSettings(null, ["ko-KR"]).notation).toBe("korean");
  expect(readSettings(null, ["nl-BE", "en"]).lang).toBe("nl");
  expect(readSettings(null, ["nl"]).notation).toBe("western");
  expect(readSettings(null, ["de", "en"]).lang).toBe("en");
  expect(readSettings(null, ["de", "ko", "en"]).lang).toBe("ko");
  expect(readSettings(null, ["en-GB", "ko"]).lang).toBe("en");
  expect(readSettings(null, []).lang).toBe("en");
  expect(readSettings('{"lang":"ko"}', ["en"]).lang).toBe("ko");
});

test.each(["", "nonsense", "3", "null", "[]", '{"theme":"pink","pieceSet":7,"x":1}'])(
  "stored text %j never breaks the page",
  (text) => {
    expect(readSettings(text, ["en"])).toEqual(readSettings(null, ["en"]));
  },
);

test.each(["nonsense", "3", '{"opponent":"god"}', '{"side":1}', '{"time":null}'])(
  "stored choices %j fall back to the defaults",
  (text) => {
    expect(readChoices(text)).toEqual(DEFAULTS);
  },
);

test("what is sent for each kind of opponent", () => {
  expect(newGame({ ...DEFAULTS, side: "han" }, null)).toEqual({
    rules: "kakao",
    opponent: { kind: "engine", level: 3 },
    side: "han",
    time: { kind: "none" },
    takeback: "allowed",
  });
  const handicap = newGame({ ...DEFAULTS, begin: "handicap", handicap: "chariotCannon", deomHalf: 1 }, null);
  expect(handicap.start).toEqual({ give: "rc", deom_half: 1 });
  const touching = newGame({ ...DEFAULTS, touch: "touch_move", placing: "pieces" }, null);
  const set = { touch: "touch_move", "setup.order": "piece_by_piece", "setup.first": "han" };
  expect(touching.rules).toEqual({ schema: 1, base: "kakao", set });
  expect(newGame({ ...DEFAULTS, begin: "fen", fen: " 9/9 w " }, null).start).toEqual({ fen: "9/9 w" });
  expect(newGame({ ...DEFAULTS, opponent: "self", side: "han" }, null).side).toBe("cho");
  const house = { schema: 1, base: "kakao@1", set: {} };
  expect(newGame({ ...DEFAULTS, rules: "house" }, house).rules).toEqual(house);
  const own = { ...house, set: { deom: 1 } };
  const strict = newGame({ ...DEFAULTS, rules: "house", touch: "letting_go" }, own);
  expect(strict.rules).toEqual({ ...own, set: { deom: 1, touch: "letting_go" } });
});

test("Northern words bring the North's rule set with them, until one is chosen", () => {
  expect(readSettings(null, ["ko-KP"]).words).toBe("north");
  expect(readSettings(null, ["ko-KR"]).words).toBe("south");
  expect(readChoices(null, "north").rules).toBe("north-korean");
  expect(readChoices(null, "south").rules).toBe("kakao");
  expect(readChoices('{"rules":"casual"}', "north").rules).toBe("casual");
});

test("house rules are read only when they have their shape", () => {
  const good = { name: "x", rules: { schema: 1, base: "kakao@1", set: {} } };
  expect(readHouse(JSON.stringify(good))).toEqual(good);
  for (const bad of [null, "", "{", "{}", '{"rules":{"base":3,"set":{}}}', '{"rules":{"base":"kakao"}}']) {
    expect(readHouse(bad)).toBeNull();
  }
});

test("who reads no Korean begins with pictures beside the characters", () => {
  expect(readSettings(null, ["en-US"]).pieceSet).toBe("learning");
  expect(readSettings(null, ["en-US", "ko-KR"]).pieceSet).toBe("hanja");
});
