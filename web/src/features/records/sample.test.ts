// Tests that the sample collection can be read completely, with the players and the result of every game.
import { expect, test } from "vitest";
import { isRead } from "../../platform/records-module";
import { loadRecords } from "../library/samples";
import { REPLAYS } from "../replayed/replays";
import { sampleText } from "./sample";

test("every sample game is read to its mate, with both players", async () => {
  const records = await loadRecords();
  const { games } = records.split(sampleText("Sample", (level) => `Level ${level}`));
  const read = records.read("pgn", games).filter(isRead);
  expect(read.map(({ moves, players, fault }) => [moves.length, players.cho, players.han, fault])).toEqual(
    REPLAYS.map(({ moves, cho, han }) => [moves.length, `Level ${cho}`, `Level ${han}`, null]),
  );
  expect(read.map(({ outcome }) => outcome)).not.toContain(null);
});
