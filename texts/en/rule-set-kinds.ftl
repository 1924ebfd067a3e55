# Where a rule set is used, which its name may not tell.
ruleSetKinds-association = Association tournaments
ruleSetKinds-friends = Among friends
ruleSetKinds-app = Phone app
ruleSetKinds-site = Online play
ruleSetKinds-north = North Korea
ruleSetKinds-handbook = A Dutch manual
ruleSetKinds-event = A board game competition
ruleSetKinds-engine = A computer engine
ruleSetKinds-replay = Moves only, without rules for ending a game
ruleSetKinds-game = Rules of this game
ruleSetKinds-link = Rules in this link
ruleSetKinds-own = House rules
