// The live line to one game: a WebSocket that resumes by sequence number,
// reconnects with backoff and keeps every command until it is acknowledged.
//
// Owns: connection state, the last sequence number seen, the outbox.
// Must not: know what a game is. Messages go out and come in as they are; the
// only fields read here are `t`, `seq` and `id`.

/** What the link needs from a WebSocket; tests pass their own. */
export interface SocketLike {
  send(data: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** A server message as far as the link reads it. */
export interface Incoming {
  t: string;
  seq?: number;
  id?: string | null;
  [field: string]: unknown;
}

export type LinkStatus = "connecting" | "online" | "lost" | "closed";

/** How the server answered a command. */
export type Answer = { ok: true; seq: number } | { ok: false; error: unknown };

export interface LinkOptions {
  /** The last sequence number that is known already; 0 = nothing. */
  since?: number;
  /** Opens a socket that resumes after sequence number `since` (0 = from the start). */
  open(since: number): SocketLike;
  /** Gets every new `state` and `event` (each sequence number once, in order) and all else but acks. */
  onMessage(message: Incoming): void;
  onStatus(status: LinkStatus): void;
  /** A ping was answered after so many ms. */
  onRoundTrip?: (ms: number) => void;
  /** Client ids must be unique per game over all visits; default: 72 random bits. */
  newId?: () => string;
  /** 0 ≤ x < 1, spreads reconnects out. */
  random?: () => number;
}

interface Waiting {
  id: string;
  frame: string;
  resolve(answer: Answer): void;
}

/** First wait, doubled per failure. */
const BACKOFF_MS = 300;
const BACKOFF_MAX_MS = 8_000;
/** A server that closed for a restart is back within about this time. */
const RESTART_MS = 700;
const PING_MS = 10_000;
/** No word for this long, pings included: the line is dead. */
const SILENCE_MS = 25_000;

/** 12 characters of 72 random bits; works where `crypto.randomUUID` is missing (plain http on a LAN). */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export class GameLink {
  private socket: SocketLike | null = null;
  private seq: number;
  private failures = 0;
  private restarting = false;
  private closed = false;
  private outbox: Waiting[] = [];
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  /** When the ping that waits for its answer was sent, on a steady clock; null while none does. */
  private pinged: number | null = null;

  constructor(private readonly options: LinkOptions) {
    this.seq = options.since ?? 0;
    this.connect();
  }

  /** The last sequence number handed to `onMessage`. */
  get lastSeq(): number {
    return this.seq;
  }

  /** How many commands still wait for an answer. */
  get waiting(): number {
    return this.outbox.length;
  }

  /**
   * Sends a command and keeps it until the server answers; after a lost line it
   * is sent again with the same id, which the server takes once.
   */
  command(body: { t: string } & Record<string, unknown>): Promise<Answer> {
    const id = (this.options.newId ?? randomId)();
    const frame = JSON.stringify({ ...body, id });
    return new Promise((resolve) => {
      this.outbox.push({ id, frame, resolve });
      if (this.socket !== null && this.pingTimer !== undefined) this.socket.send(frame);
    });
  }

  /** Tries again at once, for when the browser says it is online or visible again. */
  wake(): void {
    if (this.closed || this.socket !== null) return;
    clearTimeout(this.retryTimer);
    this.connect();
  }

  /** Requests everything after the last message in order; used after a gap. */
  resync(): void {
    if (this.socket !== null) this.lost(); // at once: a dead line may take a minute to say it closed
  }

  /** Connects anew at once, for when the server has to see another cookie. */
  reopen(): void {
    if (this.closed) return;
    clearTimeout(this.retryTimer);
    this.drop();
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    this.drop();
    this.options.onStatus("closed");
  }

  private connect(): void {
    this.options.onStatus(this.failures === 0 ? "connecting" : "lost");
    const socket = this.options.open(this.seq);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => {
      if (socket === this.socket && typeof event.data === "string") this.receive(event.data);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private opened(socket: SocketLike): void {
    if (socket !== this.socket) return;
    this.failures = 0;
    this.lastHeard = Date.now();
    this.pingTimer = setInterval(() => this.beat(), PING_MS);
    // First what waits: a command that is sent because the line is there goes out once.
    for (const item of this.outbox) socket.send(item.frame);
    this.options.onStatus("online");
    this.ping();
  }

  private beat(): void {
    if (Date.now() - this.lastHeard > SILENCE_MS) this.resync();
    else this.ping();
  }

  private ping(): void {
    this.pinged ??= performance.now();
    this.socket?.send('{"t":"ping"}');
  }

  private ponged(): void {
    if (this.pinged !== null) this.options.onRoundTrip?.(performance.now() - this.pinged);
    this.pinged = null;
  }

  private receive(text: string): void {
    this.lastHeard = Date.now();
    let message: Incoming;
    try {
      message = JSON.parse(text) as Incoming;
    } catch {
      return; // not ours: a proxy's page, say
    }
    switch (message.t) {
      case "ack":
        return this.answer(message.id, { ok: true, seq: message.seq ?? this.seq });
      case "refused":
        return this.answer(message.id, { ok: false, error: message["error"] });
      case "state":
        this.seq = message.seq ?? this.seq;
        return this.options.onMessage(message);
      case "event":
        return this.event(message);
      case "bye":
        this.restarting = message["reason"] === "restart";
        return this.options.onMessage(message);
      case "pong":
        return this.ponged();
      default:
        return this.options.onMessage(message);
    }
  }

  private event(message: Incoming): void {
    const seq = message.seq ?? 0;
    if (seq <= this.seq) return; // sent again after a resume
    if (seq > this.seq + 1) return this.resync();
    this.seq = seq;
    this.options.onMessage(message);
  }

  private answer(id: string | null | undefined, answer: Answer): void {
    const at = this.outbox.findIndex((item) => item.id === id);
    if (at < 0) return;
    const [item] = this.outbox.splice(at, 1);
    item?.resolve(answer);
  }

  private drop(): void {
    clearInterval(this.pingTimer);
    this.pingTimer = undefined;
    this.pinged = null;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.options.onStatus("lost");
    const wait = this.restarting ? RESTART_MS : Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** this.failures);
    this.restarting = false;
    this.failures += 1;
    const spread = 0.75 + 0.5 * (this.options.random ?? Math.random)();
    this.retryTimer = setTimeout(() => this.connect(), wait * spread);
  }
}
