# The program must find the user's folders even if the user name is Korean.
export USER=홍길동 WINEUSERNAME=홍길동 WINEDEBUG=-all DISPLAY=:1
Xvfb :1 >/dev/null 2>&1 &
# The fake browser only records the addresses that it is told to open.
printf '#!/bin/sh\necho "$1" >>/root/opened\n' >/usr/local/bin/xdg-open
chmod +x /usr/local/bin/xdg-open
wine wineboot --init
unzip -q "$name.zip"
desktop=.wine/drive_c/users/홍길동/Desktop
mv "$name" "$desktop/장기"
mv ./*.gib "$desktop/대국.gib"
node --experimental-websocket --disable-warning=ExperimentalWarning windows.mjs "$version" "$desktop"
