atBoard-boards = Borden op dit scherm
atBoard-one = Eén
atBoard-two = Twee naast elkaar
atBoard-board = Bord { $board }
atBoard-name = { $side }: naam (niet verplicht)
atBoard-near = Kant onderaan het scherm
atBoard-announce = Tijd melden
atBoard-going = De klok is nog in gebruik: { $games }.
atBoard-continue = Terug naar de klok
atBoard-replaces = Een nieuwe klok komt ervoor in de plaats; een onvoltooide partij wordt dan gewist.
atBoard-beside = Een nieuwe klok komt ernaast.
atBoard-full = Er staan al twee borden op het scherm. Maak eerst een van de partijen af.
atBoard-settled = De toernooileider heeft de uitslag van deze partij ingevoerd.
atBoard-withMoves = Ook de zetten bijhouden
atBoard-withMovesHint = Terwijl twee mensen spelen, voert een derde op dit apparaat hun zetten in, door op het bord te tikken of te typen. Elke zet drukt ook de klok in.
atBoard-unfinished = Op dit apparaat is een andere partij nog niet afgelopen: { $game }.
atBoard-unfinishedAsk = Er kan maar één partij tegelijk worden genoteerd. De partij die nu begint: { $game }.
atBoard-resume = Verder met de onvoltooide partij
atBoard-drop = Die partij zonder uitslag beëindigen en de nieuwe beginnen
atBoard-seen = Het publiek kan deze partij zet voor zet volgen op het ‘{ pages-spectatorScreen-title }’.
atBoard-stopAsk = Willen beide spelers hier stoppen? De stukken die nu op het bord staan, worden geteld.
atBoard-screen = { pages-spectatorScreen-title }
atBoard-forget = Loskoppelen van het toernooi
atBoard-sound = Geluid
atBoard-referee = Scheidsrechter
atBoard-result = Uitslag
atBoard-close = Terug naar de klok
atBoard-what = Wat is er gebeurd?
atBoard-kinds-warning = Waarschuwing
atBoard-kinds-fault = Overtreding
atBoard-kinds-ruling = Beslissing
atBoard-kinds-time = Tijd om
atBoard-who = Welke kant?
atBoard-penalty = Straf
atBoard-penalties-none = Geen
atBoard-penalties-turn = Beurt verloren: de speler past
atBoard-penalties-time = Tijdaftrek
atBoard-penalties-points = Puntenaftrek
atBoard-penalties-loss = Partij verloren
atBoard-ruling = Beslissing
atBoard-rulings-win = Een kant wint
atBoard-rulings-draw = Gelijkspel
atBoard-rulings-must_deviate = Een kant moet een andere zet doen
atBoard-rulings-give_time = Een kant krijgt meer tijd
atBoard-seconds = Seconden
atBoard-points = Punten
atBoard-reason = Reden (niet verplicht)
atBoard-reasons-touch = stuk aangeraakt
atBoard-reasons-talk = praten
atBoard-reasons-move = ongeldige zet
atBoard-reasons-repeat = herhaling
atBoard-enter = Vastleggen
atBoard-acts = Beslissingen van de scheidsrechter
atBoard-undo = Ongedaan maken
atBoard-said-warning = waarschuwing voor { $side }
atBoard-said-fault = overtreding van { $side }
atBoard-said-turn = overtreding van { $side }, die moet passen
atBoard-said-time = overtreding van { $side }, die { $seconds ->
    [one] { $seconds } seconde verliest
   *[other] { $seconds } seconden verliest
}
atBoard-said-points = overtreding van { $side }, puntenaftrek: { $points }
atBoard-said-loss = overtreding van { $side }, die de partij verliest
atBoard-said-late = { $side } kwam te laat en verliest { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
atBoard-said-win = { $side } wint
atBoard-said-draw = gelijkspel
atBoard-said-must_deviate = { $side } moet een andere zet doen
atBoard-said-give_time = { $side } krijgt { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
atBoard-said-call_time = de tijd is om
atBoard-comment = Scheidsrechter: { $act }
atBoard-clocks = klokken: { $cho } – { $han }
atBoard-byoyomi = { $seconds } s, periodes over: { $periods }
atBoard-how = Hoe is de partij afgelopen?
atBoard-won = { $side } heeft gewonnen
atBoard-drawn = Gelijkspel
atBoard-counted = Punten tellen
atBoard-ended-time = De tijd is om: { $side } wint.
atBoard-ended-referee = De scheidsrechter besliste: { $side } wint.
atBoard-ended-draw = De scheidsrechter besliste: gelijkspel.
atBoard-ended-stop = De tijd is om: tel de punten.
atBoard-off = Puntenaftrek voor { $side } wegens overtredingen: { $points }.
atBoard-confirm = Uitslag bevestigen
atBoard-toDirector = De uitslag gaat naar de toernooipagina, waar de toernooileider die invoert.
atBoard-toTournament = Terug naar het toernooi
atBoard-file = Partijen op een echt bord
atBoard-keep = In mijn archief bewaren
atBoard-open = Partij openen
atBoard-timeOf = Tijd van { $side }
atBoard-shared = samen voor beide spelers
atBoard-lateShared = Een speler kwam te laat, maar van een klok die beide spelers delen, kan geen tijd af. Kies daarvoor een klok met een eigen tijd per speler.
