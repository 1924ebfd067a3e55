directorGuide-title = { pages-tournamentGuide-title }
directorGuide-intro = Voor wie voor het eerst een Janggi-toernooi in een zaal leidt. Je hebt een laptop en een printer nodig, maar op de dag zelf geen internet. Druk deze handleiding de dag ervoor af, dan heb je die bij de hand.
directorGuide-contents = Inhoud
directorGuide-toPage = Naar { director-title }

directorGuide-steps-plan-title = Vooraf: het toernooi aanmaken
directorGuide-steps-plan-text-1 = Open deze handleiding een paar dagen vooraf één keer op de laptop die je gaat gebruiken. Daarna werken de handleiding en ‘{ director-title }’ ook zonder internet.
directorGuide-steps-plan-text-2 = Vul bij ‘{ director-title }’ naam, plaats, datum en inschrijfgeld in. Geef aan hoeveel spelers, uren en prijzen er zijn; dan volgen voorstellen die daarbij passen.
directorGuide-steps-plan-text-3 = Het bovenste voorstel is het beste. Kijk naar de eindtijd en het aantal borden, kies een voorstel en druk op ‘{ director-plan-begin }’.
directorGuide-steps-plan-text-4 = Hebben spelers zich al aangemeld? Schrijf ze nu in en druk bij ‘{ director-tabs-print }’ alvast ‘{ printouts-sheets-entries }’ en ‘{ printouts-sheets-badges }’ af.
directorGuide-steps-plan-text-5 = Neem mee: borden en klokken, een printer met A4-papier, pennen, een USB-stick en lootjes met nummers.
directorGuide-steps-plan-alt = Nieuw toernooi: velden voor naam en plaats, vragen over spelers en uren, en een lijst met voorstellen

directorGuide-steps-entries-title = Spelers inschrijven
directorGuide-steps-entries-text-1 = Typ een naam. Met Tab ga je naar vereniging, graad en geboortedatum, en met Enter is de speler ingeschreven. Wat je niet weet, laat je leeg.
directorGuide-steps-entries-text-2 = De geboortedatum kan bij een gelijk aantal punten beslissen: de oudste gaat voor. Vraag er dus naar.
directorGuide-steps-entries-text-3 = Staan de spelers in een spreadsheet? Kopieer de rijen en plak ze bij ‘{ director-entry-paste }’.
directorGuide-steps-entries-text-4 = Vink ‘{ director-entry-paid }’ aan als een speler het inschrijfgeld betaalt. Boven de lijst staat hoeveel er binnen is.
directorGuide-steps-entries-text-5 = Leden van dezelfde vereniging komen zo mogelijk in verschillende poules. Andere spelers die elkaar niet moeten treffen, zoals familieleden, zet je bij ‘{ director-apart-title }’.
directorGuide-steps-entries-alt = Inschrijving: velden voor naam, vereniging, graad en geboortedatum, met daaronder de lijst van spelers

directorGuide-steps-draw-title = Nummers loten
directorGuide-steps-draw-text-1 = Is iedereen ingeschreven, loot dan bij ‘{ director-tabs-draw }’. Met ‘{ director-draw-large }’ zijn de nummers ook van ver te lezen.
directorGuide-steps-draw-text-2 = Hebben de spelers zelf een lootje getrokken? Druk op ‘{ director-draw-slips }’ en typ de nummers.
directorGuide-steps-draw-text-3 = Komt er na de loting nog iemand, schrijf die speler dan in en loot opnieuw. Na de eerste indeling is er in poules en bij iedereen tegen iedereen alleen plek op lege plaatsen.
directorGuide-steps-draw-alt = Loting: alle spelers met hun lotnummer, in grote letters

directorGuide-steps-round-title = De indeling ophangen
directorGuide-steps-round-text-1 = Druk bij ‘{ director-tabs-rounds }’ op de grote knop waarmee je de ronde indeelt.
directorGuide-steps-round-text-2 = Druk bij ‘{ director-tabs-print }’ ‘{ printouts-sheets-names }’ af en hang die op. De spelers zoeken daarop hun naam en zien aan welk bord en met welke kant ze spelen.
directorGuide-steps-round-text-3 = Druk ‘{ printouts-sheets-slips }’ af, knip ze los en leg op elk bord een briefje.
directorGuide-steps-round-text-4 = Een laatkomer kan onder ‘{ director-tabs-entries }’ een vrije plaats in een poule krijgen. Is die er niet, of klopt er iets niet? Druk op ‘{ director-round-unpair }’ voordat je een uitslag invoert, en deel opnieuw in.
directorGuide-steps-round-alt = Afdrukken: de indeling van de eerste ronde op bordnummer, met Cho en Han

directorGuide-steps-results-title = Uitslagen invoeren
directorGuide-steps-results-text-1 = Na afloop vullen de spelers het briefje in en brengen het naar je tafel.
directorGuide-steps-results-text-2 = Typ het bordnummer, druk op Enter en dan op het cijfer van de uitslag. Met de muis kan het ook.
directorGuide-steps-results-text-3 = 1: Cho wint. 2: Han wint. 3: Cho wint op punten. 4: Han wint op punten.
directorGuide-steps-results-text-4 = Borden zonder uitslag staan boven de indeling.
directorGuide-steps-results-alt = Een uitslag invoeren: bord 1 is gekozen en de uitslagen voor Cho en Han zijn knoppen met hun toets

directorGuide-steps-count-title = Als de tijd om is: stoppen en tellen
directorGuide-steps-count-text-1 = Op het afgesproken tijdstip zet de scheidsrechter de partijen stil en worden de stukken op het bord geteld.
directorGuide-steps-count-text-2 = Een { piece-r } is 13 punten waard, een { piece-c } 7, een { piece-n } 5, een { piece-b } 3, een { piece-a } 3 en een { piece-p } 2. Han krijgt er 1,5 bij (het deom), zodat het nooit gelijk wordt.
directorGuide-steps-count-text-3 = Heeft Cho meer, druk dan op 3; heeft Han meer, op 4. Typ daarna de punten van beide spelers. Weet je ze niet, druk dan alleen op Enter.
directorGuide-steps-count-text-4 = Ook ‘{ boardClock-title }’ kan de punten tellen, en zegt het als de tijd om is.
directorGuide-steps-count-alt = Winst op punten: velden voor de punten van Cho en Han

directorGuide-steps-late-title = Te laat, afwezig, vertrokken
directorGuide-steps-late-text-1 = Komt een speler te laat, typ dan het bordnummer, druk op 8 (Cho) of 9 (Han) en typ het aantal minuten. Twee keer zoveel tijd gaat van de klok af. Wie later komt dan het toernooi toestaat (meestal vanaf 15 minuten), verliest.
directorGuide-steps-late-text-2 = Komt een speler helemaal niet, druk dan op 5 (Cho) of 6 (Han). Komen ze geen van beiden, druk dan op 7.
directorGuide-steps-late-text-3 = Stopt een speler met het toernooi, druk dan bij ‘{ director-tabs-entries }’ in de regel van die speler op ‘{ director-entry-withdraw }’. De volgende ronden worden zonder die speler ingedeeld.
directorGuide-steps-late-alt = Een speler is te laat: een veld voor de minuten

directorGuide-steps-correct-title = Een uitslag wijzigen
directorGuide-steps-correct-text-1 = Wat je net hebt gedaan, maak je ongedaan met de knop ‘{ director-undoNothing }’ bovenaan.
directorGuide-steps-correct-text-2 = Typ voor een eerdere uitslag het bordnummer opnieuw en druk op Enter. Kies de juiste uitslag, geef een reden en sla op. De reden blijft bij ‘{ director-tabs-log }’ staan.
directorGuide-steps-correct-text-3 = Is een latere ronde al op grond van die uitslag ingedeeld, dan zegt de pagina welke wijzigingen nog kunnen, en wat je voor andere eerst moet intrekken.
directorGuide-steps-correct-alt = Een uitslag wijzigen: de juiste uitslag en de reden

directorGuide-steps-next-title = De volgende ronde en de knock-out
directorGuide-steps-next-text-1 = Na de laatste uitslag verschijnt de knop voor de volgende ronde. Druk erop.
directorGuide-steps-next-text-2 = Na de poules bepaalt de pagina zelf wie doorgaat en wie tegen wie speelt. De knop ‘{ director-round-why }’ naast een partij noemt de reden.
directorGuide-steps-next-text-3 = Druk voor elke ronde de indeling en de briefjes af. Hang vanaf de knock-out ook ‘{ printouts-sheets-bracket }’ op.
directorGuide-steps-next-text-4 = Staan spelers die kunnen doorgaan op alle criteria gelijk, dan zegt de pagina dat. Laat ze nog een partij spelen en voer de uitslag in.
directorGuide-steps-next-alt = Na de poules: de knop waarmee je de achtste finales indeelt

directorGuide-steps-end-title = Eindstand en oorkonden
directorGuide-steps-end-text-1 = Na de finale noemt de pagina de winnaar. Bekijk met ‘{ director-round-toStandings }’ of alles klopt, druk de stand af en hang hem op.
directorGuide-steps-end-text-2 = Druk op ‘{ director-ending-certificates }’, pas zo nodig organisator en tekst aan en druk af. Andere prijzen, zoals voor de oudste speler, voeg je toe bij ‘{ printouts-award-fields-prize }’.
directorGuide-steps-end-text-3 = Klopt alles, druk dan op ‘{ director-round-closeNow }’ en bewaar het toernooi met ‘{ director-saveFile }’.
directorGuide-steps-end-alt = Afdrukken: de oorkonde voor de eerste plaats

directorGuide-screen-title = Niet verplicht: borden voor het publiek
directorGuide-screen-text-1 = Sluit een beamer aan, druk op ‘{ director-boards-screen }’, sleep het nieuwe tabblad naar dat scherm en druk op F11. Het toont de borden van de ronde met hun uitslagen en volgt nieuwe ronden vanzelf.
directorGuide-screen-text-2 = Wil je een partij zet voor zet laten zien, druk dan op ‘{ director-boards-clock }’ bij het bord en kies ‘{ atBoard-withMoves }’. Bord, klokken en laatste zet staan dan op het grote scherm.
directorGuide-screen-text-3 = Alleen van partijen in dezelfde browser zie je klokken en zetten. Van partijen op een ander apparaat zie je alleen de uitslag, zodra je die hebt ingevoerd.
directorGuide-screen-text-4 = Op een andere tablet houd je de zetten bij met ‘{ start-self }’. Druk na de partij op ‘{ deviceGame-review }’, ‘{ analysisPage-share-button }’ en ‘{ analysisPage-share-file }’. Open dat bestand bij ‘{ director-record-title }’ in ‘{ director-tabs-more }’.

directorGuide-phones-title = Niet verplicht: uitslagen via de telefoon
directorGuide-phones-text-1 = Start Janggun op de laptop met ‘janggun play --lan’ en verbind de telefoons met dezelfde wifi. Druk op ‘{ directorPhones-button }’ en dan op ‘{ directorPhones-open }’. Druk daarna de uitslagbriefjes af.
directorGuide-phones-text-2 = Elke speler scant de code op het briefje. Geven beide spelers dezelfde uitslag door, dan wordt die vanzelf ingevoerd; je ziet dat in ‘{ director-tabs-log }’ en kunt het terugdraaien.
directorGuide-phones-text-3 = Verschillen de uitslagen, of roept een speler je, dan staat dat bord groot bovenaan. Werken de telefoons of de server niet, voer de uitslagen dan met de hand in.

directorGuide-second-title = Niet verplicht: een tweede laptop
directorGuide-second-text-1 = Druk op ‘{ director-saveFile }’ en open het bestand op de tweede laptop met ‘{ director-openFile }’. Spreek af wie welke borden invoert, en deel de ronden op maar één laptop in.
directorGuide-second-text-2 = Sla na de ronde het bestand op de tweede laptop op en open het op de eerste met ‘{ director-mergeFile }’. Alleen wat ontbreekt komt erbij. Verschilt een uitslag, dan wordt niets toegevoegd en zie je welke het is.
directorGuide-second-text-3 = Deel de volgende ronde in, sla het bestand op en open het op de tweede laptop met ‘{ director-mergeFile }’.

directorGuide-safe-title = Als de laptop uitvalt
directorGuide-safe-text-1 = Alles wat je invoert, staat meteen op deze laptop. Zet hem weer aan, open ‘{ director-title }’ en ga verder waar je gebleven was.
directorGuide-safe-text-2 = Druk toch na elke ronde op ‘{ director-saveFile }’ en bewaar het bestand op een USB-stick. Gaat de laptop stuk, ga dan op een andere verder met ‘{ director-openFile }’.
directorGuide-safe-text-3 = Wis de gegevens van de browser pas als het toernooi voorbij is: anders verdwijnt ook het toernooi.
directorGuide-safe-text-4 = Bewaar de briefjes tot de oorkonden zijn uitgereikt.
