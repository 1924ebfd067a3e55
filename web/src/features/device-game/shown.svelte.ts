// View state of a game on this device: the displayed position, legal actions, messages and sounds.
//
// Changes the game only through `Playing`.
import { untrack } from "svelte";
import type { CheckKind, Mark, Segment } from "../../board";
import { t } from "../../i18n/index.svelte";
import { core } from "../../platform/core.svelte";
import { playSound } from "../../platform/sound";
import { accepting, bikjangCounts, bikjangText, type Accepting } from "../game/bikjang";
import { callOut, signalTurn } from "../game/calls";
import { Judging, type Judgeable, type JudgedView } from "../game/judging.svelte";
import { destinations, mayPass } from "../../domain/legal";
import { moveReaction, type Word } from "../game/reactions";
import type { Moment } from "../game/moment";
import { endText } from "../../platform/words/verdict";
import { passLabel, passWarning } from "../game/pass";
import { Waiting } from "../game/waiting.svelte";
import { whySquares, whyText } from "../../platform/words/why";
import { checkKindOf } from "../../domain/check-kind";
import { boardAction, generalOf, opposite, type Side } from "../../domain/position";
import { Replay, type Frame } from "../../domain/replay";
import { isSameGame, requestOf, sidesOf, type DeviceGame } from "./game";
import type { Playing } from "./playing.svelte";
import { deviceGameTexts } from "../../texts/device-game.gen";

const WORD_MS = 6_000;

export class Shown implements Judgeable {
  /** Displayed ply; null for the last one. */
  back: number | null = $state(null);
  flipped = $state(false);
  /** Current message, with the points to mark on the board. */
  private readonly said = this.waiting<{ word: Word; marks: readonly Mark[] }>();
  /** Pass to be confirmed. */
  private readonly question = this.waiting<string>();
  private readonly avoiding = this.waiting<true>();
  /** Last seen state of the game; `era` counts the changes. */
  private counted: { game: DeviceGame | null; era: number } = { game: null, era: 0 };
  private wordTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly replay = new Replay();
  /** State of the game when `hear` was last called. */
  private heard: { game: DeviceGame; check: boolean } | null = null;

  readonly movement = "janggi";
  /** Judgements of the rules module on this game. */
  readonly judging: Judging = new Judging(this);

  constructor(private readonly playing: Playing) {
    $effect(() => {
      void [playing.game, playing.judged];
      untrack(() => this.hear());
    });
    $effect(() => () => clearTimeout(this.wordTimer));
  }

  /** Creates a value that expires when the game changes. */
  private waiting<T extends object | string | true>(): Waiting<T> {
    const now = (): Moment => {
      const { game } = this.playing;
      if (!isSameGame(game, this.counted.game)) this.counted = { game, era: this.counted.era + 1 };
      return { era: this.counted.era, ply: 0 };
    };
    return new Waiting<T>(now, () => "position");
  }

  get word(): Word | null {
    return this.said.value?.word ?? null;
  }
  get marks(): readonly Mark[] {
    return this.said.value?.marks ?? [];
  }
  /** Pass to be confirmed; null if there is none. */
  get asked(): string | null {
    return this.question.value;
  }

  private get game(): DeviceGame | null {
    return this.playing.game;
  }

  private readonly start: string | null = $derived.by(() => {
    if (this.game === null) return null;
    const answer = core.rules?.judge({ ...requestOf(this.game), moves: [] });
    return answer?.ok === true ? answer.fen : (this.playing.judged?.fen ?? null);
  });

  readonly view: JudgedView | null = $derived.by(() => {
    const { game, judged } = this.playing;
    if (game === null || judged === null) return null;
    const { turn, refused } = judged;
    return { rules: { full: game.rules.full }, start_fen: this.start, now: { turn, refused: refused ?? [] } };
  });

  readonly tokens: string[] = $derived([...(this.game?.tokens ?? [])]);
  readonly frames: Frame[] = $derived(this.start === null ? [] : this.replay.frames(this.start, this.tokens));
  readonly lastPly: number = $derived(Math.max(0, this.frames.length - 1));
  readonly ply: number = $derived(Math.min(this.back ?? this.lastPly, this.lastPly));
  readonly live: boolean = $derived(this.ply === this.lastPly);
  readonly frame: Frame | null = $derived(this.frames[this.ply] ?? null);
  readonly mine: Side[] = $derived(this.game === null ? [] : [...sidesOf(this.game)]);
  readonly bottom: Side = $derived.by(() => {
    const own = this.game?.mine ?? "cho";
    return this.flipped ? opposite(own) : own;
  });

  /** Whether the visitor may play in the displayed position. */
  readonly plays: boolean = $derived.by(() => this.live && this.playing.myTurn);
  readonly legal: Record<string, string[]> = $derived.by(() =>
    this.plays ? destinations(this.playing.judged?.legal ?? []) : {},
  );
  readonly mayPass: boolean = $derived.by(() => this.plays && mayPass(this.playing.judged?.legal ?? []));

  /** Point of the general in check; null if there is none. */
  readonly check: string | null = $derived.by(() => {
    const { frame } = this;
    const inCheck = this.live ? this.playing.judged?.check : this.judging.judged?.check;
    return inCheck === true && frame !== null ? generalOf(frame.pieces, frame.turn) : null;
  });

  readonly checkKind: CheckKind = $derived.by(() => checkKindOf(this.live ? this.playing.judged : this.judging.judged));

  readonly bikjang: Segment | null = $derived.by(() => {
    const { frame } = this;
    const { game, judged } = this.playing;
    if (!this.live || frame === null || game === null || judged?.facing !== true) return null;
    const [from, to] = [generalOf(frame.pieces, "cho"), generalOf(frame.pieces, "han")];
    return bikjangCounts(game.rules.full) && from !== null && to !== null ? { from, to } : null;
  });

  readonly isAvoided: boolean = $derived(this.avoiding.value !== null);

  /** Text about the options if the generals face each other; null otherwise. */
  readonly bikjangWords: string | null = $derived.by(() => {
    const { game, judged } = this.playing;
    if (this.bikjang === null || game === null || judged === null || this.playing.over) return null;
    return bikjangText(
      { rules: game.rules.full, open: judged.warnings?.bikjang?.open ?? null, check: judged.check },
      t(),
      this.isAvoided,
    );
  });

  /** Action that lets the visitor end the game by bikjang; null if there is none or it was declined. */
  readonly accept: Accepting | null = $derived.by(() => {
    const { game, judged } = this.playing;
    if (this.bikjang === null || this.isAvoided || !this.plays || game === null || judged === null) return null;
    const { called } = this.judging;
    return accepting(
      { rules: game.rules.full, mayCall: judged.actions.call, called, warnings: judged.warnings ?? null },
      t(),
    );
  });

  /** Short text about the result; empty while the game is in progress. */
  private readonly end: string = $derived.by(() => {
    const verdict = this.playing.judged?.verdict ?? null;
    return verdict === null ? "" : endText(verdict, this.mine, t());
  });

  readonly headline: string = $derived.by(() => {
    const words = deviceGameTexts();
    const { playing, word } = this;
    if (playing.failed) return words.noEngine;
    // A check is always shown: the reason for a refusal appears next to it, and other messages are left out.
    const turn = playing.judged?.turn ?? null;
    const ask =
      playing.game?.strength === null && turn !== null ? t().game.turnOf({ side: t().side[turn] }) : words.yourTurn;
    const answer = word === null || word.kind === "info" ? ask : word.text;
    if (this.plays && this.check !== null) return `${words.check} ${answer}`;
    if (word !== null) return word.text;
    if (playing.thinking) return words.thinking;
    if (!playing.myTurn) return this.end;
    return this.bikjang === null ? ask : `${t().bikjang.title} · ${ask}`;
  });

  say(word: Word | null, marks: readonly Mark[] = []): void {
    clearTimeout(this.wordTimer);
    this.said.value = word === null ? null : { word, marks };
    if (word !== null) this.wordTimer = setTimeout(() => this.say(null), WORD_MS);
  }

  lookAt(ply: number): void {
    this.back = ply === this.lastPly ? null : ply;
  }

  /** Hides the offer to accept a bikjang until the game changes; `face` shows it again. */
  avoid(): void {
    this.avoiding.value = true;
  }
  face(): void {
    this.avoiding.value = null;
  }

  readonly passLabel: string = $derived.by(() =>
    passLabel(this.plays ? (this.playing.judged?.warnings ?? null) : null, t()),
  );

  /** Warning about the result of a pass; null if there is none. */
  readonly passWarning: string | null = $derived.by(() => {
    const { judged } = this.playing;
    if (judged === null || !this.plays) return null;
    const warnings = judged.warnings ?? null;
    const now = { turn: judged.turn, points: judged.points, if_both_pass: warnings?.if_both_pass ?? null };
    return passWarning({ now, mine: this.mine, warnings }, t());
  });

  /** Whether the engine could end the game and win by also passing. */
  private readonly passLoses: boolean = $derived.by(() => {
    const ends = this.playing.judged?.warnings?.endings.some(({ move }) => boardAction(move) === "pass") === true;
    return this.passWarning !== null && !ends;
  });

  /** Handles the answer to the pass confirmation. */
  confirm(yes: boolean): void {
    const { asked } = this;
    this.question.value = null;
    if (yes && asked !== null) this.act(asked);
  }

  act(token: string): void {
    this.question.value = null;
    this.back = null;
    this.say(null);
    void this.playing.act(token);
  }

  pass(): void {
    const { judged } = this.playing;
    if (!this.plays || judged === null) return;
    const token = judged.legal.find((move) => boardAction(move) === "pass");
    if (token === undefined) return this.say({ kind: "refused", text: t().game.passIllegal });
    // A pass that ends the game at once can be undone. If the engine's pass ends it, that is no longer possible.
    if (this.passLoses) this.question.value = token;
    else this.act(token);
  }

  /** Explains why a move is illegal, and marks the obstacles. */
  why(from: string, to: string): void {
    const reason = this.judging.why(from, to);
    const text = reason === null ? t().game.refused : whyText(reason, core.reason(reason.code, reason.facts), t());
    const marks = reason === null ? [] : whySquares(reason).map((square) => ({ square, kind: "block" as const }));
    this.say({ kind: "why", text }, marks);
  }

  /** Shows the warnings about a piece's moves as soon as it is picked up. */
  select(square: string | null): void {
    const texts = square === null ? [] : this.judging.warningsFrom(square);
    if (texts.length > 0) this.say({ kind: "why", text: texts.join(" ") });
  }

  /** Plays the sounds and shows the messages for the latest change of the game. */
  private hear(): void {
    const { game, judged, over } = this.playing;
    const before = this.heard;
    // After a takeback, the displayed ply may be the last one.
    if (this.back !== null && this.back >= this.lastPly) this.back = null;
    this.heard = game === null || judged === null ? null : { game, check: judged.check };
    if (game === null || judged === null || before === null || before.game.id !== game.id) return;
    const more = game.tokens.length - before.game.tokens.length;
    if (more === 0) return;
    const action = this.frames.at(-1)?.action ?? null;
    const { sound, word, call } =
      more < 0
        ? ({ sound: "move", word: null, call: null } as const)
        : moveReaction({
            token: game.tokens.at(-1) ?? "",
            side: action?.by ?? null,
            wasInCheck: more === 1 && before.check,
            isInCheck: judged.check,
            isOver: over,
            movement: this.movement,
            captured: action?.kind === "step" && action.captured !== null,
          });
    this.say(word);
    if (call !== null) callOut(call);
    if (sound !== null) playSound(sound);
    if (game.strength !== null && more > 0 && this.playing.myTurn) signalTurn({ isInCheck: judged.check });
  }
}
