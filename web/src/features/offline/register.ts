// Registers the service worker, and shows notices about a new version or a lost network.
//
// Browsers only support service workers over HTTPS and on localhost. Elsewhere, the app works without one.
import { inBase } from "../../platform/base";
import { mount } from "svelte";
import { canKeep, isWished } from "./storage";

/** Interval in ms between checks for a new version while a page stays open. */
const ASK_MS = 60 * 60_000;

/** Returns the element in which notices are shown. */
const banners = (): Element => document.getElementById("banners") ?? document.body;

/** Offers to switch to the version that is waiting. */
async function offer(registration: ServiceWorkerRegistration): Promise<void> {
  const { default: UpdateNotice } = await import("./UpdateNotice.svelte");
  const onreload = (): void => {
    // Reloads the page as soon as the new version has taken over.
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    if (registration.waiting === null) location.reload();
    else registration.waiting.postMessage("begin");
  };
  mount(UpdateNotice, { target: banners(), props: { onreload } });
}

function watch(registration: ServiceWorkerRegistration): void {
  let offered = false;
  const look = (): void => {
    // Without a controller, this page does not use an older version that could be replaced.
    if (offered || registration.waiting === null || navigator.serviceWorker.controller === null) return;
    offered = true;
    void offer(registration).catch(() => (offered = false));
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  const ask = (): void => void registration.update().catch(() => undefined);
  setInterval(ask, ASK_MS);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && ask());
}

async function register(): Promise<void> {
  if (canKeep() && isWished()) watch(await navigator.serviceWorker.register(inBase("/sw.js")));
}

/** Loads the notice. Also called in advance, because a page without a service worker cannot load it when offline. */
const notice = (): Promise<typeof import("./OfflineNotice.svelte")> => import("./OfflineNotice.svelte");

async function sayOffline(): Promise<void> {
  const { default: OfflineNotice } = await notice();
  mount(OfflineNotice, { target: banners() });
}

/** Sets up offline use. Called once, after the page has loaded. */
export function beReadyForOffline(): void {
  let said = false;
  const say = (): void => {
    if (navigator.onLine || said) return;
    said = true;
    void sayOffline().catch(() => (said = false));
  };
  say();
  if (navigator.onLine) void notice().catch(() => undefined);
  addEventListener("offline", say);
  void register().catch(() => undefined);
}
