// The service worker that receives push messages. Only this module knows which one it is.
import { inBase } from "./base";

/** File, and a scope that contains no page, so that it does not take over pages of another service worker. */
const FILE = inBase("/push-sw.js");
const SCOPE = inBase("/push/");

/** Registers it, unless it already is. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(FILE, { scope: SCOPE });
  if (registration.active !== null) return registration;
  const worker = registration.installing ?? registration.waiting;
  await new Promise<void>((done, failed) => {
    const look = (): void => {
      if (worker === null || worker.state === "activated") done();
      else if (worker.state === "redundant") failed(new Error("the service worker was not installed"));
    };
    worker?.addEventListener("statechange", look);
    look();
  });
  return registration;
}

/** Closes its notifications about a game whose reader is looking at it now. */
export async function closeTold(game: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const told = await (await knownRegistration())?.getNotifications({ tag: game });
  for (const notice of told ?? []) notice.close();
}

/** The service worker, if it is registered. */
export async function knownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const known = await navigator.serviceWorker.getRegistration(SCOPE);
  return known?.scope === new URL(SCOPE, location.href).href ? known : undefined;
}
