// Which page an address means, and moving between them without a reload.
import { ladderOf, USUAL_LADDER, type Ladder } from "../domain/ladders";
import { overlays } from "./overlays";

export type Page =
  | { name: "start" }
  | { name: "game"; id: string }
  | { name: "games"; page: number }
  | { name: "records"; game: number | null }
  /** `level`: of a game against the computer that begins at once. */
  | { name: "device"; level: number | null }
  /** `id`: of an analysis that this browser keeps; `fragment` may hold one whole. */
  | { name: "analysis"; id: string | null; query: string; fragment: string }
  /** `query` may hold a position and its law of movement. */
  | { name: "editor"; query: string }
  | { name: "learn"; role: string | null }
  | { name: "lesson"; lesson: string }
  | { name: "drill"; drill: "hanja" | "notation" }
  /** `problem`: its id, or `today` for the problem of the day. */
  | { name: "problems"; problem: string | null; query: string }
  | { name: "shortcuts" }
  | { name: "glossary"; term: string | null }
  | { name: "culture" }
  | { name: "openings" }
  | { name: "endgames" }
  | { name: "clock" }
  | { name: "stickers" }
  | { name: "army" }
  | { name: "ruleSets" }
  | { name: "house" }
  /** `challenge`: the name or key of the player whom the reader wants to challenge. */
  | { name: "lobby"; challenge: string | null }
  | { name: "account"; part: AccountPart }
  | { name: "player"; id: string }
  | { name: "leaderboard"; ladder: Ladder; page: number }
  | { name: "notFound" };

/** The account page, and the forms that have addresses of their own, so that a browser's password store knows them apart. */
export type AccountPart = "overview" | (typeof ACCOUNT_FORMS)[number];
const ACCOUNT_FORMS = ["sign-in", "sign-up", "recover", "forgotten", "new-password", "confirm-email"] as const;

/** The page of a path; ids are checked by the server, here only for shape. */
export function pageOf(path: string, query = "", fragment = ""): Page {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, third] = parts;
  if (first === "leaderboard") return leaderboard(parts.slice(1), query);
  if (third !== undefined) return { name: "notFound" };
  switch (first) {
    case undefined:
      return { name: "start" };
    case "game":
      return second !== undefined && /^[\w-]{1,64}$/.test(second) ? { name: "game", id: second } : { name: "notFound" };
    case "games":
      return { name: "games", page: pageNumber(query) };
    case "player":
      return second !== undefined && /^[\w:-]{1,64}$/.test(second)
        ? { name: "player", id: second }
        : { name: "notFound" };
    case "records": {
      if (second !== undefined) return { name: "notFound" };
      const game = Number(new URLSearchParams(query).get("game") ?? "");
      return { name: "records", game: Number.isInteger(game) && game > 0 ? game : null };
    }
    case "analysis":
      return second === undefined || /^[\w-]{1,80}$/.test(second)
        ? { name: "analysis", id: second ?? null, query, fragment }
        : { name: "notFound" };
    case "device": {
      const level = Number(new URLSearchParams(query).get("level") ?? "");
      return second === undefined
        ? { name: "device", level: Number.isInteger(level) && level > 0 ? level : null }
        : { name: "notFound" };
    }
    case "editor":
      return second === undefined ? { name: "editor", query } : { name: "notFound" };
    case "learn":
      return { name: "learn", role: second ?? null };
    case "lessons":
      return second === undefined ? { name: "learn", role: null } : { name: "lesson", lesson: second };
    case "drill":
      return second === "hanja" || second === "notation" ? { name: "drill", drill: second } : { name: "notFound" };
    case "problems":
      return second === undefined || /^(?:[0-9a-f]{10}|today)$/.test(second)
        ? { name: "problems", problem: second ?? null, query }
        : { name: "notFound" };
    case "glossary":
      return { name: "glossary", term: second ?? null };
    case "clock":
    case "culture":
    case "endgames":
    case "openings":
    case "stickers":
    case "shortcuts":
      return second === undefined ? { name: first } : { name: "notFound" };
    case "chess-war":
      return second === undefined ? { name: "army" } : { name: "notFound" };
    case "rule-sets":
      if (second === undefined) return { name: "ruleSets" };
      return second === "house" ? { name: "house" } : { name: "notFound" };
    case "lobby":
      if (second !== undefined) return { name: "notFound" };
      return { name: "lobby", challenge: new URLSearchParams(query).get("challenge") };
    case "account": {
      const form = ACCOUNT_FORMS.find((one) => one === second);
      if (second !== undefined && form === undefined) return { name: "notFound" };
      return { name: "account", part: form ?? "overview" };
    }
    default:
      return { name: "notFound" };
  }
}

/** The page of a list that `?page=` names, from 1. */
function pageNumber(query: string): number {
  const page = Number(new URLSearchParams(query).get("page") ?? "1");
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** `/leaderboard` or `/leaderboard/janggi/rapid`. */
function leaderboard([movement, speed, more]: readonly string[], query: string): Page {
  const ladder = movement === undefined ? USUAL_LADDER : ladderOf(movement, speed ?? "");
  if (ladder === null || more !== undefined) return { name: "notFound" };
  return { name: "leaderboard", ladder, page: pageNumber(query) };
}

const isAccount = (path: string): boolean => /^\/account(?:\/|$)/.test(path);

class Router {
  /** The page from which the reader came to the account's forms, and to which they return. */
  private cameFrom: string | null = null;
  page: Page = $state(pageOf(location.pathname, location.search, location.hash));

  constructor() {
    addEventListener("popstate", () => overlays.moved() || this.read());
  }

  /** Goes to an address of this app. */
  go(href: string): void {
    if (isAccount(href) && !isAccount(location.pathname))
      this.cameFrom = location.pathname + location.search + location.hash;
    overlays.leave(() => {
      overlays.enter(href);
      this.read();
      scrollTo(0, 0);
    });
  }

  /** Goes back to where the reader was before the account's forms; else to `otherwise`. */
  goBack(otherwise: string): void {
    this.go(this.cameFrom ?? otherwise);
  }

  /** Whether there is a page to go back to. */
  get hasOrigin(): boolean {
    return this.cameFrom !== null;
  }

  /** Gives the page another address without a step in the history. */
  replace(href: string): void {
    overlays.rename(href);
    this.read();
  }

  private read(): void {
    this.page = pageOf(location.pathname, location.search, location.hash);
  }
}

export const router = new Router();

/** For `onclick` on a container of links: plain clicks on links of this app stay in the app. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (link === null || link === undefined || link.target !== "" || link.hasAttribute("download")) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname === location.pathname && url.hash !== "") return;
  event.preventDefault();
  router.go(url.pathname + url.search);
}
