// Tests when `Board` calls `onstep`, with and without `patient`.
// @isolated
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { parseFen } from "../board";
import Board from "./Board.svelte";

let board: Record<string, unknown>;

afterEach(async () => {
  await unmount(board);
  vi.useRealTimers();
});

/** Mounts a board, dispatches the event for a soldier's move, and returns the spy for `onstep`. */
function stepped(props: { patient?: boolean }): { onstep: ReturnType<typeof vi.fn> } {
  vi.useFakeTimers();
  const onstep = vi.fn();
  board = mount(Board, {
    target: document.body,
    props: { pieces: parseFen("4k4/9/9/9/9/9/P8/9/4K4/9"), onstep, ...props },
  });
  flushSync();
  const detail = { from: "a4", to: "b4", dropped: false };
  document.querySelector("janggi-board")?.dispatchEvent(new CustomEvent("step", { detail }));
  return { onstep };
}

test("the page follows after the picture with the step", () => {
  const { onstep } = stepped({ patient: true });
  expect(onstep).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onstep).toHaveBeenCalledExactlyOnceWith({ from: "a4", to: "b4", dropped: false });
});

test.each(["pointerdown", "keydown"])("the next input (%s) finds the step done", (input) => {
  const { onstep } = stepped({ patient: true });
  document.body.dispatchEvent(new Event(input, { bubbles: true }));
  expect(onstep).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(100);
  expect(onstep).toHaveBeenCalledOnce();
});

test("another page hears of it at once", () => {
  const { onstep } = stepped({});
  expect(onstep).toHaveBeenCalledOnce();
});
