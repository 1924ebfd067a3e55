numberField-range = Typ een getal van { $least } tot en met { $most }.
numberField-rangeBy = Typ een getal van { $least } tot en met { $most }, in stappen van { $step }.
