// Record of a game at a real board, without moves: players, event, the referee's acts, and the result.
import { dayOf } from "../../platform/zone";
import { commentOf } from "./act-texts";
import { withActs } from "./acts";
import type { Result, Table } from "./table";

const REASONS = { board: "full", time: "time", referee: "unstated", points: "points" } as const;

function outcomeIn({ winner, by, totals }: Result): Record<string, unknown> {
  const reason = winner === "draw" && by === "board" ? "unstated" : REASONS[by];
  const margin = totals === undefined ? {} : { margin_half: Math.round(Math.abs(totals.cho - totals.han) * 2) };
  return { winner, reason, ...(reason === "points" ? margin : {}) };
}

/** Returns the record in the app's own format, on one line. */
export function tableRecord({ id, began, names, seat, sitting }: Table, result: Result): string {
  const tags: [string, string][] = [
    ...(seat === null ? [] : [["Event", seat.event] as [string, string]]),
    ["Date", dayOf(began, undefined)],
    ["White", names.cho],
    ["Black", names.han],
    ["GameId", id],
  ];
  const moves: { move: string; comments?: string[] }[] = [];
  const record = {
    janggun: 1,
    start: { setup: { cho: "mssm", han: "mssm" } },
    tags,
    moves,
    outcome: outcomeIn(result),
  };
  return JSON.stringify(withActs(record, sitting.acts, commentOf));
}
