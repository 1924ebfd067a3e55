### A nickname is a first and a second word in one, with a number behind them: SwiftHorse42. Any first goes with any second.

nicknames-first-1 = Snelle
nicknames-first-2 = Kalme
nicknames-first-3 = Dappere
nicknames-first-4 = Stille
nicknames-first-5 = Slimme
nicknames-first-6 = Vrolijke
nicknames-second-1 = Olifant
nicknames-second-2 = Wagen
nicknames-second-3 = Soldaat
nicknames-second-4 = Generaal
nicknames-second-5 = Wachter
nicknames-second-6 = Adviseur
