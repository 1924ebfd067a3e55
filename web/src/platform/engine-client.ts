// The page's side of the engine: the module is fetched once, a worker runs it,
// requests wait in line, and what is no longer wanted is stopped.
//
// Must not: know what the requests are for.
import type {
  EngineAnswer,
  FromWorker,
  LevelRequest,
  Question,
  SearchInfo,
  SearchRequest,
  ToWorker,
} from "./engine-protocol";

/** What the client needs of a worker. */
export interface EngineThread {
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

export interface EngineSource {
  /** The compiled module; rejects where it cannot be had. */
  module(): Promise<WebAssembly.Module>;
  /** A number in memory that is shared with the worker; null where the browser shares none. */
  flag(): Int32Array | null;
  thread(): EngineThread;
}

/** A request under way. */
export interface Search {
  /** Null where it was stopped. Rejects where the engine cannot be had or broke down. */
  answer: Promise<EngineAnswer | null>;
  stop(): void;
}

export interface SearchOptions {
  /** Hears of every finished iteration. */
  onInfo?: (info: SearchInfo) => void;
  /** Before all that waits: somebody looks at the board and wants it now. */
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

/** A stopped search that is nearly done may finish: a worker that lives keeps what it learnt. */
const GRACE_MS = 40;
/** A worker that reads shared memory ends its search by itself; one that does not in so long hangs. */
const HANGS_MS = 1000;
/** An idle worker is ended to free its memory. */
const IDLE_MS = 90_000;

export class EngineClient {
  private thread: EngineThread | null = null;
  private running: Job | null = null;
  private waiting: Job[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private grace: ReturnType<typeof setTimeout> | undefined;

  /** Where the worker sees that its search shall stop. */
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

  /** What the other side would play here if it were to move: no line where the side to move is in check. */
  threat(request: SearchRequest, options: SearchOptions = {}): Search {
    return this.search(asking(request, "threat"), options);
  }

  /** What to play against this move, in UCI, of the side to move. */
  refutation(request: SearchRequest, move: string, options: SearchOptions = {}): Search {
    return this.search(asking(request, { refute: move }), options);
  }

  /** What a playing level does here: the `action` of the answer. */
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
      // Stopped while the module came.
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

/** Fetched and compiled on first use; after a failure the next use tries again. */
function compile(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch("/engine.wasm")).catch((error: unknown) => {
    compiled = null;
    throw error;
  });
  return compiled;
}

/**
 * The word in shared memory that stops a search, where a page may share memory: where it is isolated from other sites by the
 * headers of our server, as the viewer in a frame is not, and where the browser has shared memory at all.
 */
export function stopFlag(): Int32Array | null {
  if (globalThis.crossOriginIsolated !== true || typeof SharedArrayBuffer === "undefined") return null;
  return new Int32Array(new SharedArrayBuffer(4));
}

/** The one engine of this page. */
export const engineClient = new EngineClient({
  module: compile,
  flag: stopFlag,
  thread: () =>
    new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" }) as unknown as EngineThread,
});
