gameLabels-coachOff = Coach: off
gameLabels-coachOn = Coach: on
gameLabels-recommended = Good for a first game
gameLabels-zen = Focus mode
gameLabels-verdict = Result under other rules
gameLabels-keys = Keyboard shortcuts
