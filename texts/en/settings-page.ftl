settingsPage-learned = Picture and hanja

settingsPage-learnedSteps-1 = large picture
settingsPage-learnedSteps-2 = both the same size
settingsPage-learnedSteps-3 = large hanja
settingsPage-wood = Board material

settingsPage-woods-ginkgo = Ginkgo wood
settingsPage-woods-zelkova = Zelkova wood
settingsPage-woods-paper = Paper
settingsPage-woods-celadon = Celadon
settingsPage-soundSet = Kind of sound

settingsPage-soundSets-wood = wood
settingsPage-soundSets-stone = stones
settingsPage-soundSets-strings = strings
settingsPage-volume = Volume
settingsPage-calls = Call out janggun and meonggun
settingsPage-motion = Piece animation

settingsPage-motions-usual = normal
settingsPage-motions-slow = slow
settingsPage-motions-fast = fast
settingsPage-motions-none = none
settingsPage-about = About
settingsPage-version = Janggun { $version }
settingsPage-licence = Free software under the MIT or the Apache 2.0 licence.
settingsPage-source = Source code
settingsPage-sourceWithin = The source code comes with the program.
settingsPage-documentation = Documentation
settingsPage-groups-look = Look
settingsPage-groups-play = Play
settingsPage-groups-me = Me
settingsPage-moves = Moves
settingsPage-signals = Sound and vibration
settingsPage-messages = Chat and notifications
settingsPage-print = Text size

settingsPage-prints-usual = normal
settingsPage-prints-large = large
settingsPage-boardSize = Board size

settingsPage-boardSizes-fit = fit to window
settingsPage-boardSizes-small = small
settingsPage-boardSizes-middle = medium
settingsPage-boardSizes-large = large
settingsPage-turnCall = Say aloud when it is my turn
settingsPage-vibration = Vibrate when it is my turn
settingsPage-noVibration = This browser cannot make the device vibrate.
settingsPage-account = Account
settingsPage-helpTitle = Help and about
settingsPage-help = Help
settingsPage-directorGuide = { directorGuide-title }
settingsPage-booklet = Printable booklet of the rules
settingsPage-commandLine = In a terminal, "janggun help" lists all commands.
settingsPage-notices = Licences of the included libraries and fonts
settingsPage-noTracking = No advertising and no tracking. The pages load nothing from other sites.
