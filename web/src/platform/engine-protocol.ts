// The texts of engine.wasm (crates/wasm/src/session.rs) with types put on them, and
// the messages between a page and the worker the engine runs in.
import { RulesModule, type JudgeRequest, type Reason } from "./rules-module";

/** For the side to move: centipawns, a mate in so many plies, or any other decided ending in so many; negative where lost. */
export type Score = { cp: number } | { mate: number } | { win: number };

export interface Line {
  move: string;
  score: Score;
  /** Games won of a thousand that stand like this one, for the side to move. */
  chance: number;
  pv: string[];
}

/** What a search has found: best line first, no line where nothing may be played. */
export interface SearchInfo {
  depth: number;
  nodes: number;
  ms: number;
  lines: Line[];
}

/** At least one of `nodes` and `depth`. */
export interface Bounds {
  nodes?: number;
  depth?: number;
  lines?: number;
}

export type SearchRequest = Pick<JudgeRequest, "rules" | "fen" | "start" | "moves" | "claims"> & { search: Bounds };

export type EngineAnswer = ({ ok: true } & SearchInfo) | { ok: false; error: Reason & { detail?: string } };

/** To the worker: first the compiled module, then one request at a time. */
export type ToWorker = { module: WebAssembly.Module } | { request: SearchRequest };
export type FromWorker = { info: SearchInfo } | { answer: EngineAnswer };

/** The module at work on this thread; `onInfo` hears of every finished iteration. */
export class EngineModule {
  private constructor(private readonly module: RulesModule) {}

  static async start(module: WebAssembly.Module, onInfo: (info: SearchInfo) => void): Promise<EngineModule> {
    const decoder = new TextDecoder();
    let memory: WebAssembly.Memory | null = null;
    const host = {
      now: () => performance.now(),
      tell: (at: number, length: number) => {
        if (memory !== null) onInfo(JSON.parse(decoder.decode(new Uint8Array(memory.buffer, at, length))) as SearchInfo);
      },
    };
    const { exports } = await WebAssembly.instantiate(module, { host });
    memory = exports["memory"] as WebAssembly.Memory;
    return new EngineModule(new RulesModule(exports as never));
  }

  search(request: SearchRequest): EngineAnswer {
    return JSON.parse(this.module.call(JSON.stringify(request))) as EngineAnswer;
  }
}
