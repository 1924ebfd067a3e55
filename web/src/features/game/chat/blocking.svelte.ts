// Blocks a player whose message is in the chat, and can undo the block.
//
// Must not decide the effect of a block in games and in the lobby; the server does.
import { ApiError } from "../../../platform/http";
import type { PlayerView } from "../../../wire.gen";
import { accountApi } from "../../../platform/account-api";
import type { Chat } from "./chat.svelte";

export class Blocking {
  /** The player blocked last; null once unblocked. */
  last: PlayerView | null = $state.raw(null);
  /** Error code of the last attempt; empty if unknown, null if it succeeded. */
  error: string | null = $state(null);
  busy = $state(false);

  constructor(private readonly chat: Pick<Chat, "mute" | "unmute">) {}

  /** Blocks a player, and hides their messages. */
  async block(player: PlayerView): Promise<void> {
    if (!(await this.ask(accountApi.block(player.id)))) return;
    this.chat.mute(player.id);
    this.last = player;
  }

  /** Unblocks the last blocked player. */
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
