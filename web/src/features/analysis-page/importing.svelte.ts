// Opens pasted, dropped or selected content: a single game directly, several as a list to choose from.
import { here } from "../../platform/places";
import { router } from "../../platform/router.svelte";
import type { Judge } from "../tree/facts";
import { codec } from "./open";
import {
  analysisAddress,
  classify,
  gamesIn,
  openingOfFen,
  openingOfGame,
  piecesOf,
  SourceFault,
  type ChoosableGame,
  type Opening,
} from "./sources";

/** Maximum size of a file in bytes; larger ones belong on the records page. */
const LARGEST_FILE = 8 << 20;

export class Importer {
  /** Games to choose from; empty if there is no choice. */
  games: readonly ChoosableGame[] = $state.raw([]);
  fault: SourceFault | null = $state.raw(null);
  busy = $state(false);

  constructor(
    private readonly judge: Judge,
    private readonly onopen: (opening: Opening) => void,
  ) {}

  openText(text: string): Promise<void> {
    return this.run(async () => {
      const pasted = classify(text);
      switch (pasted.kind) {
        case "fen":
          return this.onopen(openingOfFen(pasted.fen, this.judge));
        case "foreign":
          throw new SourceFault("foreign");
        case "address": {
          const address = analysisAddress(pasted);
          if (address === null) throw new SourceFault("unreadable");
          // The page follows its address, so a change of the fragment alone is enough.
          const { path, query } = here();
          const isHere = address.startsWith(`${path}${query}#`);
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
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { pieces } = await piecesOf(bytes, await codec());
      const pasted = classify(pieces[0]?.text ?? "");
      if (pieces.length === 1 && pasted.kind === "fen") this.onopen(openingOfFen(pasted.fen, this.judge));
      else await this.openGames(bytes);
    });
  }

  choose(game: ChoosableGame): void {
    void this.run(async () => this.onopen(await openingOfGame(game, await codec())));
  }

  private async openGames(source: string | Uint8Array<ArrayBuffer>): Promise<void> {
    const games = await gamesIn(source, await codec());
    const [only] = games;
    if (games.length === 1 && only !== undefined) this.onopen(await openingOfGame(only, await codec()));
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
