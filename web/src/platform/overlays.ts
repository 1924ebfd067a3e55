// Open overlays (dialogs, menus, full-screen views). The browser's Back button closes the topmost one.
//
// This module owns the history entries of open overlays. It must not depend on their content.

import { linkTo } from "./places";

interface Layer {
  close: () => void;
}

/** Returns the number of open overlays recorded in a history entry. */
const depthOf = (state: unknown): number => {
  const depth = (state as { overlays?: unknown } | null)?.overlays;
  return typeof depth === "number" ? depth : 0;
};

export class Overlays {
  private layers: Layer[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Whether `history.go` was called and `popstate` has not followed yet. */
  private isReturning = false;
  private waiting: (() => void)[] = [];
  /**
   * Current address of the page, and all addresses it has had since the first overlay was opened. The history entries
   * below the overlays may have any of these.
   */
  private address = "";
  private addresses = new Set<string>();

  constructor() {
    // After a reload no overlay is open, so the entries of earlier ones are removed.
    if (depthOf(globalThis.history?.state) > 0) {
      this.begin();
      this.plan();
    }
  }

  /**
   * Registers an open overlay. `close` is called on Back, or when the user goes to another page. Call the returned
   * function when the overlay closes in any other way.
   */
  open(close: () => void): () => void {
    const layer = { close };
    // If the current history entry belongs to an earlier overlay, the addresses are already stored.
    if (this.layers.length === 0 && depthOf(history.state) === 0) this.begin();
    this.layers.push(layer);
    this.plan();
    return () => {
      this.layers = this.layers.filter((one) => one !== layer);
      this.plan();
    };
  }

  /** Goes to another page with `go`, and closes all overlays. */
  leave(go: () => void): void {
    if (this.isReturning) this.waiting.push(() => this.leave(go));
    else {
      const { layers } = this;
      this.layers = [];
      go();
      for (const { close } of layers) close();
    }
  }

  /** Adds a history entry for a page, or replaces the entry of an open overlay. */
  enter(address: string): void {
    const href = linkTo(address);
    if (depthOf(history.state) > 0) history.replaceState(null, "", href);
    else history.pushState(null, "", href);
  }

  /** Changes the address of the page without adding a history entry. */
  rename(address: string): void {
    history.replaceState(history.state, "", linkTo(address));
    if (depthOf(history.state) === 0) this.addresses.clear();
    this.address = location.href;
    this.addresses.add(this.address);
  }

  /** Handles `popstate`. Returns whether the page under the overlays is still the same. */
  moved(): boolean {
    const wasReturning = this.isReturning;
    this.isReturning = false;
    const depth = depthOf(history.state);
    const isSame = (wasReturning || this.layers.length > depth) && this.addresses.has(location.href);
    if (isSame && location.href !== this.address) this.rename(this.address);
    if (depth === 0) history.scrollRestoration = "auto";
    // Overlays opened while the history was going back stay open, and `plan` adds their entries.
    const closed = wasReturning ? [] : this.layers.splice(depth).reverse();
    for (const { close } of closed) close();
    for (const task of this.waiting.splice(0)) task();
    this.plan();
    return isSame;
  }

  private begin(): void {
    this.address = location.href;
    this.addresses = new Set([this.address]);
  }

  /** Synchronises the history with the open overlays in a later task, after all changes of the current one. */
  private plan(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.agree();
    });
  }

  private agree(): void {
    if (this.isReturning) return;
    const depth = depthOf(history.state);
    const missing = this.layers.length - depth;
    // If an overlay scrolls the page, going back must not restore the old scroll position.
    if (missing > 0) history.scrollRestoration = "manual";
    for (let step = 1; step <= missing; step += 1) history.pushState({ overlays: depth + step }, "", location.href);
    if (missing >= 0) return;
    this.isReturning = true;
    history.go(missing);
  }
}

export const overlays = new Overlays();
