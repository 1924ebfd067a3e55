// The records module in a worker of its own, asked by messages.
import type { AnyGame, Format, Piece } from "../../platform/records-module";

export type Question =
  | { ask: "ready" }
  | { ask: "split"; text: string }
  | { ask: "read"; format: Format; games: readonly Piece[] }
  | { ask: "write"; format: Format; to: Format; games: readonly Piece[] };

export type Answer = { id: number } & ({ ok: true; value: unknown } | { ok: false; detail: string });

/** What `Records` can do, whether here or elsewhere. */
export interface Desk {
  split(text: string): Awaitable<{ format: Format; games: Piece[] }>;
  read(format: Format, games: readonly Piece[]): Awaitable<AnyGame[]>;
  write(format: Format, to: Format, games: readonly Piece[]): Awaitable<{ text: string; left_out: number[] }>;
}
type Awaitable<T> = T | Promise<T>;

class WorkerDesk implements Desk {
  private readonly worker = new Worker(new URL("./record-worker.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, { done: (value: never) => void; fail: (error: Error) => void }>();
  private last = 0;

  constructor() {
    this.worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.ok) asked?.done(data.value as never);
      else asked?.fail(new Error(data.detail));
    });
    this.worker.addEventListener("error", (event) => {
      for (const asked of this.waiting.values()) asked.fail(new Error(event.message));
      this.waiting.clear();
    });
  }

  private ask<T>(question: Question): Promise<T> {
    const id = ++this.last;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.worker.postMessage({ id, question });
    });
  }

  ready(): Promise<boolean> {
    return this.ask({ ask: "ready" });
  }

  split(text: string): Promise<{ format: Format; games: Piece[] }> {
    return this.ask({ ask: "split", text });
  }

  read(format: Format, games: readonly Piece[]): Promise<AnyGame[]> {
    return this.ask({ ask: "read", format, games });
  }

  write(format: Format, to: Format, games: readonly Piece[]): Promise<{ text: string; left_out: number[] }> {
    return this.ask({ ask: "write", format, to, games });
  }

  end(): void {
    this.worker.terminate();
  }
}

let starting: Promise<Desk> | null = null;

/** The worker with its module, started once; a failed start is tried again the next time. */
export function startDesk(): Promise<Desk> {
  starting ??= (async () => {
    const desk = new WorkerDesk();
    try {
      await desk.ready();
    } catch (error) {
      desk.end();
      starting = null;
      throw error;
    }
    return desk;
  })();
  return starting;
}
