news-bell = 새 소식 { $n }개
news-title = 자리를 비운 사이
news-turns = 내 차례
news-over = 끝난 대국
news-all = 내 대국 모두 보기
