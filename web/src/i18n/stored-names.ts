// Player names that this app stored (for a guest, the engine or the reader) in the language that was selected at that
// time, translated to the current one. All other names stay as they are.
import { t } from "./index.svelte";

/** Names of the engine in records (`Janggun 9`, in earlier versions Korean), and in device games in each language. */
const ENGINE = /^(?:Janggun (\d+)|장군 엔진 (\d+)단계|컴퓨터 (\d+)단계|Computer, level (\d+)|Computer, niveau (\d+))$/;
const GUEST = /^(?:게스트|Guest|Gast)$/;
const READER = /^(?:나|You|Jij)$/;

/** Returns the level of the engine with this name; null for any other player. */
export function engineLevel(name: string): number | null {
  const digits = ENGINE.exec(name)
    ?.slice(1)
    .find((found) => found !== undefined);
  return digits === undefined ? null : Number(digits);
}

/** Returns whether the name is that of the reader in a game on this device. */
export function isReader(name: string): boolean {
  return READER.test(name);
}

/** Returns a name in the current language. Reactive. */
export function storedName(name: string): string {
  const level = engineLevel(name);
  if (level !== null) return t().seat.engine({ level });
  if (GUEST.test(name)) return t().player.unnamed;
  return READER.test(name) ? t().seat.you : name;
}

/** Returns both names of a game, as used in titles. `reader` is the index of the reader's own name. Reactive. */
export function storedTitle(title: string, reader: 0 | 1 | null = null): string {
  const names = title.split(" : ");
  return names
    .map((name, at) => {
      if (at === reader && (name === "" || GUEST.test(name))) return t().seat.you;
      // An unnamed player next to one with a name.
      return name === "" && names.length > 1 ? t().records.unnamed : storedName(name);
    })
    .join(" : ");
}
