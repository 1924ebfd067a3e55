### A nickname is a first and a second word in one, with a number behind them: SwiftHorse42. Any first goes with any second.

nicknames-first-1 = 날쌘
nicknames-first-2 = 침착한
nicknames-first-3 = 용감한
nicknames-first-4 = 조용한
nicknames-first-5 = 재빠른
nicknames-first-6 = 든든한
nicknames-second-1 = 마
nicknames-second-2 = 상
nicknames-second-3 = 포
nicknames-second-4 = 차
nicknames-second-5 = 장수
nicknames-second-6 = 병사
