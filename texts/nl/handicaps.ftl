### What Han leaves out, the name that Korean teachers have for it, and how that is read.

handicaps-given-soldier = één soldaat
handicaps-given-elephant = één olifant
handicaps-given-soldiers = twee soldaten
handicaps-given-horse = één paard
handicaps-given-guards = beide adviseurs
handicaps-given-cannon = één kanon
handicaps-given-horses = beide paarden
handicaps-given-chariot = één strijdwagen
handicaps-given-cannons = beide kanonnen
handicaps-given-chariotHorse = een strijdwagen en een paard
handicaps-given-chariotCannon = een strijdwagen en een kanon
handicaps-given-chariots = beide strijdwagens

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
