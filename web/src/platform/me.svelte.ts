// Who the reader is to the server: a visitor, a guest or somebody with an account.
import type { Me, PlayerView } from "../wire.gen";
import { api } from "./http";

class Reader {
  /** What the server said last; `null` before its first answer. */
  current: Me | null = $state.raw(null);

  /** The reader as others see him; `null` for a visitor, and while it is not known. */
  get player(): PlayerView | null {
    return this.current?.player ?? null;
  }

  /** Whether the reader has an account and is signed in to it. */
  get signedIn(): boolean {
    return this.current !== null && this.current.account !== null;
  }

  /** Whether the server sends mail. */
  get mail(): boolean {
    return this.current?.mail === true;
  }

  /** Asks the server. Without an answer everything stays as it was. */
  async load(): Promise<void> {
    try {
      this.current = await api.me();
    } catch {
      // Offline, or a server without accounts: the app works without.
    }
  }

  /** Takes what a request that changes who the reader is has answered. */
  become(me: Me): void {
    this.current = me;
  }
}

export const reader = new Reader();
