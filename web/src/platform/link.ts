// The live connection to the server, for a game and for the lobby: a WebSocket that resumes by sequence number,
// reconnects according to `liveness` and keeps every command until it is acknowledged.
//
// Owns the socket, the last sequence number received, the outbox, and the browser's signs of a lost connection. This
// module must not depend on games, or decide whether the connection is alive. Messages pass through unchanged; only the
// fields `t`, `seq` and `id` are read here.
import { dueMs, NO_LINE, step, type Line, type LineAction, type LineEvent } from "./liveness";

/** Interface of a WebSocket that the link needs; tests pass their own. */
export interface SocketLike {
  send(data: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** The part of a server message that the link reads. */
export interface Incoming {
  t: string;
  seq?: number;
  id?: string | null;
  [field: string]: unknown;
}

export type LinkStatus = "connecting" | "online" | "lost" | "closed";

/** The server's answer to a command. */
export type Answer = { ok: true; seq: number } | { ok: false; error: unknown };

export interface LinkOptions {
  /** The last known sequence number; 0 for none. */
  since?: number;
  /** Opens a socket that resumes after sequence number `since` (0 for the start). */
  open(since: number): SocketLike;
  /**
   * Called with every new `state` and `event`, each sequence number once and in order, and with all other messages
   * except acknowledgements.
   */
  onMessage(message: Incoming): void;
  onStatus(status: LinkStatus): void;
  /** Whether the server should be told when the page is hidden or visible. */
  saysHidden?: boolean;
  /** Called when a ping was answered after this many ms. */
  onRoundTrip?: (ms: number) => void;
  /** Returns an id for a command, which must be unique per game over all visits; by default, 72 random bits. */
  newId?: () => string;
  /** Returns a random number, 0 ≤ x < 1, used to spread out reconnects. */
  random?: () => number;
  /** Source of signs about the connection; by default the browser's events. */
  signs?: Signs;
}

interface Waiting {
  id: string;
  frame: string;
  resolve(answer: Answer): void;
}

/** Watches for signs that the connection may be lost or available again; returns a function that ends the watch. */
export type Signs = (on: (sign: Sign) => void) => () => void;
/** `left` means that the page is being left, perhaps permanently. */
type Sign = "check" | "hidden" | "visible" | "left";

/** Returns 12 characters for 72 random bits. Works without `crypto.randomUUID`, which plain HTTP on a LAN lacks. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export class Link {
  private socket: SocketLike | null = null;
  private line: Line = NO_LINE;
  private seq: number;
  private restarting = false;
  private outbox: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Times at which the unanswered pings were sent, on a monotonic clock. */
  private pinged: number[] = [];
  private readonly unwatch: () => void;

  constructor(private readonly options: LinkOptions) {
    this.seq = options.since ?? 0;
    this.unwatch = (options.signs ?? browserSigns)((sign) => this.see(sign));
    this.happen("connect");
  }

  /** The last sequence number passed to `onMessage`. */
  get lastSeq(): number {
    return this.seq;
  }

  /** Number of commands still waiting for an answer. */
  get waiting(): number {
    return this.outbox.length;
  }

  /**
   * Sends a command and keeps it until the server answers. After a lost connection, it is sent again with the same id,
   * which the server accepts only once.
   */
  command(body: { t: string } & Record<string, unknown>): Promise<Answer> {
    const id = (this.options.newId ?? randomId)();
    const frame = JSON.stringify({ ...body, id });
    return new Promise((resolve) => {
      this.outbox.push({ id, frame, resolve });
      if (this.socket === null || this.line.phase.at !== "online") return;
      this.socket.send(frame);
      this.happen("sent");
    });
  }

  /** Reconnects at once, so that the server sees a changed cookie. */
  reopen(): void {
    this.happen("connect");
  }

  close(): void {
    this.unwatch();
    this.happen("end");
    this.options.onStatus("closed");
  }

  private see(sign: Sign): void {
    if (sign !== "left") this.happen(sign);
    // Closes the connection at once, because a page cannot do so any more after it is closed.
    else if (this.socket !== null) this.closed();
  }

  private happen(event: LineEvent): void {
    const { line, actions } = step(this.line, event, Date.now(), (this.options.random ?? Math.random)());
    const wasConnected = this.line.phase.at === "online" || this.line.phase.at === "connecting";
    this.line = line;
    for (const action of actions) this.perform(action);
    if (line.phase.at === "waiting" && wasConnected) this.options.onStatus("lost");
    clearTimeout(this.timer);
    const due = dueMs(this.line);
    if (due !== Number.POSITIVE_INFINITY)
      this.timer = setTimeout(() => this.happen("time"), Math.max(0, due - Date.now()));
  }

  private perform(action: LineAction): void {
    switch (action) {
      case "open":
        return this.open();
      case "ping":
        this.pinged.push(performance.now());
        return this.socket?.send(JSON.stringify(this.ping()));
      case "drop":
        return this.drop();
    }
  }

  private ping(): { t: "ping"; hidden?: true } {
    const isHidden = this.options.saysHidden === true && this.line.isHiddenTold;
    return isHidden ? { t: "ping", hidden: true } : { t: "ping" };
  }

  private open(): void {
    const { failures, silences } = this.line;
    this.options.onStatus(failures === 0 && silences === 0 ? "connecting" : "lost");
    const socket = this.options.open(this.seq);
    this.socket = socket;
    socket.onopen = () => {
      if (socket === this.socket) this.opened(socket);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket && typeof event.data === "string") this.receive(event.data);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.closed();
    };
  }

  private opened(socket: SocketLike): void {
    // Waiting commands come first, so that a command triggered by the new connection is only sent once.
    for (const item of this.outbox) socket.send(item.frame);
    this.happen("opened");
    this.options.onStatus("online");
  }

  private closed(): void {
    this.drop();
    const { restarting } = this;
    this.restarting = false;
    this.happen(restarting ? "closed_for_restart" : "closed");
  }

  private ponged(): void {
    const sent = this.pinged.shift();
    if (sent !== undefined) this.options.onRoundTrip?.(performance.now() - sent);
    this.happen("answered");
  }

  private receive(text: string): void {
    let message: Incoming;
    try {
      message = JSON.parse(text) as Incoming;
    } catch {
      return; // not from the server, but for example from a proxy
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
    if (seq <= this.seq) return; // repeated after a resume
    if (seq > this.seq + 1) return this.closed(); // at once; the server resends the missing messages
    this.seq = seq;
    this.options.onMessage(message);
  }

  private answer(id: string | null | undefined, answer: Answer): void {
    const at = this.outbox.findIndex((item) => item.id === id);
    if (at < 0) return;
    const [item] = this.outbox.splice(at, 1);
    this.happen("acknowledged");
    if (this.outbox.length > 0) this.happen("sent");
    item?.resolve(answer);
  }

  private drop(): void {
    this.pinged = [];
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}

/** Listens to the browser's events: network, visibility, and waking from sleep. */
function browserSigns(on: (sign: Sign) => void): () => void {
  if (typeof window === "undefined") return () => undefined;
  const look = (): void => on(document.visibilityState === "hidden" ? "hidden" : "visible");
  const check = (): void => on("check");
  const left = (): void => on("left");
  if (document.visibilityState === "hidden") look();
  const { connection } = navigator as { connection?: EventTarget };
  const checked: readonly (readonly [EventTarget | undefined, string])[] = [
    [window, "online"],
    [window, "offline"],
    [window, "pageshow"],
    [document, "resume"],
    [connection, "change"],
  ];
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pagehide", left);
  for (const [target, name] of checked) target?.addEventListener(name, check);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pagehide", left);
    for (const [target, name] of checked) target?.removeEventListener(name, check);
  };
}
