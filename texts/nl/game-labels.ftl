gameLabels-coachOff = Begeleider: uit
gameLabels-coachOn = Begeleider: aan
gameLabels-recommended = Goed voor een eerste partij
gameLabels-zen = Focusmodus
gameLabels-keys = Toetsen
