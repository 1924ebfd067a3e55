import { HANDICAPS, HANDICAP_KEYS, pointsGiven } from "../start/handicaps";
import type { Allowed, Choosing, SheetRules } from "./sheet";
import type { Section } from "./text-types";

const SIDE = { cho: "Cho", han: "Han" } as const;

const WAYS: Readonly<Record<Allowed, string>> = {
  four: "op vier manieren",
  central: "op vier manieren, of met de Strijdwagens in het midden",
  any: "op elke manier",
};

function choosing(how: Choosing): string {
  const each = "Elke speler kiest hoe de Paarden en Olifanten staan";
  switch (how.kind) {
    case "fixed":
      return "De beginstelling ligt vast: niemand kiest waar Paarden en Olifanten staan.";
    case "swap": {
      const second = how.first === "cho" ? "Han" : "Cho";
      return `${SIDE[how.first]} mag op elke vleugel Paard en Olifant wisselen of laten staan, daarna mag ${second} hetzelfde doen.`;
    }
    case "hidden":
      return `${each}: ${WAYS[how.allowed]}. Beiden kiezen zonder de keuze van de ander te zien, en de opstellingen worden samen getoond.`;
    case "pieces": {
      const second = how.first === "cho" ? "Han" : "Cho";
      return `De spelers zetten om de beurt één stuk neer, eerst ${SIDE[how.first]} en dan ${second}: Paarden en Olifanten ${WAYS[how.allowed]}.`;
    }
    case "open": {
      const second = how.first === "cho" ? "Han" : "Cho";
      return `${each}: ${WAYS[how.allowed]}. ${SIDE[how.first]} kiest eerst, en ${second} ziet dat voor hij kiest.`;
    }
  }
}

const BIKJANG: Readonly<Record<SheetRules["bikjang"], string>> = {
  off: "Volgens de regels van deze partij betekent het niets.",
  draw: "Volgens de regels van deze partij kan het tot gelijkspel leiden.",
  points: "Volgens de regels van deze partij kan het de partij beëindigen, en beslissen de punten.",
  illegal: "Volgens de regels van deze partij mag geen zet het veroorzaken.",
};

const DOUBLE_PASS: Readonly<Record<SheetRules["doublePass"], string>> = {
  points: "Passen beide spelers achter elkaar, dan is de partij voorbij en beslissen de punten.",
  draw: "Passen beide spelers achter elkaar, dan is het gelijkspel.",
  none: "Passen beide spelers achter elkaar, dan gaat de partij gewoon door.",
};

const TOUCH: Readonly<Record<Exclude<SheetRules["touch"], "free">, string>> = {
  letting_go: "Een zet telt zodra het stuk is losgelaten, en wordt nooit teruggenomen.",
  touch_move:
    "Aanraken is zetten: een eigen stuk dat je aanraakt, moet zetten als het kan. Een zet telt zodra het stuk is losgelaten, en wordt nooit teruggenomen.",
};

const DEAD =
  "Kan met de overgebleven stukken geen mat meer ontstaan, wat beide spelers ook doen, dan is het meteen gelijkspel.";

/** `rules`: the rule set of the game at hand; null for rules in general. */
export function sheet(rules: SheetRules | null): readonly Section[] {
  return [
    {
      term: "mate",
      title: "Het doel",
      lines: [
        "Val de vijandelijke Generaal zo aan dat niets hem kan redden (외통, schaakmat). Cho is blauwgroen en begint; Han is rood.",
        "Stukken staan op de kruispunten van de lijnen. Het vierkant met de diagonalen is het Paleis van een Generaal.",
        ...(rules?.deadDraws === true ? [DEAD] : []),
      ],
    },
    {
      term: "setup",
      title: "Voor de partij",
      lines: [
        rules === null
          ? "Elke speler kiest hoe de Paarden en Olifanten staan, meestal op een van vier manieren. Wie eerst kiest, en of de ander het ziet, hangt van de regels af."
          : choosing(rules.choosing),
      ],
    },
    {
      term: "check",
      title: "Om de beurt",
      lines: [
        "Verzet één stuk, of pas (한수쉼) als je Generaal niet wordt aangevallen. Je mag je eigen Generaal nooit laten staan waar hij geslagen kan worden.",
        "Een aanval op de Generaal is schaak (장군). Verzet de Generaal, sla de aanvaller of versper de weg (멍군).",
        "Pat bestaat niet: wie niet kan zetten en niet schaak staat, past.",
        ...(rules === null || rules.touch === "free" ? [] : [TOUCH[rules.touch]]),
      ],
    },
    {
      term: "bikjang",
      title: "Als de Generaals tegenover elkaar staan",
      lines: [
        `Staan beide Generaals op één kolom met niets ertussen, dan is dat bigjang (빅장). ${
          rules === null
            ? "Wat er volgt, hangt van de regels af: gelijkspel, puntentelling, of helemaal niets."
            : BIKJANG[rules.bikjang]
        }`,
        "De pagina van de partij zegt meteen wat elke speler mag doen.",
      ],
    },
    { term: "points", title: "Punten", lines: points(rules) },
    {
      term: "repetition",
      title: "Herhaling",
      lines: [
        "Steeds weer dezelfde stelling is begrensd. Naar gelang de regels wordt de zet geweigerd, is het gelijkspel, worden punten geteld, of verliest wie herhaalt.",
        "Het bord waarschuwt voor een zet die je de partij zou kosten.",
      ],
    },
    {
      term: "handicap",
      title: "Voorgift",
      lines: [
        "Bij verschil in sterkte neemt de sterkste speler Han, laat stukken weg en begint (접장기). Er is geen deom, tenzij de spelers die afspreken.",
        HANDICAP_KEYS.map(
          (key) =>
            `${HANDICAPS[key].name} (${HANDICAPS[key].romanised}): ${HANDICAPS[key].given.nl}, ${pointsGiven(key)} punten`,
        ).join(" · "),
      ],
    },
  ];
}

const decimal = (points: number): string => String(points).replace(".", ",");

function points(rules: SheetRules | null): readonly string[] {
  const worth = "Strijdwagen 13, Kanon 7, Paard 5, Olifant 3, Adviseur 3, Soldaat 2: een heel leger telt 72 punten.";
  if (rules === null) {
    return [
      `${worth} Volgens de meeste regels krijgt Han 1,5 punt meer omdat Cho begint (덤).`,
      "Punten beslissen als niemand mat gezet kan worden: na twee keer passen achter elkaar, of waar de grens van de regels bereikt is. Niet alle regels tellen ze.",
    ];
  }
  const deom =
    rules.deom > 0 ? `Han krijgt ${decimal(rules.deom)} punt meer (덤).` : "Niemand krijgt extra punten (덤).";
  return [`${worth} ${deom}`, DOUBLE_PASS[rules.doublePass]];
}
