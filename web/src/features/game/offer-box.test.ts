// Every offer as both players see it: one waits, the other answers.
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import StatusBox from "./StatusBox.svelte";
import { en } from "../../i18n/en";
import { settings } from "../../platform/settings.svelte";
import type { Now, Rights } from "../../wire.gen";
import { connected, game, now, serve, settle, Socket } from "./server-double";
import type { OfferKind } from "./offers";
import { Session } from "./session.svelte";

let session: Session;
let box: Record<string, unknown>;

/** Each with the right to answer it, what is read of it, and the commands of both answers. */
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

/** The present with one offer more; Cho's player reads it. */
function withOffer(before: Now, kind: OfferKind, by: "cho" | "han", right: keyof Rights): Now {
  return {
    ...before,
    offers: { ...before.offers, [kind]: by },
    rights: { ...before.rights, [right]: by === "han" },
  };
}

async function open(present: Now): Promise<void> {
  serve(() => game({ now: present }));
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
