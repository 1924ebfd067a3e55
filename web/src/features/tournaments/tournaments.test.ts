// Tournaments on the server: their texts, the form for a new one, and the page that shows one live.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { TournamentView } from "../../wire.gen";
import { expectTexts } from "../../i18n/text-laws";
import { ApiError } from "../../platform/http";
import { tournamentTexts } from "../../texts/tournament.gen";
import { TOURNAMENTS_TEXTS, tournamentsTexts } from "../../texts/tournaments.gen";
import { tournamentsApi } from "../../platform/tournaments-api";
import { localText, nextStart, wantedOf, type Choices } from "./making";
import { Online } from "./online.svelte";
import { outcomeAt } from "./outcomes";
import OnlinePage from "./OnlinePage.svelte";
import { countdown, ruleTexts } from "./sentences";

const CHOICES: Choices = {
  name: " 토요 장기 ",
  format: "swiss",
  rounds: 4,
  minutes: 60,
  third: true,
  rules: "kakao",
  time: { kind: "fischer", main_ms: 600_000, increment_ms: 5_000 },
  starts: "2026-11-30T15:30",
  rated: false,
  byHand: true,
};

test("the form says what the server needs", () => {
  const wanted = wantedOf(CHOICES);
  expect(wanted.name).toBe("토요 장기");
  expect(localText(new Date(wanted.starts_ms))).toBe(CHOICES.starts);
  expect(wanted.settings).toMatchObject({ format: { kind: "swiss", rounds: 4 }, pairing: "director" });
  // An arena is always paired automatically.
  const arena = wantedOf({ ...CHOICES, format: "arena" }).settings;
  expect(arena).toMatchObject({ format: { kind: "arena", minutes: 60 }, pairing: "automatic" });
  expect(wantedOf({ ...CHOICES, format: "knockout" }).settings.format).toEqual({ kind: "knockout", third_place: true });
  expect(wantedOf({ ...CHOICES, format: "roundRobin" }).settings.format).toEqual({ kind: "round_robin", cycles: 1 });
});

test("a start that is proposed leaves time to enter", () => {
  for (const minute of [0, 14, 15, 16, 29, 45, 59]) {
    const now = new Date(2026, 10, 30, 15, minute);
    const start = nextStart(now).getTime();
    expect(start % 1_800_000).toBe(0);
    expect((start - now.getTime()) / 60_000).toBeGreaterThanOrEqual(15);
    expect((start - now.getTime()) / 60_000).toBeLessThan(46);
  }
});

test("durations are shown as a clock shows them", () => {
  expect([0, 999, 61_000, 3_600_000, 86_399_000, -5].map(countdown)).toEqual([
    "0:00",
    "0:01",
    "1:01",
    "1:00:00",
    "23:59:59",
    "0:00",
  ]);
});

test("each format has its rules in words", () => {
  for (const kind of ["swiss", "round_robin", "knockout", "arena"] as const) {
    const format = { kind, rounds: 3, cycles: 1, third_place: true, minutes: 60 } as never;
    const texts = ruleTexts({ format, rules: "kakao@1", time: CHOICES.time });
    expect(texts.length).toBe(kind === "knockout" ? 3 : 2);
    expect(texts.at(-1)).toContain("60");
  }
});

test("every language has every text", () => {
  const sameInDutch = [".format.knockout", ".form.formats.knockout", ".form.formats.arena"];
  expectTexts(TOURNAMENTS_TEXTS, { least: 60, argument: () => 3, sameInDutch });
});

const person = (id: string, name: string) => ({ id, name, account: true, rating: null });
const entry = (id: number, name: string) => ({
  id,
  entry: { name, division: 0 },
  withdrawn_after: null,
  entered_after: 0,
});
const match = {
  pairing: { table: 1, cho: 1, han: 2 },
  group: null,
  games: [null],
  records: [false],
  winner: null,
  is_decided: false,
  points: null,
  late: [],
};
const round = { number: 1, stage: "swiss", of: null, made_by: "program", matches: [match], byes: [] };

function view(more: Partial<TournamentView> = {}, rounds: readonly unknown[] = []): TournamentView {
  const rows = [1, 2].map((id) => ({ rank: 1, id, points: 0, figures: [] }));
  const division = {
    rounds,
    bracket: [],
    pending: [],
    next: { step: "pair" },
    tables: [{ group: null, rows }],
    ranking: rows,
    cells: [],
    groups: [],
    drawn: [],
    is_closed: false,
  };
  const plan = {
    name: "토요 장기",
    divisions: [{ name: "", format: { format: "swiss", rounds: 3 }, games: { kind: "single" } }],
  };
  return {
    id: "00000000001",
    name: "토요 장기",
    owner: person("guest:00000000009", "주최자"),
    helpers: [],
    starts_ms: Date.now() + 60_000,
    phase: "open",
    settings: { format: { kind: "swiss", rounds: 3 }, rules: "kakao@1", time: CHOICES.time },
    next_ms: null,
    ends_ms: null,
    state: { plan, seq: 3, entries: [entry(1, "한신"), entry(2, "항우")], divisions: [division] },
    players: [],
    games: [],
    you: null,
    ...more,
  };
}

const running = (you: TournamentView["you"]): TournamentView =>
  view({ phase: "running", games: [{ round: 1, table: 1, game: "LqZ3xv0aJ9c", made: true, over: false }], you }, [
    round,
  ]);

let shown: ReturnType<typeof mount> | null = null;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  if (shown !== null) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(first: TournamentView): Promise<void> {
  vi.spyOn(tournamentsApi, "show").mockResolvedValue(first);
  shown = mount(OnlinePage, { target: document.body, props: { id: first.id } });
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

test("who has a game is one press away from it", async () => {
  await open(running({ entry: 1, plays: true, directs: false, game: "LqZ3xv0aJ9c" }));
  const link = document.querySelector<HTMLAnchorElement>("a.large");
  expect(link?.getAttribute("href")).toBe("/game/LqZ3xv0aJ9c");
  expect(link?.textContent).toContain("항우");
});

test("the page is live within five seconds", async () => {
  await open(view());
  expect(document.body.textContent).toContain("한신");
  expect(document.querySelector("a[href='/game/LqZ3xv0aJ9c']")).toBeNull();
  vi.spyOn(tournamentsApi, "show").mockResolvedValue(running(null));
  await vi.advanceTimersByTimeAsync(5_000);
  flushSync();
  expect(document.querySelector("a[href='/game/LqZ3xv0aJ9c']")).not.toBeNull();
});

test("only a director sees the buttons for directors", async () => {
  await open(view({ you: { entry: null, plays: false, directs: false, game: null } }));
  await vi.dynamicImportSettled();
  expect(document.querySelector("details.card")).toBeNull();
});

test.each([
  ["open", "cancel", "cancelSure"],
  ["running", "close", "closeSure"],
] as const)("a director of an %s tournament is asked what the button says", async (phase, button, question) => {
  const sure = vi.fn(() => false);
  vi.stubGlobal("confirm", sure);
  await open(view({ phase, you: { entry: null, plays: false, directs: true, game: null } }));
  await vi.dynamicImportSettled();
  flushSync();
  const words = tournamentsTexts();
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent === words[button]);
  found?.click();
  expect(sure.mock.calls).toEqual([[words[question]]]);
});

test("a refused change says why and changes nothing", async () => {
  const online = new Online("00000000001");
  vi.spyOn(tournamentsApi, "show").mockResolvedValue(view());
  await online.load();
  vi.spyOn(tournamentsApi, "join").mockRejectedValue(new Error("no answer"));
  expect(await online.join()).toBe(false);
  expect(online.failure).not.toBe("");
  expect(online.busy).toBe(false);
  expect(online.seen?.phase).toBe("open");
});

test("the empty option is no result", async () => {
  vi.spyOn(tournamentsApi, "show").mockResolvedValue(view());
  const online = new Online("00000000001");
  await online.load();
  expect(outcomeAt(online, match as never, "")).toBeUndefined();
  expect(outcomeAt(online, match as never, "1")).toEqual({ result: "full", winner: "han" });
});

test("a director corrects a result with a reason, and is told what depends on it", async () => {
  const decided = { ...match, is_decided: true, winner: 1, games: [{ result: "full", winner: "cho" }] };
  const you = { entry: null, plays: false, directs: true, game: null };
  await open(view({ phase: "running", you }, [{ ...round, matches: [decided] }]));
  await vi.dynamicImportSettled();
  flushSync();
  const fill = (control: string, value: string): void => {
    const field = document.querySelector<HTMLInputElement>(`details.card form ${control}`);
    if (field === null) throw new Error(control);
    field.value = value;
    field.dispatchEvent(new Event(field.matches("select") ? "change" : "input", { bubbles: true }));
    flushSync();
  };
  fill("select", "0");
  fill("label:nth-of-type(2) select", "2");
  fill("input", " 잘못 입력 ");
  const refused = new ApiError("tournament_refused", 409, { reason: "round_depends_on_it" });
  const order = vi.spyOn(tournamentsApi, "order").mockRejectedValue(refused);
  document.querySelector<HTMLFormElement>("details.card form")?.requestSubmit();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  const wanted = { do: "correct", round: 1, table: 1, outcome: { result: "draw" }, reason: "잘못 입력" };
  expect(order).toHaveBeenCalledWith("00000000001", wanted);
  expect(document.querySelector("[role=alert]")?.textContent).toBe(tournamentTexts().refusal.round_depends_on_it);
});
