// Test helpers for games on this device, with the real rules, an in-memory collection and a scripted engine.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { EngineAnswer } from "../../platform/engine-protocol";
import type { Records } from "../../platform/records-module";
import { RulesModule } from "../../platform/rules-module";
import { Library } from "../library/library.svelte";
import { MemoryStore } from "../library/store";
import { freshGame } from "./fresh-game";
import type { DeviceGame } from "./game";
import { Playing } from "./playing.svelte";
import { RULE_SETS } from "janggun";

export let rules: RulesModule;
let records: Records;
const full = RULE_SETS.find(({ id }) => id === "kja-points")?.rules ?? {};
/** Loads the rules module, and the codec for the collections. Call this before all tests. */
export async function loadTables(codec: Promise<Records>): Promise<void> {
  rules = await RulesModule.load(readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm")));
  records = await codec;
}

/** Open tabs. A tab left open would take part in the next test's game. */
const open: Playing[] = [];

/** Closes all tabs; call this after each test. */
export function closeTables(): void {
  for (const playing of open.splice(0)) playing.close();
}

const strength = { level: 9, nodes: 900, margin: 0, spread: 1 };
export const fresh = (side: DeviceGame["mine"]): DeviceGame =>
  freshGame(
    {
      preset: { id: "kja-points", revision: 2, full },
      strength,
      side,
      setup: "mssm",
      names: { player: "나", other: "컴퓨터" },
    },
    () => 0,
    0,
  );

export interface Table {
  playing: Playing;
  library: Library;
  /** Returns the number of requests to the engine. */
  asked: () => number;
}

export function table({
  engine = "plays",
  library = collection(),
}: {
  /** Behaviour of the engine; a list contains its actions in order. */
  engine?: "plays" | "passes" | "absent" | readonly string[];
  library?: Library;
} = {}): Table {
  let asked = 0;
  const choose = ({ rules: law, start, moves }: { rules: unknown; start?: unknown; moves?: readonly string[] }) => {
    asked += 1;
    const judged = rules.judge({ rules: law, start, moves } as never);
    const first = (): string | undefined =>
      judged.ok ? judged.legal.find((one) => /^(..+)\1$/.test(one) === (engine === "passes")) : undefined;
    const move = typeof engine === "string" ? first() : engine[asked - 1];
    const answer: EngineAnswer =
      move === undefined
        ? { ok: false, error: { code: "over", facts: {} } }
        : { ok: true, action: move, depth: 1, nodes: 1, ms: 0, lines: [] };
    return { answer: Promise.resolve(answer), stop: () => undefined };
  };
  const playing = new Playing({
    rules,
    engine: () => (engine === "absent" ? Promise.reject(new Error("offline")) : Promise.resolve({ choose })),
    library: () => Promise.resolve(library),
    file: () => "이 기기의 대국",
    wait: () => Promise.resolve(),
  });
  open.push(playing);
  return { playing, library, asked: () => asked };
}

export function collection(): Library {
  const store = new MemoryStore();
  return new Library({ codec: () => Promise.resolve(records), store: () => Promise.resolve(store), now: () => 0 });
}
