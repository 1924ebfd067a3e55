# How a game would end, within a sentence about what is to come; $own and the others are points.
results-won = { $side } wins { $own } : { $other }
results-drawn = draw { $cho } : { $han }
results-draw = draw
results-none = no result
