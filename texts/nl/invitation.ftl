### De kaart waarmee een speler een ander uitnodigt, en waarop de genodigde meedoet.

# Wat berichtenapps bij de link tonen.
invitation-sentence = { $name } nodigt je uit voor een partij Janggi · { $terms }
invitation-sentenceNameless = Een partijtje Janggi? · { $terms }
invitation-youPlay = Jij speelt met { $side }
invitation-send = Delen
invitation-copyLink = Link kopiëren
invitation-link = Link voor je tegenstander
invitation-how = Stuur deze link naar een vriend. De eerste die meedoet, is je tegenstander.
invitation-scan = Of scan deze code met een telefoon.
invitation-looking =
    { $n ->
        [one] { $n } persoon bekijkt de uitnodiging
       *[other] { $n } mensen bekijken de uitnodiging
    }
invitation-name = Je naam
invitation-nameHint = Je tegenstander ziet deze naam. Je hebt geen account nodig.
invitation-another = Andere naam
invitation-byoyomi = Byoyomi: is de bedenktijd op, dan heb je { $seconds } s per zet. Duurt een zet langer, dan kost dat een periode; is de laatste op, dan verlies je de partij.
