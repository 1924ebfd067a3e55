// A game on this device that is open in two tabs.
import "fake-indexeddb/auto";
import fc from "fast-check";
import { afterEach, beforeAll, expect, test } from "vitest";
import { loadRecords } from "../library/samples";
import { isSameGame, KEY, readGame, type DeviceGame } from "./game";
import { closeTables, collection, fresh, loadTables, table } from "./playing-double";

beforeAll(() => loadTables(loadRecords()));
afterEach(closeTables);

/** Returns whether `longer` starts with the actions of `shorter`. */
const goesOn = (shorter: readonly string[], longer: readonly string[]): boolean =>
  shorter.every((token, at) => longer[at] === token);

test("two tabs with one game, whose events come late or never: no ply is lost but by who sees it taken back", async () => {
  const act = fc.record({
    tab: fc.constantFrom(0, 1),
    act: fc.constantFrom("move", "move", "move", "undo", "resign", "take back", "leave", "begin", "wake"),
    pick: fc.nat(),
    isHeard: fc.boolean(),
  });
  // Each game has its own id, so that pending writes of one run cannot affect the next.
  let begun = 0;
  const another = (): DeviceGame => ({ ...fresh("cho"), id: `game ${++begun}` });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      localStorage.clear();
      const library = collection();
      const tabs = [table({ library }).playing, table({ library }).playing] as const;
      await tabs[0].begin(another());
      for (const { tab, act: what, pick, isHeard } of acts) {
        const playing = tabs[tab === 0 ? 0 : 1];
        const before = readGame(localStorage.getItem(KEY));
        const shown = playing.game;
        const wasSeen = isSameGame(before, shown);
        const legal = playing.judged?.legal ?? [];
        if (what === "move" && playing.myTurn) await playing.act(legal[pick % legal.length] ?? "");
        else if (what === "undo") await playing.undo();
        else if (what === "resign") await playing.act("resign");
        else if (what === "take back") await playing.takeBack();
        else if (what === "leave" && playing.over) await playing.leave();
        else if (what === "begin" && playing.game === null) await playing.begin(another());
        else if (what === "wake") await playing.wake();
        const after = readGame(localStorage.getItem(KEY));
        const isKept = before === null || (after?.id === before.id && goesOn(before.tokens, after.tokens));
        const isRecorded = library.heads.length > 0;
        if (!isKept && before.tokens.length > 0) {
          if (after?.id === before.id) expect([what, wasSeen]).toEqual([what === "undo" ? what : "take back", true]);
          else expect([what, isRecorded]).toEqual([what, true]);
        }
        if (isHeard) dispatchEvent(new StorageEvent("storage", { key: KEY }));
      }
      // Waits for the tabs' pending work before the next run.
      for (const playing of tabs) await playing.settle().finally(() => playing.close());
      await new Promise((done) => setTimeout(done));
    }),
    { numRuns: 25 },
  );
});
