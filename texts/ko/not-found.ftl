notFound-about = 주소가 잘못되었거나 페이지가 옮겨졌습니다. 아래에서 이동할 곳을 고르세요.
notFound-play = 대국하기
notFound-learn = 장기 배우기
notFound-games = 내 대국
notFound-noServer = 서버가 필요한 페이지입니다
notFound-noServerAbout = 이 사이트는 서버 없이 돌아가므로 온라인 대국, 대기실, 계정이 없습니다. 아래에서 이동할 곳을 고르세요.
