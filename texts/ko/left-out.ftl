-leftOut-of = { $count }개(대국 { $games }판): 이 형식에는 적을 수 없어 빠졌습니다

leftOut-fault_mark = 기보가 잘렸다는 표시 { -leftOut-of }
leftOut-headers = 헤더 항목 { -leftOut-of }
leftOut-result = 결과나 그 이유 { -leftOut-of }
leftOut-variations = 변화도 { -leftOut-of }
leftOut-comments = 해설 { -leftOut-of }
leftOut-glyphs = 평가 기호 { -leftOut-of }
leftOut-drawings = 화살표와 동그라미 { -leftOut-of }
leftOut-times = 수별 시간 기록 { -leftOut-of }
leftOut-rules = 규칙과 판정 { -leftOut-of }
