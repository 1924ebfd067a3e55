// Player names that this app stored in the language of the time (a guest, the engine, the reader), translated for the
// current reader. All other names stay as they are.
import { t } from "./index.svelte";

/** Names of the engine in records (`Janggun 9`, formerly in Korean) and in device games of each language. */
const ENGINE = /^(?:Janggun (\d+)|장군 엔진 (\d+)단계|컴퓨터 (\d+)단계|Computer, level (\d+)|Computer, niveau (\d+))$/;
const GUEST = /^(?:게스트|Guest|Gast)$/;
const READER = /^(?:나|You|Jij)$/;

/** One name. Reactive. */
export function storedName(name: string): string {
  const level = ENGINE.exec(name)
    ?.slice(1)
    .find((digits) => digits !== undefined);
  if (level !== undefined) return t().seat.engine({ level });
  if (GUEST.test(name)) return t().player.unnamed;
  return READER.test(name) ? t().seat.you : name;
}

/** Both names of a game, as used in titles. Reactive. */
export function storedTitle(title: string): string {
  const names = title.split(" : ");
  // A player without a name next to one with a name.
  return names.map((name) => (name === "" && names.length > 1 ? t().records.unnamed : storedName(name))).join(" : ");
}
