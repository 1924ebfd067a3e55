settingsPage-learned = Picture and hanja

settingsPage-learnedSteps-1 = large picture
settingsPage-learnedSteps-2 = both alike
settingsPage-learnedSteps-3 = large hanja
settingsPage-wood = Made of

settingsPage-woods-ginkgo = Ginkgo wood
settingsPage-woods-zelkova = Zelkova wood
settingsPage-woods-paper = Paper
settingsPage-woods-celadon = Celadon
settingsPage-soundSet = Sounds

settingsPage-soundSets-wood = wood
settingsPage-soundSets-stone = stones
settingsPage-soundSets-strings = strings
settingsPage-volume = Volume
settingsPage-calls = Call out janggun and meonggun
settingsPage-motion = Pieces travel

settingsPage-motions-usual = as usual
settingsPage-motions-slow = slowly
settingsPage-motions-fast = fast
settingsPage-motions-none = at once
settingsPage-about = About
settingsPage-version = Janggun { $version }
settingsPage-licence = Free software under the MIT or the Apache 2.0 licence.
settingsPage-source = Source code
settingsPage-sourceWithin = The source code comes with the program.
settingsPage-documentation = Documentation
