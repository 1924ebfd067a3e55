terminal-goodbye = Tot ziens.
terminal-commands = Typ `help` voor alle opdrachten
terminal-saved = Partij opgeslagen: { $file }
terminal-thinking = denkt na…
terminal-passes = { $side } past
terminal-declines = De computer gaat niet akkoord.
terminal-nothingToUndo = er is niets terug te nemen
terminal-nothingMoves = vanaf dat punt is nu geen zet mogelijk

terminal-words-pass = pas, passen
terminal-words-call = meld, bigjang
terminal-words-offer = voorstel, gelijkspel, remise
terminal-words-accept = akkoord
terminal-words-decline = weiger
terminal-words-resign = opgeven
terminal-words-undo = terug
terminal-words-hints = zetten
terminal-words-flip = draai
terminal-words-fen = fen
terminal-words-help = help, hulp
terminal-words-quit = stop

terminal-help-points-typed = a4b4, 71졸72, 7172
terminal-help-points-does = een zet: punten zoals in UCI, of Koreaans (rij geteld vanaf { $han }, dan kolom geteld van links, gezien vanaf { $cho })
terminal-help-pieces-typed = P71-72, E44xP72
terminal-help-pieces-does = hetzelfde met de Engelse letter van het stuk: K A H E R C P
terminal-help-xiangqi-typed = C2=5, 炮二平五
terminal-help-xiangqi-does = de twee notaties van Xiangqi
terminal-help-point-typed = a4, 71
terminal-help-point-does = waar het stuk op dat punt heen kan
terminal-help-touch-typed = a4, 71
terminal-help-touch-does = raak het stuk op dat punt aan: kan het bewegen, dan moet je ermee zetten; typ daarna waarheen
terminal-help-hints-typed = zetten
terminal-help-hints-does = alle mogelijke zetten
terminal-help-pass-typed = pas
terminal-help-pass-does = sla je beurt over
terminal-help-bikjang-typed = meld
terminal-help-bikjang-does = meld Bigjang, als de regels het toestaan
terminal-help-draw-typed = voorstel, akkoord, weiger
terminal-help-draw-does = bied gelijkspel aan, of antwoord op een voorstel
terminal-help-count-typed = voorstel, akkoord, weiger
terminal-help-count-does = stel voor om de partij op punten te beëindigen, of antwoord op een voorstel
terminal-help-undo-typed = terug
terminal-help-undo-does = neem je laatste zet terug (tegen de engine ook het antwoord)
terminal-help-others = draai, fen, help, opgeven, stop

terminal-bothPass = (als beide kanten nu passen: { $result })
terminal-check = Schaak (janggun)!
terminal-answered = Schaak opgeheven (meonggun)!
terminal-answeredWithCheck = Schaak opgeheven (meonggun) met tegenschaak (janggun)!
terminal-facing-now = Bigjang: de generaals staan tegenover elkaar.
terminal-facing-call = Met `meld` is de partij afgelopen: { $result }.
terminal-facing-pass = Met `pas` is de partij afgelopen: { $result }.
terminal-facing-step = Met een zet die ze tegenover elkaar laat staan, is de partij afgelopen: { $result }.
terminal-offered = { $side } stelt voor om de partij te beëindigen. Met `akkoord`: { $result }.
terminal-winner = { $side } wint
terminal-draw = gelijkspel
terminal-noResult = geen uitslag

terminal-warning-points = Je stelt voor om de partij op punten te beëindigen, niet in gelijkspel. Bij akkoord: { $result }.
terminal-warning-pass = Als je past, is de partij afgelopen: { $end }.
terminal-warning-step = Met die zet is de partij afgelopen: { $end }.
terminal-warning-again = Typ het nog een keer om te bevestigen.

terminal-rule = (regel: { $rule })
terminal-over = De partij is afgelopen.

terminal-misread-unknown = niet begrepen; `help` toont wat je kunt typen
terminal-misread-several = meer dan één zo'n stuk kan naar { $at }; typ ook waar het vandaan komt
terminal-misread-otherPiece = op { $at } staat { $found }, een ander stuk dan je typte
terminal-misread-noPiece = op { $at } staat geen stuk van de kant aan zet
terminal-misread-otherTaken = op { $at } staat iets anders dan wat je wilt slaan
terminal-misread-nullStep = alleen met de generaal kun je passen door te blijven staan

terminal-pieces-general = een generaal
terminal-pieces-guard = een adviseur
terminal-pieces-horse = een paard
terminal-pieces-elephant = een olifant
terminal-pieces-chariot = een strijdwagen
terminal-pieces-cannon = een kanon
terminal-pieces-soldier = een soldaat

terminal-setup-choose = De opstelling van { $side }, van links naar rechts gezien vanaf Cho (m paard, s olifant):
terminal-setup-how = typ een nummer of een naam, zoals `mssm`; met `stop` sluit je af
terminal-setup-chosen = { $side } kiest { $setup }

terminal-placing-how =
    De spelers zetten om de beurt één stuk neer. Typ een stuk en een punt: `Ra1` of `차01`.
    Kan er maar één soort stuk op een punt staan, dan is het punt genoeg. Met `stop` sluit je af.
terminal-placing-none = op { $at } kan nu geen stuk van { $side } staan
terminal-placing-some = op { $at } kan staan: { $pieces }
terminal-placing-placed = { $side } zet { $piece } op { $at }
terminal-placing-or = { $list } of { $last }
terminal-placing-pieces-general = K (generaal)
terminal-placing-pieces-guard = A (adviseur)
terminal-placing-pieces-horse = H (paard)
terminal-placing-pieces-elephant = E (olifant)
terminal-placing-pieces-chariot = R (strijdwagen)
terminal-placing-pieces-cannon = C (kanon)
terminal-placing-pieces-soldier = P (soldaat)

terminal-touch-binds = aangeraakt: je moet zetten met het stuk op { $at }; typ waarheen
terminal-touch-bound = je hebt het stuk op { $at } aangeraakt, dus je moet daarmee zetten
terminal-touch-cannotMove = het stuk op { $at } kan nu niet bewegen, dus je mag met een ander zetten
terminal-touch-nothing = op dat punt staat geen stuk van jou om aan te raken
terminal-touch-final = volgens deze regels staat een zet vast zodra je het stuk loslaat

terminal-browser-started = Janggun draait op { $address }
terminal-browser-running = Janggun draait al op { $address }
terminal-browser-phone = Op een telefoon op hetzelfde wifinetwerk: { $address }
terminal-browser-phoneHint = Wil je op een telefoon op hetzelfde wifinetwerk spelen, start Janggun dan met: janggun play --lan
terminal-browser-stop = Druk op Ctrl+C om te stoppen.
terminal-browser-notOpened = De browser kon niet worden geopend ({ $cause }). Open het adres hierboven zelf.
terminal-browser-thisDeviceOnly = Janggun is alleen op dit apparaat bereikbaar. Wil je op een telefoon spelen, sluit Janggun dan af en start: janggun play --lan
