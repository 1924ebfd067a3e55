// The reader's identity on the server: a visitor, a guest or an account.
import type { Me, PlayerView } from "../wire.gen";
import { api } from "./http";

class Reader {
  /** The server's last answer; `null` before the first one. */
  current: Me | null = $state.raw(null);

  /** The reader as others see them; `null` for a visitor, and while unknown. */
  get player(): PlayerView | null {
    return this.current?.player ?? null;
  }

  /** Whether the reader has an account and is signed in to it. */
  get signedIn(): boolean {
    return this.current !== null && this.current.account !== null;
  }

  /** Whether the account is played by a program. */
  get isBot(): boolean {
    return this.player?.bot === true;
  }

  /** Whether the server sends email. */
  get mail(): boolean {
    return this.current?.mail === true;
  }

  /** Asks the server. If it does not answer, everything stays as it was. */
  async load(): Promise<void> {
    try {
      this.current = await api.me();
    } catch {
      // Offline, or a server without accounts: the app works without it.
    }
  }

  /** Applies the answer to a request that changed the reader's identity. */
  become(me: Me): void {
    this.current = me;
  }
}

export const reader = new Reader();
