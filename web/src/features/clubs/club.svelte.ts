// State of a club's page: the club as the user sees it, and the requests that change it.
import { errorText } from "../../i18n/index.svelte";
import { clubsApi } from "../../platform/clubs-api";
import { ApiError } from "../../platform/http";
import type { ClubRole, ClubText, ClubView, NewClubEvent } from "../../wire.gen";

export class Club {
  seen: ClubView | null = $state.raw(null);
  /** Error message of the last request; empty if there was no error. */
  failure = $state("");
  busy = $state(false);

  /** Whether the user is the owner or an officer. */
  readonly manages = $derived(this.seen?.you === "owner" || this.seen?.you === "officer");
  readonly owns = $derived(this.seen?.you === "owner");

  constructor(readonly id: string) {}

  load = (): Promise<boolean> => this.change(() => clubsApi.show(this.id));
  join = (): Promise<boolean> => this.change(() => clubsApi.join(this.id));
  leave = (): Promise<boolean> => this.change(() => clubsApi.leave(this.id));
  describe = (text: ClubText): Promise<boolean> => this.change(() => clubsApi.describe(this.id, text));
  setRole = (player: string, role: ClubRole): Promise<boolean> =>
    this.change(() => clubsApi.setRole(this.id, player, role));
  remove = (player: string): Promise<boolean> => this.change(() => clubsApi.remove(this.id, player));
  addEvent = (event: NewClubEvent): Promise<boolean> => this.change(() => clubsApi.addEvent(this.id, event));
  removeEvent = (event: string): Promise<boolean> => this.change(() => clubsApi.removeEvent(this.id, event));
  /** Dissolves the club; `seen` keeps the last state. */
  dissolve = (): Promise<boolean> =>
    this.change(async () => {
      await clubsApi.dissolve(this.id);
      return undefined;
    });

  /** Sends a request and stores the returned club. Returns false if it fails or another request is pending. */
  private async change(send: () => Promise<ClubView | undefined>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.failure = "";
    try {
      this.seen = (await send()) ?? this.seen;
      return true;
    } catch (error) {
      this.failure = failureText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

export const failureText = (error: unknown): string => errorText(error instanceof ApiError ? error.code : "");
