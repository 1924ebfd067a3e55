// Synchronises the settings of this browser with the signed-in account. If the server does not answer, changes are sent
// later.
import { ApiError, request } from "./http";
import { isSame, merged, partOf, type Scope, type Stored } from "./preferences";
import {
  followSettings,
  followStorage,
  knownSettings,
  saveSettings,
  settings,
  usualSettings,
  type Settings,
} from "./settings.svelte";
import { alone } from "./alone";
import { readObject, Shared } from "./storage.svelte";

export const MEMO = "janggun.preferences";
const DEVICE = "janggun.device";
const LOCK = "janggun.preferences";
const SCOPES = ["account", "device"] as const satisfies Scope[];

/** Data stored in this browser about the account that its settings belong to. */
interface Memo {
  readonly player: string;
  /** Settings from before the sign-in, restored at sign-out. */
  readonly before: Settings;
  readonly agreed: Readonly<Record<Scope, Stored>> | null;
}

function readMemo(text: string | null): Memo | null {
  const memo = readObject(text) as unknown as Partial<Memo>;
  return typeof memo.player === "string" && typeof memo.before === "object" ? (memo as Memo) : null;
}

const memos = new Shared<Memo | null>({ key: MEMO, read: readMemo });

const devices = new Shared<string | null>({
  key: DEVICE,
  read: (text) => (text !== null && /^"\w{16}"$/.test(text) ? text.slice(1, -1) : null),
});

/** Returns the id under which the server stores this device's part of the settings; created on first use. */
function device(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return devices.change((known) => known ?? made) ?? made;
}

const addressed = (scope: Scope): { device?: string } => (scope === "device" ? { device: device() } : {});

let following: string | null = null;
/** The last exchange. Exchanges run one after the other, because each starts with the result of the previous one. */
let last: Promise<void> = Promise.resolve();

function inTurn(exchange: () => Promise<void>): Promise<void> {
  last = last
    .then(() => alone(LOCK, exchange))
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  return last;
}

function show(found: Readonly<Record<string, unknown>>): void {
  Object.assign(settings, knownSettings(found));
  keepHere();
}

/** Stores the settings in the browser without sending them. */
function keepHere(): void {
  followSettings(() => undefined);
  saveSettings();
  if (following !== null) followSettings(() => void inTurn(send));
}

/** Merges local settings with those in `there`, the server's as last known, and sends the result if it differs. */
async function exchange(there: Readonly<Record<Scope, Stored | null>>): Promise<void> {
  const memo = memos.look();
  if (memo === null || memo.player !== following) return;
  followStorage();
  const agreed: Record<Scope, Stored> = { account: {}, device: {} };
  for (const scope of SCOPES) {
    const here = partOf(scope, settings);
    const usual = partOf(scope, usualSettings());
    const both = merged({ here, usual, agreed: memo.agreed?.[scope] ?? null, there: there[scope] });
    show(both);
    if (!isSame(both, there[scope])) {
      await request("PUT /api/account/preferences", addressed(scope), { preferences: { ...both } });
    }
    agreed[scope] = both;
  }
  memos.change((now) => (now?.player === memo.player ? { ...now, agreed } : now));
}

/** Sends the changes made locally since the last agreement. */
async function send(): Promise<void> {
  const agreed = memos.look()?.agreed;
  if (agreed != null) await exchange(agreed);
}

async function begin(player: string): Promise<void> {
  memos.change((memo) =>
    memo?.player === player ? memo : { player, before: memo?.before ?? { ...settings }, agreed: null },
  );
  await exchange(await request("GET /api/account/preferences", addressed("device")));
}

/**
 * Starts synchronising with the account of the signed-in player. `null` restores the settings from before the sign-in.
 */
export function followAccount(player: string | null): Promise<void> {
  if (player === following && player !== null) return last;
  following = player;
  if (player !== null) return inTurn(() => begin(player));
  return inTurn(async () => {
    const memo = memos.look();
    if (memo === null) return;
    memos.change(() => null);
    show({ ...memo.before });
  });
}
