settingsPage-learned = 그림과 한자의 크기

settingsPage-learnedSteps-1 = 그림 크게
settingsPage-learnedSteps-2 = 같은 크기
settingsPage-learnedSteps-3 = 한자 크게
settingsPage-wood = 판 색

settingsPage-woods-ginkgo = 은행나무
settingsPage-woods-zelkova = 느티나무
settingsPage-woods-paper = 한지
settingsPage-woods-celadon = 청자
settingsPage-paletteHint = 파랑과 주황은 색각 이상이 있어도 구별하기 쉽습니다.
settingsPage-soundSet = 소리 종류

settingsPage-soundSets-wood = 나무
settingsPage-soundSets-stone = 돌
settingsPage-soundSets-strings = 가야금
settingsPage-volume = 소리 크기
settingsPage-calls = 장군과 멍군을 소리로 알리기
settingsPage-motion = 기물이 움직이는 속도

settingsPage-motions-usual = 보통
settingsPage-motions-slow = 느리게
settingsPage-motions-fast = 빠르게
settingsPage-motions-none = 바로
settingsPage-about = 정보
settingsPage-version = Janggun(장군) { $version }
settingsPage-licence = MIT 또는 Apache 2.0 라이선스로 쓸 수 있는 자유 소프트웨어입니다.
settingsPage-source = 소스 코드
settingsPage-sourceWithin = 소스 코드는 프로그램과 함께 배포됩니다.
settingsPage-groups-look = 화면
settingsPage-groups-play = 대국
settingsPage-groups-me = 내 정보
settingsPage-saved = 바꾸면 바로 저장됩니다.
settingsPage-moves = 수 두기
settingsPage-signals = 소리와 진동
settingsPage-messages = 채팅과 알림
settingsPage-print = 글자 크기

settingsPage-prints-usual = 보통
settingsPage-prints-large = 크게
settingsPage-boardSize = 판 크기

settingsPage-boardSizes-fit = 창에 맞게
settingsPage-boardSizes-small = 작게
settingsPage-boardSizes-middle = 보통
settingsPage-boardSizes-large = 크게
settingsPage-turnCall = 내 차례를 소리로 알리기
settingsPage-vibration = 내 차례를 진동으로 알리기
settingsPage-noVibration = 이 브라우저에서는 진동을 쓸 수 없습니다.
settingsPage-account = 계정
settingsPage-helpTitle = 도움말과 정보
settingsPage-help = 도움말
settingsPage-directorGuide = { directorGuide-title }
settingsPage-booklet = 인쇄용 규칙 소책자
settingsPage-commandLine = 터미널에서 모든 명령 보기: janggun help
settingsPage-notices = 함께 쓰인 라이브러리와 글꼴의 라이선스
settingsPage-noTracking = 광고도 추적도 없습니다. 다른 사이트에서 아무것도 불러오지 않습니다.
