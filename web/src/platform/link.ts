// The live connection to the server, for a game or for the lobby. It is a WebSocket that resumes by sequence number and
// reconnects according to `liveness`. Every command is kept until the server answers it.
//
// Owns the socket, the last sequence number received, the outbox, and the listeners for browser events that affect the
// connection. This module must not depend on games, or decide whether the connection is alive.
import { dueMs, NO_LINE, step, type Line, type LineAction, type LineEvent } from "./liveness";

/** The part of the WebSocket interface that the link uses. */
export interface SocketLike {
  send(data: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** A message from the server. */
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
  /** Opens a socket that resumes after sequence number `since`; 0 for the start. */
  open(since: number): SocketLike;
  /**
   * Called with the server's messages, except pongs and the answers to commands. Each `event` is passed only once, in
   * order of sequence number.
   */
  onMessage(message: Incoming): void;
  onStatus(status: LinkStatus): void;
  /** Whether pings tell the server if the page is hidden. */
  saysHidden?: boolean;
  /** Called with the round-trip time in ms when a ping is answered. */
  onRoundTrip?: (ms: number) => void;
  /** Returns an id for a command; by default, 72 random bits. Ids must be unique within a game, across all visits. */
  newId?: () => string;
  /** Returns a random number, 0 ≤ x < 1, used to spread out reconnects. */
  random?: () => number;
  /** Source of signs about the connection; by default, browser events. */
  signs?: Signs;
}

interface Waiting {
  id: string;
  frame: string;
  resolve(answer: Answer): void;
}

/** Watches for signs that affect the connection. Returns a function that stops watching. */
export type Signs = (on: (sign: Sign) => void) => () => void;
/** `left`: the user is leaving the page, but may still come back to it. */
type Sign = "check" | "hidden" | "visible" | "left";

/** Returns 72 random bits as 12 characters. Does not use `crypto.randomUUID`, which plain HTTP pages lack. */
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
  /** Send times of the unanswered pings, on a monotonic clock. */
  private pinged: number[] = [];
  private readonly unwatch: () => void;

  constructor(private readonly options: LinkOptions) {
    this.seq = options.since ?? 0;
    this.unwatch = (options.signs ?? browserSigns)((sign) => this.see(sign));
    this.happen("connect");
  }

  /** The last sequence number received; at first, the option `since`. */
  get lastSeq(): number {
    return this.seq;
  }

  /** Number of unanswered commands. */
  get waiting(): number {
    return this.outbox.length;
  }

  /**
   * Sends a command and keeps it until the server answers. After a reconnect, sends it again with the same id. The
   * server executes each id only once.
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
    // Closes the connection at once, because the page may have no later opportunity.
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
    // Sends waiting commands first, so that a command triggered by the events below is not sent twice.
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
      return; // not from the server; possibly from a proxy
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
    if (seq > this.seq + 1) return this.closed(); // reconnects; the server resends the missing messages
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

/** Listens for browser events about the network, the page's visibility, leaving it, and resuming. */
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
