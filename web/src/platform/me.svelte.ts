// The user's identity on the server: a visitor, a guest or an account.
import type { Me, PlayerView } from "../wire.gen";
import { api } from "./http";

class Reader {
  /** Last response of the server; `null` before the first one. */
  current: Me | null = $state.raw(null);

  /** The user's public player data; `null` for a visitor and while unknown. */
  get player(): PlayerView | null {
    return this.current?.player ?? null;
  }

  /** Whether the user is signed in to an account. */
  get signedIn(): boolean {
    return this.current !== null && this.current.account !== null;
  }

  /** Whether the user is a bot. */
  get isBot(): boolean {
    return this.player?.bot === true;
  }

  /** Whether the server sends email. */
  get mail(): boolean {
    return this.current?.mail === true;
  }

  /** Loads the identity from the server. On failure, the current one is kept. */
  async load(): Promise<void> {
    try {
      this.current = await api.me();
    } catch {
      // Offline or on a static site, the app works without an identity.
    }
  }

  /** Applies the response to a request that changed the user's identity. */
  become(me: Me): void {
    this.current = me;
  }
}

export const reader = new Reader();
