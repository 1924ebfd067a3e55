settingsPage-learned = 그림과 한자

settingsPage-learnedSteps-1 = 그림 크게
settingsPage-learnedSteps-2 = 같은 크기
settingsPage-learnedSteps-3 = 한자 크게
settingsPage-wood = 판의 재질

settingsPage-woods-ginkgo = 은행나무
settingsPage-woods-zelkova = 느티나무
settingsPage-woods-paper = 한지
settingsPage-woods-celadon = 청자
settingsPage-soundSet = 소리 종류

settingsPage-soundSets-wood = 나무
settingsPage-soundSets-stone = 돌
settingsPage-soundSets-strings = 가야금
settingsPage-volume = 소리 크기
settingsPage-calls = 장군, 멍군 소리로 알리기
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
settingsPage-documentation = 설명서
