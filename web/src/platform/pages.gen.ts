// Written by `cargo xtask generate` from crates/server/src/pages/table.rs.
import { numberIn, textIn } from "./address-values";

export type Page =
  | { name: "start" }
  | { name: "game"; id: string }
  | { name: "games"; page: number }
  | { name: "records"; game: number | null }
  | { name: "device"; level: number | null }
  | { name: "analysis"; id: string | null; query: string; fragment: string }
  | { name: "editor"; query: string }
  | { name: "learn"; role: string | null }
  | { name: "lesson"; lesson: string }
  | { name: "booklet"; rules: string | null }
  | { name: "drill"; drill: "hanja" | "notation" }
  | { name: "problems"; problem: string | null; query: string }
  | { name: "shortcuts" }
  | { name: "glossary"; term: string | null }
  | { name: "culture" }
  | { name: "openings" }
  | { name: "endgames" }
  | { name: "clock" }
  | { name: "tournament"; part: "entries" | "draw" | "rounds" | "standings" | "print" | "log" | "more" | null; open: number | null }
  | { name: "tournamentGuide" }
  | { name: "spectatorScreen"; open: number | null }
  | { name: "phoneResult"; fragment: string }
  | { name: "stickers" }
  | { name: "army" }
  | { name: "ruleSets" }
  | { name: "house" }
  | { name: "verdict"; query: string; fragment: string }
  | { name: "lobby"; challenge: string | null }
  | { name: "account"; part: "sign-in" | "sign-up" | "recover" | "forgotten" | "new-password" | "confirm-email" | null }
  | { name: "player"; id: string }
  | { name: "leaderboard"; movement: "janggi" | "xiangqi" | "chesswar" | null; speed: "bullet" | "blitz" | "rapid" | "classical" | "correspondence" | null; page: number }
  | { name: "tournaments" }
  | { name: "onlineTournament"; id: string }
  | { name: "clubs" }
  | { name: "club"; id: string }
  | { name: "about" }
  | { name: "notFound" }
  ;

/** Parameters in the address of a page. */
export type Said<N extends Page["name"]> = Omit<Extract<Page, { name: N }>, "name">;

/** Name, path without the slashes around it, and a function that parses the query and the fragment, if any. */
export const ADDRESSES: readonly (readonly [Page["name"], RegExp, ((query: string, fragment: string) => object)?])[] = [
  ["start", /^$/],
  ["game", /^game\/(?<id>[\w-]{1,64})$/],
  ["games", /^games$/, (query) => ({ page: numberIn(query, "page") ?? 1 })],
  ["records", /^records$/, (query) => ({ game: numberIn(query, "game") })],
  ["device", /^device$/, (query) => ({ level: numberIn(query, "level") })],
  ["analysis", /^(?:analysis|analysis\/(?<id>[\w-]{1,80}))$/, (query, fragment) => ({ query, fragment })],
  ["editor", /^editor$/, (query) => ({ query })],
  ["learn", /^(?:learn|learn\/(?<role>[^/]+)|lessons)$/],
  ["lesson", /^lessons\/(?<lesson>[^/]+)$/],
  ["booklet", /^booklet$/, (query) => ({ rules: textIn(query, "rules") })],
  ["drill", /^drill\/(?<drill>hanja|notation)$/],
  ["problems", /^(?:problems|problems\/(?<problem>[0-9a-f]{10}|today))$/, (query) => ({ query })],
  ["shortcuts", /^shortcuts$/],
  ["glossary", /^(?:glossary|glossary\/(?<term>[^/]+))$/],
  ["culture", /^culture$/],
  ["openings", /^openings$/],
  ["endgames", /^endgames$/],
  ["clock", /^clock$/],
  ["tournament", /^(?:tournament|tournament\/(?<part>entries|draw|rounds|standings|print|log|more))$/, (query) => ({ open: numberIn(query, "open") })],
  ["tournamentGuide", /^tournament\/guide$/],
  ["spectatorScreen", /^tournament\/screen$/, (query) => ({ open: numberIn(query, "open") })],
  ["phoneResult", /^phone$/, (_query, fragment) => ({ fragment })],
  ["stickers", /^stickers$/],
  ["army", /^chess-war$/],
  ["ruleSets", /^rule-sets$/],
  ["house", /^rule-sets\/house$/],
  ["verdict", /^verdict$/, (query, fragment) => ({ query, fragment })],
  ["lobby", /^lobby$/, (query) => ({ challenge: textIn(query, "challenge") })],
  ["account", /^(?:account|account\/(?<part>sign-in|sign-up|recover|forgotten|new-password|confirm-email))$/],
  ["player", /^player\/(?<id>[\w:-]{1,64})$/],
  ["leaderboard", /^(?:leaderboard|leaderboard\/(?<movement>janggi|xiangqi|chesswar)\/(?<speed>bullet|blitz|rapid|classical|correspondence))$/, (query) => ({ page: numberIn(query, "page") ?? 1 })],
  ["tournaments", /^tournaments$/],
  ["onlineTournament", /^tournaments\/(?<id>[^/]+)$/],
  ["clubs", /^clubs$/],
  ["club", /^clubs\/(?<id>[^/]+)$/],
  ["about", /^about$/],
];

/** Names of the pages that belong to each entry of the menu, in addition to its own page. */
export const BELOW: Readonly<Record<string, readonly string[]>> = {
  learn: ["lesson", "booklet", "drill", "problems", "glossary", "culture", "openings", "endgames", "stickers", "army"],
  lobby: ["player", "leaderboard", "tournaments", "onlineTournament", "clubs", "club"],
  ruleSets: ["verdict"],
  tournament: ["tournamentGuide", "spectatorScreen", "phoneResult"],
};

/** Names of the pages that need a server. */
export const OF_SERVER: readonly string[] = ["game", "games", "phoneResult", "lobby", "account", "player", "leaderboard", "tournaments", "onlineTournament", "clubs", "club"];
