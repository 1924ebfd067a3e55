# Notices on a phone or computer while the app is closed.

pushWorker-kinds-turn = 내 차례입니다
pushWorker-kinds-offer = 상대가 제안을 보냈습니다
pushWorker-kinds-joined = 상대가 들어왔습니다
pushWorker-kinds-over = 대국이 끝났습니다
pushWorker-kinds-challenge = 대국 도전을 받았습니다
pushWorker-kinds-round = 대회 대국이 시작되었습니다
pushWorker-kinds-club_request = 동호회 가입 신청이 들어왔습니다
pushWorker-kinds-club_answer = 동호회 가입 신청이 처리되었습니다
pushWorker-news = 새 알림이 있습니다
pushWorker-opponent = 상대: { $name }
pushWorker-engine = 컴퓨터 { $level }단계
