army-title = Chess War: het JangGi-leger

army-intro-1 = In Chess War spelen legers uit verschillende soorten schaak tegen elkaar. Een van de regelbladen, ‘The JangGi Army’, beschrijft het Koreaanse leger: de stukken en hun rang, hoe ze bewegen en hoe de partij eindigt.
army-intro-2 = Deze pagina vat het blad samen. Bij de spelregels ‘Chess War’ hebben beide kanten een Janggi-leger en gelden alleen de regels van het blad.
army-play = Vergelijken met andere spelregels

army-army-title = Het leger
army-army-caption = Zestien stukken en hun rang volgens het blad
army-army-piece = Stuk
army-army-count = Aantal
army-army-inText = Rang in de tekst
army-army-onCard = Rang op de kaart
army-army-ranks-King = koning (King)
army-army-ranks-Lieutenant = luitenant (Lieutenant)
army-army-ranks-Knight = ridder (Knight)
army-army-ranks-Soldier = soldaat (Soldier)
army-army-ranks-Pawn = pion (Pawn)
army-army-strength = Het blad geeft het hele leger een sterkte van 53. Er staat niet bij op welke schaal of wat één stuk waard is. Het getal is dus niet te controleren en wordt niet gebruikt.

army-contradictions-title = Waar het blad zichzelf tegenspreekt
army-contradictions-lines-1 = ‘Army Size: 15 Pieces’, daarna ‘7 Pawns 6 Knights 2 Lieutenants 2 Bishops 1 King’: dat zijn er 18. Het blad beschrijft 16 stukken, zoals in elke Janggi-set; die gebruiken we hier.
army-contradictions-lines-2 = ‘2 Bishops’: geen stuk heeft deze rang, niet in de tekst en niet op zijn kaart. Zonder die twee komen de rangen in de tekst op 16 stukken uit.
army-contradictions-lines-3 = Het kanon is een ‘Knight’ in de tekst en een ‘Pawn’ op zijn kaart, de olifant een ‘Knight’ en een ‘Lieutenant’, de adviseur een ‘Soldier’ en een ‘Pawn’. In een partij tussen twee Janggi-legers doen rangen er niet toe.
army-contradictions-lines-4 = ‘8x8 Grid’, met lijnen ‘numbered vertically 1~10, and horizontally with A~I’: dat zijn negen bij tien punten, het gewone bord.
army-contradictions-lines-5 = Soldaten gaan ‘forward diagonally along the enemy palace lines’ in de tekst, ‘1 space diagonally’ op de kaart. Hier gaan ze alleen schuin vooruit, want op het blad staat ook ‘never backward’.
army-contradictions-lines-6 = Generaals tegenover elkaar: de tekst zegt ‘The game will end in a draw’, de kaart ‘Cannot be line of sight’. In dezelfde regel van de kaart staat ook ‘Causes a Draw’. Hier mag het dus, en het is dan gelijkspel.
army-contradictions-lines-7 = De olifant heet ‘Elephants / Ministers’, en de beschrijving van de zetten van de adviseur begint met ‘The Minister moves’. Hier houdt elk stuk zijn eigen zetten.

army-ranks-title = Vijf opstellingen van de achterste rij
army-ranks-lines-1 = De afbeelding van de standaardopstelling is verloren gegaan, maar uit de eerste verwisseling op het blad blijkt hoe die was: paarden buiten, olifanten binnen. Een speler mag ook een van vier andere opstellingen kiezen.
army-ranks-lines-2 = Links en rechts betekenen op het blad iets anders dan in de Zuid-Koreaanse namen: ‘Left Elephants’ verwisselt het rechterpaar, en dat heet in Zuid-Korea rechterolifant en in Noord-Korea linkerolifant.
army-ranks-lines-3 = Traditioneel zetten de spelers vóór de partij om de beurt één stuk neer.

army-moves-title = Hoe de stukken bewegen
army-moves-lines-1 = Drie stukken bewegen anders dan in Janggi. Het kanon beweegt zonder te springen en springt alleen om te slaan. Adviseurs en generaal gaan binnen het paleis één punt in elke richting, met of zonder lijn.

army-ending-title = Hoe de partij eindigt
army-ending-lines-1 = Je verliest als je generaal wordt geslagen of mat staat.
army-ending-lines-2 = Staan de generaals aan het begin van een beurt op een open lijn tegenover elkaar, dan is het meteen gelijkspel. Dat gaat vóór mat en geldt ook al in de beginstelling.
army-ending-lines-3 = Staat je generaal niet schaak, dan mag je passen (한수쉼). Het blad noemt geen punten, herhaling of klok.

army-lost-title = Tegen een FIDE-leger
army-lost-lines-1 = Het blad had ook ‘Starting positions against FIDE Pieces’, maar alleen als afbeelding. Die afbeeldingen zijn verloren gegaan, en de tekst vermeldt niet waar het andere leger staat of hoe zijn stukken door het paleis bewegen.
army-lost-lines-2 = Waarom Janggun dit spel niet aanbiedt, staat in de projectdocumentatie:
army-source = Bron: ‘The JangGi Army (Korean Chess)’, ChessWar Traditional. De citaten zijn letterlijk.
