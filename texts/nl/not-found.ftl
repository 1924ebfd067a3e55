notFound-about = Het adres klopt misschien niet, of de pagina is verhuisd. Van hier kun je verder:
notFound-play = Een partij spelen
notFound-learn = Janggi leren
notFound-games = Mijn partijen
notFound-analysis = Analyse
