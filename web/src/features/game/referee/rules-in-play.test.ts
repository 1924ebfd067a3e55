// @vitest-environment node
import { expect, test } from "vitest";
import type { RefereeView } from "../../../wire.gen";
import { rulesInPlay } from "./rules-in-play";

const full = { deom: 3, repetition: [{ kind: "ban_position", n: 3 }, { kind: "shuttle" }, { kind: "position", n: 4 }] };
const referee: RefereeView = {
  state: "confirmed",
  you: false,
  confirmed: { cho: true, han: true },
  decides_repetition: true,
};

test("a referee to whom both agreed decides on positions, and no rule does", () => {
  const played = rulesInPlay({ rules: { full }, referee, now: {} });
  expect(played).toEqual({ deom: 3, repetition: [{ kind: "shuttle" }] });
});

test("the rules decide without a referee, before both agree, and in games from before", () => {
  const { decides_repetition: _, ...before } = referee;
  for (const other of [
    undefined,
    { ...referee, state: "joined" as const },
    { ...referee, state: "declined" as const },
    before,
  ]) {
    const view = { rules: { full }, now: {}, ...(other === undefined ? {} : { referee: other }) };
    expect(rulesInPlay(view)).toBe(full);
  }
});

test("the deom is the one that the server says, where it is another", () => {
  expect(rulesInPlay({ rules: { full }, now: { deom_half: 0 } })).toEqual({ ...full, deom: 0 });
  expect(rulesInPlay({ rules: { full }, now: { deom_half: full.deom } })).toBe(full);
});
