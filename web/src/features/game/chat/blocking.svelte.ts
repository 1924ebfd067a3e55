// Blocking a player from the chat, and taking that back at once.
//
// Must not: decide what a block means; the server does, in every game and in the lobby.
import { ApiError } from "../../../platform/http";
import type { PlayerView } from "../../../wire.gen";
import { accountApi } from "../../../platform/account-api";
import type { Chat } from "./chat.svelte";

export class Blocking {
  /** Who was blocked last, until that is taken back. */
  last: PlayerView | null = $state.raw(null);
  /** The code of the error that the last try met. */
  error: string | null = $state(null);
  busy = $state(false);

  constructor(private readonly chat: Pick<Chat, "mute" | "unmute">) {}

  /** Blocks a player, whose lines are not shown any more. */
  async block(player: PlayerView): Promise<void> {
    if (!(await this.ask(accountApi.block(player.id)))) return;
    this.chat.mute(player.id);
    this.last = player;
  }

  /** Blocks the player who was blocked last no longer. */
  async undo(): Promise<void> {
    const player = this.last;
    if (player === null || !(await this.ask(accountApi.unblock(player.id)))) return;
    this.chat.unmute(player.id);
    this.last = null;
  }

  private async ask(request: Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.error = null;
    try {
      await request;
      return true;
    } catch (error) {
      this.error = error instanceof ApiError ? error.code : "";
      return false;
    } finally {
      this.busy = false;
    }
  }
}
