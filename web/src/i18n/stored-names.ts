// Names of players that this app has stored in the language of the moment (a guest, the engine, the reader), in the language
// of whoever reads them. Every other name stays as it is.
import { t } from "./index.svelte";

/** As records (`Janggun 9`, formerly in Korean), and device games in each language, name the engine. */
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

/** Both names of a game, as titles have them. Reactive. */
export function storedTitle(title: string): string {
  const names = title.split(" : ");
  // Beside a player with a name stands one without.
  return names.map((name) => (name === "" && names.length > 1 ? t().records.unnamed : storedName(name))).join(" : ");
}
