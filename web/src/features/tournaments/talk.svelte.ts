// The chat of a tournament. It is loaded again whenever the tournament's `chat_ms` changes.
//
// Must not decide who may read or write; the server does.
import { ApiError } from "../../platform/http";
import { settings } from "../../platform/settings.svelte";
import { tournamentsApi } from "../../platform/tournaments-api";
import type { ChatLine, TournamentChat } from "../../wire.gen";
import { Chat, type ChatCommand } from "../game/chat/chat.svelte";

/** The only chat channel of a tournament. */
const ROOM = "spectators";

export class TournamentTalk {
  readonly chat: Chat;
  /** Time of the last change that was loaded; null if the chat must be loaded. */
  private known: number | null = null;

  constructor(private readonly id: string) {
    this.chat = new Chat({ id, isHeld: () => true, send: (command) => this.send(command) });
  }

  /** Loads the messages if the chat has changed since they were loaded last. */
  async follow(changedMs: number): Promise<void> {
    if (!settings.chat || this.known === changedMs) return;
    this.known = changedMs;
    try {
      this.take(await tournamentsApi.chat(this.id));
    } catch {
      // Retried at the next update of the tournament.
      this.known = null;
    }
  }

  /** Removes the messages while the user may not read them. */
  close(): void {
    this.known = null;
    this.chat.forget();
  }

  remove = async (line: ChatLine): Promise<void> => {
    this.chat.error = null;
    try {
      this.take(await tournamentsApi.unsay(this.id, line.at_ms));
    } catch (error) {
      this.chat.error = codeOf(error);
    }
  };

  private async send(command: ChatCommand): Promise<{ ok: true; seq: number } | { ok: false; error: unknown }> {
    if (command.t !== "chat") return { ok: true, seq: 0 };
    try {
      this.take(await tournamentsApi.say(this.id, command.says));
      return { ok: true, seq: 0 };
    } catch (error) {
      return { ok: false, error: { code: codeOf(error) } };
    }
  }

  private take({ lines }: TournamentChat): void {
    this.chat.show(ROOM, lines);
  }
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : "");
