// @isolated
import { beforeEach, describe, expect, test, vi } from "vitest";
import { JanggiBoard, START_FEN, parseFen } from "./index";
import { board, cell, drawn, press, showBoard } from "./test-board";
import { WAIT_MS } from "./typist";
import { JANGGI_CELL, layoutOf, pointOf } from "./layout";

beforeEach(() => showBoard());

test("draws one node per piece and moves only what changed", async () => {
  const pieces = (): Element[] => [...(board.shadowRoot?.querySelectorAll(".piece") ?? [])];
  const before = pieces();
  expect(before).toHaveLength(32);
  const { a4, ...rest } = board.pieces;
  board.pieces = a4 === undefined ? rest : { ...rest, a5: a4 };
  await drawn();
  expect(new Set(pieces())).toEqual(new Set(before));
});

test("a click on a legal point emits step, and the board shows it at once", () => {
  const step = vi.fn();
  board.addEventListener("step", (event) => step((event as CustomEvent<unknown>).detail));
  press("a4");
  expect(cell("a5").getAttribute("aria-label")).toBe("a5, 빈 자리, 갈 수 있음");
  press("a5");
  expect(step).toHaveBeenCalledExactlyOnceWith({ from: "a4", to: "a5" });
  expect(cell("a5").getAttribute("aria-label")).toContain("초 졸");
  board.revert();
  press("a4");
  expect(cell("a4").getAttribute("aria-selected")).toBe("true");
});

test("with a pen two points are an arrow and nothing moves; the page keeps what is drawn", async () => {
  const [step, draw] = [vi.fn(), vi.fn()];
  board.addEventListener("step", step);
  board.addEventListener("draw", (event) => draw((event as CustomEvent<unknown>).detail));
  board.pen = "red";
  press("a4");
  press("a5");
  expect(draw).toHaveBeenCalledExactlyOnceWith({ from: "a4", to: "a5", colour: "red" });
  expect(step).not.toHaveBeenCalled();
  const shapes = (): number => board.shadowRoot?.querySelectorAll('[class^="drawn-red"]').length ?? 0;
  expect(shapes(), "the board keeps it where the page does not").toBe(1);
  board.shapes = [];
  await drawn();
  expect(shapes()).toBe(0);
  board.shapes = [{ from: "a4", to: "a4", colour: "red" }];
  await drawn();
  expect(shapes()).toBe(1);
  board.pen = null;
  press("a4");
  press("a5");
  expect(step).toHaveBeenCalledOnce();
});

test("an illegal attempt emits why", () => {
  const why = vi.fn();
  board.addEventListener("why", (event) => why((event as CustomEvent<unknown>).detail));
  press("a4");
  press("a8");
  expect(why).toHaveBeenCalledExactlyOnceWith({ from: "a4", to: "a8" });
});

describe("keyboard", () => {
  const key = (name: string): void => {
    const focused = board.shadowRoot?.querySelector('[tabindex="0"]');
    focused?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  };
  const cursor = (): string | undefined =>
    board.shadowRoot?.querySelector<HTMLElement>('[tabindex="0"]')?.dataset["square"];

  test("one tab stop, arrows move by what the viewer sees", async () => {
    expect(board.shadowRoot?.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(cursor()).toBe("e2");
    key("ArrowUp");
    key("ArrowLeft");
    expect(cursor()).toBe("d3");
    board.orientation = "han";
    await drawn();
    key("ArrowLeft");
    expect(cursor()).toBe("g8");
  });

  test("a move can be typed", () => {
    const step = vi.fn();
    board.addEventListener("step", (event) => step((event as CustomEvent<unknown>).detail));
    for (const letter of "a4b4") key(letter);
    expect(step).toHaveBeenCalledExactlyOnceWith({ from: "a4", to: "b4" });
  });

  test("P passes, unless it is the soldier of a move", () => {
    vi.useFakeTimers();
    const pass = vi.fn();
    board.addEventListener("pass", pass);
    key("p");
    vi.advanceTimersByTime(WAIT_MS);
    expect(pass).toHaveBeenCalledOnce();
    // Enter passes at once. P before a point is the name of a soldier, and does not pass.
    key("p");
    key("Enter");
    expect(pass).toHaveBeenCalledTimes(2);
    for (const letter of "P71-7") key(letter);
    vi.advanceTimersByTime(WAIT_MS);
    expect(pass).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});

test("a new position is read out in the language of the page", async () => {
  const said = (): string | null | undefined => board.shadowRoot?.querySelector("[aria-live]")?.textContent;
  board.pieces = parseFen(START_FEN.replace("P1P1P1P1P", "1P2P1P1P").replace("9/9", "9/9"));
  board.lastMove = { from: "a4", to: "b4" };
  board.check = "e9";
  await drawn();
  expect(said()).toBe("초 졸 a4에서 b4. 장군.");
  board.lang = "en";
  board.lastMove = { pass: "e9" };
  board.check = null;
  await drawn();
  expect(said()).toBe("Han passes.");
});

test("check is drawn once, however often the rest is drawn anew", async () => {
  board.check = "e2";
  await drawn();
  const ring = board.shadowRoot?.querySelector(".check-ring");
  expect(ring).not.toBeNull();
  press("a4");
  expect(board.shadowRoot?.querySelector(".check-ring")).toBe(ring);
  board.check = null;
  await drawn();
  expect(board.shadowRoot?.querySelector(".check-ring")).toBeNull();
});

test("the same last move in a new object is not told again", async () => {
  const aloud = board.shadowRoot?.querySelector("[aria-live]");
  board.lastMove = { pass: "e9" };
  await drawn();
  expect(aloud?.textContent).toBe("한 한수쉼.");
  if (aloud != null) aloud.textContent = "";
  board.lastMove = { pass: "e9" };
  await drawn();
  expect(aloud?.textContent).toBe("");
});

test("a mini board is a picture with a name, and has no grid", async () => {
  board.mini = true;
  await drawn();
  expect(board.shadowRoot?.querySelector('[role="grid"]')).toBeNull();
  expect(board.shadowRoot?.querySelector('[role="img"]')?.getAttribute("aria-label")).toBe("장기판: 초 16개, 한 16개");
});

test("a mini board keeps its shape while the browser leaves it undrawn", async () => {
  const shape = (): string => board.style.getPropertyValue("--aspect");
  board.mini = true;
  board.coords = "none";
  await drawn();
  expect(shape()).toBe("980 / 1016");
  board.ground = "cells";
  await drawn();
  expect(shape()).toBe("1020 / 1056");
});

test("plain HTML attributes work", async () => {
  document.body.innerHTML = `<janggi-board fen="${START_FEN}" orientation="han" coords="korean" piece-set="hangul"></janggi-board>`;
  await drawn();
  const made = document.querySelector("janggi-board");
  expect(made).toBeInstanceOf(JanggiBoard);
  expect(made?.orientation).toBe("han");
  expect(made?.pieceSet).toBe("hangul");
  expect(Object.keys(made?.pieces ?? {})).toHaveLength(32);
});

const count = (selector: string): number => board.shadowRoot?.querySelectorAll(selector).length ?? 0;

test("the ground is lines with crosses, with circles, with a river, or cells with the palaces set off", async () => {
  const points = (): string => board.shadowRoot?.querySelector(".points")?.getAttribute("d") ?? "";
  expect([count(".river"), count(".palace-edge"), points().includes("a11")]).toEqual([0, 0, false]);
  board.ground = "circles";
  await drawn();
  expect(points().match(/a11 11/g)).toHaveLength(28);
  board.ground = "river";
  await drawn();
  expect(count(".river")).toBe(1);
  const lines = board.shadowRoot?.querySelector(".lines")?.getAttribute("d") ?? "";
  // The seven inner files are interrupted at the river.
  expect(lines.match(/v400m0 100v400/g)).toHaveLength(7);
  board.setAttribute("ground", "cells");
  await drawn();
  expect([count(".palace-edge"), count(".points"), count(".river")]).toEqual([2, 0, 0]);
  board.setAttribute("ground", "sand");
  expect(board.ground).toBe("cells");
});

test("the cells lie within the rim, with coordinates and without", () => {
  for (const coords of ["none", "uci"] as const) {
    const layout = layoutOf("cho", coords, "cells");
    const corner = pointOf(layout, "a10");
    expect(corner.x - JANGGI_CELL.width / 2).toBeGreaterThan(coords === "none" ? 8 : 30);
    expect(corner.y - JANGGI_CELL.height / 2).toBeGreaterThan(8);
  }
});

test("where Cho has the red pieces they bear the red side's colour and characters", async () => {
  const { e2 } = board.pieces;
  if (e2 === undefined) throw new Error("no general");
  await showBoard({ e2 });
  expect([count(".piece.cho"), count(".piece.han")]).toEqual([1, 0]);
  board.redSide = "cho";
  await drawn();
  expect([count(".piece.cho"), count(".piece.han")]).toEqual([0, 1]);
  // With red pieces, Cho is called Red (홍), as in Xiangqi.
  expect(cell("e2").getAttribute("aria-label")).toContain("홍 궁");
});

test("a general that passed lies turned over, on a small board too", async () => {
  for (const mini of [false, true]) {
    await showBoard();
    board.mini = mini;
    board.lastMove = { pass: "e9" };
    await drawn();
    expect(board.shadowRoot?.querySelectorAll(".turned-over").length).toBe(1);
    board.lastMove = { from: "a4", to: "a5" };
    await drawn();
    expect(board.shadowRoot?.querySelector(".turned-over")).toBeNull();
  }
});
