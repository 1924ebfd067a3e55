// Each kind of offer, as seen by the player who made it and the player who answers it.
import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ActionBar from "./ActionBar.svelte";
import GameDialogs from "./GameDialogs.svelte";
import StatusBox from "./StatusBox.svelte";
import { en } from "../../texts/core.en.gen";
import { settings } from "../../platform/settings.svelte";
import type { Now, Rights } from "../../wire.gen";
import { connected, game, now, serve, settle, Socket } from "../../platform/game-server-double";
import type { OfferKind } from "./offers";
import { Session } from "./session.svelte";
import { addTexts } from "../../i18n/index.svelte";
import { nl } from "../../texts/core.nl.gen";

addTexts("nl", nl);

let session: Session;
let box: Record<string, unknown>;

/** Offers that can be declined: the right to answer, the texts for receiver and sender, and the two answers. */
const OFFERS: readonly [OfferKind, keyof Rights, string, string, object, object][] = [
  [
    "draw",
    "answer_draw",
    en.game.drawOffered({ side: en.side.han }),
    en.game.drawWaiting,
    { t: "act", action: "accept" },
    { t: "act", action: "decline" },
  ],
  [
    "takeback",
    "answer_takeback",
    en.game.undoAsked({ side: en.side.han }),
    en.game.undoWaiting,
    { t: "takeback_answer", accept: true },
    { t: "takeback_answer", accept: false },
  ],
  [
    "adjourn",
    "answer_adjourn",
    en.adjourn.offered({ side: en.side.han }),
    en.adjourn.waiting,
    { t: "answer_adjourn", accept: true },
    { t: "answer_adjourn", accept: false },
  ],
  [
    "resume",
    "answer_resume",
    en.adjourn.resumeOffered({ side: en.side.han }),
    en.adjourn.resumeWaiting,
    { t: "answer_resume", accept: true },
    { t: "answer_resume", accept: false },
  ],
];

/** Returns the state with one more offer, as seen by Cho's player. */
function withOffer(before: Now, kind: OfferKind, by: "cho" | "han", right: keyof Rights): Now {
  return {
    ...before,
    offers: { ...before.offers, [kind]: by },
    rights: { ...before.rights, [right]: by === "han" },
  };
}

async function open(present: Now, full: Record<string, unknown> = {}): Promise<void> {
  serve(() => game({ now: present, rules: { id: null, full } }));
  session = new Session("g");
  box = mount(StatusBox, { target: document.body, props: { session, premoving: null, confirming: null, hint: null } });
  await connected();
  await settle();
}

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll("button")];
const text = (): string => document.querySelector(".status")?.textContent ?? "";

beforeEach(() => {
  settings.lang = "en";
});
afterEach(async () => {
  session.close();
  await unmount(box);
  vi.unstubAllGlobals();
});

test.each(OFFERS)("an offer (%s) is told to the other player, who answers it", async (...row) => {
  const [kind, right, asked, , yes, no] = row;
  await open(withOffer(now(0), kind, "han", right));
  expect(text()).toContain(asked);
  expect(buttons().map((button) => button.textContent)).toEqual([en.game.accept, en.game.decline]);
  buttons()[0]?.click();
  await settle();
  expect(Socket.last.sent).toMatchObject([yes]);
  const { id } = Socket.last.sent[0] as { id: string };
  Socket.last.say({ t: "refused", id, error: { code: "no_offer", detail: "", facts: {} } });
  await settle();
  buttons()[1]?.click();
  await settle();
  expect(Socket.last.sent[1]).toMatchObject(no);
});

test.each(OFFERS)("an offer (%s) is seen to wait by the player who made it", async (...row) => {
  const [kind, right, asked, waiting] = row;
  await open(withOffer(now(0), kind, "cho", right));
  expect(text()).toContain(waiting);
  expect(text()).not.toContain(asked);
  expect(buttons()).toEqual([]);
});

test("offers that wait at the same time are all shown, each with its answer", async () => {
  const all = OFFERS.slice(0, 3).reduce((present, [kind, right]) => withOffer(present, kind, "han", right), now(0));
  await open(all);
  for (const [, , asked] of OFFERS.slice(0, 3)) expect(text()).toContain(asked);
  expect(buttons()).toHaveLength(6);
});

/** Returns a state with a draw offer, in which Han would win on points. */
function counting(by: "cho" | "han", right: keyof Rights): Now {
  return { ...withOffer(now(0), "draw", by, right), points: { cho: 3, han: 4.5 }, if_agreed: "han" };
}
const COUNT = { "draw_offer.result": "points" };
const HOW = "Han wins 4.5 : 3";

test.each([
  ["en", "Han offers to end the game on points.", "Accept: Han wins 4.5 : 3"],
  ["ko", "한(漢)이 점수로 끝내자고 합니다.", "수락: 한(漢) 4.5 : 3 점수승"],
  ["nl", "Han stelt voor om de partij op punten te beëindigen.", "Akkoord: Han wint met 4,5 : 3"],
] as const)("where points decide the offer and its answer say who would win (%s)", async (lang, asked, accept) => {
  settings.lang = lang;
  await open(counting("han", "answer_draw"), COUNT);
  expect(text()).toContain(asked);
  expect(buttons()[0]?.textContent).toBe(accept);
});

test("the player who offered a count reads what it would bring", async () => {
  await open(counting("cho", "answer_draw"), COUNT);
  expect(text()).toContain(en.game.countWaiting({ result: HOW }));
});

test("the button that offers a count says who would win, and asks first", async () => {
  const rights = { ...now(0).rights, offer_draw: true };
  await open({ ...counting("cho", "answer_draw"), rights, offers: now(0).offers }, COUNT);
  const none = (): void => undefined;
  const onoffer = vi.fn();
  const props = {
    session,
    premoving: { side: null } as never,
    onhint: null,
    onoffer,
    onpass: none,
    onresign: none,
    onabort: none,
    onchat: none,
    onmenu: none,
  };
  const bar = mount(ActionBar, { target: document.body, props });
  const button = buttons().find((one) => one.textContent?.includes(HOW));
  expect(button?.textContent?.trim()).toBe(`Offer to end on points: ${HOW}`);
  button?.click();
  expect(onoffer).toHaveBeenCalledOnce();
  await unmount(bar);
  const dialogs = mount(GameDialogs, {
    target: document.body,
    props: { session, open: null, role: "p", passWarning: null, onpassed: none, onsettings: none },
  });
  dialogs.offer();
  await tick();
  expect(Socket.last.sent).toEqual([]);
  expect(document.querySelector("dialog")?.textContent).toContain(en.game.countConfirm({ result: HOW }));
  [...document.querySelectorAll<HTMLButtonElement>("dialog button.main")].at(-1)?.click();
  await settle();
  expect(Socket.last.sent).toMatchObject([{ t: "act", action: "offer" }]);
  await unmount(dialogs);
});

test("an offer to stop the game is agreed to, or lapses with the next move", async () => {
  await open({ ...now(0), offers: { ...now(0).offers, stop: "han" }, rights: { ...now(0).rights, stop: true } });
  expect(text()).toContain(en.stop.asked({ side: en.side.han }));
  expect(buttons().map((button) => button.textContent)).toEqual([en.game.accept]);
  buttons()[0]?.click();
  await settle();
  expect(Socket.last.sent).toMatchObject([{ t: "act", action: "stop:agreed" }]);
});
