// Engine searches at the current position: lines that are deepened step by step or endlessly, the opponent's threat,
// and the refutation of the last move.
//
// Owns the searches and their results. Must not draw, or depend on a tree of moves.
import { engineClient, type EngineClient, type Search } from "../../platform/engine-client";
import type { EngineAnswer, Line, SearchInfo, SearchRequest } from "../../platform/engine-protocol";

/** Number of nodes in each step. Lines arrive at the end of a step, so the first step is short. */
export const STEPS = [20_000, 80_000, 300_000, 1_000_000] as const;
/** Maximum number of nodes per request, used for an endless search. Such a search takes hours. */
export const ENDLESS = 2 ** 32;
/** Numbers of lines that can be chosen. */
export const LINES = [1, 2, 3, 4, 5] as const;
/** Number of nodes for a threat or a refutation. */
export const QUESTION_NODES = 60_000;
/** Number of positions whose lines are cached. */
const KEPT = 400;

type Asked = Omit<SearchRequest, "search">;

/** A position, as needed for requests to the engine. */
export interface Target {
  /** Key of the position; equal keys always mean the same request. */
  readonly key: string;
  /**
   * The position as reached in the game, and the same position as a new start. The second one is used if the first
   * yields no line, for example because the rules consider the game over.
   */
  readonly requests: readonly Asked[];
  /** Request for the threat; null in check. */
  readonly threat: Asked | null;
  /** The last move, and the position before it in the form of `requests`; null at the start. */
  readonly played: { readonly move: string; readonly before: readonly Asked[] } | null;
}

export interface Findings {
  readonly lines: readonly Line[];
  readonly depth: number;
  readonly nodes: number;
  /** Number of lines requested. */
  readonly wanted: number;
}

export class LiveEngine {
  on = $state(false);
  lines = $state(1);
  threats = $state(false);
  refutations = $state(false);
  /** Whether the search of a position continues until the user leaves it. */
  endless = $state(false);
  failed = $state(false);
  busy = $state(false);
  private target: Target | null = $state.raw(null);
  private known: ReadonlyMap<string, Findings> = $state.raw(new Map());
  private threatsKnown: ReadonlyMap<string, Line | null> = $state.raw(new Map());
  private refutationsKnown: ReadonlyMap<string, Line | null> = $state.raw(new Map());
  private running: Search | null = null;
  /** Number of the current search, incremented whenever running searches become invalid. */
  private turn = 0;

  /** Result for the current position; null before the first result. */
  readonly found: Findings | null = $derived(this.target === null ? null : (this.known.get(this.target.key) ?? null));

  /** The opponent's best move if it were the opponent's turn. */
  readonly threat: Line | null = $derived(
    !this.on || !this.threats || this.target === null ? null : (this.threatsKnown.get(this.target.key) ?? null),
  );

  /** Best reply to the last move; undefined until known, null if there is none or it is switched off. */
  readonly refutation: Line | null | undefined = $derived(
    !this.on || !this.refutations || this.target === null ? null : this.refutationsKnown.get(this.target.key),
  );

  /** Whether the position has no threat to search for, because the side to move is in check. */
  readonly noThreat = $derived(this.target !== null && this.target.threat === null);

  constructor(
    private readonly client: Pick<EngineClient, "search"> = engineClient,
    /** Called with every result. */
    private readonly onfound: (key: string, found: Findings) => void = () => undefined,
  ) {}

  /** Switches to another position. */
  look(target: Target): void {
    if (target.key === this.target?.key) return;
    this.target = target;
    void this.restart();
  }

  toggle(): void {
    this.on = !this.on;
    void this.restart();
  }

  setLines(lines: number): void {
    this.lines = lines;
    void this.restart();
  }

  toggleThreats(): void {
    this.threats = !(this.on && this.threats);
    this.on ||= this.threats;
    void this.restart();
  }

  /** Shows or hides the refutation of the last move. Showing it also switches the engine on. */
  toggleRefutations(): void {
    this.refutations = !(this.on && this.refutations);
    this.on ||= this.refutations;
    void this.restart();
  }

  toggleEndless(): void {
    this.endless = !this.endless;
    void this.restart();
  }

  stop(): void {
    this.turn += 1;
    this.running?.stop();
    this.running = null;
    this.busy = false;
  }

  /** Stops the search, and clears all results and the position. */
  forget(): void {
    this.known = new Map();
    this.threatsKnown = new Map();
    this.refutationsKnown = new Map();
    this.target = null;
    this.stop();
  }

  private async restart(): Promise<void> {
    this.stop();
    const { target, turn } = this;
    if (!this.on || target === null) return;
    this.busy = true;
    this.failed = false;
    try {
      for (const [step, nodes] of [...STEPS, ...(this.endless ? [ENDLESS] : [])].entries()) {
        const known = this.known.get(target.key);
        const isKnown = known !== undefined && known.nodes >= nodes && known.wanted >= this.lines;
        if (!isKnown && !(await this.search(target, nodes, turn))) return;
        if (step === 0 && this.threats && !(await this.searchThreat(target, turn))) return;
        if (step === 0 && this.refutations && !(await this.searchRefutation(target, turn))) return;
      }
    } catch {
      if (turn === this.turn) this.failed = true;
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }

  /** Searches for lines. Returns false if the search was stopped. */
  private async search(target: Target, nodes: number, turn: number): Promise<boolean> {
    const wanted = this.lines;
    for (const request of target.requests) {
      // An endless search takes hours, so its intermediate results are shown.
      const onInfo = nodes === ENDLESS ? (info: SearchInfo) => this.deepen(target.key, info, wanted, turn) : undefined;
      const answer = await this.ask({ ...request, search: { nodes, lines: wanted } }, onInfo);
      if (answer === null || turn !== this.turn) return false;
      if (!answer.ok || answer.lines.length === 0) continue;
      this.note(target.key, { lines: answer.lines, depth: answer.depth, nodes, wanted });
      return true;
    }
    this.note(target.key, { lines: [], depth: 0, nodes: Number.MAX_SAFE_INTEGER, wanted: Number.MAX_SAFE_INTEGER });
    return true;
  }

  private async searchThreat({ key, threat }: Target, turn: number): Promise<boolean> {
    if (threat === null || this.threatsKnown.has(key)) return true;
    const answer = await this.ask({ ...threat, search: { nodes: QUESTION_NODES, question: "threat" } });
    if (answer === null || turn !== this.turn) return false;
    this.threatsKnown = new Map(this.threatsKnown).set(key, answer.ok ? (answer.lines[0] ?? null) : null);
    return true;
  }

  private async searchRefutation({ key, played }: Target, turn: number): Promise<boolean> {
    if (played === null || this.refutationsKnown.has(key)) return true;
    let found: Line | null = null;
    for (const request of played.before) {
      const question = { refute: played.move };
      const answer = await this.ask({ ...request, search: { nodes: QUESTION_NODES, question } });
      if (answer === null || turn !== this.turn) return false;
      found = answer.ok ? (answer.lines[0] ?? null) : null;
      if (found !== null) break;
    }
    this.refutationsKnown = new Map(this.refutationsKnown).set(key, found);
    return true;
  }

  private ask(request: SearchRequest, onInfo?: (info: SearchInfo) => void): Promise<EngineAnswer | null> {
    this.running = this.client.search(request, { first: true, ...(onInfo === undefined ? {} : { onInfo }) });
    return this.running.answer;
  }

  private deepen(key: string, { depth, lines, nodes }: SearchInfo, wanted: number, turn: number): void {
    const known = this.known.get(key);
    if (turn !== this.turn || lines.length === 0 || (known !== undefined && known.nodes > nodes)) return;
    this.note(key, { lines, depth, nodes, wanted });
  }

  private note(key: string, found: Findings): void {
    const known = new Map(this.known);
    known.delete(key);
    known.set(key, found);
    if (known.size > KEPT) known.delete([...known.keys()][0] ?? "");
    this.known = known;
    this.onfound(key, found);
  }
}
