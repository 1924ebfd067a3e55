// Opens the page's record: from the address, a pasted or dropped text, or a file.
import { codec, gameOfLibrary, gameOfServer } from "../analysis-page/open";
import {
  analysisAddress,
  classify,
  fromGame,
  gamesIn,
  SourceFault,
  type ChoosableGame,
} from "../analysis-page/sources";
import type { Verdicts } from "../../platform/records-module";
import { EntryMemory } from "../../platform/entry-memory";
import { loadRules } from "../../platform/rules-module";
import { loadHouse, type HouseRules } from "../../platform/rules/house-rules";
import { ownJudges, type OwnJudges } from "./own-judges";
import { houseOfFragment, keptGame, recordOfFragment } from "./record-link";

/** A game with the verdicts of all rule sets. */
export interface Judged {
  readonly found: ChoosableGame;
  readonly verdicts: Verdicts;
  /** Verdicts of rules that are not a built-in rule set; absent if the rules module could not be loaded. */
  readonly own?: OwnJudges;
}

/** State of the page at a history entry. */
interface Shown {
  readonly judged: Judged | null;
  readonly games: readonly ChoosableGame[];
  readonly fault: SourceFault | null;
  readonly damaged: boolean;
  readonly text: string;
}
const memory = new EntryMemory<Shown>("verdict");

/** Judges a game by its own rules, the visitor's and those in the link. */
async function judgedByOwn(found: ChoosableGame, linked: HouseRules | null): Promise<OwnJudges | null> {
  const judge = await loadRules();
  if (judge === null) return null;
  const game = "view" in found ? (found as { view: { id: string } }).view.id : null;
  const document = await fromGame(found, await codec());
  return ownJudges({ document, judge }, { isNamed: found.game.rules !== null, game, own: loadHouse(), linked });
}

async function gameOfLink(id: string): Promise<ChoosableGame> {
  const rules = await loadRules();
  if (rules === null) throw new SourceFault("no_module");
  return keptGame(id, await codec(), rules);
}

export class OpenedRecord {
  text = $state("");
  judged: Judged | null = $state.raw(null);
  /** Games to choose from, if the source has several. */
  games: readonly ChoosableGame[] = $state.raw([]);
  fault: SourceFault | null = $state.raw(null);
  /** Whether the fragment of the address was damaged. */
  damaged = $state(false);
  busy = $state(false);
  private last = 0;
  /** Custom rules in the link. */
  private linked: HouseRules | null = null;

  constructor(private readonly onchosen: (found: ChoosableGame) => void) {}

  /** Restores the page's state at this history entry. Returns `false` if none is stored. */
  restore(): boolean {
    const { now } = memory;
    if (now === null) return false;
    this.close();
    Object.assign(this, now);
    return true;
  }

  /** Stores the state of the page for the current history entry. */
  keep(): void {
    const { judged, games, fault, damaged, text } = this;
    memory.keep({ judged, games, fault, damaged, text });
  }

  /** Cancels opening a record. */
  close(): void {
    this.last += 1;
    this.busy = false;
  }

  /** Opens the record in the address; clears the page if the address has none. */
  openAddress(query: string, fragment: string): void {
    const asked = new URLSearchParams(query);
    const [game, record, shared] = [asked.get("game"), asked.get("record"), asked.get("shared")];
    void this.run(async (isCurrent) => {
      const linked = await recordOfFragment(fragment);
      const house = await houseOfFragment(fragment);
      if (!isCurrent()) return;
      this.damaged = linked === "damaged";
      this.linked = house;
      if (linked !== null && linked !== "damaged")
        await this.open(await gamesIn(linked.text, await codec(), linked.format), isCurrent);
      else if (shared !== null) await this.judge(await gameOfLink(shared), isCurrent);
      else if (game !== null) await this.judge(await gameOfServer(game), isCurrent);
      else if (record !== null) await this.judge(await gameOfLibrary(Number(record)), isCurrent);
      else {
        this.judged = null;
        this.text = "";
      }
    });
  }

  openText(text: string): void {
    const pasted = classify(text);
    if (pasted.kind === "address" && pasted.path === "/verdict") return this.openAddress(pasted.query, pasted.fragment);
    this.linked = null;
    void this.run(async (isCurrent) => {
      const address = pasted.kind === "address" ? analysisAddress(pasted) : null;
      const game = address === null ? null : new URLSearchParams(address.split("?")[1]).get("game");
      if (pasted.kind === "foreign") throw new SourceFault("foreign");
      if (pasted.kind === "fen") throw new SourceFault("only_position");
      if (pasted.kind === "address" && game === null) throw new SourceFault("no_games");
      if (game !== null) await this.take(await gameOfServer(game), isCurrent);
      else await this.open(await gamesIn(text, await codec()), isCurrent, true);
    });
  }

  openFile(file: File): void {
    this.linked = null;
    void this.run(async (isCurrent) =>
      this.open(await gamesIn(new Uint8Array(await file.arrayBuffer()), await codec()), isCurrent, true),
    );
  }

  choose(game: ChoosableGame): void {
    const { games } = this;
    void this.run((isCurrent) => this.take(game, isCurrent, games));
  }

  private async open(games: readonly ChoosableGame[], isCurrent: () => boolean, isNew = false): Promise<void> {
    const [only] = games;
    if (only === undefined) throw new SourceFault("no_games");
    if (games.length > 1) {
      if (isCurrent()) this.games = games;
    } else await (isNew ? this.take(only, isCurrent) : this.judge(only, isCurrent));
  }

  private async take(
    found: ChoosableGame,
    isCurrent: () => boolean,
    games: readonly ChoosableGame[] = [],
  ): Promise<void> {
    const { judged, text } = this;
    await this.judge(found, isCurrent);
    if (!isCurrent()) return;
    // The verdicts get a separate history entry; Back returns to the text, or to the list of games.
    memory.keep({ judged, games, fault: null, damaged: false, text });
    this.close();
    this.onchosen(found);
  }

  private async judge(found: ChoosableGame, isCurrent: () => boolean): Promise<void> {
    const verdicts = await (await codec()).verdicts(found.format, found.piece);
    const own = await judgedByOwn(found, this.linked).catch(() => null);
    if (isCurrent()) this.judged = { found, verdicts, ...(own === null ? {} : { own }) };
  }

  private async run(open: (isCurrent: () => boolean) => Promise<void>): Promise<void> {
    const mine = ++this.last;
    const isCurrent = (): boolean => mine === this.last;
    this.fault = null;
    this.damaged = false;
    this.games = [];
    this.busy = true;
    try {
      await open(isCurrent);
    } catch (error) {
      if (isCurrent()) this.fault = error instanceof SourceFault ? error : new SourceFault("unreadable");
    }
    if (!isCurrent()) return;
    this.busy = false;
    this.keep();
  }
}
