// Texts about recorded games: faults, notes, results, setups and players' names.
import type { Messages } from "../../texts/core.en.gen";
import type { Movement } from "../../domain/movements.gen";
import { textOf } from "../../i18n/codes";
import { storedName } from "../../i18n/stored-names";
import { positionReasons } from "../editor/words";
import { movementOf } from "../../domain/rule-fields";
import type { Fault, Note, RecordGame } from "../../platform/records-module";

/** Source of the sentences that explain illegal moves. */
export interface ReasonSentences {
  reason(code: string, facts: Record<string, unknown>): string | null;
}

/** Returns the text quoted in a fault's message: a part of the file, or the position of an invalid character. */
const shownText = ({ code, facts, line }: Fault): string =>
  code === "bad_encoding" && typeof facts["column"] === "number" ? `${line}:${facts["column"]}` : word(facts["text"]);

const word = (value: unknown): string => (typeof value === "string" ? value : "");

/** Returns the message for a fault's code. For an invalid character, it includes the position, if known. */
function said(code: string, value: string, text: string, t: Messages): string | undefined {
  const isPlaced = code === "bad_encoding" && text !== "";
  return textOf(t.records.faults, isPlaced ? "bad_encoding_at" : code, { value, text });
}

/** Describes a fault and its location: `Line 12, move 31: "79졸78" is not possible (the way is blocked at a4)`. */
export function faultText(fault: Fault, sentences: ReasonSentences, t: Messages): string {
  const { code, facts } = fault;
  const text = said(code, word(facts["value"]), shownText(fault), t) ?? fault.detail;
  const reason = word(facts["reason"]);
  const more =
    code === "illegal_move"
      ? sentences.reason(reason, (facts["facts"] ?? {}) as Record<string, unknown>)
      : code === "bad_move"
        ? (textOf(t.records.moveReasons, reason) ?? null)
        : positionReasons(code, facts, "janggi") || null;
  const { line, ply } = fault;
  const place = ply === null ? t.records.line({ line }) : t.records.lineMove({ line, ply });
  return `${place}: ${text}${more === null ? "" : ` (${more.replace(/\.$/, "")})`}`;
}

/** Returns the text for the `Fault` header of a damaged record; null for any other header. */
export function cutText([key, value]: readonly [key: string, value: string], t: Messages): string | null {
  if (key !== "Fault") return null;
  const [, ply, code = "", text = ""] = /^(?:(\d+) )?(\w+)(?:: (.*))?$/s.exec(value) ?? [];
  const what = said(code, text, text, t) ?? value;
  return ply === undefined ? t.records.faulty({ what }) : t.records.cut({ ply, last: Number(ply) - 1, what });
}

export function noteText(note: Note, t: Messages): string {
  switch (note.code) {
    case "move_count":
      return t.records.notes.move_count(note);
    case "move_number":
      return t.records.notes.move_number(note);
    case "check_not_said":
    case "check_not_given":
      return t.records.notes[note.code](note);
    case "setup_assumed":
      return t.records.notes.setup_assumed;
    case "no_result":
      return t.records.notes.no_result(note);
    case "results_differ":
      return t.records.notes.results_differ({
        line: note.line,
        said: winnerText(note.said, t),
        found: winnerText(note.found, t),
      });
  }
}

function winnerText(winner: string | null, t: Messages): string {
  if (winner === "draw") return t.end.draw;
  return winner === "cho" || winner === "han" ? t.end.wins({ side: t.side[winner] }) : t.records.unknownResult;
}

/** Returns the winner, and the reason and margin if recorded: `Cho wins (points, by 5.5 points)`. */
export function outcomeText(game: Pick<RecordGame, "outcome">, t: Messages): string {
  const { winner, reason, margin_half: margin } = game.outcome;
  const result = winnerText(winner, t);
  const why = [
    reason === null ? undefined : textOf(t.records.reasons, reason),
    margin === undefined ? undefined : t.records.margin({ points: margin / 2 }),
  ].filter((part) => part !== undefined);
  return why.length === 0 ? result : `${result} (${why.join(", ")})`;
}

/** Describes the start of a game: `초 마상상마, 한 마상상마`, or a custom start. Empty in Xiangqi. */
export function setupText(game: Pick<RecordGame, "setups">, movement: Movement, t: Messages): string {
  const setups = setupShort(game, movement, t);
  return game.setups === null ? setups : t.records.setups({ setups });
}

/** Like `setupText`, for lists: without explaining the letters. */
export function setupShort(game: Pick<RecordGame, "setups">, movement: Movement, t: Messages): string {
  if (game.setups === null) return movement === "xiangqi" ? "" : t.records.ownStart;
  const { cho, han } = game.setups;
  return `${t.side.cho} ${t.setup.korean[cho]}, ${t.side.han} ${t.setup.korean[han]}`;
}

export function nameOf(game: Pick<RecordGame, "players">, side: "cho" | "han", t: Messages): string {
  const name = game.players[side];
  return name === null ? t.records.unnamed : storedName(name);
}

/** Returns a game's variant, from its rules or, if it names none, from its tags. */
export function movementOfRecord(game: RecordGame): Movement {
  if (game.rules !== null) return movementOf(game.rules);
  const isXiangqi = game.tags.some(([key, value]) => XIANGQI_TAGS[key.toLowerCase()]?.test(value.trim()) === true);
  return isXiangqi ? "xiangqi" : "janggi";
}

/** Tags that identify a Xiangqi game, with patterns of their values. */
const XIANGQI_TAGS: Readonly<Record<string, RegExp>> = { variant: /^xiangqi$/i, game: /^(chinese chess|xiangqi)$/i };
