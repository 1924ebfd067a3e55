import type { en } from "./texts.en";

export const nl: typeof en = {
  label: "Meldingen op dit apparaat als ik er niet ben",
  about:
    "Als je aan zet bent, bij uitdagingen en voorstellen, en als een partij is afgelopen. Het bericht is versleuteld.",
  denied: "Je browser laat deze site geen meldingen tonen. Je kunt dat toestaan in de instellingen van de browser.",
  failed: "De meldingen konden niet worden omgezet. Probeer het later nog eens.",
};
