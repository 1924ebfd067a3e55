// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  title: "How to run a tournament",
  intro: "For anyone who runs a Janggi tournament over the board for the first time. You need a laptop and a printer, but no internet on the day itself. It helps to print this guide the day before.",
  contents: "Contents",
  toPage: "Go to Tournaments",
  steps: {
    plan: {
      title: "Before the day: set up the tournament",
      text: [
        "A few days before, open this guide once on the laptop that you will use. After that, the guide and \"Tournaments\" open without internet.",
        "In \"Tournaments\", fill in the name, the venue, the date and the fee. Say how many players, hours and prizes there will be, and the page suggests formats that fit.",
        "The suggestions are listed best first. Look at the finishing time and the number of boards, choose one, and press \"Create, then enter players\".",
        "If players have signed up already, enter them now. Then print \"Entry list\" and \"Name badges\" in \"Print\".",
        "Bring boards, clocks, a printer with A4 paper, pens, a USB stick and numbered slips if players draw lots.",
      ],
      alt: "New tournament: fields for name and venue, questions about players and hours, and a list of suggested formats",
    },
    entries: {
      title: "Enter the players",
      text: [
        "Type a name. Tab moves on to club, grade and date of birth, and Enter adds the player. You can leave out what you do not know.",
        "The date of birth may decide ties: the older player comes first. Ask for it if you can.",
        "If you have a spreadsheet, copy its rows and paste them into \"Paste a list\".",
        "Tick \"Paid\" when a player pays the fee. The amount received is shown above the list.",
        "Members of the same club are put in different groups if possible. Add other players who should not meet, such as relatives, in \"Players to keep apart\".",
      ],
      alt: "Entries: fields for name, club, grade and date of birth, above the list of players",
    },
    draw: {
      title: "Draw the numbers",
      text: [
        "When all players are entered, open \"Draw numbers\" and draw. \"Enlarge\" makes the numbers readable from a distance.",
        "If the players drew slips of paper themselves, press \"Enter numbers from slips\" and type the numbers.",
        "If a player arrives after the draw, enter the name and draw again. Once round 1 is paired, groups and round robins take players only in empty seats, knock-outs none.",
      ],
      alt: "Draw numbers: every player with the number drawn, in large print",
    },
    round: {
      title: "Put up the pairings",
      text: [
        "In \"Rounds\", press the large button that pairs the round.",
        "In \"Print\", print \"Pairings by name\" and put it on the wall. Players look up their name, and find their board and side.",
        "Print \"Result slips\", cut them apart, and put one on each board.",
        "A late player can take an empty seat of a group under \"Entries\". If there is none, or something is wrong, press \"Remove the pairings\" before you enter a result, and pair again.",
      ],
      alt: "Print: the pairings of the first round by board, with Cho and Han",
    },
    results: {
      title: "Enter the results",
      text: [
        "When a game is over, the players fill in the slip and bring it to your desk.",
        "Type the board number and press Enter, then press the key for the result. You can also use the mouse.",
        "1: Cho won. 2: Han won. 3: Cho won on points. 4: Han won on points.",
        "Boards without a result are listed above the pairings.",
      ],
      alt: "Entering a result: board 1 is chosen, and the results for Cho and Han are buttons with their keys",
    },
    count: {
      title: "When time is up: stop and count",
      text: [
        "At the agreed time, the referee stops the games, and the pieces on the board are counted.",
        "A chariot is worth 13 points, a cannon 7, a horse 5, an elephant 3, a guard 3 and a soldier 2. Han gets 1.5 points more (the deom), so there are no ties.",
        "Press 3 if Cho has more, or 4 if Han has, and type the points of both. If you do not know them, just press Enter.",
        "\"Clock for a real board\" can count the points too, and says when time is up.",
      ],
      alt: "Win on points: fields for the points of Cho and Han",
    },
    late: {
      title: "Late, absent and withdrawn players",
      text: [
        "When a late player arrives, type the board number, press 8 for Cho or 9 for Han, and type how many minutes late the player is. Twice that time is taken off the clock. A player who is later than the tournament allows, usually 15 minutes or more, loses the game.",
        "If a player does not appear at all, press 5 for Cho or 6 for Han. If neither appears, press 7.",
        "If a player leaves the tournament, press \"Withdraw\" in the player's row in \"Entries\". The next rounds are paired without the player.",
      ],
      alt: "A late player: a field for the minutes",
    },
    correct: {
      title: "Correct a result",
      text: [
        "To take back what you have just done, press \"Undo\" at the top.",
        "For an earlier result, type its board number again and press Enter. Choose the right result, give a reason, and save. The reason is kept in \"Log\".",
        "If a later round has been paired with this result, the page shows which corrections are still possible, if any, and what to undo first to make the others.",
      ],
      alt: "Correcting a result: the right result and the reason",
    },
    next: {
      title: "The next round and the knock-out",
      text: [
        "After the last result, the button for the next round appears. Press it.",
        "After the groups, the page works out who advances and who plays whom. Press \"Why?\" beside a pairing to see the reason.",
        "Print pairings and slips for every round. From the knock-out on, put up \"Knock-out bracket\" too.",
        "If players who could advance are tied on everything, the page says so. Let them play another game, and enter its result.",
      ],
      alt: "After the groups: the button that pairs the round of 16",
    },
    end: {
      title: "Standings and certificates",
      text: [
        "After the final, the page names the winner. Press \"Final standings\" to check the order, then print the standings and put them up.",
        "Press \"Print certificates\", change organiser and wording if you like, and print. Other prizes, such as one for the oldest player, go into \"Special prize\".",
        "If everything is right, press \"Close the tournament\". Then press \"Save as file\" to keep a copy of the tournament.",
      ],
      alt: "Print: the certificate for first place",
    },
  },
  screen: {
    title: "Optional: boards for spectators",
    text: [
      "Connect a projector, press \"Spectator screen\", drag the new tab to that screen and press F11. It shows the boards of the round with their results, and follows new rounds automatically.",
      "To show a game move by move, press \"Clock\" next to its board and choose \"Record the moves too\". Board, clocks and last move then appear on the big screen.",
      "The screen shows the clocks and moves only of games in the same browser. For games on other devices, it shows the result once you have entered it.",
      "To keep the moves of a board on another tablet, record them there with \"Two people, this device\". After the game, press \"Review\", \"Share\" and \"Save as a file\". Open that file under \"Records\" in \"More\".",
    ],
  },
  phones: {
    title: "Optional: results by phone",
    text: [
      "If the laptop runs Janggun with \"janggun play --lan\" and the phones are on the same Wi-Fi, press \"Phones\" and then \"Accept results by phone\". Print the result slips after that.",
      "Each player scans the code on the slip. When both report the same result, it is entered automatically; you see it in \"Log\" and can undo it.",
      "If the two reports differ, or a player calls you, the board appears in a large frame at the top. If the phones or the server fail, enter results by hand.",
    ],
  },
  second: {
    title: "Optional: a second laptop",
    text: [
      "Press \"Save as file\" and open the file on the second laptop with \"Open file\". Agree who enters which boards, and pair the rounds on one laptop only.",
      "After the round, save the file on the second laptop and open it on yours with \"Merge file\". What is missing is added, and nothing twice. If the laptops have different results for a board, nothing is added and you see which result it is.",
      "Pair the next round, save the file, and open it on the second laptop with \"Merge file\".",
    ],
  },
  safe: {
    title: "If the laptop stops working",
    text: [
      "Everything you enter is saved on this laptop immediately. Restart the laptop, open \"Tournaments\", and continue where you left off.",
      "Still, press \"Save as file\" after every round and keep the file on a USB stick. If the laptop breaks, continue with \"Open file\" on another one.",
      "Do not clear the browser's data until the tournament is over: that would delete the tournament too.",
      "Keep the paper slips until the certificates have been handed out.",
    ],
  },
};

export type DirectorGuideTexts = typeof en;

export const ko: DirectorGuideTexts = {
  title: "대회 운영 안내서",
  intro: "장기 대회를 처음 맡은 분을 위한 안내입니다. 노트북 한 대와 프린터만 있으면 되고, 대회 날에는 인터넷이 없어도 됩니다. 전날 이 안내서를 인쇄해 두면 편합니다.",
  contents: "목차",
  toPage: "대회 운영 화면으로",
  steps: {
    plan: {
      title: "대회 전: 대회 만들기",
      text: [
        "며칠 전에 대회에서 쓸 노트북으로 이 안내서를 한 번 열어 두세요. 그 뒤로는 ‘대회 운영’ 화면도 인터넷 없이 열립니다.",
        "‘대회 운영’ 화면에 대회 이름, 장소, 날짜, 참가비를 적습니다. 참가 인원, 시간, 상을 줄 순위를 적으면 알맞은 방식을 추천합니다.",
        "알맞은 방식부터 차례로 나옵니다. 끝나는 시각과 필요한 장기판 수를 보고 하나를 고른 다음, ‘접수 시작’ 단추를 누릅니다.",
        "신청을 미리 받았으면 명단을 넣고, ‘인쇄’ 화면에서 ‘접수 명단’과 ‘이름표’를 인쇄해 둡니다.",
        "챙길 것: 장기판과 대국 시계, 프린터와 A4 용지, 필기구, USB, 추첨 쪽지.",
      ],
      alt: "새 대회 화면: 대회 이름과 장소, 몇 명이 몇 시간 동안 하는지 묻는 칸, 추천 방식 목록",
    },
    entries: {
      title: "접수: 선수 이름 적기",
      text: [
        "이름을 적고 Tab 키를 누르면 소속, 급·단, 생년월일 칸으로 갑니다. Enter 키를 누르면 접수됩니다. 모르는 칸은 비워 두어도 됩니다.",
        "생년월일은 동점일 때 연장자를 가리는 데 쓰니, 되도록 적어 두세요.",
        "엑셀에 명단이 있으면 복사해서 ‘명단 붙여 넣기’ 칸에 붙여 넣습니다.",
        "참가비를 받으면 ‘납부’ 칸에 표시합니다. 지금까지 받은 돈이 명단 위에 나옵니다.",
        "같은 소속은 되도록 다른 조로 나눕니다. 가족처럼 만나지 않게 할 선수는 ‘만나지 않게 할 선수’ 칸에서 고릅니다.",
      ],
      alt: "접수 화면: 이름, 소속, 급·단, 생년월일을 적는 칸과 접수한 선수 명단",
    },
    draw: {
      title: "번호 추첨",
      text: [
        "접수를 마치면 ‘번호 추첨’ 화면에서 번호를 뽑습니다. ‘크게 보기’ 단추를 누르면 멀리서도 보입니다.",
        "선수들이 쪽지를 직접 뽑았으면 ‘직접 뽑은 추첨 번호 입력’ 단추를 누르고 번호를 적습니다.",
        "추첨 뒤에 선수가 더 오면 접수한 다음 ‘나머지만 추첨’이나 ‘다시 추첨’ 단추를 누릅니다. 첫 회전 대진을 짠 뒤에는 풀리그와 조별 리그는 빈자리에만 접수할 수 있고, 토너먼트는 접수할 수 없습니다.",
      ],
      alt: "번호 추첨 화면: 선수마다 추첨 번호가 큰 글씨로 적혀 있음",
    },
    round: {
      title: "대진표 붙이기",
      text: [
        "‘대국’ 화면에서 대진을 짜는 큰 단추를 누릅니다.",
        "‘인쇄’ 화면에서 ‘대진표(이름순)’를 인쇄해 벽에 붙입니다. 선수는 자기 이름을 찾아 테이블 번호와 초·한을 봅니다.",
        "‘대국 결과지’를 인쇄해 잘라서 테이블마다 한 장씩 놓습니다.",
        "늦은 선수는 ‘접수’ 화면에서 빈자리가 있는 조에 넣습니다. 빈자리가 없거나 잘못 짰으면, 결과를 적기 전에 ‘대진 취소’ 단추를 누르고 다시 짭니다.",
      ],
      alt: "인쇄 화면: 테이블 번호와 초(楚)·한(漢) 선수가 적힌 첫 회전 대진표",
    },
    results: {
      title: "결과 입력",
      text: [
        "대국이 끝나면 선수들이 결과지를 적어 진행석에 냅니다.",
        "테이블 번호를 적고 Enter 키를 누른 다음, 결과 번호를 누릅니다. 마우스로 눌러도 됩니다.",
        "초(楚)가 이기면 1, 한(漢)이 이기면 2, 초의 점수승은 3, 한의 점수승은 4입니다.",
        "결과가 안 들어온 테이블은 위쪽에 번호로 남아 있습니다.",
      ],
      alt: "결과 입력: 1번 테이블을 고르자 초와 한의 결과 단추가 번호와 함께 나옴",
    },
    count: {
      title: "시간이 다 되면: 멈추고 점수 세기",
      text: [
        "정한 시간이 되면 심판이 대국을 멈추게 하고, 판에 남은 기물의 점수를 셉니다.",
        "차 13점, 포 7점, 마 5점, 상 3점, 사 3점, 졸·병 2점입니다. 한(漢)에는 덤 1.5점을 더하므로 동점이 없습니다.",
        "초의 점수승이면 3, 한의 점수승이면 4를 누르고 두 선수의 점수를 적습니다. 점수를 모르면 Enter 키만 누릅니다.",
        "‘대국 시계’ 화면에서도 점수를 셀 수 있고, 시간이 다 되면 소리로 알려 줍니다.",
      ],
      alt: "점수승 입력: 초와 한의 점수를 적는 칸",
    },
    late: {
      title: "지각, 불참, 기권",
      text: [
        "늦은 선수가 오면 테이블 번호를 적고 초(楚)는 8, 한(漢)은 9를 누른 다음 몇 분 늦었는지 적습니다. 늦은 시간의 두 배를 시계에서 빼고, 대회를 만들 때 정한 시간(보통 15분) 이상 늦으면 기권패입니다.",
        "끝내 오지 않은 선수가 초(楚)이면 5, 한(漢)이면 6을 누릅니다. 두 선수 모두 오지 않았으면 7입니다.",
        "대회를 그만두는 선수는 ‘접수’ 화면에서 그 선수 줄의 ‘기권’ 단추를 누릅니다. 다음 대진에서 저절로 빠집니다.",
      ],
      alt: "지각 입력: 몇 분 늦었는지 적는 칸",
    },
    correct: {
      title: "잘못 적은 결과 고치기",
      text: [
        "방금 한 일이면 맨 위의 ‘되돌리기’ 단추를 누르면 됩니다.",
        "그 전에 적은 결과를 고치려면 그 테이블 번호를 다시 적고 Enter 키를 누릅니다. 바른 결과와 사유를 넣고 저장하세요. 사유는 ‘기록’ 화면에 남습니다.",
        "그 결과에 따라 뒤 회전 대진을 이미 짰으면 지금 고칠 수 있는 결과만 나옵니다. 다르게 고치려면 무엇부터 되돌려야 하는지 알려 줍니다.",
      ],
      alt: "결과 고치기 창: 바른 결과와 사유를 고르는 칸",
    },
    next: {
      title: "다음 회전과 본선",
      text: [
        "마지막 결과를 넣으면 다음 대진을 짜는 단추가 나옵니다. 그 단추를 누르세요.",
        "예선이 끝나면 조별 순위와 본선 대진이 저절로 정해집니다. 누가 왜 만나는지는 대진표의 ‘이유’ 단추를 누르면 나옵니다.",
        "회전마다 대진표와 결과지를 새로 인쇄하고, 본선부터는 ‘토너먼트 대진표’도 벽에 붙입니다.",
        "진출할 선수들의 성적이 똑같아 순위를 가릴 수 없으면 화면에 나옵니다. 한 판 더 두게 하고 그 결과를 넣으세요.",
      ],
      alt: "예선을 마친 화면: 본선 16강 대진을 짜는 단추",
    },
    end: {
      title: "순위와 상장",
      text: [
        "결승이 끝나면 우승자가 나옵니다. ‘최종 순위 보기’ 단추를 눌러 순위를 확인하고 순위표를 인쇄해 붙입니다.",
        "‘상장 인쇄’ 단추를 누르고 필요하면 주최와 문구를 고쳐 인쇄합니다. 장수상 같은 상은 ‘그 밖의 상’ 칸에서 추가합니다.",
        "모두 맞으면 ‘대회 마감’ 단추를 누르고, ‘파일로 저장’ 단추로 대회 파일을 보관합니다.",
      ],
      alt: "인쇄 화면: 우승 상장",
    },
  },
  screen: {
    title: "선택: 관중에게 보여 주기",
    text: [
      "빔프로젝터를 연결하고 ‘관전 화면’ 단추를 누른 뒤, 새로 열린 탭을 빔프로젝터 화면으로 옮기고 F11 키를 누릅니다. 이번 회전의 대진과 결과가 나오고, 다음 회전이 되면 저절로 바뀝니다.",
      "한 수 한 수 보여 주려면 그 테이블의 ‘시계’를 누른 다음 ‘기보도 남기기’를 누릅니다. 장기판과 시계, 마지막 수가 큰 화면에 나옵니다.",
      "같은 브라우저에서 켠 시계와 기보만 나옵니다. 다른 기기에서 켠 시계의 대국은 결과를 입력하면 나옵니다.",
      "다른 태블릿에서는 ‘한 기기에서 둘이’를 골라 기록합니다. 대국이 끝나면 ‘복기’, ‘공유’, ‘파일로 저장’을 차례로 누르고, 그 파일을 ‘더 보기’의 ‘기보’에서 엽니다.",
    ],
  },
  phones: {
    title: "선택: 휴대폰으로 결과 받기",
    text: [
      "노트북에서 ‘janggun play --lan’ 명령으로 이 프로그램을 실행하고 선수들의 휴대폰을 같은 와이파이에 연결합니다. ‘휴대폰’ 단추를 누른 다음 ‘휴대폰으로 결과 받기’ 단추를 누르고, 그 뒤에 결과지를 인쇄합니다.",
      "선수는 결과지에 있는 자기 코드를 찍습니다. 두 선수가 같은 결과를 알리면 저절로 입력됩니다. ‘기록’ 화면에 남고, 되돌릴 수 있습니다.",
      "두 결과가 다르거나 선수가 심판을 부르면 그 테이블이 맨 위에 크게 나옵니다. 휴대폰이나 서버가 안 되면 결과를 손으로 입력하면 됩니다.",
    ],
  },
  second: {
    title: "선택: 노트북 두 대로 입력하기",
    text: [
      "‘파일로 저장’ 단추를 누르고, 그 파일을 둘째 노트북에서 ‘파일 열기’ 단추로 엽니다. 누가 어느 테이블을 입력할지 나누고, 대진은 한쪽에서만 짭니다.",
      "회전이 끝나면 둘째 노트북에서 저장한 파일을 ‘파일 합치기’ 단추로 엽니다. 빠진 결과만 더해집니다. 두 노트북의 결과가 다르면 아무것도 더하지 않고 무엇이 다른지 알려 줍니다.",
      "다음 회전 대진을 짠 뒤 파일을 저장해, 둘째 노트북에서도 ‘파일 합치기’ 단추로 엽니다.",
    ],
  },
  safe: {
    title: "노트북이 꺼져도 괜찮습니다",
    text: [
      "입력한 내용은 바로 이 노트북에 저장됩니다. 다시 켜서 ‘대회 운영’ 페이지를 열면 하던 곳부터 이어서 할 수 있습니다.",
      "그래도 회전마다 ‘파일로 저장’ 단추를 눌러 USB에 담아 두세요. 노트북이 고장 나면 다른 노트북에서 ‘파일 열기’ 단추로 이어 갑니다.",
      "대회가 끝날 때까지 브라우저의 인터넷 사용 기록(방문 기록, 사이트 데이터)을 지우지 마세요. 대회도 함께 지워질 수 있습니다.",
      "종이 결과지는 상장을 줄 때까지 모아 두세요.",
    ],
  },
};

export const nl: DirectorGuideTexts = {
  title: "Zo leid je een toernooi",
  intro: "Voor wie voor het eerst een Janggi-toernooi in een zaal leidt. Je hebt een laptop en een printer nodig, maar op de dag zelf geen internet. Druk deze handleiding de dag ervoor af, dan heb je die bij de hand.",
  contents: "Inhoud",
  toPage: "Naar Toernooien",
  steps: {
    plan: {
      title: "Vooraf: het toernooi aanmaken",
      text: [
        "Open deze handleiding een paar dagen vooraf één keer op de laptop die je gaat gebruiken. Daarna werken de handleiding en ‘Toernooien’ ook zonder internet.",
        "Vul bij ‘Toernooien’ naam, plaats, datum en inschrijfgeld in. Geef aan hoeveel spelers, uren en prijzen er zijn; dan volgen voorstellen die daarbij passen.",
        "Het bovenste voorstel is het beste. Kijk naar de eindtijd en het aantal borden, kies een voorstel en druk op ‘Inschrijving beginnen’.",
        "Hebben spelers zich al aangemeld? Schrijf ze nu in en druk bij ‘Afdrukken’ alvast ‘Deelnemerslijst’ en ‘Naambadges’ af.",
        "Neem mee: borden en klokken, een printer met A4-papier, pennen, een USB-stick en lootjes met nummers.",
      ],
      alt: "Nieuw toernooi: velden voor naam en plaats, vragen over spelers en uren, en een lijst met voorstellen",
    },
    entries: {
      title: "Spelers inschrijven",
      text: [
        "Typ een naam. Met Tab ga je naar vereniging, graad en geboortedatum, en met Enter is de speler ingeschreven. Wat je niet weet, laat je leeg.",
        "De geboortedatum kan bij een gelijk aantal punten beslissen: de oudste gaat voor. Vraag er dus naar.",
        "Staan de spelers in een spreadsheet? Kopieer de rijen en plak ze bij ‘Lijst plakken’.",
        "Vink ‘Betaald’ aan als een speler het inschrijfgeld betaalt. Boven de lijst staat hoeveel er binnen is.",
        "Leden van dezelfde vereniging komen zo mogelijk in verschillende poules. Andere spelers die elkaar niet moeten treffen, zoals familieleden, zet je bij ‘Niet tegen elkaar indelen’.",
      ],
      alt: "Inschrijving: velden voor naam, vereniging, graad en geboortedatum, met daaronder de lijst van spelers",
    },
    draw: {
      title: "Nummers loten",
      text: [
        "Is iedereen ingeschreven, loot dan bij ‘Loting’. Met ‘Groot tonen’ zijn de nummers ook van ver te lezen.",
        "Hebben de spelers zelf een lootje getrokken? Druk op ‘Nummers van lootjes invoeren’ en typ de nummers.",
        "Komt er na de loting nog iemand, schrijf die speler dan in en loot opnieuw. Na de eerste indeling is er in poules en bij iedereen tegen iedereen alleen plek op lege plaatsen.",
      ],
      alt: "Loting: alle spelers met hun lotnummer, in grote letters",
    },
    round: {
      title: "De indeling ophangen",
      text: [
        "Druk bij ‘Ronden’ op de grote knop waarmee je de ronde indeelt.",
        "Druk bij ‘Afdrukken’ ‘Indeling op naam’ af en hang die op. De spelers zoeken daarop hun naam en zien aan welk bord en met welke kant ze spelen.",
        "Druk ‘Uitslagbriefjes’ af, knip ze los en leg op elk bord een briefje.",
        "Een laatkomer kan onder ‘Inschrijving’ een vrije plaats in een poule krijgen. Is die er niet, of klopt er iets niet? Druk op ‘Indeling intrekken’ voordat je een uitslag invoert, en deel opnieuw in.",
      ],
      alt: "Afdrukken: de indeling van de eerste ronde op bordnummer, met Cho en Han",
    },
    results: {
      title: "Uitslagen invoeren",
      text: [
        "Na afloop vullen de spelers het briefje in en brengen het naar je tafel.",
        "Typ het bordnummer, druk op Enter en dan op het cijfer van de uitslag. Met de muis kan het ook.",
        "1: Cho wint. 2: Han wint. 3: Cho wint op punten. 4: Han wint op punten.",
        "Borden zonder uitslag staan boven de indeling.",
      ],
      alt: "Een uitslag invoeren: bord 1 is gekozen en de uitslagen voor Cho en Han zijn knoppen met hun toets",
    },
    count: {
      title: "Als de tijd om is: stoppen en tellen",
      text: [
        "Op het afgesproken tijdstip zet de scheidsrechter de partijen stil en worden de stukken op het bord geteld.",
        "Een strijdwagen is 13 punten waard, een kanon 7, een paard 5, een olifant 3, een adviseur 3 en een soldaat 2. Han krijgt er 1,5 bij (het deom), zodat het nooit gelijk wordt.",
        "Heeft Cho meer, druk dan op 3; heeft Han meer, op 4. Typ daarna de punten van beide spelers. Weet je ze niet, druk dan alleen op Enter.",
        "Ook ‘Klok voor een echt bord’ kan de punten tellen, en zegt het als de tijd om is.",
      ],
      alt: "Winst op punten: velden voor de punten van Cho en Han",
    },
    late: {
      title: "Te laat, afwezig, vertrokken",
      text: [
        "Komt een speler te laat, typ dan het bordnummer, druk op 8 (Cho) of 9 (Han) en typ het aantal minuten. Twee keer zoveel tijd gaat van de klok af. Wie later komt dan het toernooi toestaat (meestal vanaf 15 minuten), verliest.",
        "Komt een speler helemaal niet, druk dan op 5 (Cho) of 6 (Han). Komen ze geen van beiden, druk dan op 7.",
        "Stopt een speler met het toernooi, druk dan bij ‘Inschrijving’ in de regel van die speler op ‘Terugtrekken’. De volgende ronden worden zonder die speler ingedeeld.",
      ],
      alt: "Een speler is te laat: een veld voor de minuten",
    },
    correct: {
      title: "Een uitslag wijzigen",
      text: [
        "Wat je net hebt gedaan, maak je ongedaan met de knop ‘Ongedaan maken’ bovenaan.",
        "Typ voor een eerdere uitslag het bordnummer opnieuw en druk op Enter. Kies de juiste uitslag, geef een reden en sla op. De reden blijft bij ‘Logboek’ staan.",
        "Is een latere ronde al op grond van die uitslag ingedeeld, dan zegt de pagina welke wijzigingen nog kunnen, en wat je voor andere eerst moet intrekken.",
      ],
      alt: "Een uitslag wijzigen: de juiste uitslag en de reden",
    },
    next: {
      title: "De volgende ronde en de knock-out",
      text: [
        "Na de laatste uitslag verschijnt de knop voor de volgende ronde. Druk erop.",
        "Na de poules bepaalt de pagina zelf wie doorgaat en wie tegen wie speelt. De knop ‘Waarom?’ naast een partij noemt de reden.",
        "Druk voor elke ronde de indeling en de briefjes af. Hang vanaf de knock-out ook ‘Knock-outschema’ op.",
        "Staan spelers die kunnen doorgaan op alle criteria gelijk, dan zegt de pagina dat. Laat ze nog een partij spelen en voer de uitslag in.",
      ],
      alt: "Na de poules: de knop waarmee je de achtste finales indeelt",
    },
    end: {
      title: "Eindstand en oorkonden",
      text: [
        "Na de finale noemt de pagina de winnaar. Bekijk met ‘Eindstand’ of alles klopt, druk de stand af en hang hem op.",
        "Druk op ‘Oorkonden afdrukken’, pas zo nodig organisator en tekst aan en druk af. Andere prijzen, zoals voor de oudste speler, voeg je toe bij ‘Extra prijs’.",
        "Klopt alles, druk dan op ‘Toernooi afsluiten’ en bewaar het toernooi met ‘Opslaan als bestand’.",
      ],
      alt: "Afdrukken: de oorkonde voor de eerste plaats",
    },
  },
  screen: {
    title: "Niet verplicht: borden voor het publiek",
    text: [
      "Sluit een beamer aan, druk op ‘Scherm voor het publiek’, sleep het nieuwe tabblad naar dat scherm en druk op F11. Het toont de borden van de ronde met hun uitslagen en volgt nieuwe ronden vanzelf.",
      "Wil je een partij zet voor zet laten zien, druk dan op ‘Klok’ bij het bord en kies ‘Ook de zetten bijhouden’. Bord, klokken en laatste zet staan dan op het grote scherm.",
      "Alleen van partijen in dezelfde browser zie je klokken en zetten. Van partijen op een ander apparaat zie je alleen de uitslag, zodra je die hebt ingevoerd.",
      "Op een andere tablet houd je de zetten bij met ‘Samen op dit apparaat’. Druk na de partij op ‘Nabespreken’, ‘Delen’ en ‘Opslaan als bestand’. Open dat bestand bij ‘Notaties’ in ‘Meer’.",
    ],
  },
  phones: {
    title: "Niet verplicht: uitslagen via de telefoon",
    text: [
      "Start Janggun op de laptop met ‘janggun play --lan’ en verbind de telefoons met dezelfde wifi. Druk op ‘Telefoons’ en dan op ‘Uitslagen van telefoons aannemen’. Druk daarna de uitslagbriefjes af.",
      "Elke speler scant de code op het briefje. Geven beide spelers dezelfde uitslag door, dan wordt die vanzelf ingevoerd; je ziet dat in ‘Logboek’ en kunt het terugdraaien.",
      "Verschillen de uitslagen, of roept een speler je, dan staat dat bord groot bovenaan. Werken de telefoons of de server niet, voer de uitslagen dan met de hand in.",
    ],
  },
  second: {
    title: "Niet verplicht: een tweede laptop",
    text: [
      "Druk op ‘Opslaan als bestand’ en open het bestand op de tweede laptop met ‘Bestand openen’. Spreek af wie welke borden invoert, en deel de ronden op maar één laptop in.",
      "Sla na de ronde het bestand op de tweede laptop op en open het op de eerste met ‘Bestand samenvoegen’. Alleen wat ontbreekt komt erbij. Verschilt een uitslag, dan wordt niets toegevoegd en zie je welke het is.",
      "Deel de volgende ronde in, sla het bestand op en open het op de tweede laptop met ‘Bestand samenvoegen’.",
    ],
  },
  safe: {
    title: "Als de laptop uitvalt",
    text: [
      "Alles wat je invoert, staat meteen op deze laptop. Zet hem weer aan, open ‘Toernooien’ en ga verder waar je gebleven was.",
      "Druk toch na elke ronde op ‘Opslaan als bestand’ en bewaar het bestand op een USB-stick. Gaat de laptop stuk, ga dan op een andere verder met ‘Bestand openen’.",
      "Wis de gegevens van de browser pas als het toernooi voorbij is: anders verdwijnt ook het toernooi.",
      "Bewaar de briefjes tot de oorkonden zijn uitgereikt.",
    ],
  },
};

export const DIRECTOR_GUIDE_TEXTS: Readonly<Record<Lang, DirectorGuideTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const directorGuideTexts = (): DirectorGuideTexts => inUse(DIRECTOR_GUIDE_TEXTS);
