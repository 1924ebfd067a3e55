settingsPage-learned = Plaatje en hanja

settingsPage-learnedSteps-1 = Plaatje groot
settingsPage-learnedSteps-2 = Even groot
settingsPage-learnedSteps-3 = Hanja groot
settingsPage-wood = Kleur van het bord

settingsPage-woods-ginkgo = Ginkgohout
settingsPage-woods-zelkova = Zelkovahout
settingsPage-woods-paper = Papier
settingsPage-woods-celadon = Celadon
settingsPage-paletteHint = Blauw en oranje zijn ook bij kleurenblindheid goed te onderscheiden.
settingsPage-soundSet = Soort geluid

settingsPage-soundSets-wood = Hout
settingsPage-soundSets-stone = Stenen
settingsPage-soundSets-strings = Snaren
settingsPage-volume = Volume
settingsPage-calls = Janggun en meonggun uitroepen
settingsPage-motion = Animatie van de stukken

settingsPage-motions-usual = Normaal
settingsPage-motions-slow = Langzaam
settingsPage-motions-fast = Snel
settingsPage-motions-none = Geen
settingsPage-about = Over Janggun
settingsPage-version = Janggun { $version }
settingsPage-licence = Vrije software onder de MIT- of de Apache 2.0-licentie.
settingsPage-source = Broncode
settingsPage-sourceWithin = De broncode wordt met het programma meegeleverd.
settingsPage-groups-look = Weergave
settingsPage-groups-play = Spelen
settingsPage-groups-me = Persoonlijk
settingsPage-saved = Wijzigingen worden meteen opgeslagen.
settingsPage-moves = Zetten
settingsPage-signals = Geluid en trillen
settingsPage-messages = Chat en meldingen
settingsPage-print = Tekstgrootte

settingsPage-prints-usual = Normaal
settingsPage-prints-large = Groot
settingsPage-boardSize = Bordgrootte

settingsPage-boardSizes-fit = Passend in het venster
settingsPage-boardSizes-small = Klein
settingsPage-boardSizes-middle = Gemiddeld
settingsPage-boardSizes-large = Groot
settingsPage-turnCall = Hardop melden dat ik aan zet ben
settingsPage-vibration = Trillen als ik aan zet ben
settingsPage-noVibration = Deze browser kan het apparaat niet laten trillen.
settingsPage-account = Account
settingsPage-helpTitle = Hulp en informatie
settingsPage-help = Hulp
settingsPage-directorGuide = { directorGuide-title }
settingsPage-booklet = De regels als boekje om af te drukken
settingsPage-commandLine = In een terminal laat ‘janggun help’ alle opdrachten zien.
settingsPage-notices = Licenties van de gebruikte bibliotheken en lettertypen
settingsPage-noTracking = Geen reclame en geen tracking. De pagina's laden niets van andere sites.
