// The name under which a player without one invites or joins. It starts as a suggestion, can be changed, and is stored
// when it is needed.
import { errorText, lang } from "../../../i18n/index.svelte";
import { accountApi } from "../../../platform/account-api";
import { ApiError } from "../../../platform/http";
import { reader } from "../../../platform/me.svelte";
import { suggestNickname } from "../../account/nicknames";

export class Naming {
  typed: string = $state("");
  /** Error message about storing the name; empty if there is none. */
  problem: string = $state("");
  private suggested = "";
  /** Whether the user's name was chosen here, so that it may still be changed. */
  private isOwn: boolean = $state(false);

  constructor() {
    this.suggest();
  }

  /** Whether the user may choose a name here; false until the user's identity is loaded. */
  get isOffered(): boolean {
    return reader.current !== null && !reader.signedIn && (this.isOwn || reader.player?.name == null);
  }

  suggest(): void {
    this.suggested = suggestNickname(lang(), Math.random);
    this.typed = this.suggested;
    this.problem = "";
  }

  /** Stores the name, or none if the field is empty. Returns whether the player may continue. */
  async take(): Promise<boolean> {
    const nickname = this.typed.trim() || null;
    if (!this.isOffered || nickname === (reader.player?.name ?? null)) return true;
    this.isOwn = true;
    try {
      reader.become(await accountApi.setNickname({ nickname }));
      return true;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "";
      // An error with a suggested name must not keep the player from the game.
      if (this.typed === this.suggested) return true;
      this.problem = errorText(code);
      // Only a refused name keeps the player here, because a different one may be accepted.
      return code !== "bad_name" && code !== "name_taken";
    }
  }
}
