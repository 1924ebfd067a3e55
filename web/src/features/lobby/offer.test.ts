import { expect, test } from "vitest";
import type { PlayerView, TimeControl } from "../../wire.gen";
import { mayRate } from "./offer";

const YOU: PlayerView = { id: "account:1", name: "Alice", account: true, rating: null };

test("a game can be rated if each player has a clock", () => {
  const clocks: {
    readonly [kind in TimeControl["kind"]]: [clock: Extract<TimeControl, { kind: kind }>, rated: boolean];
  } = {
    none: [{ kind: "none" }, false],
    total: [{ kind: "total", total_ms: 1_500_000 }, false],
    byoyomi: [{ kind: "byoyomi", main_ms: 600_000, period_ms: 30_000, periods: 3 }, true],
    fischer: [{ kind: "fischer", main_ms: 300_000, increment_ms: 3_000 }, true],
    correspondence: [{ kind: "correspondence", days: 2 }, true],
  };
  for (const [time, rated] of Object.values(clocks)) {
    expect(mayRate({ time }, YOU), time.kind).toBe(rated);
    expect(mayRate({ time }, { ...YOU, account: false }), time.kind).toBe(false);
    expect(mayRate({ time }, { ...YOU, bot: true }), time.kind).toBe(false);
  }
});
