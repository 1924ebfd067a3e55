### What Han leaves out, the name that Korean teachers have for it, and how that is read.

handicaps-given-soldier = 병 하나
handicaps-given-elephant = 상 하나
handicaps-given-soldiers = 병 둘
handicaps-given-horse = 마 하나
handicaps-given-guards = 사 둘
handicaps-given-cannon = 포 하나
handicaps-given-horses = 마 둘
handicaps-given-chariot = 차 하나
handicaps-given-cannons = 포 둘
handicaps-given-chariotHorse = 차 하나와 마 하나
handicaps-given-chariotCannon = 차 하나와 포 하나
handicaps-given-chariots = 차 둘

handicaps-name-soldier = 병접장기
handicaps-name-elephant = 상접장기
handicaps-name-soldiers = 양병접장기
handicaps-name-horse = 마접장기
handicaps-name-guards = 양사접장기
handicaps-name-cannon = 포접장기
handicaps-name-horses = 양마접장기
handicaps-name-chariot = 차접장기
handicaps-name-cannons = 양포접장기
handicaps-name-chariotHorse = 차마접장기
handicaps-name-chariotCannon = 차포접장기
handicaps-name-chariots = 양차접장기

handicaps-reading-soldier = 병접장기
handicaps-reading-elephant = 상접장기
handicaps-reading-soldiers = 양병접장기
handicaps-reading-horse = 마접장기
handicaps-reading-guards = 양사접장기
handicaps-reading-cannon = 포접장기
handicaps-reading-horses = 양마접장기
handicaps-reading-chariot = 차접장기
handicaps-reading-cannons = 양포접장기
handicaps-reading-chariotHorse = 차마접장기
handicaps-reading-chariotCannon = 차포접장기
handicaps-reading-chariots = 양차접장기

handicaps-told = { $given }({ $reading })
