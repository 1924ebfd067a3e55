// Tests of premoves and position setup on the element.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { START_FEN, parseFen } from "./index";
import { board, cell, drawn, press, showBoard } from "./test-board";

beforeEach(() => showBoard());

describe("premoves", () => {
  const premoves = [
    { from: "a4", to: "a5" },
    { from: "a5", to: "a6" },
  ];

  test("are made on the board, numbered, and read out when they are added", async () => {
    board.premoves = premoves.slice(0, 1);
    await drawn();
    board.premoves = premoves;
    await drawn();
    expect(cell("a4").getAttribute("aria-label")).toBe("a4, 빈 자리");
    expect(cell("a6").getAttribute("aria-label")).toBe("a6, 초 졸, 예약한 수 2");
    const tags = [...(board.shadowRoot?.querySelectorAll(".premove-number") ?? [])].map((tag) => tag.textContent);
    expect(tags).toEqual(["1", "2"]);
    expect(board.shadowRoot?.querySelector(".aloud")?.textContent).toBe("예약한 수 2: 초 졸 a5에서 a6.");
  });

  test("the next one starts from where the piece would stand", async () => {
    board.premoves = premoves;
    board.legal = { a6: ["a7"] };
    await drawn();
    const step = vi.fn();
    board.addEventListener("step", (event) => step((event as CustomEvent<unknown>).detail));
    press("a6");
    press("a7");
    expect(step).toHaveBeenCalledExactlyOnceWith({ from: "a6", to: "a7" });
  });

  test("a capture that stands on the own piece of a premove is read out with the piece that made it", async () => {
    board.premoves = [{ from: "b1", to: "a4" }];
    await drawn();
    const { a4: _taken, a7, ...rest } = parseFen(START_FEN);
    board.pieces = a7 === undefined ? rest : { ...rest, a4: a7 };
    board.lastMove = { from: "a7", to: "a4" };
    await drawn();
    expect(board.shadowRoot?.querySelector(".aloud")?.textContent).toContain("한 병 a7에서 a4, 초 졸 잡음");
  });
});

describe("while a position is set up", () => {
  const told: [string, unknown][] = [];
  const key = (code: string, shiftKey = false): void => {
    const focused = board.shadowRoot?.querySelector('[tabindex="0"]');
    focused?.dispatchEvent(new KeyboardEvent("keydown", { key: "ㅁ", code, shiftKey, bubbles: true }));
  };
  beforeEach(() => {
    told.length = 0;
    board.interactive = "none";
    board.legal = {};
    for (const name of ["step", "point", "put", "remove", "pass"] as const) {
      board.addEventListener(name, (event) => told.push([name, (event as CustomEvent<unknown>).detail]));
    }
  });

  test("pieces of both sides go anywhere, and nobody passes", () => {
    board.editing = "move";
    press("a4");
    press("i6");
    board.pieces = parseFen(START_FEN);
    press("a10");
    press("a1");
    board.pieces = parseFen(START_FEN);
    key("KeyP");
    expect(told).toEqual([
      ["step", { from: "a4", to: "i6" }],
      ["step", { from: "a10", to: "a1" }],
      ["put", { square: "e2", piece: { side: "han", role: "p" } }],
    ]);
  });

  test("every point can be chosen, and keys place whatever the keyboard writes", () => {
    board.editing = "place";
    press("e5");
    key("KeyR", true);
    key("Delete");
    key("KeyQ");
    expect(told).toEqual([
      ["point", { square: "e5" }],
      ["put", { square: "e2", piece: { side: "cho", role: "r" } }],
      ["remove", { square: "e2" }],
    ]);
  });
});
