// A hint: the engine's best action for the current position, shown until the position changes.
import type { Side } from "../../domain/position";
import type { Search } from "../../platform/engine-client";
import type { Line, SearchRequest, SearchInfo } from "../../platform/engine-protocol";

/**
 * Number of nodes for a hint, about a second on a phone. A second hint for the same position may be better, because the
 * engine keeps its hash table.
 */
export const HINT_NODES = 200_000;

export type HintState =
  | { state: "thinking"; line: Line | null; turn: Side }
  | { state: "ready"; line: Line; turn: Side }
  | { state: "failed" };

export class Hint {
  private key: string | null = $state(null);
  private current: HintState | null = $state.raw(null);
  private search: Search | null = null;

  /** Returns the hint for the position `key`; null if none was requested. */
  for(key: string): HintState | null {
    return this.key === key ? this.current : null;
  }

  /** Requests a hint, or hides the current one. */
  async toggle(key: string, turn: Side, request: Omit<SearchRequest, "search">): Promise<void> {
    const shown = this.for(key);
    this.clear();
    if (shown !== null && shown.state !== "failed") return;
    this.key = key;
    this.current = { state: "thinking", line: null, turn };
    const mine = (): boolean => this.key === key && this.current?.state === "thinking";
    const onInfo = ({ lines: [line] }: SearchInfo): void => {
      if (mine() && line !== undefined) this.current = { state: "thinking", line, turn };
    };
    try {
      const { engineClient } = await import("../../platform/engine-client");
      if (!mine()) return;
      this.search = engineClient.search({ ...request, search: { nodes: HINT_NODES } }, { onInfo, first: true });
      const answer = await this.search.answer;
      if (answer === null || !mine()) return;
      const line = answer.ok ? answer.lines[0] : undefined;
      this.current = line === undefined ? { state: "failed" } : { state: "ready", line, turn };
    } catch {
      if (mine()) this.current = { state: "failed" };
    }
  }

  /** Removes the hint if it is not for the position `key`. */
  keepOnly(key: string): void {
    if (this.key !== null && this.key !== key) this.clear();
  }

  clear(): void {
    this.search?.stop();
    this.search = null;
    this.key = null;
    this.current = null;
  }
}
