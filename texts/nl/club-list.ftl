# The list of a club's members, as a file.

clubList-name = naam
clubList-role = functie
clubList-grade = graad
clubList-joined = lid sinds
clubList-club = vereniging
clubList-owner = voorzitter
clubList-officer = bestuurslid
clubList-member = lid
clubList-dan = { $n } dan
clubList-geup = { $n } geup
