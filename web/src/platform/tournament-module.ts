// Loads the WebAssembly module for tournaments, the core of `janggun tournament`. Only the page for directors needs it.
// Each request contains the whole log (the lines of a tournament's file); the module stores nothing.
//
// This file must not contain rules of tournaments. The types of requests and answers are in domain/tournament.gen.ts.
import type { Answer, Problem, Request } from "../domain/tournament.gen";
import { moduleFile } from "./module-file";
import { RulesModule } from "./rules-module";

type Kind = Answer["ok"];
type Of<K extends Kind> = Extract<Answer, { ok: K }>;

/** A request refused by the module. `problem` has a code, and facts for its message. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

export class TournamentModule {
  constructor(private readonly module: RulesModule) {}

  static async load(bytes: Response | Promise<Response> | BufferSource): Promise<TournamentModule> {
    return new TournamentModule(await RulesModule.load(bytes));
  }

  /** Sends a request and returns its answer, which must be of this kind. Throws `Refused` if it is refused. */
  readonly ask = <K extends Kind>(kind: K, request: Request): Of<K> => {
    const answer = JSON.parse(this.module.call(JSON.stringify(request))) as Answer;
    if (answer.ok === "refused") throw new Refused(answer.problem);
    if (answer.ok !== kind) throw new Error(`${request.do} was answered with ${answer.ok}`);
    return answer as Of<K>;
  };
}

let loading: Promise<TournamentModule | null> | null = null;

/** Loads the module once, and returns it; null if that failed. The next call then retries. */
export function loadTournaments(): Promise<TournamentModule | null> {
  loading ??= TournamentModule.load(moduleFile("/tournament.wasm")).catch(() => {
    loading = null;
    return null;
  });
  return loading;
}
