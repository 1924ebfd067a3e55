notFound-about = Het adres klopt misschien niet, of de pagina is verhuisd. Je kunt verder met:
notFound-play = Een partij spelen
notFound-learn = Janggi leren
notFound-games = Mijn partijen
notFound-noServer = Voor deze pagina is een server nodig
notFound-noServerAbout = Deze site draait zonder server en heeft dus geen onlinepartijen, lobby of accounts. Je kunt verder met:
