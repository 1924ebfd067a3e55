// Tests that messages and names that look like markup add no element and no attribute to the page.
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ChatPanel from "./ChatPanel.svelte";
import { settings } from "../../../platform/settings.svelte";
import { connected, game, serve, settle, Socket } from "../../../platform/game-server-double";
import { Session } from "../session.svelte";

const ELEMENTS = ["script", "img", "svg", "iframe", "object", "embed", "a", "math", "details", "style", "base", "form"];
const ATTRIBUTES = [
  "src=x onerror=alert(1)",
  "onload=alert(1)",
  "autofocus tabindex=0 onfocus=alert(1)",
  "href=javascript:alert(1)",
  "srcdoc='<script>alert(1)</script>'",
];
const CONTEXTS = ["", '">', "'>", "-->", "]]>", "</title>"];
const ENCODINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  encodeURIComponent,
  (text) => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  (text) => text.replaceAll(/\W/g, (letter) => `&#${letter.charCodeAt(0)};`),
  (text) => `{@html \`${text}\`}`,
];

/** Every element with every attribute in every encoding, preceded by the contexts in turn. */
const TEXTS: readonly string[] = ELEMENTS.flatMap((element) =>
  ATTRIBUTES.flatMap((attribute, number) =>
    ENCODINGS.map((encoded, turn) =>
      encoded(`${CONTEXTS[(number + turn) % CONTEXTS.length]}<${element} ${attribute}>`),
    ),
  ),
);

let session: Session;
let panel: Record<string, unknown>;

beforeEach(() => {
  settings.lang = "en";
  settings.chat = true;
  localStorage.clear();
});
afterEach(async () => {
  session.close();
  await unmount(panel);
  vi.unstubAllGlobals();
});

/** Returns the elements of the log with the names of their attributes, except classes. */
function structure(log: Element): string[] {
  return [...log.querySelectorAll("*")].map((element) => {
    const names = [...element.attributes].map((attribute) => attribute.name).filter((name) => name !== "class");
    return `${element.localName} ${names.sort().join(" ")}`;
  });
}

test("no text gives the page an element or an attribute", async () => {
  expect(TEXTS.length).toBeGreaterThanOrEqual(300);
  const seat = { level: null, kind: "guest" as const };
  const player = (id: string, name: string | null) => ({ id, name, account: true, rating: null });
  serve(() =>
    game({
      seats: {
        cho: { ...seat, you: true, player: player("guest:a", "나") },
        han: { ...seat, you: false, player: player("guest:b", "상대") },
      },
    }),
  );
  session = new Session("g");
  await connected();
  await settle();
  panel = mount(ChatPanel, { target: document.body, props: { session } });
  const log = () => document.querySelector('[role="log"]') as HTMLElement;
  // Maximum number of messages shown at once.
  const most = 200;
  const show = async (texts: readonly string[], from: number): Promise<void> => {
    const lines = texts.map((text, at) => ({
      at_ms: from + at,
      by: player("guest:c", text),
      mine: false,
      says: { text },
    }));
    Socket.last.say({ t: "chat", room: "players", lines });
    await settle();
  };
  await show(
    Array.from({ length: most }, () => "안녕하세요"),
    1,
  );
  const usual = structure(log());
  for (let from = 0; from < TEXTS.length; from += most) {
    const texts = Array.from({ length: most }, (_, at) => TEXTS[(from + at) % TEXTS.length] ?? "");
    await show(texts, 1000 * (from + 1));
    expect(structure(log())).toEqual(usual);
    const shown = log().textContent ?? "";
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  }
});
