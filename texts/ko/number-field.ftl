numberField-range = { $least }에서 { $most }까지의 숫자를 입력하세요.
numberField-rangeBy = { $least }에서 { $most }까지의 숫자를 { $step } 단위로 입력하세요.
