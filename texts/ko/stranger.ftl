stranger-title = 이 서버에는 { $host } 주소로 접속할 수 없습니다
stranger-visitor = 방문하신 분은 서버 운영자에게 이 화면을 알려 주세요. 안전을 위해 운영자가 등록한 주소로만 접속할 수 있습니다.
stranger-operator = 운영자는 서버를 { $flag } 옵션으로 다시 시작하세요. TLS를 쓰지 않는다면 { $plain } 옵션을 쓰세요.
