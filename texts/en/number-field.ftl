# What a field for a number says about any other text. $least and $most are numbers.

numberField-range = Type a number from { $least } to { $most }.
numberField-rangeBy = Type a number from { $least } to { $most }, in steps of { $step }.
