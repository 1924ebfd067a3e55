// @isolated
import { sheetSections } from "./sheet-sections";
import { mount, tick, unmount } from "svelte";
import { describe, expect, test } from "vitest";
import { type Role, isSquare, parseFen } from "../../board";
import { DIAGRAMS, DIAGRAM_IDS, REASONS, ROLES, diagramsOf, reasonFor } from "./diagrams";
import PieceCard from "./PieceCard.svelte";
import RulesSheet from "./RulesSheet.svelte";
import { roleOf, wordOf } from "./roles";
import { learnTextsOf, WORTH } from "./texts";
import { settings, usualSettings } from "../../platform/settings.svelte";

describe("the diagrams", () => {
  test("are those the texts know, and every piece has one", () => {
    expect(DIAGRAMS.map((diagram) => diagram.id)).toEqual([...DIAGRAM_IDS]);
    expect([...ROLES].sort()).toEqual(["a", "b", "c", "k", "n", "p", "r"]);
    for (const role of ROLES) expect(diagramsOf(role).length, role).toBeGreaterThan(0);
  });

  test.each(DIAGRAMS.map((diagram) => [diagram.id, diagram] as const))(
    "%s shows its own piece of Cho",
    (_id, diagram) => {
      const pieces = parseFen(diagram.board);
      expect(pieces[diagram.from]).toEqual({ side: "cho", role: diagram.role });
      for (const square of diagram.to) {
        expect(isSquare(square)).toBe(true);
        expect(pieces[square]?.side).not.toBe("cho");
      }
      for (const square of diagram.blocks) expect(pieces[square]).toBeDefined();
      for (const reason of [diagram.otherwise, ...Object.values(diagram.why)]) expect(REASONS).toContain(reason);
    },
  );

  test("say why for points told apart and for all others", () => {
    const blocked = DIAGRAMS.find((diagram) => diagram.id === "horse-blocked");
    if (blocked === undefined) throw new Error("no such diagram");
    expect(reasonFor(blocked, "d7")).toBe("leg_blocked");
    expect(reasonFor(blocked, "a1")).toBe("wrong_shape");
  });
});

test("the worth of an army is 72, as every record counts it", () => {
  const army: Role[] = ["r", "r", "c", "c", "n", "n", "b", "b", "a", "a", "p", "p", "p", "p", "p", "k"];
  expect(army.reduce((sum, role) => sum + WORTH[role], 0)).toBe(72);
});

test("Korean texts are Korean, English ones are not, and both have the same sections", () => {
  const [ko, en] = [learnTextsOf("ko"), learnTextsOf("en")];
  const shape = (lang: "ko" | "en" | "nl"): number[] => sheetSections(lang, null).map(({ lines }) => lines.length);
  expect(shape("ko")).toEqual(shape("en"));
  expect(shape("nl")).toEqual(shape("en"));
  expect(learnTextsOf("nl").pieces.r.name).toBe("Strijdwagen");
  expect(learnTextsOf("ko-KP").pieces.n.name).toBe("말");
  for (const role of ROLES) {
    expect(ko.pieces[role].how).toMatch(/[가-힣]/);
    expect(en.pieces[role].how).not.toMatch(/[가-힣]/);
  }
});

test.each(["en", "nl"] as const)("in %s the sheet has the North's word for bikjang if it is chosen", (lang) => {
  const said = (): string =>
    sheetSections(lang, null)
      .flatMap(({ title, lines }) => [title, ...lines])
      .join("\n");
  expect(said()).toMatch(/bi[kg]jang \(빅장\)/i);
  Object.assign(settings, { lang, words: "north" });
  expect(said()).toMatch(/(?:gung|goeng)jang \(궁장\)/i);
  expect(said()).not.toMatch(/bi[kg]jang|빅장/i);
  Object.assign(settings, usualSettings());
});

describe("on the page", () => {
  const settled = async (): Promise<void> => {
    await tick();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };

  test("a card shows where its piece goes, and why it does not go elsewhere", async () => {
    const card = mount(PieceCard, { target: document.body, props: { role: "n", lang: "en" } });
    await settled();
    const boards = [...document.querySelectorAll("janggi-board")];
    expect(boards).toHaveLength(2);
    expect(boards[0]?.shadowRoot?.querySelectorAll(".dot")).toHaveLength(8);
    boards[1]?.shadowRoot?.querySelector<HTMLElement>('[data-square="d7"]')?.click();
    await settled();
    expect(document.body.textContent).toContain(learnTextsOf("en").reasons.leg_blocked);
    expect(boards[1]?.shadowRoot?.querySelectorAll(".ring, .dot").length).toBeGreaterThan(0);
    void unmount(card);
  });

  test("the sheet has every section", () => {
    const sheet = mount(RulesSheet, { target: document.body, props: { lang: "ko" } });
    for (const section of sheetSections("ko", null)) expect(document.body.textContent).toContain(section.title);
    void unmount(sheet);
  });
});

test("a piece is found by its word and its letter in an address", () => {
  for (const role of ROLES) expect([roleOf(wordOf(role)), roleOf(role)]).toEqual([role, role]);
  expect(roleOf("queen")).toBeNull();
});
