// The chat and the boards on the page of a tournament.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { reader } from "../../platform/me.svelte";
import { tournamentsApi } from "../../platform/tournaments-api";
import { tournamentsTexts } from "../../texts/tournaments.gen";
import type { ChatLine, LiveGame, Me, TournamentView } from "../../wire.gen";
import OnlinePage from "./OnlinePage.svelte";
import { round, running, view } from "./tournament-double";

const line = (at_ms: number, name: string, text: string): ChatLine => ({
  at_ms,
  by: { id: `guest:${name}`, name, account: true, rating: null },
  mine: false,
  says: { text },
});
const you = { entry: null, plays: false, directs: false, game: null };

let shown: ReturnType<typeof mount> | null = null;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  reader.become({ player: null, account: { name: "나" } } as unknown as Me);
});
afterEach(() => {
  if (shown !== null) void unmount(shown);
  shown = null;
  reader.current = null;
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function wait(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

async function open(first: TournamentView): Promise<void> {
  vi.spyOn(tournamentsApi, "show").mockResolvedValue(first);
  shown = mount(OnlinePage, { target: document.body, props: { id: first.id } });
  await wait(0);
  await wait(0);
}

const log = (): string | undefined => document.querySelector("[role=log]")?.textContent;

test("the chat is loaded when it has changed, and a removed message disappears", async () => {
  const chat = vi
    .spyOn(tournamentsApi, "chat")
    .mockResolvedValue({ lines: [line(1, "한신", "안녕"), line(2, "항우", "반갑")] });
  await open(view({ chat_ms: 2, you }));
  expect(log()).toContain("반갑");
  await wait(9_000);
  expect(chat).toHaveBeenCalledTimes(1);
  expect(document.querySelector(`[aria-label="${tournamentsTexts().chat.remove({ name: "항우" })}"]`)).toBeNull();
  chat.mockResolvedValue({ lines: [line(1, "한신", "안녕")] });
  vi.spyOn(tournamentsApi, "show").mockResolvedValue(view({ chat_ms: 3, you }));
  await wait(5_000);
  expect(chat).toHaveBeenCalledTimes(2);
  expect(log()).toContain("안녕");
  expect(log()).not.toContain("반갑");
});

test("a director removes a message", async () => {
  vi.spyOn(tournamentsApi, "chat").mockResolvedValue({ lines: [line(7, "항우", "광고")] });
  const unsay = vi.spyOn(tournamentsApi, "unsay").mockResolvedValue({ lines: [] });
  await open(view({ chat_ms: 7, you: { ...you, directs: true } }));
  const name = tournamentsTexts().chat.remove({ name: "항우" });
  document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)?.click();
  await wait(0);
  expect(unsay).toHaveBeenCalledWith("00000000001", 7);
  expect(log()).not.toContain("광고");
});

test("who plays sees neither the chat nor the boards, and a visitor no chat", async () => {
  const chat = vi.spyOn(tournamentsApi, "chat");
  const boards = vi.spyOn(tournamentsApi, "boards");
  await open({ ...running({ ...you, entry: 1, plays: true, game: "LqZ3xv0aJ9c" }), chat_ms: 5 });
  expect(document.body.textContent).toContain(tournamentsTexts().chat.closed);
  reader.current = null;
  flushSync();
  expect(document.body.textContent).not.toContain(tournamentsTexts().chat.closed);
  expect([chat.mock.calls.length, boards.mock.calls.length]).toEqual([0, 0]);
});

test("a spectator is one press away from each game on the boards", async () => {
  const seat = { kind: "guest", level: null, you: false };
  const game = { id: "LqZ3xv0aJ9c", movement: "janggi", fen: "4k4/9/9/9/9/9/9/9/9/4K4 w", last: null };
  const player = (name: string) => ({ id: `guest:${name}`, name, account: true, rating: null });
  const seats = { cho: { ...seat, player: player("한신") }, han: { ...seat, player: player("항우") } };
  vi.spyOn(tournamentsApi, "boards").mockResolvedValue({ games: [{ ...game, seats } as unknown as LiveGame] });
  await open({ ...running(null), state: view({}, [round]).state });
  const link = document.querySelector<HTMLAnchorElement>("[aria-labelledby=boards] a");
  expect(link?.getAttribute("href")).toBe("/game/LqZ3xv0aJ9c");
});
