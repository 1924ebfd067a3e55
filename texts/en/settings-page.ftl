settingsPage-learned = Picture and hanja size

settingsPage-learnedSteps-1 = Large picture
settingsPage-learnedSteps-2 = Both the same size
settingsPage-learnedSteps-3 = Large hanja
settingsPage-wood = Board colour

settingsPage-woods-ginkgo = Ginkgo wood
settingsPage-woods-zelkova = Zelkova wood
settingsPage-woods-paper = Paper
settingsPage-woods-celadon = Celadon
settingsPage-paletteHint = Blue and orange are easy to tell apart, even with a colour vision deficiency.
settingsPage-soundSet = Sound set

settingsPage-soundSets-wood = Wood
settingsPage-soundSets-stone = Stones
settingsPage-soundSets-strings = Strings
settingsPage-volume = Volume
settingsPage-calls = Call out janggun and meonggun
settingsPage-motion = Piece animation

settingsPage-motions-usual = Normal
settingsPage-motions-slow = Slow
settingsPage-motions-fast = Fast
settingsPage-motions-none = None
settingsPage-about = About
settingsPage-version = Janggun { $version }
settingsPage-licence = Free software under the MIT or the Apache 2.0 licence.
settingsPage-source = Source code
settingsPage-sourceWithin = The source code comes with the program.
settingsPage-groups-look = Display
settingsPage-groups-play = Play
settingsPage-groups-me = General
settingsPage-saved = Changes are saved automatically.
settingsPage-moves = Moves
settingsPage-signals = Sound and vibration
settingsPage-messages = Chat and notifications
settingsPage-print = Text size

settingsPage-prints-usual = Normal
settingsPage-prints-large = Large
settingsPage-boardSize = Board size

settingsPage-boardSizes-fit = Fit to window
settingsPage-boardSizes-small = Small
settingsPage-boardSizes-middle = Medium
settingsPage-boardSizes-large = Large
settingsPage-turnCall = Announce my turn aloud
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
