### What a page says whose app could not be fetched.

shell-missing = 앱을 불러오지 못했습니다. 연결을 확인하고 새로 고침해 주세요.
shell-reload = 새로 고침
