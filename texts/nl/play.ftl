premove-waiting =
    { $n ->
        [one] 1 zet klaargezet
       *[other] { $n } zetten klaargezet
    }
premove-dropLast = Laatste intrekken
premove-dropAll = Alle intrekken
premove-illegal = Je klaargezette zet was niet meer mogelijk en is vervallen.
premove-warned = Je klaargezette zet is vervallen: die zou nu de partij beëindigen, een stelling herhalen of verboden zijn.
premove-unreachable = Daar kan dat stuk nooit heen.

bikjang-title = Bigjang
bikjang-resolve = hef het op
bikjang-passAccepts = pas om aan te nemen
bikjang-call = meld het
bikjang-ends = met elke andere zet of een pas neem je het aan
bikjang-illegal = andere zetten mogen niet
bikjang-free = of speel gewoon door
bikjang-resultDraw = bij aannemen is het gelijkspel
bikjang-resultPoints = bij aannemen beslissen de punten
bikjang-must = hef eerst het schaak op
bikjang-closed = De generaals staan tegenover elkaar; dat heeft nu geen gevolg.
bikjang-accept = Aannemen: { $how }
bikjang-byPoints = punten beslissen
bikjang-avoid = Doorspelen
bikjang-warning = Met een gemarkeerde zet komen de generaals tegenover elkaar: Bigjang.

seniority-elder = Traditioneel is { $side } voor de oudste speler.
seniority-higher_rank = Traditioneel is { $side } voor de speler met de hoogste graad.

hands-title = Loten met soldaten
hands-pick = In de ene hand zit een soldaat van { $first }, in de andere een van { $second }. Kies een hand: de soldaat erin bepaalt je kant.
hands-wait = Je tegenstander kiest een van de twee gesloten handen.
hands-watching = Een van de spelers kiest een van de twee gesloten handen.
hands-join = Meedoen
hands-yours = Jij speelt met { $side }.
hands-drawn = Wie koos, speelt met { $side }, de ander met { $other }.
hands-names-left = Linkerhand
hands-names-right = Rechterhand
hands-check = Hoe is dit te controleren?
hands-how = Wat er in de handen zit, is geloot toen de partij werd aangemaakt. Het zegel, een SHA-256-hash, is vóór de keuze te zien, de verzegelde tekst erna. Is de hash van die tekst gelijk aan het zegel, dan is er tussendoor niets veranderd.
hands-sealed = Zegel
hands-opened = Verzegelde tekst
hands-computed = Hash van deze tekst
hands-command = Zo bereken je het zelf
hands-fits = Gecontroleerd: de handen zijn zoals ze voor de keuze verzegeld zijn.
hands-broken = De handen zijn niet zoals ze voor de keuze verzegeld zijn!

setup-expired = De tijd om te kiezen is voorbij, dus er is automatisch gekozen.
setup-secondsLeft = Nog { $seconds } s om te kiezen
setup-secondsLeftTheirs = Je tegenstander kiest (nog { $seconds } s)
setup-secondsLeftWatched = Nog { $seconds } s
setup-before = Alvast een opstelling kiezen
setup-toCard = Terug naar de uitnodiging
setup-title = Opstellen
setup-yours = Kies de opstelling van { $side }
setup-mine = Jij speelt met { $side }: kies je opstelling
setup-waiting = { $side } kiest een opstelling…
setup-chosen = { $side } koos { $name }.
setup-hidden = Beiden kiezen in het geheim; de opstellingen worden tegelijk getoond.
setup-hiddenDone = Gekozen. Je tegenstander kiest nog.
setup-firstVisible = { $first } kiest eerst, en { $second } ziet dat voordat hij kiest.
setup-take = Met deze opstelling spelen
setup-swapTitle = { $side }: verwissel paard en olifant op één of beide vleugels, of laat ze staan
setup-placed =
    { $n ->
        [one] 1 stuk op het bord
       *[other] { $n } stukken op het bord
    }
setup-placeYours = Zet een stuk van { $side } neer
setup-placeTheirs = { $side } zet een stuk neer…
setup-placeAt = { $piece } op { $square }
setup-placeHow = Kies een stuk, dan een gemarkeerd punt.
setup-hand = Te plaatsen stukken
setup-pointList = Punten als lijst
setup-placedBy = { $side } plaatst een { $piece } op { $square }
setup-names-msms = Rechterolifant
setup-names-mssm = Binnenste olifanten
setup-names-smms = Buitenste olifanten
setup-names-smsm = Linkerolifant
setup-names-central = Strijdwagens in het midden
setup-korean-msms = PO · PO
setup-korean-mssm = PO · OP
setup-korean-smms = OP · PO
setup-korean-smsm = OP · OP
setup-korean-central = strijdwagens in het midden

end-title = Partij voorbij
end-ratings = De ratings na de partij
end-ratingsStay = De ratings blijven gelijk.
end-wins = { $side } wint
end-youWin = Je wint
end-youLose = Je verliest
end-draw = Gelijkspel
end-none = Geannuleerd
end-rule = Spelregels
end-source = Bron
end-why = Waarom?
end-rematch = Nog een partij
end-rematchAsked = Nog een partij voorgesteld…
end-rematchOffered = Je tegenstander wil nog een partij spelen.
end-rematchDeclined = Je tegenstander wil geen nieuwe partij.
end-tournament = Naar het toernooi
end-rematchReady = Naar de nieuwe partij
end-record = Notatie van de partij
end-meaning = Wat dit woord betekent
end-review = Partij nabespreken
end-newGame = Nieuwe partij
end-points = { $first } { $cho } : { $han } { $second }
end-deom = met het deom van { $deom } voor { $second }


refusal-bikjang_unresolved = De generaals zouden tegenover elkaar blijven staan: hef Bigjang op of neem het aan.
refusal-repetition_banned = Deze stelling mag niet nog eens voorkomen.
refusal-shuttle_banned = Hetzelfde stuk mag niet nog eens heen en weer gaan.
refusal-pass_in_check = Sta je schaak, dan mag je niet passen.
refusal-pass_not_in_rules = Volgens deze regels mag je niet passen.
refusal-call_not_in_rules = Volgens deze regels kan Bigjang niet gemeld worden.
refusal-stop_not_in_rules = Volgens deze regels kan een partij niet voor het einde worden gestopt.
refusal-not_facing = De generaals staan niet tegenover elkaar.
refusal-gate_closed = Bigjang heeft nog geen gevolg.
refusal-general_capture_exempt = Bigjang is hier ontstaan doordat een generaal sloeg en kan daarom niet worden gemeld.
refusal-call_in_check = Eerst moet het schaak opgeheven worden.
refusal-offer_not_allowed = Je kunt nu niet voorstellen de partij te beëindigen.
refusal-offer_pending = Er ligt al een voorstel dat op antwoord wacht.
refusal-no_offer = Er is geen voorstel om te beantwoorden.
