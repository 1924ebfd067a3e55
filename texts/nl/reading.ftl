learn-title = De spelregels op één pagina
learn-pieces = De stukken
learn-back = Alle stukken

glossary-title = Begrippen van Janggi
glossary-intro = De woorden die spelers gebruiken, in hangul, hanja en Latijnse letters, met hun betekenis. In de uitspraak is een hoofdletter G de g van het Engelse ‘go’; lees de rest op zijn Nederlands.
glossary-search = Zoeken in elke taal
glossary-example = bijv. Bigjang, hulpstuk
glossary-count =
    { $n ->
        [one] { $n } begrip
       *[other] { $n } begrippen
    }
glossary-none = Geen begrippen gevonden.
glossary-all = Alle { $n } begrippen
glossary-others = Ook:
glossary-north = Noord-Korea:
glossary-sound = Uitspraak:
glossary-spelt = Ook gespeld:
glossary-onBoard = { $name } op het bord
glossary-groups-pieces = Kanten en stukken
glossary-groups-board = Bord en set
glossary-groups-setup = Opstellen
glossary-groups-play = Spelen
glossary-groups-ending = Einde van de partij
glossary-groups-culture = Spelers en geschiedenis
glossary-groups-relatives = Verwante spellen

stickers-title = Stickervel voor een echte set
stickers-intro = Plaatjes om op de stukken van een set met Chinese tekens te plakken. Meet je stukken van zijde tot zijde, druk af op 100% zonder ‘passend maken’ en controleer de schaal met een liniaal voordat je knipt.
stickers-sizes = Breedte van de stickers in millimeter
stickers-large = Generaal
stickers-middle = Strijdwagen, kanon, paard, olifant
stickers-small = Adviseur, soldaat
stickers-kind = Soort sticker
stickers-kinds-pictogram = plaatje
stickers-kinds-learning = plaatje en hanja
stickers-print = Afdrukken
stickers-save = Pagina { $page } als SVG opslaan
stickers-sheet = Pagina { $page } van { $of }
stickers-ruler = schaal: 50 mm

ruleSets-title = Spelregels vergelijken
ruleSets-intro = Alleen in Xiangqi en Chess War bewegen de stukken anders. De andere spelregels verschillen in de opstelling en in het einde van een partij.
ruleSets-revision = { $name } (versie { $n })
ruleSets-field = Regel
ruleSets-compare = Te vergelijken spelregels
ruleSets-differences = Alleen verschillen
ruleSets-guess = aanname
ruleSets-house = Huisregels
ruleSets-houseIntro = Kies spelregels, verander wat jullie anders spelen en begin er een partij mee.
ruleSets-base = Gebaseerd op
ruleSets-changed =
    { $n ->
        [one] 1 regel veranderd
       *[other] { $n } regels veranderd
    }
ruleSets-name = Naam
ruleSets-check = Controleren
ruleSets-valid = Geen tegenstrijdigheden.
ruleSets-faults = Deze regels spreken elkaar tegen:
ruleSets-play = Met deze regels spelen
ruleSets-export = Exporteren als JSON
ruleSets-import = Importeren uit JSON
ruleSets-reset = Alle veranderingen ongedaan maken
ruleSets-needWasm = De spelregels konden niet worden geladen, dus huisregels kunnen niet worden gecontroleerd. Controleer de verbinding en laad de pagina opnieuw.

ruleSets-table-sources = Bronnen tonen, en hoe zeker elke regel is
ruleSets-table-all = Alle vergelijken
ruleSets-table-named = Alleen de gangbare vergelijken
ruleSets-table-research = Overige spelregels
