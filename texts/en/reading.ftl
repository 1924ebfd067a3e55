learn-title = The rules on one page
learn-pieces = The pieces
learn-back = All pieces

glossary-title = Janggi glossary
glossary-intro = The words players use, in hangul, hanja and Latin letters, with their meanings.
glossary-search = Search in any language
glossary-example = e.g. bikjang, cannon screen
glossary-count =
    { $n ->
        [one] 1 term
       *[other] { $n } terms
    }
glossary-none = No terms found.
glossary-all = All { $n } terms
glossary-others = Also:
glossary-north = North Korea:
# How a word sounds, spelt for readers of Dutch; shown to them only.
glossary-sound = Dutch pronunciation:
glossary-spelt = Also spelt:
glossary-onBoard = { $name } on the board
glossary-groups-pieces = Sides and pieces
glossary-groups-board = Board and set
glossary-groups-setup = Setting up
glossary-groups-play = Playing
glossary-groups-ending = Ending the game
glossary-groups-culture = Players and history
glossary-groups-relatives = Related games

stickers-title = Sticker sheet for a real set
stickers-intro = Pictures to stick on the pieces of a set with Chinese characters. Measure your pieces from side to side, print at 100% without "fit to page", and check that the printed ruler is 50 mm long before you cut.
stickers-sizes = Width of the stickers in millimetres
stickers-large = General
stickers-middle = Chariot, cannon, horse, elephant
stickers-small = Guard, soldier
stickers-kind = Sticker design
stickers-kinds-pictogram = Picture
stickers-kinds-learning = Picture and hanja
stickers-print = Print
stickers-save = Save page { $page } as SVG
stickers-sheet = Page { $page } of { $of }
stickers-ruler = 50 mm

ruleSets-title = Rule sets side by side
ruleSets-intro = Only in Xiangqi and Chess War do some pieces move differently. The others differ in rules such as the setup, bikjang, repetition and how a game ends.
ruleSets-revision = { $name } (revision { $n })
ruleSets-field = Rule
ruleSets-compare = Rule sets to compare
ruleSets-differences = Show only differences
ruleSets-guess = our guess
ruleSets-house = House rules
ruleSets-houseIntro = Pick a rule set, change the rules that you play differently, and start a game.
ruleSets-base = Based on
ruleSets-changed =
    { $n ->
        [one] 1 rule changed
       *[other] { $n } rules changed
    }
ruleSets-name = Name
ruleSets-check = Check
ruleSets-valid = No contradictions.
ruleSets-faults = These rules contradict each other:
ruleSets-play = Play with these rules
ruleSets-export = Export as JSON
ruleSets-import = Import from JSON
ruleSets-reset = Undo all changes
ruleSets-needWasm = The rules could not be loaded, so house rules cannot be checked. Check the connection and reload the page.

ruleSets-table-sources = Show sources and how certain each value is
ruleSets-table-all = Compare all
ruleSets-table-named = Only common rule sets
ruleSets-table-research = Other rule sets
