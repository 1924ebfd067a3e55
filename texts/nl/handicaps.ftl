### What Han leaves out, the name that Korean teachers have for it, and how that is read.

handicaps-given-soldier = één Soldaat
handicaps-given-elephant = één Olifant
handicaps-given-soldiers = twee Soldaten
handicaps-given-horse = één Paard
handicaps-given-guards = beide Adviseurs
handicaps-given-cannon = één Kanon
handicaps-given-horses = beide Paarden
handicaps-given-chariot = één Strijdwagen
handicaps-given-cannons = beide Kanonnen
handicaps-given-chariotHorse = een Strijdwagen en een Paard
handicaps-given-chariotCannon = een Strijdwagen en een Kanon
handicaps-given-chariots = beide Strijdwagens

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
