//! Written by `cargo xtask generate` from texts/*/pages.ftl.

use janggi::explain::Language;

pub(crate) fn start_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "누구나 바로 두는 장기",
        Language::English => "Janggi, Korean chess",
        Language::Dutch => "Janggi, Koreaans schaak",
    }
}

pub(crate) fn start_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "가입 없이 컴퓨터나 친구와 장기를 두고, 두는 법을 배우고, 대국을 분석해 보세요.",
        Language::English => "Play Janggi against the computer or a friend, learn the rules and analyse your games. No sign-up needed.",
        Language::Dutch => "Speel Janggi tegen de computer of een vriend, leer de regels en analyseer je partijen. Zonder account.",
    }
}

pub(crate) fn games_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "내 대국",
        Language::English => "My games",
        Language::Dutch => "Mijn partijen",
    }
}

pub(crate) fn games_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "두고 있는 대국과 끝난 대국.",
        Language::English => "Your games in progress and your finished games.",
        Language::Dutch => "Je lopende en gespeelde partijen.",
    }
}

pub(crate) fn records_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "기보",
        Language::English => "Game records",
        Language::Dutch => "Partijenarchief",
    }
}

pub(crate) fn records_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "기보 파일을 열어 한 수씩 되짚어 보고 다른 형식으로 저장하세요.",
        Language::English => "Open files with game records, replay the games move by move and save them in other formats.",
        Language::Dutch => "Open bestanden met partijen, speel ze zet voor zet na en sla ze op in andere formaten.",
    }
}

pub(crate) fn analysis_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "분석",
        Language::English => "Analysis",
        Language::Dutch => "Analyse",
    }
}

pub(crate) fn analysis_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "어느 국면에서든 다른 수를 두어 보고, 엔진의 평가와 가장 좋은 수를 확인할 수 있습니다.",
        Language::English => "Try variations from any position, with the engine's evaluation and best moves.",
        Language::Dutch => "Probeer varianten vanuit elke stelling, met de beoordeling en de beste zetten van de engine.",
    }
}

pub(crate) fn learn_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "장기 두는 법",
        Language::English => "How to play Janggi",
        Language::Dutch => "Zo speel je Janggi",
    }
}

pub(crate) fn learn_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "기물이 움직이는 법, 궁성, 포, 한수쉼, 빅장, 점수까지 장기 규칙을 쉽게 배우세요.",
        Language::English => "The pieces, the palace, the cannon, passing, bikjang and points: the rules of Korean chess.",
        Language::Dutch => "De stukken, het paleis, het kanon, passen, Bigjang en punten: de regels van Koreaans schaak.",
    }
}

pub(crate) fn lesson_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "장기 두는 법",
        Language::English => "How to play Janggi",
        Language::Dutch => "Zo speel je Janggi",
    }
}

pub(crate) fn lesson_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "기물이 움직이는 법, 궁성, 포, 한수쉼, 빅장, 점수까지 장기 규칙을 쉽게 배우세요.",
        Language::English => "The pieces, the palace, the cannon, passing, bikjang and points: the rules of Korean chess.",
        Language::Dutch => "De stukken, het paleis, het kanon, passen, Bigjang en punten: de regels van Koreaans schaak.",
    }
}

pub(crate) fn editor_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "국면 편집",
        Language::English => "Position editor",
        Language::Dutch => "Stelling opzetten",
    }
}

pub(crate) fn editor_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "원하는 국면을 차려 분석하거나, 그 국면에서 대국을 시작하거나, 그림으로 저장하세요.",
        Language::English => "Set up any position, analyse it, start a game from it or save it as a picture.",
        Language::Dutch => "Zet een stelling op om die te analyseren, vanaf daar te spelen of als afbeelding op te slaan.",
    }
}

pub(crate) fn device_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "이 기기에서 두기",
        Language::English => "Play on this device",
        Language::Dutch => "Spelen op dit apparaat",
    }
}

pub(crate) fn device_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "인터넷이 없어도 브라우저에서 컴퓨터와, 또는 한 기기로 둘이서 장기를 둘 수 있습니다.",
        Language::English => "Play Janggi in your browser, against the computer or another person on the same device, even offline.",
        Language::Dutch => "Speel Janggi in je browser, tegen de computer of met z'n tweeën op één apparaat, ook offline.",
    }
}

pub(crate) fn drill_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "한자와 기보 읽기 연습",
        Language::English => "Practice: pieces and notation",
        Language::Dutch => "Oefenen: stukken en notatie",
    }
}

pub(crate) fn drill_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "기물의 한자와 기보의 숫자를 익히는 연습입니다. 틀린 것은 더 자주 나옵니다.",
        Language::English => "Learn to read the characters on the pieces and the numbers in the notation. Those you get wrong come back sooner.",
        Language::Dutch => "Leer de tekens op de stukken en de cijfers van de notatie lezen; wat je fout had, komt eerder terug.",
    }
}

pub(crate) fn problems_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "묘수풀이",
        Language::English => "Problems",
        Language::Dutch => "Opgaven",
    }
}

pub(crate) fn problems_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "외통과 이득, 위기 탈출까지 여러 장기 문제를 판에서 직접 풀어 보세요. 날마다 새 문제가 나옵니다.",
        Language::English => "Solve Janggi problems on the board: mates, material wins and only moves, with a new problem every day.",
        Language::Dutch => "Los Janggi-opgaven op het bord op: mat, materiaalwinst en enige zetten, elke dag een nieuwe opgave.",
    }
}

pub(crate) fn glossary_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "장기 용어",
        Language::English => "Janggi glossary",
        Language::Dutch => "Begrippen van Janggi",
    }
}

pub(crate) fn glossary_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "장기 두는 사람들이 쓰는 말을 한글과 한자, 로마자로 적고 뜻을 풀었습니다.",
        Language::English => "Janggi terms in hangul, hanja and Latin letters, with their meanings.",
        Language::Dutch => "De begrippen van Janggi in hangul, hanja en Latijnse letters, met hun betekenis.",
    }
}

pub(crate) fn culture_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "장기 문화",
        Language::English => "Janggi culture",
        Language::Dutch => "De cultuur van Janggi",
    }
}

pub(crate) fn culture_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "장기의 역사와 풍습, 대회와 급·단, 장기를 둘 수 있는 곳.",
        Language::English => "History, customs, tournaments and grades of Korean chess, and where to play it.",
        Language::Dutch => "Geschiedenis, gebruiken, toernooien en graden van Koreaans schaak, en waar je het kunt spelen.",
    }
}

pub(crate) fn openings_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "차림과 포진",
        Language::English => "Janggi openings",
        Language::Dutch => "Openingen van Janggi",
    }
}

pub(crate) fn openings_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "16가지 차림 조합에서 엔진이 둔 대국의 결과: 조합별 성적, 먼저 두는 이점과 덤의 가치.",
        Language::English => "Results of engine games from all 16 pairs of setups: how each pair scored, and what the first move and the deom are worth.",
        Language::Dutch => "Uitslagen van partijen van de engine vanuit alle 16 paren opstellingen: hoe elk paar scoorde, en wat de eerste zet en het deom waard zijn.",
    }
}

pub(crate) fn endgames_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "낱장기: 대삼능, 소삼능, 차이능",
        Language::English => "Janggi endgames",
        Language::Dutch => "Eindspelen van Janggi",
    }
}

pub(crate) fn endgames_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "어떤 기물로 양사, 외사, 민궁을 이기는지 모든 국면을 계산한 결과와 최장 승리 수순.",
        Language::English => "Which pieces beat two guards, one guard or a bare general: players' claims checked against every position, with the longest win for each set of pieces.",
        Language::Dutch => "Met welke stukken je wint van twee adviseurs, één of geen: elke stelling doorgerekend, wat spelers erover zeggen, en de langste winst.",
    }
}

pub(crate) fn tournament_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "대회 운영",
        Language::English => "Run a tournament",
        Language::Dutch => "Een toernooi leiden",
    }
}

pub(crate) fn tournament_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "대회 운영자를 위한 페이지: 접수, 번호 추첨, 대진, 결과, 순위를 노트북 한 대로 인터넷 없이 처리합니다.",
        Language::English => "A page for tournament directors: enter players, draw numbers, pair rounds, enter results and show the standings, on one laptop and without internet.",
        Language::Dutch => "Voor toernooileiders: inschrijving, loting, indeling, uitslagen en stand op één laptop, zonder internet.",
    }
}

pub(crate) fn tournament_guide_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "대회 운영 안내서",
        Language::English => "How to run a tournament",
        Language::Dutch => "Zo leid je een toernooi",
    }
}

pub(crate) fn tournament_guide_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "처음 맡은 사람을 위한 장기 대회 운영 안내서: 준비부터 접수, 추첨, 대진, 결과, 순위, 상장까지 그림과 함께 설명합니다.",
        Language::English => "A guide with pictures for people who run a Janggi tournament for the first time: from the preparations and the draw to results, standings and certificates.",
        Language::Dutch => "Een handleiding met plaatjes voor wie voor het eerst een Janggi-toernooi leidt: van voorbereiding en loting tot uitslagen, eindstand en oorkonden.",
    }
}

pub(crate) fn spectator_screen_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "관전 화면",
        Language::English => "Spectator screen",
        Language::Dutch => "Scherm voor het publiek",
    }
}

pub(crate) fn spectator_screen_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "이 기기에서 기록하는 대국을 빔프로젝터나 두 번째 화면에 크게 보여 줍니다: 장기판, 시계, 마지막 수, 결과.",
        Language::English => "The games on this device for a projector or a second screen: boards, clocks, last moves and results.",
        Language::Dutch => "De partijen op dit apparaat voor een beamer of tweede scherm: borden, klokken, laatste zetten en uitslagen.",
    }
}

pub(crate) fn phone_result_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "내 테이블",
        Language::English => "Your board",
        Language::Dutch => "Jouw bord",
    }
}

pub(crate) fn phone_result_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "대회장에서 휴대폰으로 대국 결과를 알리고 대진표와 순위를 봅니다.",
        Language::English => "Report the result of your game at a tournament, and see pairings and standings.",
        Language::Dutch => "Geef in de zaal de uitslag van je partij door en bekijk indeling en stand.",
    }
}

pub(crate) fn clock_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "대국 시계",
        Language::English => "Clock for a real board",
        Language::Dutch => "Klok voor een echt bord",
    }
}

pub(crate) fn clock_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "기기를 두 사람 사이에 놓고 쓰는 시계입니다. 초읽기를 소리로 불러 줍니다.",
        Language::English => "Use your phone as a chess clock for two people, with byoyomi counted aloud.",
        Language::Dutch => "Gebruik je telefoon als schaakklok voor twee spelers, met byoyomi die hardop wordt geteld.",
    }
}

pub(crate) fn stickers_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "장기알에 붙이는 그림 스티커",
        Language::English => "Sticker sheet for a real set",
        Language::Dutch => "Stickervel voor een echte set",
    }
}

pub(crate) fn stickers_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "한자를 몰라도 둘 수 있도록 장기알에 붙이는 그림을 인쇄하세요.",
        Language::English => "Print pictures for the pieces of a real set, for players who do not read hanja.",
        Language::Dutch => "Druk plaatjes af voor de stukken van een echte set, voor wie geen hanja leest.",
    }
}

pub(crate) fn shortcuts_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "단축키",
        Language::English => "Keyboard shortcuts",
        Language::Dutch => "Sneltoetsen",
    }
}

pub(crate) fn shortcuts_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "대국과 분석에서 쓰는 단축키를 한눈에 볼 수 있습니다.",
        Language::English => "All keyboard shortcuts for the board, the game page and the analysis page.",
        Language::Dutch => "Alle sneltoetsen van het bord, de partijpagina en de analysepagina.",
    }
}

pub(crate) fn army_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "체스 워",
        Language::English => "Chess War",
        Language::Dutch => "Chess War",
    }
}

pub(crate) fn army_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "체스 워의 장기 군대 규칙 설명서를 간추린 글: 기물과 행마, 승부를 가리는 법, 앞뒤가 맞지 않는 곳.",
        Language::English => "A summary of the sheet on Chess War's Janggi army: pieces, moves, how the game ends, and contradictions.",
        Language::Dutch => "Samenvatting van het regelblad over het Janggi-leger van Chess War: stukken, zetten, einde van de partij en tegenstrijdigheden.",
    }
}

pub(crate) fn rule_sets_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "규칙 한눈에 비교",
        Language::English => "Rule sets side by side",
        Language::Dutch => "Spelregels vergelijken",
    }
}

pub(crate) fn rule_sets_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "협회와 사이트마다 다른 장기 규칙을 나란히 놓고 비교하세요.",
        Language::English => "How the rules of Janggi differ between associations and sites.",
        Language::Dutch => "Hoe de regels van Janggi verschillen tussen bonden en sites.",
    }
}

pub(crate) fn verdict_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "승패 시비 가리기 · 규칙별 판정",
        Language::English => "Who won? Settle a dispute",
        Language::Dutch => "Wie heeft gewonnen? Een geschil beslechten",
    }
}

pub(crate) fn verdict_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "누가 이겼는지 말이 엇갈릴 때, 기보를 붙여 넣으면 장기 규칙마다 어떻게 판정하는지, 어디서 갈리는지 보여 드립니다.",
        Language::English => "Two players, two opinions on who won: paste the record and see what every Janggi rule set would have decided, and by which rule.",
        Language::Dutch => "Zijn jullie het niet eens over wie er won? Plak de notatie en zie wat de uitslag volgens elke set Janggi-regels is, en door welke regel.",
    }
}

pub(crate) fn house_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "나만의 규칙 만들기",
        Language::English => "House rules",
        Language::Dutch => "Huisregels",
    }
}

pub(crate) fn house_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "규칙을 하나하나 골라 나만의 장기를 두세요.",
        Language::English => "Choose every rule yourself and play with your own rule set.",
        Language::Dutch => "Stel zelf elke regel in en speel met je eigen huisregels.",
    }
}

pub(crate) fn lobby_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "대기실",
        Language::English => "Lobby",
        Language::Dutch => "Lobby",
    }
}

pub(crate) fn lobby_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "상대를 찾고, 진행 중인 대국을 관전하세요.",
        Language::English => "Find an opponent, or watch games in progress.",
        Language::Dutch => "Zoek een tegenstander, of kijk naar partijen die bezig zijn.",
    }
}

pub(crate) fn account_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "계정",
        Language::English => "Account",
        Language::Dutch => "Account",
    }
}

pub(crate) fn account_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "로그인과 계정 설정.",
        Language::English => "Sign in and manage your account.",
        Language::Dutch => "Log in en beheer je account.",
    }
}

pub(crate) fn leaderboard_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "순위표",
        Language::English => "Leaderboard",
        Language::Dutch => "Ranglijst",
    }
}

pub(crate) fn leaderboard_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "장기 레이팅 순위.",
        Language::English => "The highest-rated Janggi players.",
        Language::Dutch => "De spelers met de hoogste rating in Janggi.",
    }
}

pub(crate) fn tournaments_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "온라인 대회",
        Language::English => "Online tournaments",
        Language::Dutch => "Onlinetoernooien",
    }
}

pub(crate) fn tournaments_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "다른 사람들과 겨루는 대회에 참가하거나 직접 열어 보세요.",
        Language::English => "Play in tournaments against other people, or create your own.",
        Language::Dutch => "Doe mee aan toernooien tegen anderen, of organiseer er zelf een.",
    }
}

pub(crate) fn online_tournament_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "온라인 대회",
        Language::English => "Tournament",
        Language::Dutch => "Toernooi",
    }
}

pub(crate) fn online_tournament_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "이 사이트에서 열리는 대회의 참가자, 대진, 순위.",
        Language::English => "Players, rounds and standings of a tournament played on this site.",
        Language::Dutch => "Deelnemers, ronden en stand van een toernooi dat hier wordt gespeeld.",
    }
}

pub(crate) fn clubs_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "동호회",
        Language::English => "Clubs",
        Language::Dutch => "Verenigingen",
    }
}

pub(crate) fn clubs_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "같이 둘 장기 동호회를 찾거나 직접 만들어 보세요.",
        Language::English => "Find a Janggi club to play with, or start your own.",
        Language::Dutch => "Zoek een Janggi-vereniging om mee te spelen, of richt er zelf een op.",
    }
}

pub(crate) fn club_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "동호회",
        Language::English => "Club",
        Language::Dutch => "Vereniging",
    }
}

pub(crate) fn club_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "이 동호회의 소개, 회원과 급수, 행사.",
        Language::English => "About this club, its members with their grades, and its events.",
        Language::Dutch => "Over deze vereniging: de leden met hun graad, en de agenda.",
    }
}

pub(crate) fn not_found_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "페이지를 찾을 수 없습니다",
        Language::English => "Page not found",
        Language::Dutch => "Deze pagina bestaat niet",
    }
}

pub(crate) fn not_found_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "이 주소에는 페이지가 없습니다.",
        Language::English => "There is nothing at this address.",
        Language::Dutch => "Op dit adres is niets te vinden.",
    }
}

pub(crate) fn game_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "장기 대국",
        Language::English => "A game of Janggi",
        Language::Dutch => "Een partij Janggi",
    }
}

pub(crate) fn game_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "장기 대국을 두거나 관전합니다.",
        Language::English => "A game of Korean chess.",
        Language::Dutch => "Een partij Koreaans schaak.",
    }
}

pub(crate) fn player_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "사용자",
        Language::English => "Player",
        Language::Dutch => "Speler",
    }
}

pub(crate) fn player_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "레이팅과 급·단, 레이팅 변화, 상대 전적.",
        Language::English => "Ratings and grades, how they have changed, and scores against other players.",
        Language::Dutch => "Ratings en graden, hun verloop, en scores tegen andere spelers.",
    }
}

pub(crate) fn booklet_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "장기 규칙 소책자",
        Language::English => "How to play Janggi: a booklet",
        Language::Dutch => "Janggi leren: een boekje",
    }
}

pub(crate) fn booklet_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "종이로 뽑아 보는 장기 규칙: 모든 단원의 그림과 설명, 고른 규칙의 모든 항목.",
        Language::English => "The rules of Janggi on paper: every lesson with its board, and the rule set of your choice.",
        Language::Dutch => "De regels van Janggi op papier: elke les met een bord, en de spelregels van je keuze.",
    }
}

pub(crate) fn about_title(language: Language) -> &'static str {
    match language {
        Language::Korean => "도움말과 정보",
        Language::English => "Help and about",
        Language::Dutch => "Hulp en informatie",
    }
}

pub(crate) fn about_description(language: Language) -> &'static str {
    match language {
        Language::Korean => "장기 앱 ‘장군’의 도움말과 단축키, 버전, 라이선스, 소스 코드.",
        Language::English => "Help, keyboard shortcuts, version, licences and source code of Janggun.",
        Language::Dutch => "Hulp, sneltoetsen, versie, licenties en broncode van Janggun.",
    }
}
