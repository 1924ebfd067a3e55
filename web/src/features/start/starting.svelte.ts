// Choices on the start page, and starting a game with them.
import { errorText, t } from "../../i18n/index.svelte";
import { hasSetups, movementOf } from "../../domain/rule-fields";
import { changedFields } from "../../platform/storage.svelte";
import { keepChoices, loadChoices, newGame, PLAIN, USUAL_RULES, type Choices } from "../../platform/choices";
import { fetchGameAhead } from "../../platform/game-ahead";
import { ApiError, api } from "../../platform/http";
import { network } from "../../platform/network.svelte";
import { catalog } from "../../platform/rules/catalog";
import { keepHouseName } from "../../platform/rules/house-names";
import { loadHouse } from "../../platform/rules/house-rules";
import { router } from "../../platform/router.svelte";
import { settings } from "../../platform/settings.svelte";
import { isSite } from "../../platform/site";
import { houseWord, presetName } from "../../platform/words/rule-set-name";
import type { TimeControl } from "../../wire.gen";
import { enginePlays } from "../analysis/allowed";
import { coachWanted } from "../coach/wanted.svelte";
import { FIRST } from "./first-game";
import { openEarlyGame } from "./open-early-game";

export class Starting {
  readonly choices: Choices = $state(loadChoices(settings.words));
  readonly house = loadHouse();
  busy = $state(false);
  /** The error, and whether it came from the form or the panel. */
  failure: { at: "form" | "panel"; text: string } | null = $state.raw(null);
  private readonly before = loadChoices(settings.words);

  constructor() {
    if (this.choices.rules === "house" && this.house === null) this.choices.rules = "kakao";
    // Switching between South and North Korean terms also selects the usual rule set there.
    let words = settings.words;
    $effect(() => {
      if (settings.words === words) return;
      words = settings.words;
      this.choices.rules = USUAL_RULES[words];
    });
  }

  /** All fields of the rule set; null if its preset is unknown. */
  private readonly rules = $derived.by(() => {
    const own = this.choices.rules === "house" ? (this.house?.rules ?? null) : null;
    const preset = catalog.find(own?.base ?? this.choices.rules);
    return preset === null ? null : { ...preset.full, ...own?.set };
  });
  readonly movement = $derived(movementOf(this.rules ?? {}));
  /** Whether the rules have setups, and therefore handicaps. */
  readonly handicaps = $derived(hasSetups(this.rules ?? {}));
  /** Whether the computer plays in the variant, and so can be chosen. */
  readonly engine = $derived(enginePlays(this.movement));
  readonly opponent = $derived(this.choices.opponent === "engine" && !this.engine ? "self" : this.choices.opponent);
  /** Rules for a game against the computer: the chosen ones if it can play by them, or else the usual ones. */
  readonly nowRules = $derived(this.engine ? this.choices.rules : USUAL_RULES[settings.words]);

  rulesName(id: string): string {
    return id === "house" ? houseWord(this.house) : presetName(id);
  }

  fromForm(chosen: Choices): Promise<void> {
    return this.start(chosen, "form");
  }

  withEngine(): void {
    if (isSite || !network.on) return this.here(this.choices.level);
    this.plain({ time: { kind: "none" }, rules: this.nowRules, opponent: "engine" });
  }

  /** Handles a press on the prerendered button. The press may already have requested the game. */
  async early(): Promise<void> {
    this.busy = true;
    const isOpen = await openEarlyGame();
    this.busy = false;
    if (!isOpen) this.withEngine();
  }

  /** Starts a game at the weakest level, with the coach next to the board. */
  firstGame(): void {
    coachWanted.turn(true);
    void this.start({ ...this.choices, ...FIRST }, "panel");
  }

  withFriend(time: TimeControl): void {
    this.plain({ time, opponent: "friend", side: "random" });
  }

  together(): void {
    if (isSite || !network.on) {
      keepChoices(changedFields(this.before, { ...this.choices, opponent: "self" }), settings.words);
      return router.go("/device");
    }
    this.plain({ time: { kind: "none" }, opponent: "self" });
  }

  private plain(chosen: Partial<Choices>): void {
    void this.start({ ...this.choices, ...PLAIN, ...chosen }, "panel");
  }

  /** Starts a game against the computer on this device, without a server. */
  private here(level: number): void {
    router.go(`/device?level=${level}`);
  }

  private async start(chosen: Choices, at: "form" | "panel"): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = null;
    fetchGameAhead();
    // Another tab may have changed the choices since they were loaded.
    keepChoices(changedFields(this.before, chosen), settings.words);
    try {
      const game = await api.createGame(newGame(chosen, this.house?.rules ?? null));
      if (chosen.rules === "house" && this.house !== null) keepHouseName(game.id, this.house.name);
      router.go(`/game/${game.id}`);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "";
      if (code === "offline" && chosen.opponent === "engine" && at === "panel") return this.here(chosen.level);
      const reasons = code === "bad_position" || code === "bad_fen" ? await this.whyNot(error as ApiError) : "";
      this.failure = { at, text: `${t().start.failed} ${errorText(code)} ${reasons}`.trim() };
      this.busy = false;
    }
  }

  /** Returns the reasons why the starting position was refused; empty if they cannot be loaded. */
  private async whyNot({ code, facts }: ApiError): Promise<string> {
    const words = await import("../editor/words").catch(() => null);
    return words?.positionReasons(code, facts, this.movement) ?? "";
  }
}
