# The list of a club's members, as a file.

clubList-name = 이름
clubList-role = 역할
clubList-grade = 급수
clubList-joined = 가입일
clubList-club = 소속
clubList-owner = 회장
clubList-officer = 총무
clubList-member = 회원
clubList-dan = { $n }단
clubList-geup = { $n }급
