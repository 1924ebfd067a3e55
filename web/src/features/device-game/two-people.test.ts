// A game between two people on this device.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { RULE_SETS } from "janggun";
import { expect, test } from "vitest";
import { RulesModule } from "../../platform/rules-module";
import { freshGame } from "./fresh-game";
import { Playing } from "./playing.svelte";

const full = RULE_SETS.find(({ id }) => id === "kja-points")?.rules ?? {};
const rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));

const table = (): Playing =>
  new Playing({
    rules,
    engine: () => Promise.reject(new Error("nobody asks the engine")),
    library: () => Promise.resolve({ addGame: () => Promise.resolve(null) } as never),
    file: () => "",
  });

test("both sides are played here, each in its turn, also after a reload", async () => {
  const playing = table();
  const wishes = { strength: null, side: "cho", setup: "mssm", other: "smsm" } as const;
  const preset = { id: "kja-points", revision: 2, full };
  await playing.begin(freshGame({ ...wishes, preset, names: { player: "초", other: "한" } }));
  expect(playing.game).toMatchObject({ setups: { cho: "mssm", han: "smsm" }, names: { cho: "초", han: "한" } });
  const turns: unknown[] = [];
  for (let ply = 0; ply < 3; ply += 1) {
    expect(playing.myTurn).toBe(true);
    turns.push(playing.judged?.turn);
    await playing.act(playing.judged?.legal[0] ?? "");
  }
  expect(turns).toEqual(["cho", "han", "cho"]);
  await playing.undo();
  expect([playing.game?.tokens.length, playing.judged?.turn]).toEqual([2, "cho"]);
  playing.close();

  const again = table();
  await again.resume();
  expect([again.game?.tokens.length, again.myTurn, again.failed]).toEqual([2, true, false]);
  await again.act("resign");
  expect(again.judged?.verdict?.outcome).toBe("han");
  again.close();
});

test("the time for the whole game stops it once, and points decide; both may stop it earlier", async () => {
  const wishes = { strength: null, side: "cho", setup: "mssm", other: "smsm", totalMs: 60_000 } as const;
  const preset = { id: "kja-points", revision: 2, full };
  const begun = (): ReturnType<typeof freshGame> =>
    freshGame({ ...wishes, preset, names: { player: "초", other: "한" } }, () => 0, 1_000);
  const playing = table();
  await playing.begin(begun());
  await playing.act("a4b4");
  await playing.look(60_999);
  expect(playing.over).toBe(false);
  for (const at of [61_000, 99_000]) await playing.look(at);
  expect(playing.game?.tokens).toEqual(["a4b4", "stop:time"]);
  expect(playing.judged?.verdict).toMatchObject({
    code: "stopped",
    outcome: "han",
    facts: { how: "time", han_half: 147 },
  });
  playing.close();
  localStorage.clear();

  const earlier = table();
  await earlier.begin(begun());
  await earlier.act("stop:agreed");
  expect(earlier.judged?.verdict).toMatchObject({ code: "stopped", facts: { how: "agreed" } });
  earlier.close();
});
