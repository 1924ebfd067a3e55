directorGuide-title = { pages-tournamentGuide-title }
directorGuide-intro = 장기 대회를 처음 맡은 분을 위한 안내입니다. 노트북 한 대와 프린터만 있으면 되고, 대회 날에는 인터넷이 없어도 됩니다. 전날 이 안내서를 인쇄해 두면 편합니다.
directorGuide-contents = 목차
directorGuide-toPage = { director-title } 화면으로

directorGuide-steps-plan-title = 대회 전: 대회 만들기
directorGuide-steps-plan-text-1 = 며칠 전에 대회에서 쓸 노트북으로 이 안내서를 한 번 열어 두세요. 그 뒤로는 ‘{ director-title }’ 화면도 인터넷 없이 열립니다.
directorGuide-steps-plan-text-2 = ‘{ director-title }’ 화면에 대회 이름, 장소, 날짜, 참가비를 적습니다. 참가 인원, 시간, 상을 줄 순위를 적으면 알맞은 방식을 추천합니다.
directorGuide-steps-plan-text-3 = 알맞은 방식부터 차례로 나옵니다. 끝나는 시각과 필요한 장기판 수를 보고 하나를 고른 다음, ‘{ director-plan-begin }’ 단추를 누릅니다.
directorGuide-steps-plan-text-4 = 신청을 미리 받았으면 명단을 넣고, ‘{ director-tabs-print }’ 화면에서 ‘{ printouts-sheets-entries }’과 ‘{ printouts-sheets-badges }’를 인쇄해 둡니다.
directorGuide-steps-plan-text-5 = 챙길 것: 장기판과 대국 시계, 프린터와 A4 용지, 필기구, USB, 추첨 쪽지.
directorGuide-steps-plan-alt = 새 대회 화면: 대회 이름과 장소, 몇 명이 몇 시간 동안 하는지 묻는 칸, 추천 방식 목록

directorGuide-steps-entries-title = 접수: 선수 이름 적기
directorGuide-steps-entries-text-1 = 이름을 적고 Tab 키를 누르면 소속, 급·단, 생년월일 칸으로 갑니다. Enter 키를 누르면 접수됩니다. 모르는 칸은 비워 두어도 됩니다.
directorGuide-steps-entries-text-2 = 생년월일은 동점일 때 연장자를 가리는 데 쓰니, 되도록 적어 두세요.
directorGuide-steps-entries-text-3 = 엑셀에 명단이 있으면 복사해서 ‘{ director-entry-paste }’ 칸에 붙여 넣습니다.
directorGuide-steps-entries-text-4 = 참가비를 받으면 ‘{ director-entry-paid }’ 칸에 표시합니다. 지금까지 받은 돈이 명단 위에 나옵니다.
directorGuide-steps-entries-text-5 = 같은 소속은 되도록 다른 조로 나눕니다. 가족처럼 만나지 않게 할 선수는 ‘{ director-apart-title }’ 칸에서 고릅니다.
directorGuide-steps-entries-alt = 접수 화면: 이름, 소속, 급·단, 생년월일을 적는 칸과 접수한 선수 명단

directorGuide-steps-draw-title = 번호 추첨
directorGuide-steps-draw-text-1 = 접수를 마치면 ‘{ director-tabs-draw }’ 화면에서 번호를 뽑습니다. ‘{ director-draw-large }’ 단추를 누르면 멀리서도 보입니다.
directorGuide-steps-draw-text-2 = 선수들이 쪽지를 직접 뽑았으면 ‘{ director-draw-slips }’ 단추를 누르고 번호를 적습니다.
directorGuide-steps-draw-text-3 = 추첨 뒤에 선수가 더 오면 접수한 다음 ‘{ director-draw-rest }’이나 ‘{ director-draw-again }’ 단추를 누릅니다. 첫 회전 대진을 짠 뒤에는 풀리그와 조별 리그는 빈자리에만 접수할 수 있고, 토너먼트는 접수할 수 없습니다.
directorGuide-steps-draw-alt = 번호 추첨 화면: 선수마다 추첨 번호가 큰 글씨로 적혀 있음

directorGuide-steps-round-title = 대진표 붙이기
directorGuide-steps-round-text-1 = ‘{ director-tabs-rounds }’ 화면에서 대진을 짜는 큰 단추를 누릅니다.
directorGuide-steps-round-text-2 = ‘{ director-tabs-print }’ 화면에서 ‘{ printouts-sheets-names }’를 인쇄해 벽에 붙입니다. 선수는 자기 이름을 찾아 테이블 번호와 초·한을 봅니다.
directorGuide-steps-round-text-3 = ‘{ printouts-sheets-slips }’를 인쇄해 잘라서 테이블마다 한 장씩 놓습니다.
directorGuide-steps-round-text-4 = 늦은 선수는 ‘{ director-tabs-entries }’ 화면에서 빈자리가 있는 조에 넣습니다. 빈자리가 없거나 잘못 짰으면, 결과를 적기 전에 ‘{ director-round-unpair }’ 단추를 누르고 다시 짭니다.
directorGuide-steps-round-alt = 인쇄 화면: 테이블 번호와 초(楚)·한(漢) 선수가 적힌 첫 회전 대진표

directorGuide-steps-results-title = 결과 입력
directorGuide-steps-results-text-1 = 대국이 끝나면 선수들이 결과지를 적어 진행석에 냅니다.
directorGuide-steps-results-text-2 = 테이블 번호를 적고 Enter 키를 누른 다음, 결과 번호를 누릅니다. 마우스로 눌러도 됩니다.
directorGuide-steps-results-text-3 = 초(楚)가 이기면 1, 한(漢)이 이기면 2, 초의 점수승은 3, 한의 점수승은 4입니다.
directorGuide-steps-results-text-4 = 결과가 안 들어온 테이블은 위쪽에 번호로 남아 있습니다.
directorGuide-steps-results-alt = 결과 입력: 1번 테이블을 고르자 초와 한의 결과 단추가 번호와 함께 나옴

directorGuide-steps-count-title = 시간이 다 되면: 멈추고 점수 세기
directorGuide-steps-count-text-1 = 정한 시간이 되면 심판이 대국을 멈추게 하고, 판에 남은 기물의 점수를 셉니다.
directorGuide-steps-count-text-2 = 차 13점, 포 7점, 마 5점, 상 3점, 사 3점, 졸·병 2점입니다. 한(漢)에는 덤 1.5점을 더하므로 동점이 없습니다.
directorGuide-steps-count-text-3 = 초의 점수승이면 3, 한의 점수승이면 4를 누르고 두 선수의 점수를 적습니다. 점수를 모르면 Enter 키만 누릅니다.
directorGuide-steps-count-text-4 = ‘{ boardClock-title }’ 화면에서도 점수를 셀 수 있고, 시간이 다 되면 소리로 알려 줍니다.
directorGuide-steps-count-alt = 점수승 입력: 초와 한의 점수를 적는 칸

directorGuide-steps-late-title = 지각, 불참, 기권
directorGuide-steps-late-text-1 = 늦은 선수가 오면 테이블 번호를 적고 초(楚)는 8, 한(漢)은 9를 누른 다음 몇 분 늦었는지 적습니다. 늦은 시간의 두 배를 시계에서 빼고, 대회를 만들 때 정한 시간(보통 15분) 이상 늦으면 기권패입니다.
directorGuide-steps-late-text-2 = 끝내 오지 않은 선수가 초(楚)이면 5, 한(漢)이면 6을 누릅니다. 두 선수 모두 오지 않았으면 7입니다.
directorGuide-steps-late-text-3 = 대회를 그만두는 선수는 ‘{ director-tabs-entries }’ 화면에서 그 선수 줄의 ‘{ director-entry-withdraw }’ 단추를 누릅니다. 다음 대진에서 저절로 빠집니다.
directorGuide-steps-late-alt = 지각 입력: 몇 분 늦었는지 적는 칸

directorGuide-steps-correct-title = 잘못 적은 결과 고치기
directorGuide-steps-correct-text-1 = 방금 한 일이면 맨 위의 ‘{ director-undoNothing }’ 단추를 누르면 됩니다.
directorGuide-steps-correct-text-2 = 그 전에 적은 결과를 고치려면 그 테이블 번호를 다시 적고 Enter 키를 누릅니다. 바른 결과와 사유를 넣고 저장하세요. 사유는 ‘{ director-tabs-log }’ 화면에 남습니다.
directorGuide-steps-correct-text-3 = 그 결과에 따라 뒤 회전 대진을 이미 짰으면 지금 고칠 수 있는 결과만 나옵니다. 다르게 고치려면 무엇부터 되돌려야 하는지 알려 줍니다.
directorGuide-steps-correct-alt = 결과 고치기 창: 바른 결과와 사유를 고르는 칸

directorGuide-steps-next-title = 다음 회전과 본선
directorGuide-steps-next-text-1 = 마지막 결과를 넣으면 다음 대진을 짜는 단추가 나옵니다. 그 단추를 누르세요.
directorGuide-steps-next-text-2 = 예선이 끝나면 조별 순위와 본선 대진이 저절로 정해집니다. 누가 왜 만나는지는 대진표의 ‘{ director-round-why }’ 단추를 누르면 나옵니다.
directorGuide-steps-next-text-3 = 회전마다 대진표와 결과지를 새로 인쇄하고, 본선부터는 ‘{ printouts-sheets-bracket }’도 벽에 붙입니다.
directorGuide-steps-next-text-4 = 진출할 선수들의 성적이 똑같아 순위를 가릴 수 없으면 화면에 나옵니다. 한 판 더 두게 하고 그 결과를 넣으세요.
directorGuide-steps-next-alt = 예선을 마친 화면: 본선 16강 대진을 짜는 단추

directorGuide-steps-end-title = 순위와 상장
directorGuide-steps-end-text-1 = 결승이 끝나면 우승자가 나옵니다. ‘{ director-round-toStandings }’ 단추를 눌러 순위를 확인하고 순위표를 인쇄해 붙입니다.
directorGuide-steps-end-text-2 = ‘{ director-ending-certificates }’ 단추를 누르고 필요하면 주최와 문구를 고쳐 인쇄합니다. 장수상 같은 상은 ‘{ printouts-award-fields-prize }’ 칸에서 추가합니다.
directorGuide-steps-end-text-3 = 모두 맞으면 ‘{ director-round-closeNow }’ 단추를 누르고, ‘{ director-saveFile }’ 단추로 대회 파일을 보관합니다.
directorGuide-steps-end-alt = 인쇄 화면: 우승 상장

directorGuide-screen-title = 선택: 관중에게 보여 주기
directorGuide-screen-text-1 = 빔프로젝터를 연결하고 ‘{ director-boards-screen }’ 단추를 누른 뒤, 새로 열린 탭을 빔프로젝터 화면으로 옮기고 F11 키를 누릅니다. 이번 회전의 대진과 결과가 나오고, 다음 회전이 되면 저절로 바뀝니다.
directorGuide-screen-text-2 = 한 수 한 수 보여 주려면 그 테이블의 ‘{ director-boards-clock }’를 누른 다음 ‘{ atBoard-withMoves }’를 누릅니다. 장기판과 시계, 마지막 수가 큰 화면에 나옵니다.
directorGuide-screen-text-3 = 같은 브라우저에서 켠 시계와 기보만 나옵니다. 다른 기기에서 켠 시계의 대국은 결과를 입력하면 나옵니다.
directorGuide-screen-text-4 = 다른 태블릿에서는 ‘{ start-self }’를 골라 기록합니다. 대국이 끝나면 ‘{ deviceGame-review }’, ‘{ analysisPage-share-button }’, ‘{ analysisPage-share-file }’을 차례로 누르고, 그 파일을 ‘{ director-tabs-more }’의 ‘{ director-record-title }’에서 엽니다.

directorGuide-phones-title = 선택: 휴대폰으로 결과 받기
directorGuide-phones-text-1 = 노트북에서 ‘janggun play --lan’ 명령으로 이 프로그램을 실행하고 선수들의 휴대폰을 같은 와이파이에 연결합니다. ‘{ directorPhones-button }’ 단추를 누른 다음 ‘{ directorPhones-open }’ 단추를 누르고, 그 뒤에 결과지를 인쇄합니다.
directorGuide-phones-text-2 = 선수는 결과지에 있는 자기 코드를 찍습니다. 두 선수가 같은 결과를 알리면 저절로 입력됩니다. ‘{ director-tabs-log }’ 화면에 남고, 되돌릴 수 있습니다.
directorGuide-phones-text-3 = 두 결과가 다르거나 선수가 심판을 부르면 그 테이블이 맨 위에 크게 나옵니다. 휴대폰이나 서버가 안 되면 결과를 손으로 입력하면 됩니다.

directorGuide-second-title = 선택: 노트북 두 대로 입력하기
directorGuide-second-text-1 = ‘{ director-saveFile }’ 단추를 누르고, 그 파일을 둘째 노트북에서 ‘{ director-openFile }’ 단추로 엽니다. 누가 어느 테이블을 입력할지 나누고, 대진은 한쪽에서만 짭니다.
directorGuide-second-text-2 = 회전이 끝나면 둘째 노트북에서 저장한 파일을 ‘{ director-mergeFile }’ 단추로 엽니다. 빠진 결과만 더해집니다. 두 노트북의 결과가 다르면 아무것도 더하지 않고 무엇이 다른지 알려 줍니다.
directorGuide-second-text-3 = 다음 회전 대진을 짠 뒤 파일을 저장해, 둘째 노트북에서도 ‘{ director-mergeFile }’ 단추로 엽니다.

directorGuide-safe-title = 노트북이 꺼져도 괜찮습니다
directorGuide-safe-text-1 = 입력한 내용은 바로 이 노트북에 저장됩니다. 다시 켜서 ‘{ director-title }’ 페이지를 열면 하던 곳부터 이어서 할 수 있습니다.
directorGuide-safe-text-2 = 그래도 회전마다 ‘{ director-saveFile }’ 단추를 눌러 USB에 담아 두세요. 노트북이 고장 나면 다른 노트북에서 ‘{ director-openFile }’ 단추로 이어 갑니다.
directorGuide-safe-text-3 = 대회가 끝날 때까지 브라우저의 인터넷 사용 기록(방문 기록, 사이트 데이터)을 지우지 마세요. 대회도 함께 지워질 수 있습니다.
directorGuide-safe-text-4 = 종이 결과지는 상장을 줄 때까지 모아 두세요.
