// Translates the stored names of guests, the engine and the user into the current language. All other names stay
// unchanged.
import { t } from "./index.svelte";

/** Matches the engine's names: `Janggun 9` and the older Korean form in server records, and those in device games. */
const ENGINE = /^(?:Janggun (\d+)|장군 엔진 (\d+)단계|컴퓨터 (\d+)단계|Computer, level (\d+)|Computer, niveau (\d+))$/;
const GUEST = /^(?:게스트|Guest|Gast)$/;
const READER = /^(?:나|You|Jij)$/;

/** Returns the engine's level from its name; null for any other name. */
export function engineLevel(name: string): number | null {
  const digits = ENGINE.exec(name)
    ?.slice(1)
    .find((found) => found !== undefined);
  return digits === undefined ? null : Number(digits);
}

/** Returns whether a name is the user's in a game on this device. */
export function isReader(name: string): boolean {
  return READER.test(name);
}

/** Translates a name into the current language. Reactive. */
export function storedName(name: string): string {
  const level = engineLevel(name);
  if (level !== null) return t().seat.engine({ level });
  if (GUEST.test(name)) return t().player.unnamed;
  return READER.test(name) ? t().seat.you : name;
}

/** Translates the names in a title such as `Guest : Janggun 9`. `reader` is the index of the user's name. Reactive. */
export function storedTitle(title: string, reader: 0 | 1 | null = null): string {
  const names = title.split(" : ");
  return names
    .map((name, at) => {
      if (at === reader && (name === "" || GUEST.test(name))) return t().seat.you;
      // An empty title stays empty.
      return name === "" && names.length > 1 ? t().records.unnamed : storedName(name);
    })
    .join(" : ");
}
