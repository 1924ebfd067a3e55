### What a page says whose app could not be fetched.

shell-missing = 앱을 불러오지 못했습니다.
shell-reload = 새로 고침
