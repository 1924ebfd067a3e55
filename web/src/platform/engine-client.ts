// The page's interface to the engine. It loads the module once, runs it in a worker, and queues and stops requests.
//
// This module must not depend on what callers use the answers for.
import { moduleFile } from "./module-file";
import type {
  EngineAnswer,
  FromWorker,
  LevelRequest,
  Question,
  SearchInfo,
  SearchRequest,
  ToWorker,
} from "./engine-protocol";

/** The part of a worker's interface that the client uses. */
export interface EngineThread {
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

export interface EngineSource {
  /** Returns the compiled module; rejects if it is not available. */
  module(): Promise<WebAssembly.Module>;
  /** Returns the stop flag, in memory shared with the worker; null if memory cannot be shared. */
  flag(): Int32Array | null;
  thread(): EngineThread;
}

/** A pending request. */
export interface Search {
  /** The engine's answer; null if the request was stopped. Rejects if the engine is not available or has crashed. */
  answer: Promise<EngineAnswer | null>;
  stop(): void;
}

export interface SearchOptions {
  /** Called after every completed iteration. */
  onInfo?: (info: SearchInfo) => void;
  /** Whether the request goes ahead of all waiting ones, because the user is waiting for the answer. */
  first?: boolean;
}

interface Job {
  request: SearchRequest;
  onInfo: (info: SearchInfo) => void;
  done: (answer: EngineAnswer | null) => void;
  fail: (error: Error) => void;
  stopped: boolean;
}

const asking = (request: SearchRequest, question: Question): SearchRequest => ({
  ...request,
  search: { ...request.search, question },
});

/** Time in ms in which a stopped search may still finish without a stop flag. The worker then keeps its hash table. */
const GRACE_MS = 40;
/** Time in ms after which a worker that should have read the stop flag is considered hung. */
const HANGS_MS = 1000;
/** Time in ms after which an idle worker is terminated to free its memory. */
const IDLE_MS = 90_000;

export class EngineClient {
  private thread: EngineThread | null = null;
  private running: Job | null = null;
  private waiting: Job[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private grace: ReturnType<typeof setTimeout> | undefined;

  private readonly flag: Int32Array | null;

  constructor(private readonly source: EngineSource) {
    this.flag = source.flag();
  }

  search(request: SearchRequest, options: SearchOptions = {}): Search {
    let job: Job | undefined;
    const answer = new Promise<EngineAnswer | null>((done, fail) => {
      job = { request, onInfo: options.onInfo ?? (() => undefined), done, fail, stopped: false };
      if (options.first === true) this.waiting.unshift(job);
      else this.waiting.push(job);
    });
    void this.next();
    return { answer, stop: () => job !== undefined && this.stop(job) };
  }

  /**
   * Finds the best move for the other side, as if it were that side's turn. The answer has no line if the side to move
   * is in check.
   */
  threat(request: SearchRequest, options: SearchOptions = {}): Search {
    return this.search(asking(request, "threat"), options);
  }

  /** Finds the best reply to `move`, which is in UCI notation. */
  refutation(request: SearchRequest, move: string, options: SearchOptions = {}): Search {
    return this.search(asking(request, { refute: move }), options);
  }

  /** Chooses an action at a playing level, which is the answer's `action`. */
  choose(game: Omit<SearchRequest, "search">, level: LevelRequest, options: SearchOptions = {}): Search {
    const { nodes, ...choice } = level;
    return this.search({ ...game, search: { nodes, level: choice } }, options);
  }

  private stop(job: Job): void {
    job.done(null);
    job.onInfo = () => undefined;
    job.stopped = true;
    this.waiting = this.waiting.filter((other) => other !== job);
    if (this.running !== job) return;
    clearTimeout(this.grace);
    if (this.flag !== null) Atomics.store(this.flag, 0, 1);
    const patience = this.flag === null ? GRACE_MS : HANGS_MS;
    this.grace = setTimeout(() => {
      if (this.running !== job) return;
      this.drop();
      this.running = null;
      void this.next();
    }, patience);
  }

  private async next(): Promise<void> {
    clearTimeout(this.timer);
    if (this.running !== null) return;
    const job = this.waiting.shift();
    if (job === undefined) {
      this.timer = setTimeout(() => this.drop(), IDLE_MS);
      return;
    }
    this.running = job;
    try {
      const module = this.thread === null ? await this.source.module() : null;
      if (this.running !== job) return;
      if (module !== null) this.start(module);
      // The request was stopped while the module was being loaded.
      if (job.stopped) return this.finish(job, () => undefined);
      if (this.flag !== null) Atomics.store(this.flag, 0, 0);
      this.thread?.postMessage({ request: job.request });
    } catch (error) {
      this.finish(job, () => job.fail(error instanceof Error ? error : new Error(String(error))));
    }
  }

  private start(module: WebAssembly.Module): void {
    const thread = this.source.thread();
    thread.onmessage = ({ data }) => {
      const job = this.running;
      if (job === null) return;
      if ("info" in data) job.onInfo(data.info);
      else this.finish(job, () => job.done(data.answer));
    };
    thread.onerror = ({ message }) => {
      this.drop();
      const job = this.running;
      if (job !== null) this.finish(job, () => job.fail(new Error(message ?? "the engine broke down")));
    };
    thread.postMessage({ module, stop: this.flag });
    this.thread = thread;
  }

  private finish(job: Job, settle: () => void): void {
    if (this.running === job) this.running = null;
    settle();
    void this.next();
  }

  private drop(): void {
    if (this.thread === null) return;
    this.thread.onmessage = null;
    this.thread.onerror = null;
    this.thread.terminate();
    this.thread = null;
  }
}

let compiled: Promise<WebAssembly.Module> | null = null;

/** Loads and compiles the module on first use; retries after a failure. */
function compile(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(moduleFile("/engine.wasm")).catch((error: unknown) => {
    compiled = null;
    throw error;
  });
  return compiled;
}

/**
 * Creates a flag in shared memory for stopping a search; returns null if the page cannot share memory.
 *
 * Sharing memory requires browser support and a page that the server's headers isolate from other sites. The embedded
 * viewer is not isolated.
 */
export function stopFlag(): Int32Array | null {
  if (globalThis.crossOriginIsolated !== true || typeof SharedArrayBuffer === "undefined") return null;
  return new Int32Array(new SharedArrayBuffer(4));
}

/** The only engine of this page. */
export const engineClient = new EngineClient({
  module: compile,
  flag: stopFlag,
  thread: () =>
    new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" }) as unknown as EngineThread,
});
