// Player names that this app stored in the language of the time (a guest, the engine, the reader), translated for the
// current reader. All other names stay as they are.
import { t } from "./index.svelte";

/** Names of the engine in records (`Janggun 9`, formerly in Korean) and in device games of each language. */
const ENGINE = /^(?:Janggun (\d+)|장군 엔진 (\d+)단계|컴퓨터 (\d+)단계|Computer, level (\d+)|Computer, niveau (\d+))$/;
const GUEST = /^(?:게스트|Guest|Gast)$/;
const READER = /^(?:나|You|Jij)$/;

/** The level of the engine that has this name; null for anyone else. */
export function engineLevel(name: string): number | null {
  const digits = ENGINE.exec(name)
    ?.slice(1)
    .find((found) => found !== undefined);
  return digits === undefined ? null : Number(digits);
}

/** Whether the name is that of the reader of a game on this device. */
export function isReader(name: string): boolean {
  return READER.test(name);
}

/** A name. Reactive. */
export function storedName(name: string): string {
  const level = engineLevel(name);
  if (level !== null) return t().seat.engine({ level });
  if (GUEST.test(name)) return t().player.unnamed;
  return READER.test(name) ? t().seat.you : name;
}

/** Both names of a game, as used in titles; `reader`: the place of the reader's own name. Reactive. */
export function storedTitle(title: string, reader: 0 | 1 | null = null): string {
  const names = title.split(" : ");
  return names
    .map((name, at) => {
      if (at === reader && (name === "" || GUEST.test(name))) return t().seat.you;
      // A player without a name next to one with a name.
      return name === "" && names.length > 1 ? t().records.unnamed : storedName(name);
    })
    .join(" : ");
}
