// Dutch texts about endgame tables.
import type { TableTexts } from "./texts.en";

export const nl: TableTexts = {
  title: "Eindspeltabel",
  wins: (p) => `${p.side} wint in ${p.n} ${p.n === 1 ? "zet" : "zetten"}`,
  ahead: (p) => `${p.side} blijft voor op punten`,
  draw: "Remise",
  keep: {
    win: "Zetten die de winst behouden",
    draw: "Zetten die de remise behouden",
    loss: "Zetten die het langst standhouden",
  },
  every: "Elke zet behoudt deze uitslag.",
  inMoves: (p) => `binnen ${p.n}`,
  more: (p) => `en nog ${p.n}`,
  unknown: "De tabellen gelden niet onder deze spelregels:",
  reasons: {
    movement: "ze kennen alleen de zetten van Janggi.",
    pass: "ze gaan ervan uit dat passen mag.",
    deom: "ze gaan uit van een deom van 1,5 punt.",
    bikjang: "ze kennen deze regel voor Bigjang niet.",
    mixed_endings: "sommige eindes zijn remise en andere worden op punten beslist.",
    repetition: "de herhalingsregel kan de uitslag veranderen.",
    perpetual_check: "de regel over eeuwig schaak kan de uitslag veranderen.",
    low_points: "de partij eindigt op punten als een partij er weinig over heeft.",
    total_plies: "de grens aan de lengte van de partij kan de uitslag veranderen.",
    no_capture: "de grens aan zetten zonder slag kan de uitslag veranderen.",
  },
};
