// Dutch texts about endgame tables.
import type { TableTexts } from "./texts.en";

export const nl: TableTexts = {
  title: "Eindspeltabel",
  wins: (p) => `${p.side} wint in ${p.n} ${p.n === 1 ? "zet" : "zetten"}`,
  ahead: (p) => `${p.side} staat voor op punten en blijft dat`,
  draw: "Remise",
  keep: {
    win: "Zetten die de winst behouden",
    draw: "Zetten die de remise behouden",
    loss: "Zetten die het langst standhouden",
  },
  every: "Elke zet houdt dat vast.",
  inMoves: (p) => `binnen ${p.n}`,
  more: (p) => `en nog ${p.n}`,
  unknown: "De tabellen weten het niet onder deze regels:",
  reasons: {
    movement: "ze kennen alleen de zetten van Janggi.",
    pass: "ze gelden alleen waar passen mag.",
    deom: "ze rekenen met een deom van 1,5 punt.",
    bikjang: "deze bikjangregel zit er niet in.",
    mixed_endings: "sommige eindes zijn remise en andere worden op punten beslist.",
    repetition: "de herhalingsregel kan de uitslag veranderen.",
    perpetual_check: "de regel over eeuwig schaak kan de uitslag veranderen.",
    low_points: "de partij eindigt op punten als een partij er weinig over heeft.",
    total_plies: "de grens aan de lengte van de partij kan de uitslag veranderen.",
    no_capture: "de grens aan zetten zonder slag kan de uitslag veranderen.",
  },
};
