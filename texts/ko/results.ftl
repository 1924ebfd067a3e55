results-won = { $side } { $own } : { $other } 점수승
results-drawn = { $cho } : { $han } 무승부
results-draw = 무승부
results-none = 결과 없음
