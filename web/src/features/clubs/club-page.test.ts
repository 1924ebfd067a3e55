// The page of a club: its tournaments, and the users who can create them.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { clubsApi } from "../../platform/clubs-api";
import { clubsTexts } from "../../texts/clubs.gen";
import type { ClubRole, ClubView, TournamentSummary } from "../../wire.gen";
import ClubPage from "./ClubPage.svelte";

const CLUB = { id: "LqZ3xv0aJ9c", name: "종로 장기회" };

const tournament = (id: string, phase: TournamentSummary["phase"]): TournamentSummary => ({
  id,
  name: id,
  owner: { id: "guest:00000000009", name: "총무", account: true, rating: null } as never,
  starts_ms: 0,
  phase,
  entries: 2,
  settings: { format: { kind: "swiss", rounds: 3 }, rules: "kakao@1", time: { kind: "total", total_ms: 600_000 } },
  club: CLUB,
});

const club = (you: ClubRole | null, more: Partial<ClubView>): ClubView => ({
  id: CLUB.id,
  text: { name: CLUB.name, place: "", about: "", admission: "approval" },
  created_ms: 0,
  members: [],
  waiting: [],
  events: [],
  you,
  ...more,
});

let shown: ReturnType<typeof mount> | null = null;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  if (shown !== null) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(view: ClubView): Promise<void> {
  vi.spyOn(clubsApi, "show").mockResolvedValue(view);
  shown = mount(ClubPage, { target: document.body, props: { id: CLUB.id } });
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

const section = (): Element | null => document.querySelector("section[aria-labelledby=tournaments]");
const makes = (): boolean =>
  [...document.querySelectorAll("button")].some(({ textContent }) => textContent === clubsTexts().makeTournament);

test("the tournaments of a club are on its page, those that have ended apart and last", async () => {
  const tournaments = [tournament("runs", "running"), tournament("waits", "open"), tournament("ended", "over")];
  await open(club("member", { tournaments }));
  const links = [...(section()?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/tournaments/runs", "/tournaments/waits", "/tournaments/ended"]);
  expect(section()?.querySelector("h3")?.textContent).toBe(clubsTexts().tournamentsOver);
  expect(makes()).toBe(false);
});

test.each([
  ["owner", true],
  ["officer", true],
  ["member", false],
  ["waiting", false],
  [null, false],
] as const)("whether %s can make a tournament: %s", async (you, may) => {
  // The response of a server of an earlier release.
  await open(club(you, {}));
  expect(makes()).toBe(may);
  expect(section() !== null).toBe(may);
});
