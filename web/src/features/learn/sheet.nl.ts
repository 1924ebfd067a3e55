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
      return "De beginstelling ligt vast.";
    case "swap": {
      const second = how.first === "cho" ? "Han" : "Cho";
      return `${SIDE[how.first]} mag op elke vleugel Paard en Olifant wisselen of laten staan, daarna mag ${second} hetzelfde doen.`;
    }
    case "hidden":
      return `${each}: ${WAYS[how.allowed]}. Beiden kiezen in het geheim, en de opstellingen worden tegelijk getoond.`;
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
  off: "Volgens de regels van deze partij heeft het geen gevolg.",
  draw: "Volgens de regels van deze partij kan het tot gelijkspel leiden.",
  points: "Volgens de regels van deze partij kan het de partij beëindigen, en beslissen de punten.",
  illegal: "Volgens de regels van deze partij zijn zetten die ertoe leiden niet toegestaan.",
};

const DOUBLE_PASS: Readonly<Record<SheetRules["doublePass"], string>> = {
  points: "Passen beide spelers achter elkaar, dan is de partij voorbij en beslissen de punten.",
  draw: "Passen beide spelers achter elkaar, dan is het gelijkspel.",
  none: "Passen beide spelers achter elkaar, dan gaat de partij gewoon door.",
};

const TOUCH: Readonly<Record<Exclude<SheetRules["touch"], "free">, string>> = {
  letting_go: "Een zet telt zodra je het stuk loslaat en kan niet worden teruggenomen.",
  touch_move:
    "Aanraken is zetten: een eigen stuk dat je aanraakt, moet je zetten als het kan. Een zet telt zodra je het stuk loslaat en kan niet worden teruggenomen.",
};

const DEAD = "Is met de overgebleven stukken geen mat meer mogelijk, dan is het meteen gelijkspel.";

/** `rules`: the rule set of the game at hand; null for rules in general. */
export function sheet(rules: SheetRules | null): readonly Section[] {
  return [
    {
      term: "mate",
      title: "Het doel",
      lines: [
        "Val de vijandelijke Generaal zo aan dat hij niet kan ontsnappen (외통, schaakmat). Cho is blauwgroen en begint; Han is rood.",
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
        "Doe één zet, of pas (한수쉼) als je niet schaak staat. Je mag je eigen Generaal niet schaak laten staan.",
        "Een aanval op de Generaal is schaak (장군). Verzet de Generaal, sla de aanvaller of versper de weg (멍군).",
        "Pat bestaat niet: wie niet kan zetten en niet schaak staat, past.",
        ...(rules === null || rules.touch === "free" ? [] : [TOUCH[rules.touch]]),
      ],
    },
    {
      term: "bikjang",
      title: "Als de Generaals tegenover elkaar staan",
      lines: [
        `Staan de Generaals op een open lijn tegenover elkaar, dan is dat Bigjang (빅장). ${
          rules === null
            ? "Het gevolg hangt van de regels af: gelijkspel, puntentelling, of geen."
            : BIKJANG[rules.bikjang]
        }`,
        "De partijpagina laat dan zien wat elke speler mag doen.",
      ],
    },
    { term: "points", title: "Punten", lines: points(rules) },
    {
      term: "repetition",
      title: "Herhaling",
      lines: [
        "Een stelling mag niet eindeloos worden herhaald. Afhankelijk van de regels is de zet niet toegestaan, is het gelijkspel, beslissen de punten, of verliest wie herhaalt.",
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
      "Punten beslissen partijen zonder mat: na twee keer passen achter elkaar, of als een grens van de regels is bereikt. Niet alle regels tellen punten.",
    ];
  }
  const deom = rules.deom > 0 ? `Han krijgt ${decimal(rules.deom)} punt meer (덤).` : "Er zijn geen extra punten (덤).";
  return [`${worth} ${deom}`, DOUBLE_PASS[rules.doublePass]];
}
