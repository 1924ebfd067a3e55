// Switches push messages to this browser on and off.
//
// Must not ask for permission without a click.
import { lang } from "../../i18n/index.svelte";
import { reader } from "../../platform/me.svelte";
import { flag, Shared } from "../../platform/storage.svelte";
import { pushApi } from "../../platform/push-api";
import { knownRegistration, pushRegistration } from "../../platform/push-registration";
import { LANGUAGE_CACHE, LANGUAGE_PATH } from "./worker";

const wanted = new Shared(flag("janggun.push"));

/** State of the switch; `denied` if the user has not allowed notifications in the browser. */
export type PushState = "idle" | "working" | "denied" | "failed";

class Push {
  state: PushState = $state("idle");

  /** Whether the server and the browser support push messages, and the user is a guest or has an account. */
  get offered(): boolean {
    return canPush() && reader.current?.push !== undefined && reader.player !== null;
  }

  get on(): boolean {
    return wanted.now && canPush() && Notification.permission === "granted";
  }

  /** Switches push messages on or off. The browser may ask for permission, so call this only from a click. */
  async toggle(): Promise<void> {
    if (this.state === "working") return;
    this.state = "working";
    try {
      this.state = await (this.on ? this.stop() : this.start());
    } catch {
      this.state = "failed";
    }
  }

  /** Renews the subscription for a new session, server key or language. */
  async refresh(): Promise<void> {
    if (!this.on || !this.offered) return;
    await this.subscribe().catch(() => undefined);
  }

  private async start(): Promise<PushState> {
    if ((await Notification.requestPermission()) !== "granted") return "denied";
    await this.subscribe();
    wanted.change(() => true);
    return "idle";
  }

  private async stop(): Promise<PushState> {
    wanted.change(() => false);
    await pushApi.unsubscribe();
    const registration = await knownRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    return "idle";
  }

  private async subscribe(): Promise<void> {
    const key = bytes(reader.current?.push ?? "");
    const { pushManager } = await pushRegistration();
    const words = await caches.open(LANGUAGE_CACHE);
    await words.put(LANGUAGE_PATH, new Response(lang()));
    let subscription = await pushManager.getSubscription();
    if (subscription !== null && !isSame(subscription.options.applicationServerKey, key)) {
      await subscription.unsubscribe();
      subscription = null;
    }
    subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    await pushApi.subscribe({ endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
  }
}

/** Returns whether this browser can receive push messages. It can do so only over HTTPS or on localhost. */
function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && typeof Notification !== "undefined";
}

/** Decodes base64url. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const own = new Uint8Array(one ?? new ArrayBuffer(0));
  return own.length === other.length && own.every((byte, index) => byte === other[index]);
}

export const push = new Push();
