// The accessible layer of the board, for screen readers and keyboard focus. It contains an ARIA grid of 90 points with
// one tab stop, and a live region.
import { type Cell, type Layout, cellOf, squareOf } from "./layout";
import { FILES, RANKS } from "./squares";
import type { Square } from "./types";

export interface CellView {
  readonly label: string;
  readonly isSelected: boolean;
  readonly kind: "plain" | "movable" | "target";
}

export class Grid {
  readonly root = document.createElement("div");
  readonly #aloud = document.createElement("div");
  readonly #typed = document.createElement("div");
  readonly #cells: HTMLElement[] = [];
  /** Square and view of each cell, cached because reading them from the DOM is slow. */
  readonly #squares: Square[] = [];
  readonly #views: CellView[] = [];
  #name = "";
  #cursor = -1;

  constructor() {
    this.root.className = "grid";
    this.root.setAttribute("role", "grid");
    this.#aloud.className = "aloud";
    this.#aloud.setAttribute("aria-live", "polite");
    this.#typed.className = "typed";
    this.#typed.setAttribute("aria-hidden", "true");
    for (let row = 0; row < RANKS; row += 1) {
      const line = document.createElement("div");
      line.className = "row";
      line.setAttribute("role", "row");
      for (let column = 0; column < FILES; column += 1) {
        const cell = document.createElement("div");
        cell.className = "cell";
        cell.setAttribute("role", "gridcell");
        cell.tabIndex = -1;
        this.#cells.push(cell);
        line.append(cell);
      }
      this.root.append(line);
    }
  }

  /** The live region, which the caller adds next to the grid. */
  get aloud(): HTMLElement {
    return this.#aloud;
  }

  /** The element that shows the typed part of a move, also added by the caller. */
  get typed(): HTMLElement {
    return this.#typed;
  }

  echo(text: string, isSlip: boolean): void {
    this.#typed.textContent = text;
    this.#typed.classList.toggle("slip", isSlip);
  }

  say(sentence: string): void {
    if (sentence !== "") this.#aloud.textContent = sentence;
  }

  /** Positions the rows over the board and assigns each cell its square. */
  place(layout: Layout): void {
    const { cell } = layout;
    const percent = (value: number, whole: number): string => `${(value / whole) * 100}%`;
    Array.from(this.root.children).forEach((child, row) => {
      const { style } = child as HTMLElement;
      style.left = percent(layout.left - cell.width / 2, layout.width);
      style.width = percent(FILES * cell.width, layout.width);
      style.top = percent(layout.top + (row - 0.5) * cell.height, layout.height);
      style.height = percent(cell.height, layout.height);
    });
    this.#cells.forEach((point, index) => {
      const square = squareOf(layout, { column: index % FILES, row: Math.floor(index / FILES) });
      this.#squares[index] = square;
      point.dataset["square"] = square;
    });
  }

  update(cursor: Cell, name: string, view: (square: Square) => CellView): void {
    if (this.#name !== name) this.root.setAttribute("aria-label", name);
    this.#name = name;
    this.#cells.forEach((cell, index) => {
      const before = this.#views[index];
      const now = view(this.#squares[index] ?? "");
      if (before?.label !== now.label) cell.setAttribute("aria-label", now.label);
      if (before?.isSelected !== now.isSelected) cell.setAttribute("aria-selected", String(now.isSelected));
      if (before?.kind !== now.kind) cell.className = now.kind === "plain" ? "cell" : `cell ${now.kind}`;
      this.#views[index] = now;
    });
    this.#moveCursor(cursor);
  }

  /** Returns the square of the cell that an event came from. */
  static squareOf(target: EventTarget | null): Square | null {
    return target instanceof HTMLElement ? (target.dataset["square"] ?? null) : null;
  }

  focus(layout: Layout, square: Square): void {
    const { column, row } = cellOf(layout, square);
    this.#cells[row * FILES + column]?.focus({ preventScroll: true });
  }

  #moveCursor(cursor: Cell): void {
    const index = cursor.row * FILES + cursor.column;
    if (index === this.#cursor) return;
    const before = this.#cells[this.#cursor];
    if (before !== undefined) before.tabIndex = -1;
    const now = this.#cells[index];
    if (now !== undefined) now.tabIndex = 0;
    this.#cursor = index;
  }
}
