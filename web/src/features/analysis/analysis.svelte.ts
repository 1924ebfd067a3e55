// The engine's analysis of a game: of the position on the board, and of all positions one after the other.
//
// Owns the searches and their results. Must not draw.
import type { Movement } from "../../domain/movements.gen";
import type { Side } from "../../domain/position";
import type { Frame } from "../../domain/replay";
import { ApiError } from "../../platform/http";
import type { AnalysisView, PositionView } from "../../wire.gen";
import { engineClient, type EngineClient, type Search } from "../../platform/engine-client";
import type { EngineAnswer, Line, SearchRequest, SearchInfo } from "../../platform/engine-protocol";
import { dropsFor, lossOf, review, SLIPS, type Evaluation, type Verdict } from "./review";
import { ended, standing } from "./score";

/**
 * Numbers of nodes per position. `LOOK_NODES` is for the position on the board, `GAME_NODES` for each position of a
 * whole game, and `SURE_NODES` for the positions before and after a bad move.
 */
export const LOOK_NODES = 400_000;
export const GAME_NODES = 30_000;
export const SURE_NODES = 100_000;

/** The game to analyse. */
export interface Subject {
  rules: SearchRequest["rules"];
  /** Variant of these rules. */
  movement: Movement;
  /** `auto` tests claimable endings after every action, and `last` only after the last one. */
  claims: "auto" | "last";
  fen: string;
  /** All actions, including those without a board move. */
  tokens: readonly string[];
  frames: readonly Frame[];
  /** Winner, if the last action on the board ended the game. */
  ending: { winner: Side | null } | null;
  /** Returns the FEN at a ply, for games with moves that the rules do not allow; null if unknown. */
  fenAt(ply: number): string | null;
  /** The user's grade; null if unknown. It sets the thresholds for weak moves. */
  grade?: number | null;
}

/** API of the analysis that the server computes and stores. */
export interface ServerAnalysis {
  start(): Promise<AnalysisView>;
  look(): Promise<AnalysisView>;
}

/** Interval between progress requests to the server. */
const LOOK_EVERY_MS = 1_000;

export class Analysis {
  /** Evaluations by ply; null if not evaluated yet. */
  evaluations: readonly (Evaluation | null)[] = $state.raw([]);
  progress: { done: number; of: number } | null = $state.raw(null);
  /** Last error: `engine` if the engine in the browser failed, or else the code of the server's error. */
  failed: "engine" | { code: string } | null = $state.raw(null);
  complete = $state(false);

  readonly verdicts: Verdict[] = $derived.by(() =>
    review(this.moves, this.evaluations, dropsFor(this.subject.grade ?? null)),
  );

  /** Moves that lost at least a little winning chance, worst first. Used for games without weak moves. */
  readonly slips: Verdict[] = $derived.by(() =>
    review(this.moves, this.evaluations, SLIPS).toSorted((one, other) => lossOf(other) - lossOf(one)),
  );

  private readonly moves: { side: Side; move: string }[];
  private looking: { ply: number; search: Search } | null = null;
  private step: Search | null = null;
  /** Number of the current analysis, incremented when an analysis of the whole game is started or stopped. */
  private run = 0;

  constructor(
    private readonly subject: Subject,
    private readonly client: Pick<EngineClient, "search"> = engineClient,
    /** Earlier evaluations, by ply. */
    known: readonly (Evaluation | null)[] = [],
  ) {
    this.evaluations = subject.frames.map((_, ply) => known[ply] ?? null);
    this.complete = this.evaluations.length > 1 && this.evaluations.every((one) => (one?.nodes ?? 0) >= GAME_NODES);
    this.moves = subject.frames.slice(1).flatMap(({ action }) => {
      if (action === null) return [];
      const move = action.kind === "pass" ? `${action.square ?? ""}${action.square ?? ""}` : action.from + action.to;
      return { side: action.by, move };
    });
  }

  /** Evaluates the position at `ply` with `LOOK_NODES` nodes, unless it has already been evaluated as deeply. */
  async look(ply: number): Promise<void> {
    if (this.looking?.ply === ply) return;
    this.endLook();
    if ((this.evaluations[ply]?.nodes ?? 0) >= LOOK_NODES) return;
    await this.request(ply, LOOK_NODES, (search) => (this.looking = { ply, search }));
    if (this.looking?.ply === ply) this.looking = null;
  }

  endLook(): void {
    this.looking?.search.stop();
    this.looking = null;
  }

  /** Analyses the game from its end. Then searches the positions before and after each bad move with more nodes. */
  async all(): Promise<void> {
    if (this.progress !== null) return;
    const run = ++this.run;
    this.failed = null;
    const of = this.evaluations.length;
    let done = 0;
    this.progress = { done, of };
    for (let ply = of - 1; ply >= 0 && run === this.run; ply--) {
      if (!(await this.deepen(ply, GAME_NODES, run))) break;
      this.progress = { done: ++done, of };
    }
    const bad = this.verdicts.filter(({ weakness }) => weakness !== "dubious");
    const doubtful = new Set(bad.flatMap(({ ply }) => [ply - 1, ply]));
    for (const ply of [...doubtful].sort((a, b) => b - a)) {
      if (run !== this.run || done < of) break;
      if (!(await this.deepen(ply, SURE_NODES, run))) break;
    }
    if (run !== this.run) return;
    this.complete = done === of;
    this.progress = null;
  }

  /** Requests an analysis from the server, and polls for its results until it is complete. */
  async onServer(server: ServerAnalysis, wait = LOOK_EVERY_MS): Promise<void> {
    if (this.progress !== null) return;
    const run = ++this.run;
    this.failed = null;
    this.progress = { done: 0, of: this.evaluations.length };
    try {
      let view = await server.start();
      while (run === this.run && view.state === "running") {
        this.adopt(view.positions);
        this.progress = { done: view.done, of: view.of };
        await new Promise((done) => setTimeout(done, wait));
        view = await server.look();
      }
      if (run !== this.run) return;
      if (view.state !== "done") throw new ApiError("busy", 503);
      this.adopt(view.positions);
      this.complete = true;
    } catch (error) {
      if (run === this.run) this.failed = { code: error instanceof ApiError ? error.code : "unknown" };
    }
    if (run === this.run) this.progress = null;
  }

  /**
   * Adopts the server's results, except for positions searched here with more nodes. The results lack the last position
   * of a game that ended on the board.
   */
  private adopt(positions: readonly (PositionView | null)[]): void {
    const { frames, ending } = this.subject;
    this.evaluations = this.evaluations.map((known, ply) => {
      const seen = positions[ply];
      const turn = frames[ply]?.turn;
      if (seen == null || turn === undefined) {
        return known === null && ply >= positions.length && ending !== null ? over(ending.winner) : known;
      }
      if (known !== null && known.nodes > seen.nodes) return known;
      return evaluation({ ...seen, move: seen.best }, turn, seen.depth, seen.nodes);
    });
  }

  /** Stops the analysis of the whole game, and keeps its results. */
  stop(): void {
    this.run += 1;
    this.step?.stop();
    this.step = null;
    this.progress = null;
  }

  close(): void {
    this.stop();
    this.endLook();
  }

  private async deepen(ply: number, nodes: number, run: number): Promise<boolean> {
    if ((this.evaluations[ply]?.nodes ?? 0) >= nodes) return true;
    const done = await this.request(ply, nodes, (search) => (this.step = search));
    return done && run === this.run;
  }

  /** Evaluates a position. Returns false if the search was stopped or the engine failed. */
  private async request(ply: number, nodes: number, hold: (search: Search) => void): Promise<boolean> {
    const frame = this.subject.frames[ply];
    if (frame === undefined) return false;
    try {
      for (const request of this.requests(ply)) {
        const search = this.client.search(
          { ...request, search: { nodes } },
          { first: nodes === LOOK_NODES, onInfo: (info) => this.note(ply, frame.turn, info, nodes) },
        );
        hold(search);
        const answer = await search.answer;
        if (answer === null) return false;
        if (this.take(ply, frame.turn, answer, nodes)) return true;
      }
      return true; // no request had a result, for example because the rules do not allow the position
    } catch {
      this.failed = "engine";
      return false;
    }
  }

  /**
   * Yields requests for a position. The first contains the game up to `ply`. The second contains only the position, for
   * games with moves that these rules do not allow.
   */
  private *requests(ply: number): Generator<Omit<SearchRequest, "search">> {
    const { rules, claims, fen, tokens, frames } = this.subject;
    yield { rules, fen, moves: tokens.slice(0, (frames[ply]?.index ?? -1) + 1), claims };
    const alone = this.subject.fenAt(ply);
    if (alone !== null) yield { rules, fen: alone, moves: [] };
  }

  private take(ply: number, turn: Side, answer: EngineAnswer, nodes: number): boolean {
    const { ending, frames } = this.subject;
    if (answer.ok && answer.lines.length > 0) {
      this.note(ply, turn, answer, nodes);
      this.put(ply, (known) => known && { ...known, nodes: Math.max(known.nodes, nodes) });
      return true;
    }
    if (ply !== frames.length - 1 || ending === null) return false;
    this.put(ply, () => over(ending.winner));
    return true;
  }

  /** Stores the result of an iteration, unless a deeper one is known. */
  private note(ply: number, turn: Side, { depth, lines: [line] }: SearchInfo, wanted: number): void {
    if (line === undefined) return;
    this.put(ply, (known) => {
      if (known !== null && (known.depth > depth || known.nodes > wanted)) return known;
      return evaluation(line, turn, depth, known?.nodes ?? 0);
    });
  }

  private put(ply: number, change: (known: Evaluation | null) => Evaluation | null): void {
    this.evaluations = this.evaluations.map((known, at) => (at === ply ? change(known) : known));
  }
}

/** Returns the evaluation of a position in which the game is over. */
export function over(winner: Side | null): Evaluation {
  return { standing: ended(winner), best: null, pv: [], depth: 0, nodes: Infinity };
}

/** Returns the evaluation for a line; `nodes` counts only completed searches. */
export function evaluation(line: Line, turn: Side, depth: number, nodes: number): Evaluation {
  return { standing: standing(line, turn), best: line.move, pv: line.pv, depth, nodes };
}
