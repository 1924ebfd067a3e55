// Registration of the service worker that receives push messages.
import { inBase } from "./base";

/** The worker's file, and a scope without pages, so that it does not take pages from the other service worker. */
const FILE = inBase("/push-sw.js");
const SCOPE = inBase("/push/");

/** Registers the service worker, and waits until it is active. */
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

/** Closes notifications about a game that the user is now looking at. */
export async function closeTold(game: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const told = await (await knownRegistration())?.getNotifications({ tag: game });
  for (const notice of told ?? []) notice.close();
}

/** Returns the registration of the service worker, if there is one. */
export async function knownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const known = await navigator.serviceWorker.getRegistration(SCOPE);
  return known?.scope === new URL(SCOPE, location.href).href ? known : undefined;
}
