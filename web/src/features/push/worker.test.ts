// @vitest-environment node
// Tests the service worker's handling of push messages, with fakes of browser APIs.
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectTexts } from "../../i18n/text-laws";
import { PUSH_TEXTS } from "../../texts/push.gen";
import { listenForPushes, readNotice } from "./worker";
import { PUSH_WORKER_TEXTS } from "../../texts/push-worker.gen";
import { words } from "./worker-texts";

type Handler = (event: unknown) => void;

/** Simulates a service worker in a browser with these windows. */
function double(
  windows: { url: string; visibilityState: string; focus?: () => void }[],
  lang: string | null,
  game: object | null = null,
) {
  const handlers = new Map<string, Handler>();
  const shown: { title: string; options: NotificationOptions }[] = [];
  const opened: string[] = [];
  const closed: string[] = [];
  const worker = {
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: (path: string) => Promise.resolve(opened.push(path)),
    },
    registration: {
      showNotification: (title: string, options: NotificationOptions) =>
        Promise.resolve(shown.push({ title, options })),
      getNotifications: ({ tag }: { tag: string }) => Promise.resolve([{ close: () => closed.push(tag) }]),
    },
  };
  vi.stubGlobal("caches", { match: () => Promise.resolve(lang === null ? undefined : new Response(lang)) });
  vi.stubGlobal("fetch", () =>
    game === null ? Promise.reject(new TypeError("offline")) : Promise.resolve(Response.json(game)),
  );
  vi.stubGlobal("navigator", { language: "nl-BE" });
  listenForPushes(worker as unknown as ServiceWorkerGlobalScope);
  const fire = async (kind: string, event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    handlers.get(kind)?.({ ...event, waitUntil: (done: Promise<unknown>) => (work = done) });
    await work;
  };
  const push = (text: string): Promise<void> => fire("push", { data: { text: () => text } });
  const click = (data: unknown): Promise<void> => fire("notificationclick", { notification: { data, close() {} } });
  return { shown, opened, closed, push, click };
}

afterEach(() => vi.unstubAllGlobals());

const TURN = { kind: "turn", game: "abc_DEF-123", name: "한신" };

describe("a push message", () => {
  test("about a club leads to its page", async () => {
    const browser = double([], "ko", { phase: "over" });
    await browser.push(JSON.stringify({ kind: "club_request", club: "LqZ3xv0aJ9c", name: "종로 장기회" }));
    const [{ title, options }] = browser.shown as [(typeof browser.shown)[number]];
    expect(title).toBe(PUSH_WORKER_TEXTS.ko.kinds.club_request);
    expect(options).toMatchObject({
      body: "종로 장기회",
      tag: "LqZ3xv0aJ9c",
      data: "/clubs/LqZ3xv0aJ9c",
      silent: false,
    });
    expect(browser.closed).toEqual([]);
  });

  test("is shown in the language of the app, one for each game", async () => {
    const browser = double([{ url: "https://janggi.example/lobby", visibilityState: "visible" }], "ko");
    await browser.push(JSON.stringify(TURN));
    const [{ title, options }] = browser.shown as [(typeof browser.shown)[number]];
    expect(title).toBe("내 차례입니다");
    expect(options).toMatchObject({ body: "상대: 한신", lang: "ko", tag: TURN.game, data: `/game/${TURN.game}` });
  });

  test("is not shown to who looks at the game, and is where that window is hidden", async () => {
    const url = `https://janggi.example/game/${TURN.game}`;
    const looking = double([{ url, visibilityState: "visible" }], "en");
    await looking.push(JSON.stringify(TURN));
    expect(looking.shown).toEqual([]);
    const away = double([{ url, visibilityState: "hidden" }], "en");
    await away.push(JSON.stringify(TURN));
    expect(away.shown).toHaveLength(1);
  });

  test("about what is answered by now is closed at once; what is so still stands", async () => {
    const none = { draw: null, takeback: null, rematch: null };
    const view = (phase: string, now: object): object => ({
      phase,
      seats: { cho: { you: true }, han: { you: false } },
      now: { turn: "cho", offers: none, rights: { join: [] }, ...now },
    });
    const cases: readonly (readonly [kind: string, view: object, stands: boolean])[] = [
      ["turn", view("playing", {}), true],
      ["turn", view("playing", { turn: "han" }), false],
      ["turn", view("playing", { adjourned: true }), false],
      ["turn", view("over", {}), false],
      ["offer", view("playing", { offers: { ...none, draw: "han" } }), true],
      ["offer", view("over", { offers: { ...none, rematch: "han" } }), true],
      ["offer", view("playing", { offers: { ...none, draw: "cho" } }), false],
      ["offer", view("playing", {}), false],
      ["challenge", view("arranging", { rights: { join: ["han"] } }), true],
      ["challenge", view("arranging", {}), false],
      ["joined", view("arranging", {}), true],
      ["joined", view("over", {}), false],
      ["over", view("over", {}), true],
    ];
    for (const [kind, game, stands] of cases) {
      const browser = double([], "en", game);
      await browser.push(JSON.stringify({ ...TURN, kind }));
      expect([kind, game, browser.shown.length, browser.closed.length === 0]).toEqual([kind, game, 1, stands]);
      expect(browser.shown[0]?.options.silent ?? false).toBe(!stands);
    }
  });

  test("that is not understood says that there is news, in the browser's language", async () => {
    for (const text of ["", "{", "null", '{"kind":"later","game":"a"}', '{"kind":"turn","game":"../x"}']) {
      expect(readNotice(text)).toBe(null);
      const browser = double([], null);
      await browser.push(text);
      expect(browser.shown[0]).toMatchObject({ title: PUSH_WORKER_TEXTS.nl.news, options: { data: "/" } });
    }
  });

  test("leads to the game: in the window that has it, else in a new one", async () => {
    let focused = 0;
    const window = { url: "https://janggi.example/game/a?x=1", visibilityState: "hidden", focus: () => (focused += 1) };
    const browser = double([window], "en");
    await browser.click("/game/a");
    expect([focused, browser.opened]).toEqual([1, []]);
    await browser.click("/game/b");
    await browser.click("https://elsewhere.example/");
    expect([focused, browser.opened]).toEqual([1, ["/game/b", "/"]]);
  });
});

test("a notice names the opponent, or the computer, or nobody", () => {
  const of = (more: object) => words({ kind: "over", game: "a", ...more }, "en");
  expect(of({ name: "Han" })).toEqual({ title: "The game is over", body: "Opponent: Han" });
  expect(of({ level: 3 }).body).toBe("Opponent: Computer, level 3");
  expect(of({}).body).toBe("");
});

test("every language has every text, Korean in hangul and Dutch in Dutch", () => {
  expectTexts(PUSH_TEXTS, { least: 3, argument: () => "X" });
  expectTexts(PUSH_WORKER_TEXTS, { least: 7, argument: () => "X" });
});
