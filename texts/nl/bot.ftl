bot-online = { $name } is online op { $url } en wacht op uitdagingen. Stop met Ctrl+C.
bot-upgraded = Het account { $name } is nu een botaccount.
bot-accepted = Uitdaging van { $name } aangenomen (partij { $game })
bot-declined = Uitdaging van { $name } geweigerd ({ $reason })
bot-begun = Partij { $game } tegen { $name } is begonnen: { $url }
bot-won = Partij { $game }: gewonnen ({ $code })
bot-lost = Partij { $game }: verloren ({ $code })
bot-drawn = Partij { $game }: gelijkspel ({ $code })
bot-aborted = Partij { $game } is geannuleerd
bot-refused = Partij { $game }: de server weigerde een verzoek ({ $reason })
bot-engineDied = Partij { $game }: er ging iets mis met de engine ({ $reason })
bot-unreachable = De server is niet bereikbaar ({ $reason }). Nieuwe poging over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}, en daarna steeds weer tot de server antwoordt.
bot-disconnected = De verbinding met de server is verbroken ({ $reason }). Nieuwe poging over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
bot-reconnected = Weer verbonden.
bot-closing = Nieuwe uitdagingen worden niet meer aangenomen. Lopende partijen worden uitgespeeld; met nog een keer Ctrl+C stopt de bot meteen.
