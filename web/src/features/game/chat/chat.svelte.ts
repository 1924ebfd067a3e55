// The chat of an open game: what was said in its rooms, what is new, and whom the reader does not want to hear here.
//
// Owns: the lines, in the order of their moments, and which players are muted in this game.
// Must not: show a line as anything but text, nor decide who may read what; that is the server's.
import type { Answer } from "../../../platform/link";
import { settings } from "../../../platform/settings.svelte";
import { Shared } from "../../../platform/storage.svelte";
import type { ChatLine, ChatRoom, ChatWords } from "../../../wire.gen";

type ChatCommand = { t: "read_chat" } | { t: "chat"; room: ChatRoom; says: ChatWords };

/** What the chat needs of the game's page. */
export interface ChatPort {
  readonly game: string;
  /** Whether two people play: against the engine, and against oneself, nobody talks. */
  isHeld(): boolean;
  send(command: ChatCommand): Promise<Answer>;
}

/** Lines of a room that are shown: as many as the server sends at once. */
const MOST_LINES = 200;

function readMutes(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter((player) => typeof player === "string") : [];
  } catch {
    return [];
  }
}

/** Lines that are known and lines that have come, each once, oldest first. */
export function mergedLines(known: readonly ChatLine[], come: readonly ChatLine[]): ChatLine[] {
  const byMoment = new Map([...known, ...come].map((line) => [line.at_ms, line]));
  return [...byMoment.values()].sort((one, next) => one.at_ms - next.at_ms).slice(-MOST_LINES);
}

export class Chat {
  /** The rooms that are open to the reader, with their lines; none until the server has said so. */
  rooms: Partial<Record<ChatRoom, readonly ChatLine[]>> = $state.raw({});
  /** The room that is shown. */
  chosen: ChatRoom | null = $state(null);
  /** Lines of others that came while nobody looked. */
  unread = $state(0);
  /** Whether the lines are in sight. */
  private looking = false;
  private readonly mutes: Shared<readonly string[]>;
  /** The code of the error that the last line met. */
  error: string | null = $state(null);
  /** Asked on this connection. */
  private asked = false;

  constructor(private readonly port: ChatPort) {
    this.mutes = new Shared({ key: `janggun.muted.${port.game}`, read: readMutes });
  }

  /** Players who are not shown in this game. */
  get muted(): readonly string[] {
    return this.mutes.now;
  }

  /** The page is left. */
  close(): void {
    this.mutes.close();
  }

  /** Rooms to choose from, the players' first. */
  readonly open: ChatRoom[] = $derived(
    settings.chat ? (["players", "spectators"] as const).filter((room) => this.rooms[room] !== undefined) : [],
  );

  readonly room: ChatRoom | null = $derived(
    this.chosen !== null && this.open.includes(this.chosen) ? this.chosen : (this.open[0] ?? null),
  );

  /** What is shown of the room: not what muted players said. */
  readonly lines: readonly ChatLine[] = $derived(
    this.room === null ? [] : (this.rooms[this.room] ?? []).filter((line) => !this.muted.includes(line.by.id)),
  );

  /** The line to the server is there, maybe another one than before. */
  connected(): void {
    this.asked = false;
    this.follow();
  }

  /** The reader is somebody else now: what was said in rooms that may be closed to them is not shown any more. */
  forget(): void {
    this.rooms = {};
    this.unread = 0;
  }

  /** The game is over: another room may be open now. */
  ended(): void {
    this.connected();
  }

  /** Asks for the chat, unless that was done, there is none, or the reader wants none. */
  follow(): void {
    if (this.asked || !settings.chat || !this.port.isHeld()) return;
    this.asked = true;
    void this.port.send({ t: "read_chat" });
  }

  hear(room: ChatRoom, come: readonly ChatLine[]): void {
    const known = this.rooms[room];
    const lines = mergedLines(known ?? [], come);
    this.rooms = { ...this.rooms, [room]: lines };
    // What was said before the page was opened is not new.
    if (known === undefined || this.looking) return;
    const old = new Set(known.map((line) => line.at_ms));
    const isNew = (line: ChatLine): boolean => !line.mine && !old.has(line.at_ms) && !this.muted.includes(line.by.id);
    this.unread += lines.filter(isNew).length;
  }

  /** The lines come into sight, or go. */
  look(looking: boolean): void {
    this.looking = looking;
    if (looking) this.unread = 0;
  }

  /** Says something in the room that is shown; whether the server took it. */
  async say(says: ChatWords): Promise<boolean> {
    if (this.room === null) return false;
    this.error = null;
    const answer = await this.port.send({ t: "chat", room: this.room, says });
    if (!answer.ok) this.error = (answer.error as { code?: string } | null)?.code ?? "offline";
    return answer.ok;
  }

  mute(player: string): void {
    this.mutes.change((before) => [...before.filter((other) => other !== player), player]);
  }

  unmute(...players: readonly string[]): void {
    this.mutes.change((before) => before.filter((other) => !players.includes(other)));
  }
}
