gameLabels-coachOff = Coach: uit
gameLabels-coachOn = Coach: aan
gameLabels-recommended = Goed voor een eerste partij
gameLabels-zen = Focusmodus
gameLabels-keys = Sneltoetsen
