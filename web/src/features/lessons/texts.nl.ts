import type { LessonTexts } from "./text-types";

export const nl: LessonTexts = {
  title: "Janggi leren",
  intro: "Korte opgaven op het bord. Tik op een stuk om te zien waar het heen kan. Fouten maken mag.",
  lessons: {
    soldier: { name: "De soldaat", about: "Eén stap vooruit of opzij" },
    chariot: { name: "De strijdwagen", about: "Recht, zo ver je wilt" },
    horse: { name: "Het paard", about: "Eén stap recht, één schuin" },
    elephant: { name: "De olifant", about: "Eén stap recht, twee schuin" },
    cannon: { name: "Het kanon", about: "Altijd over één stuk heen" },
    palace: { name: "Het paleis", about: "Generaal, adviseurs en de schuine lijnen" },
    check: { name: "Schaak", about: "Janggun en meonggun" },
    mate: { name: "Eerste matzetten", about: "De partij winnen" },
    pass: { name: "Passen", about: "Een beurt overslaan" },
    bikjang: { name: "Bigjang", about: "Als de generaals elkaar aankijken" },
    points: { name: "Punten", about: "Als er geen mat is" },
  },
  tasks: {
    "soldier-walk": {
      ask: "Een soldaat gaat één punt vooruit of opzij. Breng de soldaat naar beide gemarkeerde punten.",
      done: "Soldaten gaan vanaf het begin vooruit en opzij, en nooit terug.",
    },
    "soldier-aside": {
      ask: "Maar één soldaat kan het gemarkeerde punt bereiken. Welke?",
      done: "De andere is er al voorbij: soldaten gaan nooit terug.",
    },
    "soldier-take": {
      ask: "Soldaten slaan zoals ze lopen. Sla beide rode soldaten.",
      done: "Een stuk slaat door naar het punt van een vijandelijk stuk te gaan.",
    },
    "chariot-lines": {
      ask: "De strijdwagen gaat zo ver als de lijn vrij is. Bereik beide punten.",
      done: "Met 13 punten is de strijdwagen het sterkste stuk.",
    },
    "chariot-take": {
      ask: "Sla de olifant, het kanon en het paard met je strijdwagen.",
      done: "Hij slaat wat hij het eerst tegenkomt en springt nooit.",
    },
    "chariot-round": {
      ask: "Je eigen soldaat staat in de weg. Breng de strijdwagen toch naar het punt.",
      done: "Een randsoldaat opzij opent de lijn voor de strijdwagen: een veelgespeelde eerste zet.",
    },
    "horse-jump": {
      ask: "Het paard gaat één punt recht en dan één schuin naar buiten. Bezoek beide punten.",
      done: "Een paard kan naar hoogstens acht punten en is 5 punten waard.",
    },
    "horse-leg": {
      ask: "Je soldaat staat vlak voor het paard. Breng het paard naar het punt.",
      done: "Het paard springt niet: een stuk op zijn eerste punt (meok) verspert die kant.",
    },
    "horse-take": {
      ask: "Sla de drie rode soldaten één voor één met het paard.",
      done: "Kijk twee zetten vooruit: waar het paard aankomt, begint de volgende zet.",
    },
    "elephant-jump": {
      ask: "De olifant gaat één punt recht en twee schuin naar buiten. Bezoek beide punten.",
      done: "Hij komt ver en is 3 punten waard.",
    },
    "elephant-leg": {
      ask: "Een soldaat verspert de olifant de weg. Maak de weg vrij en ga naar het punt.",
      done: "Beide punten op zijn weg moeten leeg zijn.",
    },
    "elephant-take": {
      ask: "Sla het kanon en de soldaat met de olifant.",
      done: "Een olifant wordt vaak geruild tegen twee soldaten, om de stelling te openen.",
    },
    "cannon-jump": {
      ask: "Het kanon moet over precies één stuk springen. Bezoek beide punten.",
      done: "Zonder stuk om overheen te springen kan het kanon niet bewegen.",
    },
    "cannon-take": {
      ask: "Sla de strijdwagen met je kanon.",
      done: "Ook om te slaan moet er een stuk tussen staan: hier je paard. Een kanon is 7 punten waard.",
    },
    "cannon-screen": {
      ask: "Breng een kanon naar het punt. Probeer eerst over het andere kanon te springen.",
      done: "Een kanon springt nooit over een kanon en slaat er nooit een.",
    },
    "palace-general": {
      ask: "De generaal gaat één punt langs de lijnen van het paleis. Ga van hoek naar hoek.",
      done: "Schuine lijnen lopen alleen door het midden.",
    },
    "palace-edge": {
      ask: "Vanuit het midden van een rand is er geen schuine lijn. Breng de generaal naar het punt.",
      done: "Alleen getekende lijnen tellen, en de generaal verlaat het paleis nooit.",
    },
    "palace-guard": {
      ask: "De adviseur gaat zoals de generaal. Sla het paard dat is binnengedrongen.",
      done: "Twee adviseurs naast de generaal zijn meer waard dan hun 3 punten.",
    },
    "palace-chariot": {
      ask: "In een paleis gaat de strijdwagen ook langs de schuine lijnen. Sla de adviseur in de andere hoek.",
      done: "Dat geldt in beide paleizen.",
    },
    "palace-soldier": {
      ask: "In het vijandelijke paleis gaat een soldaat ook schuin vooruit. Sla de adviseur in het midden.",
      done: "Een soldaat in het paleis is een sterke aanvaller.",
    },
    "palace-cannon": {
      ask: "Een kanon in een hoek van een paleis springt over het midden naar de andere hoek. Sla de olifant.",
      done: "Het sprong over je eigen generaal.",
    },
    "check-give": {
      ask: "Een aanval op de generaal is schaak: janggun! Geef schaak met de strijdwagen.",
      done: "Han moet nu antwoorden. Dat antwoord heet meonggun.",
    },
    "check-step": {
      ask: "De rode strijdwagen geeft schaak. Antwoord erop.",
      done: "Je mag weglopen, de aanvaller slaan of er een stuk tussen zetten.",
    },
    "check-take": {
      ask: "Weer schaak. Sla de aanvaller nu met je strijdwagen.",
      done: "Meestal het beste antwoord, als het stuk niet gedekt staat.",
    },
    "check-block": {
      ask: "Nog eens schaak. Zet de adviseur ertussen.",
      done: "Tegen een kanon helpt het ook om het stuk ertussen weg te halen.",
    },
    "mate-ladder": {
      ask: "Schaak zonder antwoord is mat (oetong) en wint. Geef mat in één zet met de twee strijdwagens.",
      done: "De ene strijdwagen houdt een lijn, de andere geeft schaak op de volgende.",
    },
    "mate-horse": {
      ask: "Geef mat in één zet met het paard.",
      done: "Het paard geeft schaak en de strijdwagen bewaakt de uitweg.",
    },
    "mate-cannon": {
      ask: "Geef mat in één zet met het kanon. Je generaal kan helpen.",
      done: "Over elk stuk mag gesprongen worden, ook over je eigen generaal.",
    },
    "mate-two": {
      ask: "Mat in twee zetten: drijf de generaal op en sluit dan de deur.",
      done: "Schaak met maar één antwoord verraadt de volgende stelling.",
    },
    "mate-guard": {
      ask: "Mat in twee zetten. Het kanon helpt van ver.",
      done: "Gedwongen antwoorden maken ook langere matzetten zichtbaar.",
    },
    "pass-turn": {
      ask: "Alles staat goed en geen zet maakt het beter. Pas, met de knop of door twee keer op de generaal te tikken.",
      done: "Passen mag altijd behalve bij schaak, dus niemand hoeft ooit een slechte zet te doen.",
    },
    "pass-check": {
      ask: "Probeer hier te passen en zie waarom het niet kan. Antwoord dan op het schaak.",
      done: "Bij schaak wordt er niet gepast.",
    },
    "bikjang-face": {
      ask: "Han staat veel sterker. Laat de generaals elkaar aankijken met niets ertussen: Bigjang.",
      done: "Gaat Han er niet uit, dan is het met vriendschappelijke regels remise.",
    },
    "bikjang-draw": {
      ask: "De generaals kijken elkaar aan en Han staat sterker. Accepteer Bigjang: pas.",
      done: "Remise. Wat Bigjang doet, hangt van de spelregels af.",
    },
    "bikjang-part": {
      ask: "Nu sta jij sterker en wil je geen remise. Hef Bigjang op.",
      done: "Stap opzij of zet er een stuk tussen, en win dan.",
    },
    "points-worth": {
      ask: "Je paard kan één van drie stukken slaan. Sla wat het meest waard is.",
      done: "Strijdwagen 13, kanon 7, paard 5, olifant 3, adviseur 3, soldaat 2.",
    },
    "points-ahead": {
      ask: "Je staat voor op punten en Han zal passen. Passen beiden na elkaar, dan beslissen de punten: pas.",
      done: "Zo eindigt het onder de meeste spelregels. De punten staan naast elke speler.",
    },
    "points-deom": {
      ask: "Beiden hebben dezelfde stukken, maar Han krijgt als tweede 1,5 punt (deom). Kom voor te staan en pas dan.",
      done: "Door het halve punt kan het niet gelijk eindigen.",
    },
  },
  dialects: {
    name: "Regels verschillen",
    about: "Eén stelling onder alle spelregels",
    intro: "De stukken lopen overal gelijk. Wat er daarna gebeurt, hangt van de spelregels af.",
    scenes: {
      bikjang: { name: "Bigjang", what: "Cho laat de generaals elkaar aankijken, en Han past." },
      passes: { name: "Twee keer passen", what: "Beide kanten passen na elkaar." },
      repetition: { name: "Herhaling", what: "Beiden gaan heen en weer, en dezelfde stelling komt terug." },
    },
    goesOn: "De partij gaat door",
    notAllowed: "Niet toegestaan",
    points: (p) => `Punten dan: Cho ${p.cho} : ${p.han} Han`,
    table: "Verschillen met Kakao Janggi",
    field: "Regel",
    same: "Geen verschillen.",
  },
  task: (p) => `Opgave ${p.n} van ${p.of}`,
  taskDone: (p) => `Opgave ${p.n} van ${p.of}, opgelost`,
  progress: (p) => `${p.done} van ${p.of}`,
  stars: (p) => (p.n === 1 ? "1 ster" : `${p.n} sterren`),
  starsWhy: (p) => `Je had ${p.own} zetten nodig; met ${p.best} krijg je drie sterren.`,
  missed: "Net niet. Probeer het nog eens.",
  wrongPass: "Han kan gewoon passen, dus dit dwingt geen mat af. Probeer het nog eens.",
  wrongTurn: "Han heeft daar een antwoord op. Probeer het nog eens.",
  again: "Opnieuw beginnen",
  show: "Laat zien",
  next: "Volgende opgave",
  nextLesson: "Volgende les",
  allLessons: "Alle lessen",
  lessonDone: "Les voltooid.",
  courseDone: "Je kent de regels. Tijd voor een partij!",
  firstGame: "Speel je eerste partij",
  pass: "Passen",
  inWay: "Het gemarkeerde stuk staat in de weg.",
  noRules: "De regels konden niet worden geladen. Controleer de verbinding en probeer het opnieuw.",
  drills: "Oefenen",
};
