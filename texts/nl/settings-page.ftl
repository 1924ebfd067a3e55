settingsPage-learned = Plaatje en hanja

settingsPage-learnedSteps-1 = plaatje groot
settingsPage-learnedSteps-2 = even groot
settingsPage-learnedSteps-3 = hanja groot
settingsPage-wood = Materiaal van het bord

settingsPage-woods-ginkgo = Ginkgohout
settingsPage-woods-zelkova = Zelkovahout
settingsPage-woods-paper = Papier
settingsPage-woods-celadon = Celadon
settingsPage-soundSet = Soort geluid

settingsPage-soundSets-wood = hout
settingsPage-soundSets-stone = stenen
settingsPage-soundSets-strings = snaren
settingsPage-volume = Volume
settingsPage-calls = Janggun en meonggun uitroepen
settingsPage-motion = Animatie van de stukken

settingsPage-motions-usual = normaal
settingsPage-motions-slow = langzaam
settingsPage-motions-fast = snel
settingsPage-motions-none = geen
settingsPage-about = Over Janggun
settingsPage-version = Janggun { $version }
settingsPage-licence = Vrije software onder de MIT- of de Apache 2.0-licentie.
settingsPage-source = Broncode
settingsPage-sourceWithin = De broncode wordt met het programma meegeleverd.
settingsPage-documentation = Documentatie
settingsPage-groups-look = Weergave
settingsPage-groups-play = Spelen
settingsPage-groups-me = Persoonlijk
settingsPage-moves = Zetten
settingsPage-signals = Geluid en trillen
settingsPage-messages = Chat en meldingen
settingsPage-print = Tekstgrootte

settingsPage-prints-usual = normaal
settingsPage-prints-large = groot
settingsPage-boardSize = Bordgrootte

settingsPage-boardSizes-fit = passend in het venster
settingsPage-boardSizes-small = klein
settingsPage-boardSizes-middle = gemiddeld
settingsPage-boardSizes-large = groot
settingsPage-turnCall = Hardop zeggen als ik aan zet ben
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
