endgames-title = Eindspelen: welke stukken winnen?
endgames-intro = Spelers weten uit het hoofd met welke stukken je van één of twee adviseurs wint, maar zijn het er niet over eens. Hier is elke stelling met die stukken doorgerekend. De aanvaller heeft zelf geen adviseurs, tenzij dat erbij staat: met adviseurs wint hij soms vaker, omdat zijn kanonnen eroverheen kunnen springen.
endgames-objective = Generaals tegenover elkaar

endgames-objectives-mate = geen gevolg
endgames-objectives-mate--facing--draw = kan tot gelijkspel leiden

endgames-claims-big--three-name = 대삼능 (daesamneung)
endgames-claims-big--three-text = ‘Drie grote stukken’ zonder strijdwagen tegen twee adviseurs. Vier combinaties zouden winnen, de andere niet.
endgames-claims-small--three-name = 소삼능 (sosamneung)
endgames-claims-small--three-text = ‘Drie kleine stukken’: drie stukken zonder strijdwagen, waaronder minstens één soldaat. Die zouden niet van twee adviseurs winnen.
endgames-claims-chariot--three-name = 차삼능 (chasamneung)
endgames-claims-chariot--three-text = Een strijdwagen en nog twee stukken zouden van twee adviseurs winnen, behalve als die twee stukken soldaten zijn.
endgames-claims-chariot--two-name = 차이능 (chaineung)
endgames-claims-chariot--two-text = Een strijdwagen en nog één stuk zouden niet van twee adviseurs winnen.
endgames-claims-one--guard-name = 외사 (oesa)
endgames-claims-one--guard-text = De verdediger heeft nog maar één adviseur. Zelfs dan zouden deze stukken niet winnen.
endgames-claims-bare--general-name = 민궁 (min-gung)
endgames-claims-bare--general-text = De verdediger heeft geen adviseurs meer, alleen de generaal.
endgames-caption = { $claim }: de bewering en de feiten

endgames-column-pieces = Stukken
endgames-column-says = Bewering
endgames-column-won = Gewonnen
endgames-column-longest = Langste winst

endgames-roles-R = strijdwagen
endgames-roles-C = kanon
endgames-roles-N = paard
endgames-roles-B = olifant
endgames-roles-P = soldaat
endgames-against =
    { $pieces } tegen { $guards ->
        [0] de kale generaal
       *[other] { $guards ->
        [one] één adviseur
       *[other] twee adviseurs
    }
    }

endgames-says-wins = wint
endgames-says-holds = wint niet

endgames-sources-wikipedia = Koreaanse Wikipedia
endgames-sources-librewiki = librewiki (Koreaans)
endgames-sources-program = lijst van een Koreaans programma

endgames-grades-always = bijna altijd gewonnen
endgames-grades-mostly = meestal gewonnen
endgames-grades-seldom = meestal niet gewonnen
endgames-grades-never = bijna nooit gewonnen
endgames-notComputed = nog niet doorgerekend
endgames-guarded =
    met { $guards ->
        [one] één eigen adviseur
       *[other] twee eigen adviseurs
    }: { $share }%
endgames-none = geen
endgames-moves =
    { $n ->
        [one] 1 zet
       *[other] { $n } zetten
    }
endgames-impossible = kan niet voorkomen: elke kant heeft maar twee van deze stukken
endgames-play = Naspelen: { $pieces }

endgames-player-title = De langste winst: { $pieces }
endgames-player-begins = Beginstelling, mat in { $of }
endgames-player-at = Zet { $move } van { $of }, { $side }
endgames-player-first = Begin
endgames-player-back = Terug
endgames-player-next = Verder
endgames-player-last = Mat
endgames-player-analyse = Openen in analyse
endgames-player-best = Beide kanten doen steeds de beste zet: Cho geeft zo snel mogelijk mat, Han stelt dat zo lang mogelijk uit.

endgames-points-title = En op punten?
endgames-points-text = Als punten beslissen, hoeft de aanvaller geen mat te geven: hij wint door voor te blijven. Twee adviseurs zijn 6 punten waard voor Cho, en met het deom van 1,5 punt 7,5 voor Han. De stukken op deze pagina zijn meer waard, behalve in deze gevallen, waarin het deom bepaalt wie voorstaat:
endgames-points-case = { $pieces }: { $own } punten tegen { $other }
endgames-points-shares = Met een strijdwagen en nog één stuk is elke stelling ook op punten doorgerekend; de generaals mogen daarbij tegenover elkaar staan. Het deom maakt bijna geen verschil. In zoveel stellingen wint de aanvaller als hij aan zet is:
endgames-points-share = { $pieces }: { $cho }% als Cho, { $han }% als Han
endgames-points-exceptions = Met drie stukken is dat niet doorgerekend; de eerste lijst laat alleen zien wie voorstaat.

endgames-about-title = Hoe dit berekend is
endgames-about-counting = ‘Gewonnen’ is het deel van alle mogelijke stellingen met deze stukken, met de aanvaller aan zet, waarin hij mat kan afdwingen. Daar zitten ook stellingen bij waarin meteen een stuk verloren gaat, zodat zelfs een bekende winst niet op 100% komt.
endgames-about-exact = Elke stelling is vanaf mat teruggerekend, met alle slagzetten, en een steekproef is aan de spelregels getoetst. Herhaling en een maximaal aantal zetten tellen niet mee.
endgames-about-data = Cijfers downloaden
endgames-about-licence = vrij voor elk gebruik (CC0)

endgames-several-R = { $count } strijdwagens

endgames-several-C = { $count } kanonnen

endgames-several-N = { $count } paarden

endgames-several-B = { $count } olifanten

endgames-several-P = { $count } soldaten

endgames-and = {" en "}
