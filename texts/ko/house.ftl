house-names-chick = 병아리
house-names-squirrel = 다람쥐
house-names-crane = 두루미
house-names-fox = 여우
house-names-tiger = 호랑이
house-label = { $name } (컴퓨터)
