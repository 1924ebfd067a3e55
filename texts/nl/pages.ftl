pages-start-title = Janggi, Koreaans schaak
pages-start-description = Speel Janggi tegen de computer of een vriend, leer de regels en analyseer je partijen. Zonder account.

pages-games-title = Mijn partijen
pages-games-description = Je lopende en gespeelde partijen.

pages-records-title = Partijenarchief
pages-records-description = Open bestanden met partijen, speel ze zet voor zet na en sla ze op in andere formaten.

pages-analysis-title = Analyse
pages-analysis-description = Probeer varianten vanuit elke stelling, met de beoordeling en de beste zetten van de engine.

pages-learn-title = Zo speel je Janggi
pages-learn-description = De stukken, het paleis, het kanon, passen, Bigjang en punten: de regels van Koreaans schaak.

pages-lesson-title = { pages-learn-title }
pages-lesson-description = { pages-learn-description }

pages-editor-title = Stelling opzetten
pages-editor-description = Zet een stelling op om die te analyseren, vanaf daar te spelen of als afbeelding op te slaan.

pages-device-title = Spelen op dit apparaat
pages-device-description = Speel Janggi in je browser, tegen de computer of met z'n tweeën op één apparaat, ook offline.

pages-drill-title = Oefenen: stukken en notatie
pages-drill-description = Leer de tekens op de stukken en de cijfers van de notatie lezen; wat je fout had, komt eerder terug.

pages-problems-title = Opgaven
pages-problems-description = Los Janggi-opgaven op het bord op: mat, materiaalwinst en enige zetten, elke dag een nieuwe opgave.

pages-glossary-title = Begrippen van Janggi
pages-glossary-description = De begrippen van Janggi in hangul, hanja en Latijnse letters, met hun betekenis.

pages-culture-title = De cultuur van Janggi
pages-culture-description = Geschiedenis, gebruiken, toernooien en graden van Koreaans schaak, en waar je het kunt spelen.

pages-openings-title = Openingen van Janggi
pages-openings-description = Uitslagen van partijen van de engine vanuit alle 16 paren opstellingen: hoe elk paar scoorde, en wat de eerste zet en het deom waard zijn.

pages-endgames-title = Eindspelen van Janggi
pages-endgames-description = Met welke stukken je wint van twee adviseurs, één of geen: elke stelling doorgerekend, wat spelers erover zeggen, en de langste winst.

pages-tournament-title = Een toernooi leiden
pages-tournament-description = Voor toernooileiders: inschrijving, loting, indeling, uitslagen en stand op één laptop, zonder internet.

pages-tournamentGuide-title = Zo leid je een toernooi
pages-tournamentGuide-description = Een handleiding met plaatjes voor wie voor het eerst een Janggi-toernooi leidt: van voorbereiding en loting tot uitslagen, eindstand en oorkonden.

pages-spectatorScreen-title = Scherm voor het publiek
pages-spectatorScreen-description = De partijen op dit apparaat voor een beamer of tweede scherm: borden, klokken, laatste zetten en uitslagen.

pages-phoneResult-title = Jouw bord
pages-phoneResult-description = Geef in de zaal de uitslag van je partij door en bekijk indeling en stand.

pages-clock-title = Klok voor een echt bord
pages-clock-description = Gebruik je telefoon als schaakklok voor twee spelers, met byoyomi die hardop wordt geteld.

pages-stickers-title = Stickervel voor een echte set
pages-stickers-description = Druk plaatjes af voor de stukken van een echte set, voor wie geen hanja leest.

pages-shortcuts-title = Sneltoetsen
pages-shortcuts-description = Alle sneltoetsen van het bord, de partijpagina en de analysepagina.

pages-army-title = Chess War
pages-army-description = Samenvatting van het regelblad over het Janggi-leger van Chess War: stukken, zetten, einde van de partij en tegenstrijdigheden.

pages-ruleSets-title = Spelregels vergelijken
pages-ruleSets-description = Hoe de regels van Janggi verschillen tussen bonden en sites.

pages-verdict-title = Wie heeft gewonnen? Een geschil beslechten
pages-verdict-description = Zijn jullie het niet eens over wie er won? Plak de notatie en zie wat de uitslag volgens elke set Janggi-regels is, en door welke regel.

pages-house-title = Huisregels
pages-house-description = Stel zelf elke regel in en speel met je eigen huisregels.

pages-lobby-title = Lobby
pages-lobby-description = Zoek een tegenstander, of kijk naar partijen die bezig zijn.

pages-account-title = Account
pages-account-description = Log in en beheer je account.

pages-leaderboard-title = Ranglijst
pages-leaderboard-description = De spelers met de hoogste rating in Janggi.

pages-tournaments-title = Onlinetoernooien
pages-tournaments-description = Doe mee aan toernooien tegen anderen, of organiseer er zelf een.

pages-onlineTournament-title = Toernooi
pages-onlineTournament-description = Deelnemers, ronden en stand van een toernooi dat hier wordt gespeeld.

pages-clubs-title = Verenigingen
pages-clubs-description = Zoek een Janggi-vereniging om mee te spelen, of richt er zelf een op.

pages-club-title = Vereniging
pages-club-description = Over deze vereniging: de leden met hun graad, en de agenda.

pages-notFound-title = Deze pagina bestaat niet
pages-notFound-description = Op dit adres is niets te vinden.

pages-game-title = Een partij Janggi
pages-game-description = Een partij Koreaans schaak.

pages-player-title = Speler
pages-player-description = Ratings en graden, hun verloop, en scores tegen andere spelers.

pages-booklet-title = Janggi leren: een boekje
pages-booklet-description = De regels van Janggi op papier: elke les met een bord, en de spelregels van je keuze.

pages-about-title = Hulp en informatie
pages-about-description = Hulp, sneltoetsen, versie, licenties en broncode van Janggun.
