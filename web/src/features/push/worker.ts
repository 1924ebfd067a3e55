// Service worker handlers that show push messages, and open the game or club when a notification is clicked.
// Any service worker of the app can include them.
//
// Must not import anything that uses the DOM, or store any part of a notification.
/// <reference lib="webworker" />
import { inBase } from "../../platform/base";
import { addressOf } from "../../platform/paths";
import type { GameView, PushNotice } from "../../wire.gen";
import { isStillSo } from "./still-so";
import type { Lang } from "../../texts/languages.gen";
import { PUSH_WORKER_TEXTS } from "../../texts/push-worker.gen";
import { words } from "./worker-texts";

/** Cache in which the app stores the language for the worker, which cannot read the settings. */
export const LANGUAGE_CACHE = "janggun-push";
export const LANGUAGE_PATH = inBase("/push/language");

/** Maximum time in ms to wait for the server to confirm that a notification still applies. */
const ASK_MS = 4_000;

const isId = (id: unknown): id is string => typeof id === "string" && /^[\w-]{1,64}$/.test(id);

/** Parses a notification of the server; `null` for anything else. */
export function readNotice(text: string): PushNotice | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const { kind, game, club, name, level } = value as Partial<PushNotice>;
    const isKnown = typeof kind === "string" && Object.hasOwn(PUSH_WORKER_TEXTS.en.kinds, kind);
    const about = isId(game) ? { game } : isId(club) ? { club } : null;
    if (!isKnown || about === null) return null;
    return {
      kind,
      ...about,
      ...(typeof name === "string" ? { name } : {}),
      ...(typeof level === "number" ? { level } : {}),
    };
  } catch {
    return null;
  }
}

async function language(): Promise<Lang> {
  const kept = await caches.match(LANGUAGE_PATH, { cacheName: LANGUAGE_CACHE }).catch(() => undefined);
  const lang = (await kept?.text()) ?? navigator.language.slice(0, 2);
  return Object.hasOwn(PUSH_WORKER_TEXTS, lang) ? (lang as Lang) : "en";
}

function pathOf(notice: PushNotice | null): string {
  if (notice?.game !== undefined) return `/game/${notice.game}`;
  return notice?.club === undefined ? "/" : `/clubs/${notice.club}`;
}

async function windows(worker: ServiceWorkerGlobalScope): Promise<readonly WindowClient[]> {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

const isAt = (client: WindowClient, path: string): boolean => new URL(client.url).pathname === inBase(path);

async function show(worker: ServiceWorkerGlobalScope, notice: PushNotice | null): Promise<void> {
  const path = pathOf(notice);
  // A user who is looking at the game needs no notification.
  const seen = (await windows(worker)).some((client) => client.visibilityState === "visible" && isAt(client, path));
  if (seen) return;
  const isNews = await stands(notice);
  const lang = await language();
  const { title, body } = words(notice, lang);
  await worker.registration.showNotification(title, {
    body,
    lang,
    // One notification per game or club. A newer one replaces it.
    tag: notice?.game ?? notice?.club ?? "news",
    icon: inBase("/icon.svg"),
    data: path,
    silent: !isNews,
  });
  // Browsers require a notification for each message. One that no longer applies is closed at once.
  if (!isNews)
    for (const shown of await worker.registration.getNotifications({ tag: notice?.game ?? "" })) shown.close();
}

/**
 * Returns whether a message still applies, because it may have been delivered late. Also true if the server fails to
 * answer.
 */
async function stands(notice: PushNotice | null): Promise<boolean> {
  if (notice?.game === undefined) return true;
  try {
    const answer = await fetch(inBase(addressOf("GET /api/games/{id}", { id: notice.game })), {
      signal: AbortSignal.timeout(ASK_MS),
    });
    return !answer.ok || isStillSo(notice.kind, (await answer.json()) as GameView);
  } catch {
    return true;
  }
}

async function lead(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const open = (await windows(worker)).find((client) => isAt(client, path));
  if (open !== undefined) await open.focus();
  else await worker.clients.openWindow(inBase(path));
}

/** Adds the handlers to a service worker. */
export function listenForPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    event.waitUntil(show(worker, readNotice(event.data?.text() ?? "")));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const path: unknown = event.notification.data;
    event.waitUntil(lead(worker, typeof path === "string" && path.startsWith("/") ? path : "/"));
  });
}
