// Opening what somebody pastes, drops or chooses: one game at once, several to choose from.
import { decode } from "janggun";
import { router } from "../../platform/router.svelte";
import type { Judge } from "../tree/facts";
import { codec } from "./open";
import {
  analysisAddress,
  classify,
  fromFen,
  fromGame,
  gamesIn,
  SourceFault,
  type ChoosableGame,
  type Opening,
} from "./sources";

/** Larger files belong on the page of records. */
const LARGEST_FILE = 8 << 20;

export class Importer {
  /** Several games, to choose from. */
  games: readonly ChoosableGame[] = $state.raw([]);
  fault: SourceFault | null = $state.raw(null);
  busy = $state(false);

  constructor(
    private readonly judge: Judge,
    private readonly onopen: (opening: Opening) => void,
  ) {}

  openText(text: string): Promise<void> {
    return this.run(async () => {
      const pasted = classify(text, location.origin);
      switch (pasted.kind) {
        case "fen":
          return this.onopen({ document: fromFen(pasted.fen, "janggi", this.judge) });
        case "foreign":
          throw new SourceFault("foreign");
        case "address": {
          const address = analysisAddress(pasted);
          if (address === null) throw new SourceFault("unreadable");
          // The page reads its address: where only the fragment differs, it hears of that.
          const isHere = address.startsWith(`${location.pathname}${location.search}#`);
          if (isHere) location.hash = pasted.fragment;
          else router.go(address);
          return;
        }
        case "record":
          return this.openGames(text);
      }
    });
  }

  openFile(file: File): Promise<void> {
    return this.run(async () => {
      if (file.size > LARGEST_FILE) throw new SourceFault("unreadable");
      const { text } = decode(new Uint8Array(await file.arrayBuffer()));
      const pasted = classify(text, location.origin);
      if (pasted.kind === "fen") this.onopen({ document: fromFen(pasted.fen, "janggi", this.judge) });
      else await this.openGames(text);
    });
  }

  choose(game: ChoosableGame): Promise<void> {
    return this.run(async () => this.onopen({ document: await fromGame(game, await codec()) }));
  }

  private async openGames(text: string): Promise<void> {
    const games = await gamesIn(text, await codec());
    const [only] = games;
    if (games.length === 1 && only !== undefined) this.onopen({ document: await fromGame(only, await codec()) });
    else this.games = games;
  }

  private async run(open: () => Promise<void>): Promise<void> {
    this.fault = null;
    this.games = [];
    this.busy = true;
    try {
      await open();
    } catch (error) {
      this.fault = error instanceof SourceFault ? error : new SourceFault("unreadable");
    }
    this.busy = false;
  }
}
