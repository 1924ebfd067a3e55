notFound-about = 주소가 틀렸거나 옮겨진 페이지입니다. 여기서 이어 가세요.
notFound-play = 대국하기
notFound-learn = 장기 배우기
notFound-games = 내 대국
notFound-analysis = 분석
