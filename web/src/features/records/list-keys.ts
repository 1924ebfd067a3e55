// Keyboard shortcuts of the game list. Most of them need the focus on a row.
import { shortcutOf } from "../../platform/shortcut";

export type ListKey =
  | { kind: "focus"; target: HTMLElement }
  | { kind: "select"; id: number }
  | { kind: "delete" }
  | { kind: "undo" };

/** Returns the action of a key press for the list in `all`; null if it has none. */
export function keyOf(event: KeyboardEvent, all: HTMLElement): ListKey | null {
  const at = event.target instanceof HTMLElement ? event.target : null;
  const row = at?.closest<HTMLElement>("li[data-id]") ?? null;
  const key = shortcutOf(event);
  switch (key) {
    case "Ctrl+z":
      return event.shiftKey ? null : { kind: "undo" };
    case "/": {
      const target = all.querySelector<HTMLElement>("input[type=search]");
      return target === null ? null : { kind: "focus", target };
    }
    case "ArrowDown":
    case "ArrowUp":
      return row === null ? null : step(row, key === "ArrowDown" ? "nextElementSibling" : "previousElementSibling");
    case "x":
      return row === null ? null : { kind: "select", id: Number(row.dataset["id"]) };
    case "Delete":
      return row !== null && all.querySelector("li[data-id] input:checked") !== null ? { kind: "delete" } : null;
    default:
      return null;
  }
}

function step(row: HTMLElement, way: "nextElementSibling" | "previousElementSibling"): ListKey | null {
  const target = row[way]?.querySelector<HTMLElement>("a, input") ?? null;
  const link = row[way]?.querySelector<HTMLElement>("a") ?? target;
  return link === null ? null : { kind: "focus", target: link };
}
