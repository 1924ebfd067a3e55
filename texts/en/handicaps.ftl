### What Han leaves out, the Korean name of the handicap, and how it is pronounced.

handicaps-given-soldier = one soldier
handicaps-given-elephant = one elephant
handicaps-given-soldiers = two soldiers
handicaps-given-horse = one horse
handicaps-given-guards = both guards
handicaps-given-cannon = one cannon
handicaps-given-horses = both horses
handicaps-given-chariot = one chariot
handicaps-given-cannons = both cannons
handicaps-given-chariotHorse = a chariot and a horse
handicaps-given-chariotCannon = a chariot and a cannon
handicaps-given-chariots = both chariots

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

handicaps-reading-soldier = byeong-jeop
handicaps-reading-elephant = sang-jeop
handicaps-reading-soldiers = yangbyeong-jeop
handicaps-reading-horse = ma-jeop
handicaps-reading-guards = yangsa-jeop
handicaps-reading-cannon = po-jeop
handicaps-reading-horses = yangma-jeop
handicaps-reading-chariot = cha-jeop
handicaps-reading-cannons = yangpo-jeop
handicaps-reading-chariotHorse = chama-jeop
handicaps-reading-chariotCannon = chapo-jeop
handicaps-reading-chariots = yangcha-jeop

handicaps-told = { $given } ({ $reading })
