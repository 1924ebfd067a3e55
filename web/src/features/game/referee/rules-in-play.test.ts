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
  const played = rulesInPlay({ rules: { full }, referee });
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
    const view = other === undefined ? { rules: { full } } : { rules: { full }, referee: other };
    expect(rulesInPlay(view)).toBe(full);
  }
});
