### 나만의 규칙 페이지: 규칙이나 가져올 텍스트에서 잘못된 점.

houseRules-refused = 가져오지 못했습니다. 지금 규칙은 그대로입니다.
houseRules-dropped = 새 기준 규칙에 맞지 않아 되돌린 항목: { $fields }
houseRules-judge = 이 규칙으로 승패 시비 가리기
houseRules-number-plies = 수(手)
houseRules-number-times = 횟수
houseRules-number-points = 점수
houseRules-faults-not_json = JSON 형식이 아닙니다. 내보낸 내용을 빠짐없이 붙여 넣었는지 확인하세요.
houseRules-faults-not_house = 나만의 규칙이 담긴 JSON이 아닙니다. 기준 규칙은 “base”에, 바꾼 항목은 “set”에 적습니다.
houseRules-faults-missing = 빠진 항목입니다.
houseRules-faults-unknown_field = 없는 항목입니다.
houseRules-faults-bad_value = 쓸 수 없는 값입니다.
houseRules-faults-invalid_pair = 다른 항목과 함께 쓸 수 없는 값입니다.
houseRules-faults-unknown_preset = 그런 규칙이나 개정판이 없습니다.
houseRules-faults-newer_schema = 더 새로운 버전에서 만든 규칙입니다.
