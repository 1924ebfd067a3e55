// Tournaments on the server: their texts, the form for a new one, and the live page.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { TournamentView } from "../../wire.gen";
import { expectTexts } from "../../i18n/text-laws";
import { ApiError } from "../../platform/http";
import { reader } from "../../platform/me.svelte";
import { tournamentTexts } from "../../texts/tournament.gen";
import { TOURNAMENTS_TEXTS, tournamentsTexts } from "../../texts/tournaments.gen";
import { tournamentsApi } from "../../platform/tournaments-api";
import { localText, nextStart, wantedOf, type Choices } from "./making";
import { Online } from "./online.svelte";
import { outcomeAt } from "./outcomes";
import NewOnline from "./NewOnline.svelte";
import OnlinePage from "./OnlinePage.svelte";
import { countdown, ruleTexts } from "./sentences";
import { match, round, running, TIME, view } from "./tournament-double";

const CHOICES: Choices = {
  name: " 토요 장기 ",
  format: "swiss",
  rounds: 4,
  minutes: 60,
  size: 4,
  qualifiers: 2,
  third: true,
  rules: "kakao",
  time: TIME,
  starts: "2026-11-30T15:30",
  rated: false,
  byHand: true,
  club: null,
};

test("the form says what the server needs", () => {
  const wanted = wantedOf(CHOICES);
  expect(wanted.name).toBe("토요 장기");
  expect(localText(new Date(wanted.starts_ms))).toBe(CHOICES.starts);
  expect(wanted.settings).toMatchObject({ format: { kind: "swiss", rounds: 4 }, pairing: "director" });
  expect(wanted).not.toHaveProperty("club");
  expect(wantedOf({ ...CHOICES, club: "LqZ3xv0aJ9c" })).toEqual({ ...wanted, club: "LqZ3xv0aJ9c" });
  // An arena is always paired automatically.
  const arena = wantedOf({ ...CHOICES, format: "arena" }).settings;
  expect(arena).toMatchObject({ format: { kind: "arena", minutes: 60 }, pairing: "automatic" });
  expect(wantedOf({ ...CHOICES, format: "knockout" }).settings.format).toEqual({ kind: "knockout", third_place: true });
  const groups = { kind: "groups", size: 4, qualifiers: 2, third_place: true };
  expect(wantedOf({ ...CHOICES, format: "groups" }).settings.format).toEqual(groups);
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
  for (const [kind, own] of [
    ["swiss", 1],
    ["round_robin", 1],
    ["knockout", 2],
    ["groups", 5],
    ["arena", 1],
  ] as const) {
    const format = { kind, rounds: 3, cycles: 1, size: 4, qualifiers: 2, third_place: true, minutes: 60 } as never;
    const texts = ruleTexts({ format, rules: "kakao@1", time: CHOICES.time });
    expect(texts.length).toBe(own + 1);
    expect(texts.at(-1)).toContain("60");
  }
});

test("every language has every text", () => {
  const sameInDutch = [".format.knockout", ".form.formats.knockout", ".form.formats.arena"];
  expectTexts(TOURNAMENTS_TEXTS, { least: 60, argument: () => 3, sameInDutch });
});

let shown: ReturnType<typeof mount> | null = null;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  if (shown !== null) void unmount(shown);
  shown = null;
  reader.become({ player: null, account: null });
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

const CLUB = { id: "LqZ3xv0aJ9c", name: "종로 장기회" };
const ME = { player: null, account: { name: "hoewon", created_ms: 0, second_factor: false, recovery_codes: 0 } };
const outside = { entry: null, plays: false, directs: false, game: null };

test.each([
  ["not_member", null, tournamentsTexts().bar.not_member({ name: CLUB.name }), true],
  ["not_member", 1, tournamentsTexts().leftClub({ name: CLUB.name }), true],
  ["waiting", null, tournamentsTexts().bar.waiting({ name: CLUB.name }), false],
] as const)(
  "a reader who cannot enter a club's tournament (%s, entry %s) is told why",
  async (bar, entry, text, leads) => {
    reader.become(ME);
    await open(view({ club: CLUB, you: { ...outside, entry, bar } }));
    expect(document.querySelector("header a")?.getAttribute("href")).toBe(`/clubs/${CLUB.id}`);
    expect(document.body.textContent).toContain(text);
    expect(document.querySelector(`a.large[href='/clubs/${CLUB.id}']`) !== null).toBe(leads);
    expect(document.querySelector("button.large")).toBeNull();
  },
);

test.each([
  ["swiss", "running", true],
  ["knockout", "open", true],
  ["knockout", "running", false],
] as const)("who has left a %s tournament that is %s may come back: %s", async (kind, phase, may) => {
  reader.become(ME);
  const { settings } = view();
  const format = { kind, rounds: 3, third_place: true } as TournamentView["settings"]["format"];
  await open(view({ phase, settings: { ...settings, format }, you: { ...outside, entry: 1 } }));
  const words = tournamentsTexts();
  expect(document.body.textContent).toContain(may ? words.mayReturn : words.noReturn);
  expect(document.querySelector("button.large") !== null).toBe(may);
});

test("a member enters a club's tournament", async () => {
  reader.become(ME);
  await open(view({ club: CLUB, you: outside }));
  expect(document.querySelector("button.large")?.textContent).toBe(tournamentsTexts().join);
});

test("a dissolved club is no link, and takes no new entries", async () => {
  reader.become(ME);
  await open(view({ club: { ...CLUB, name: null }, you: { ...outside, bar: "dissolved" } }));
  expect(document.querySelector("header a, button.large")).toBeNull();
  expect(document.querySelector("header")?.textContent).toContain(tournamentsTexts().ofFormerClub);
  expect(document.body.textContent).toContain(tournamentsTexts().bar.dissolved);
});

test("the form for a club's tournament sends the club", async () => {
  const create = vi.spyOn(tournamentsApi, "create").mockResolvedValue({ id: "00000000001" } as never);
  const onmade = vi.fn();
  shown = mount(NewOnline, { target: document.body, props: { club: CLUB.id, onmade } });
  flushSync();
  const name = document.querySelector<HTMLInputElement>("input[type=text]");
  if (name === null) throw new Error("no name");
  name.value = "월례회";
  name.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("form")?.requestSubmit();
  await vi.advanceTimersByTimeAsync(0);
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ club: CLUB.id, name: "월례회" }));
  expect(onmade).toHaveBeenCalledWith("00000000001");
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
