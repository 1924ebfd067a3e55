house-names-chick = Kuiken
house-names-squirrel = Eekhoorn
house-names-crane = Kraanvogel
house-names-fox = Vos
house-names-tiger = Tijger
house-label = { $name } (computer)
