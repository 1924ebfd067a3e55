// Colours of the board's arrows, for the legend in the text next to it.
import { CLASSIC } from "../../board/theme";

/** Returns the CSS colour of the arrow for the better move or for the played one. */
export function arrowColour(kind: "main" | "second"): string {
  const name = kind === "main" ? "arrow" : "arrow-second";
  const [, day, night] = CLASSIC.find(([one]) => one === name) ?? [name, "currentcolor", "currentcolor"];
  return `var(--janggi-${name}, light-dark(${day}, ${night}))`;
}
