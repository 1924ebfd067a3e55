// The module engine.wasm, and the messages between a page and the engine's worker. The types of the module's JSON are
// in engine-protocol.gen.ts.
import type { LevelChoice, SearchAnswer, SearchInfo, SearchLimits } from "./engine-protocol.gen";
import { type JudgeRequest, type Reason, RulesModule } from "./rules-module";

export type { LevelChoice, Line, Question, Score, SearchInfo } from "./engine-protocol.gen";

export type SearchRequest = Pick<JudgeRequest, "rules" | "fen" | "start" | "moves" | "claims"> & {
  search: SearchLimits;
};

/** A playing level: the number of nodes to search, and the limits for choosing an action. */
export type LevelRequest = LevelChoice & { nodes: number };

export type EngineAnswer = SearchAnswer | { ok: false; error: Reason & { detail?: string } };

/**
 * A message to the worker: first the compiled module, then one request at a time.
 *
 * `stop` is a flag in shared memory, or null if memory cannot be shared. A value other than 0 stops the running search.
 */
export type ToWorker = { module: WebAssembly.Module; stop: Int32Array | null } | { request: SearchRequest };
export type FromWorker = { info: SearchInfo } | { answer: EngineAnswer };

/** Callbacks for `EngineModule`. */
export interface EngineHost {
  /** Called after every completed iteration. */
  onInfo: (info: SearchInfo) => void;
  /** Returns whether the search should stop. Called every few hundred nodes. */
  stopRequested?: () => boolean;
}

/** The engine's module, running on the current thread. */
export class EngineModule {
  private constructor(private readonly module: RulesModule) {}

  static async start(module: WebAssembly.Module, { onInfo, stopRequested }: EngineHost): Promise<EngineModule> {
    const decoder = new TextDecoder();
    let memory: WebAssembly.Memory | null = null;
    const host = {
      now: () => performance.now(),
      stop_requested: () => (stopRequested?.() === true ? 1 : 0),
      tell: (at: number, length: number) => {
        if (memory !== null)
          onInfo(JSON.parse(decoder.decode(new Uint8Array(memory.buffer, at, length))) as SearchInfo);
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
