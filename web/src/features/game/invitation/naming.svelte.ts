// The name under which a player without one invites or joins. It is suggested, can be changed, and is stored at its
// first use.
import { errorText, lang } from "../../../i18n/index.svelte";
import { accountApi } from "../../../platform/account-api";
import { ApiError } from "../../../platform/http";
import { reader } from "../../../platform/me.svelte";
import { suggestNickname } from "../../account/nicknames";

export class Naming {
  typed: string = $state("");
  /** Reason why the name is not available; empty otherwise. */
  problem: string = $state("");
  private suggested = "";
  /** Whether the reader's name was chosen here, and may be changed here. */
  private isOwn: boolean = $state(false);

  constructor() {
    this.suggest();
  }

  /** Whether the reader is known and may choose a name here. */
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
      // A suggested name that is refused does not keep the player from the game.
      if (this.typed === this.suggested) return true;
      this.problem = errorText(code);
      // A different name may help here. Other errors are reported by the next step.
      return code !== "bad_name" && code !== "name_taken";
    }
  }
}
