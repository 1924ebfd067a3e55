settingsPage-learned = Plaatje en hanja

settingsPage-learnedSteps-1 = plaatje groot
settingsPage-learnedSteps-2 = even groot
settingsPage-learnedSteps-3 = hanja groot
settingsPage-wood = Gemaakt van

settingsPage-woods-ginkgo = Ginkgohout
settingsPage-woods-zelkova = Zelkovahout
settingsPage-woods-paper = Papier
settingsPage-woods-celadon = Celadon
settingsPage-soundSet = Geluiden

settingsPage-soundSets-wood = hout
settingsPage-soundSets-stone = stenen
settingsPage-soundSets-strings = snaren
settingsPage-volume = Volume
settingsPage-calls = Janggun en meonggun uitroepen
settingsPage-motion = Stukken bewegen

settingsPage-motions-usual = gewoon
settingsPage-motions-slow = langzaam
settingsPage-motions-fast = snel
settingsPage-motions-none = meteen
settingsPage-about = Over
settingsPage-version = Janggun { $version }
settingsPage-licence = Vrije software onder de MIT- of de Apache 2.0-licentie.
settingsPage-source = Broncode
settingsPage-sourceWithin = De broncode hoort bij het programma.
settingsPage-documentation = Documentatie
