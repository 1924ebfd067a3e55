numberField-range = { $least }에서 { $most }까지의 수를 적으세요.
numberField-rangeBy = { $least }에서 { $most }까지의 수를 { $step } 단위로 적으세요.
