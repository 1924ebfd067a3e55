gameLabels-coachOff = Coach: uit
gameLabels-coachOn = Coach: aan
gameLabels-recommended = Goed voor een eerste partij
gameLabels-zen = Focusmodus
gameLabels-verdict = Uitslag volgens andere regels
gameLabels-keys = Sneltoetsen
