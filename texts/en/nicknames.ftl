### A nickname is a first and a second word in one, with a number behind them: SwiftHorse42. Any first goes with any second.

nicknames-first-1 = Swift
nicknames-first-2 = Calm
nicknames-first-3 = Bold
nicknames-first-4 = Quiet
nicknames-first-5 = Lucky
nicknames-first-6 = Sharp
nicknames-second-1 = Horse
nicknames-second-2 = Elephant
nicknames-second-3 = Cannon
nicknames-second-4 = Chariot
nicknames-second-5 = General
nicknames-second-6 = Soldier
