// The chat of an open game or tournament: the messages of its channels, unread messages, and muted players.
//
// Owns the messages, ordered by time, and the players muted in this chat. Must not decide who may read them; the server
// does.
import type { Answer } from "../../../platform/link";
import { settings } from "../../../platform/settings.svelte";
import { Shared } from "../../../platform/storage.svelte";
import type { ChatLine, ChatRoom, ChatWords } from "../../../wire.gen";

export type ChatCommand = { t: "read_chat" } | { t: "chat"; room: ChatRoom; says: ChatWords };

/** Parts of its page that the chat needs. */
export interface ChatPort {
  /** Id of the game or tournament. */
  readonly id: string;
  /**
   * Returns whether there is a chat. Games against the engine, and games in which one user plays both sides, have none.
   */
  isHeld(): boolean;
  send(command: ChatCommand): Promise<Answer>;
}

/** Maximum number of merged messages, equal to the server's limit for past messages. */
const MOST_LINES = 200;

function readMutes(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter((player) => typeof player === "string") : [];
  } catch {
    return [];
  }
}

/** Merges known and new messages without duplicates, oldest first. */
export function mergedLines(known: readonly ChatLine[], come: readonly ChatLine[]): ChatLine[] {
  const byMoment = new Map([...known, ...come].map((line) => [line.at_ms, line]));
  return [...byMoment.values()].sort((one, next) => one.at_ms - next.at_ms).slice(-MOST_LINES);
}

export class Chat {
  /** Channels open to the user, with their messages; empty until the server has sent them. */
  rooms: Partial<Record<ChatRoom, readonly ChatLine[]>> = $state.raw({});
  /** The channel selected by the user; null for the first one. */
  chosen: ChatRoom | null = $state(null);
  /** Number of unread messages, excluding the user's own and those of muted players. */
  unread = $state(0);
  /** Whether the messages are visible. */
  private looking = false;
  private readonly mutes: Shared<readonly string[]>;
  /** Error code of the last message or removal; null if it succeeded. */
  error: string | null = $state(null);
  /** Whether the chat has been requested on this connection. */
  private asked = false;

  constructor(private readonly port: ChatPort) {
    this.mutes = new Shared({ key: `janggun.muted.${port.id}`, read: readMutes });
  }

  /** Ids of the muted players. */
  get muted(): readonly string[] {
    return this.mutes.now;
  }

  /** Stops following changes by other tabs. Called when the user leaves the page. */
  close(): void {
    this.mutes.close();
  }

  /** Channels to choose from, the players' channel first. */
  readonly open: ChatRoom[] = $derived(
    settings.chat ? (["players", "spectators"] as const).filter((room) => this.rooms[room] !== undefined) : [],
  );

  readonly room: ChatRoom | null = $derived(
    this.chosen !== null && this.open.includes(this.chosen) ? this.chosen : (this.open[0] ?? null),
  );

  /** Messages of the selected channel, except those of muted players. */
  readonly lines: readonly ChatLine[] = $derived(
    this.room === null ? [] : (this.rooms[this.room] ?? []).filter((line) => !this.muted.includes(line.by.id)),
  );

  /** Requests the chat again on a new connection. */
  connected(): void {
    this.asked = false;
    this.follow();
  }

  /** Discards all messages, because the user may no longer be allowed to read them. */
  forget(): void {
    this.rooms = {};
    this.unread = 0;
  }

  /** Requests the chat again after the end of the game, when another channel may be open. */
  ended(): void {
    this.connected();
  }

  /** Requests the chat, unless it was already requested, is not available, or is turned off. */
  follow(): void {
    if (this.asked || !settings.chat || !this.port.isHeld()) return;
    this.asked = true;
    void this.port.send({ t: "read_chat" });
  }

  hear(room: ChatRoom, come: readonly ChatLine[]): void {
    this.show(room, mergedLines(this.rooms[room] ?? [], come));
  }

  /** Replaces the messages of a channel, and counts the unread ones. */
  show(room: ChatRoom, lines: readonly ChatLine[]): void {
    const known = this.rooms[room];
    this.rooms = { ...this.rooms, [room]: lines };
    // The messages received first are from before the page was opened, so they do not count as unread.
    if (known === undefined || this.looking) return;
    const old = new Set(known.map((line) => line.at_ms));
    const isNew = (line: ChatLine): boolean => !line.mine && !old.has(line.at_ms) && !this.muted.includes(line.by.id);
    this.unread += lines.filter(isNew).length;
  }

  /** Sets whether the messages are visible. Visible messages count as read. */
  look(looking: boolean): void {
    this.looking = looking;
    if (looking) this.unread = 0;
  }

  /** Sends a message to the selected channel; returns whether the server accepted it. */
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
