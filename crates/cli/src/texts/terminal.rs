//! Written by `cargo xtask generate` from texts/*/terminal.ftl.

use janggi::explain::josa;
use janggi::explain::Language;

pub(crate) fn goodbye(language: Language) -> &'static str {
    match language {
        Language::Korean => "안녕히 가세요.",
        Language::English => "Goodbye.",
        Language::Dutch => "Tot ziens.",
    }
}

pub(crate) fn commands(language: Language) -> &'static str {
    match language {
        Language::Korean => "명령 목록 보기: `도움말`",
        Language::English => "`help` lists the commands",
        Language::Dutch => "Typ `help` voor alle opdrachten",
    }
}

pub(crate) fn saved(language: Language, file: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("기보 저장: {file}"),
        Language::English => format!("Game saved: {file}"),
        Language::Dutch => format!("Partij opgeslagen: {file}"),
    }
}

pub(crate) fn thinking(language: Language) -> &'static str {
    match language {
        Language::Korean => "생각 중…",
        Language::English => "thinking…",
        Language::Dutch => "denkt na…",
    }
}

pub(crate) fn passes(language: Language, side: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{side}: 한수쉼"),
        Language::English => format!("{side} passes"),
        Language::Dutch => format!("{side} past"),
    }
}

pub(crate) fn declines(language: Language) -> &'static str {
    match language {
        Language::Korean => "상대가 거절했습니다.",
        Language::English => "The engine declines.",
        Language::Dutch => "De computer gaat niet akkoord.",
    }
}

pub(crate) fn nothing_to_undo(language: Language) -> &'static str {
    match language {
        Language::Korean => "무를 수 있는 수가 없습니다.",
        Language::English => "there is nothing to take back",
        Language::Dutch => "er is niets terug te nemen",
    }
}

pub(crate) fn nothing_moves(language: Language) -> &'static str {
    match language {
        Language::Korean => "그 자리에는 지금 움직일 수 있는 기물이 없습니다.",
        Language::English => "nothing on that point can move now",
        Language::Dutch => "vanaf dat punt is nu geen zet mogelijk",
    }
}

pub(crate) fn words_pass(language: Language) -> &'static str {
    match language {
        Language::Korean => "한수쉼, 쉼, 한 수 쉼, 넘김",
        Language::English => "pass, p",
        Language::Dutch => "pas, passen",
    }
}

pub(crate) fn words_call(language: Language) -> &'static str {
    match language {
        Language::Korean => "빅장",
        Language::English => "call, bikjang",
        Language::Dutch => "meld, bigjang",
    }
}

pub(crate) fn words_offer(language: Language) -> &'static str {
    match language {
        Language::Korean => "무승부",
        Language::English => "offer, draw",
        Language::Dutch => "voorstel, gelijkspel, remise",
    }
}

pub(crate) fn words_accept(language: Language) -> &'static str {
    match language {
        Language::Korean => "수락",
        Language::English => "accept",
        Language::Dutch => "akkoord",
    }
}

pub(crate) fn words_decline(language: Language) -> &'static str {
    match language {
        Language::Korean => "거절",
        Language::English => "decline",
        Language::Dutch => "weiger",
    }
}

pub(crate) fn words_resign(language: Language) -> &'static str {
    match language {
        Language::Korean => "기권",
        Language::English => "resign",
        Language::Dutch => "opgeven",
    }
}

pub(crate) fn words_undo(language: Language) -> &'static str {
    match language {
        Language::Korean => "무르기",
        Language::English => "undo, u",
        Language::Dutch => "terug",
    }
}

pub(crate) fn words_hints(language: Language) -> &'static str {
    match language {
        Language::Korean => "수, 힌트",
        Language::English => "hints, hint, h, moves",
        Language::Dutch => "zetten",
    }
}

pub(crate) fn words_flip(language: Language) -> &'static str {
    match language {
        Language::Korean => "뒤집기",
        Language::English => "flip",
        Language::Dutch => "draai",
    }
}

pub(crate) fn words_fen(language: Language) -> &'static str {
    match language {
        Language::Korean => "fen",
        Language::English => "fen",
        Language::Dutch => "fen",
    }
}

pub(crate) fn words_help(language: Language) -> &'static str {
    match language {
        Language::Korean => "도움말",
        Language::English => "help, ?",
        Language::Dutch => "help, hulp",
    }
}

pub(crate) fn words_quit(language: Language) -> &'static str {
    match language {
        Language::Korean => "끝",
        Language::English => "quit, exit, q",
        Language::Dutch => "stop",
    }
}

pub(crate) fn help_points_typed(language: Language) -> &'static str {
    match language {
        Language::Korean => "71졸72, 7172, a4b4",
        Language::English => "a4b4, 71졸72, 7172",
        Language::Dutch => "a4b4, 71졸72, 7172",
    }
}

pub(crate) fn help_points_does(language: Language, cho: impl core::fmt::Display, han: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("수 두기: {han} 쪽에서 센 가로줄 번호와 {cho} 왼쪽에서 센 세로줄 번호, 또는 영문 좌표"),
        Language::English => format!("a move: points as in UCI, or Korean (rank digit from {han}'s side, file digit from {cho}'s left)"),
        Language::Dutch => format!("een zet: punten zoals in UCI, of Koreaans (rij geteld vanaf {han}, dan kolom geteld van links, gezien vanaf {cho})"),
    }
}

pub(crate) fn help_pieces_typed(language: Language) -> &'static str {
    match language {
        Language::Korean => "P71-72, E44xP72",
        Language::English => "P71-72, E44xP72",
        Language::Dutch => "P71-72, E44xP72",
    }
}

pub(crate) fn help_pieces_does(language: Language) -> &'static str {
    match language {
        Language::Korean => "서양식: 기물 글자(K A H E R C P)에 위와 같은 자리 번호를 붙임",
        Language::English => "the same with the piece's letter: K A H E R C P",
        Language::Dutch => "hetzelfde met de Engelse letter van het stuk: K A H E R C P",
    }
}

pub(crate) fn help_xiangqi_typed(language: Language) -> &'static str {
    match language {
        Language::Korean => "C2=5, 炮二平五",
        Language::English => "C2=5, 炮二平五",
        Language::Dutch => "C2=5, 炮二平五",
    }
}

pub(crate) fn help_xiangqi_does(language: Language) -> &'static str {
    match language {
        Language::Korean => "샹치 기보의 두 표기",
        Language::English => "the two notations of Xiangqi records",
        Language::Dutch => "de twee notaties van Xiangqi",
    }
}

pub(crate) fn help_point_typed(language: Language) -> &'static str {
    match language {
        Language::Korean => "71, a4",
        Language::English => "a4, 71",
        Language::Dutch => "a4, 71",
    }
}

pub(crate) fn help_point_does(language: Language) -> &'static str {
    match language {
        Language::Korean => "그 자리의 기물이 갈 수 있는 곳",
        Language::English => "show where the piece on that point can go",
        Language::Dutch => "waar het stuk op dat punt heen kan",
    }
}

pub(crate) fn help_touch_typed(language: Language) -> &'static str {
    match language {
        Language::Korean => "71, a4",
        Language::English => "a4, 71",
        Language::Dutch => "a4, 71",
    }
}

pub(crate) fn help_touch_does(language: Language) -> &'static str {
    match language {
        Language::Korean => "그 자리의 기물에 손대기: 움직일 수 있으면 그 기물을 두어야 하며, 이어서 갈 자리만 입력해도 됩니다",
        Language::English => "touch the piece on that point: it has to move if it can; then type where it goes",
        Language::Dutch => "raak het stuk op dat punt aan: kan het bewegen, dan moet je ermee zetten; typ daarna waarheen",
    }
}

pub(crate) fn help_hints_typed(language: Language) -> &'static str {
    match language {
        Language::Korean => "수",
        Language::English => "hints",
        Language::Dutch => "zetten",
    }
}

pub(crate) fn help_hints_does(language: Language) -> &'static str {
    match language {
        Language::Korean => "둘 수 있는 모든 수",
        Language::English => "show every legal move",
        Language::Dutch => "alle mogelijke zetten",
    }
}

pub(crate) fn help_pass_typed(language: Language) -> &'static str {
    match language {
        Language::Korean => "한수쉼",
        Language::English => "pass",
        Language::Dutch => "pas",
    }
}

pub(crate) fn help_pass_does(language: Language) -> &'static str {
    match language {
        Language::Korean => "한 수 쉬기",
        Language::English => "pass your turn",
        Language::Dutch => "sla je beurt over",
    }
}

pub(crate) fn help_bikjang_typed(language: Language) -> &'static str {
    match language {
        Language::Korean => "빅장",
        Language::English => "call",
        Language::Dutch => "meld",
    }
}

pub(crate) fn help_bikjang_does(language: Language) -> &'static str {
    match language {
        Language::Korean => "빅장 부르기(규칙이 허용할 때)",
        Language::English => "call bikjang, if the rules allow it",
        Language::Dutch => "meld Bigjang, als de regels het toestaan",
    }
}

pub(crate) fn help_draw_typed(language: Language) -> &'static str {
    match language {
        Language::Korean => "무승부, 수락, 거절",
        Language::English => "offer, accept, decline",
        Language::Dutch => "voorstel, akkoord, weiger",
    }
}

pub(crate) fn help_draw_does(language: Language) -> &'static str {
    match language {
        Language::Korean => "무승부 제안과 대답",
        Language::English => "offer a draw, or answer an offer",
        Language::Dutch => "bied gelijkspel aan, of antwoord op een voorstel",
    }
}

pub(crate) fn help_count_typed(language: Language) -> &'static str {
    match language {
        Language::Korean => "무승부, 수락, 거절",
        Language::English => "offer, accept, decline",
        Language::Dutch => "voorstel, akkoord, weiger",
    }
}

pub(crate) fn help_count_does(language: Language) -> &'static str {
    match language {
        Language::Korean => "대국을 끝내고 점수로 승부를 가리자는 제안과 대답",
        Language::English => "offer to end the game on points, or answer an offer",
        Language::Dutch => "stel voor om de partij op punten te beëindigen, of antwoord op een voorstel",
    }
}

pub(crate) fn help_undo_typed(language: Language) -> &'static str {
    match language {
        Language::Korean => "무르기",
        Language::English => "undo",
        Language::Dutch => "terug",
    }
}

pub(crate) fn help_undo_does(language: Language) -> &'static str {
    match language {
        Language::Korean => "마지막 수 무르기(컴퓨터와 둘 때는 내 지난 차례까지)",
        Language::English => "take back your last move (against the engine, its reply too)",
        Language::Dutch => "neem je laatste zet terug (tegen de engine ook het antwoord)",
    }
}

pub(crate) fn help_others(language: Language) -> &'static str {
    match language {
        Language::Korean => "뒤집기, fen, 도움말, 기권, 끝",
        Language::English => "flip, fen, help, resign, quit",
        Language::Dutch => "draai, fen, help, opgeven, stop",
    }
}

pub(crate) fn both_pass(language: Language, result: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("(둘 다 쉬면: {result})"),
        Language::English => format!("(if both pass now: {result})"),
        Language::Dutch => format!("(als beide kanten nu passen: {result})"),
    }
}

pub(crate) fn check(language: Language) -> &'static str {
    match language {
        Language::Korean => "장군!",
        Language::English => "Check (janggun)!",
        Language::Dutch => "Schaak (janggun)!",
    }
}

pub(crate) fn answered(language: Language) -> &'static str {
    match language {
        Language::Korean => "멍군!",
        Language::English => "Check answered (meonggun)!",
        Language::Dutch => "Schaak opgeheven (meonggun)!",
    }
}

pub(crate) fn answered_with_check(language: Language) -> &'static str {
    match language {
        Language::Korean => "멍군! 장군!",
        Language::English => "Check answered (meonggun) with a counter-check (janggun)!",
        Language::Dutch => "Schaak opgeheven (meonggun) met tegenschaak (janggun)!",
    }
}

pub(crate) fn facing_now(language: Language) -> &'static str {
    match language {
        Language::Korean => "빅장: 두 궁이 마주 보고 있습니다.",
        Language::English => "Bikjang: the generals face each other.",
        Language::Dutch => "Bigjang: de generaals staan tegenover elkaar.",
    }
}

pub(crate) fn facing_call(language: Language, result: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("`빅장`을 부르면 대국이 끝납니다: {result}."),
        Language::English => format!("A `call` ends the game: {result}."),
        Language::Dutch => format!("Met `meld` is de partij afgelopen: {result}."),
    }
}

pub(crate) fn facing_pass(language: Language, result: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("`한수쉼`을 하면 대국이 끝납니다: {result}."),
        Language::English => format!("A `pass` ends the game: {result}."),
        Language::Dutch => format!("Met `pas` is de partij afgelopen: {result}."),
    }
}

pub(crate) fn facing_step(language: Language, result: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("빅장을 피하지 않는 수를 두면 대국이 끝납니다: {result}."),
        Language::English => format!("A move that leaves them facing each other ends the game: {result}."),
        Language::Dutch => format!("Met een zet die ze tegenover elkaar laat staan, is de partij afgelopen: {result}."),
    }
}

pub(crate) fn offered(language: Language, result: impl core::fmt::Display, side: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{} 대국을 끝내자고 합니다. `수락`하면: {result}.", josa(&side, "이/가")),
        Language::English => format!("{side} offers to end the game. If you `accept`: {result}."),
        Language::Dutch => format!("{side} stelt voor om de partij te beëindigen. Met `akkoord`: {result}."),
    }
}

pub(crate) fn winner(language: Language, side: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{side} 승"),
        Language::English => format!("{side} wins"),
        Language::Dutch => format!("{side} wint"),
    }
}

pub(crate) fn draw(language: Language) -> &'static str {
    match language {
        Language::Korean => "무승부",
        Language::English => "draw",
        Language::Dutch => "gelijkspel",
    }
}

pub(crate) fn no_result(language: Language) -> &'static str {
    match language {
        Language::Korean => "결과 없음",
        Language::English => "no result",
        Language::Dutch => "geen uitslag",
    }
}

pub(crate) fn warning_points(language: Language, result: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("무승부가 아니라 점수로 끝내자는 제안입니다. 상대가 받으면: {result}."),
        Language::English => format!("This offers to end the game on points, not as a draw. If it is accepted: {result}."),
        Language::Dutch => format!("Je stelt voor om de partij op punten te beëindigen, niet in gelijkspel. Bij akkoord: {result}."),
    }
}

pub(crate) fn warning_pass(language: Language, end: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("한 수 쉬면 대국이 끝납니다: {end}."),
        Language::English => format!("A pass would end the game: {end}."),
        Language::Dutch => format!("Als je past, is de partij afgelopen: {end}."),
    }
}

pub(crate) fn warning_step(language: Language, end: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("이 수를 두면 대국이 끝납니다: {end}."),
        Language::English => format!("That move would end the game: {end}."),
        Language::Dutch => format!("Met die zet is de partij afgelopen: {end}."),
    }
}

pub(crate) fn warning_again(language: Language) -> &'static str {
    match language {
        Language::Korean => "그래도 하려면 다시 한번 입력하세요.",
        Language::English => "Type it again to do it.",
        Language::Dutch => "Typ het nog een keer om te bevestigen.",
    }
}

pub(crate) fn rule(language: Language, rule: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("(규칙: {rule})"),
        Language::English => format!("(rule: {rule})"),
        Language::Dutch => format!("(regel: {rule})"),
    }
}

pub(crate) fn over(language: Language) -> &'static str {
    match language {
        Language::Korean => "대국이 끝났습니다.",
        Language::English => "The game is over.",
        Language::Dutch => "De partij is afgelopen.",
    }
}

pub(crate) fn misread_unknown(language: Language) -> &'static str {
    match language {
        Language::Korean => "알 수 없는 명령입니다. `도움말`을 입력해 보세요.",
        Language::English => "not understood; `help` lists the commands",
        Language::Dutch => "niet begrepen; `help` toont wat je kunt typen",
    }
}

pub(crate) fn misread_several(language: Language, at: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{at}에 갈 수 있는 같은 기물이 여럿입니다. 떠나는 자리도 입력해 주세요."),
        Language::English => format!("several such pieces can go to {at}; also type the point where the piece is now"),
        Language::Dutch => format!("meer dan één zo'n stuk kan naar {at}; typ ook waar het vandaan komt"),
    }
}

pub(crate) fn misread_other_piece(language: Language, at: impl core::fmt::Display, found: impl core::fmt::Display, said: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{at}에 있는 기물은 {found}입니다."),
        Language::English => format!("{found} stands on {at}, not {said}"),
        Language::Dutch => format!("op {at} staat {found}, een ander stuk dan je typte"),
    }
}

pub(crate) fn misread_no_piece(language: Language, at: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{at}에 둘 차례인 쪽의 기물이 없습니다."),
        Language::English => format!("the side to move has no piece on {at}"),
        Language::Dutch => format!("op {at} staat geen stuk van de kant aan zet"),
    }
}

pub(crate) fn misread_other_taken(language: Language, at: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{at}에는 잡으려는 기물이 없습니다."),
        Language::English => format!("the piece you want to capture is not on {at}"),
        Language::Dutch => format!("op {at} staat iets anders dan wat je wilt slaan"),
    }
}

pub(crate) fn misread_null_step(language: Language) -> &'static str {
    match language {
        Language::Korean => "제자리에 두는 한수쉼은 궁으로만 할 수 있습니다.",
        Language::English => "only the general can pass by staying where it is",
        Language::Dutch => "alleen met de generaal kun je passen door te blijven staan",
    }
}

pub(crate) fn pieces_general(language: Language) -> &'static str {
    match language {
        Language::Korean => "궁(K)",
        Language::English => "a general",
        Language::Dutch => "een generaal",
    }
}

pub(crate) fn pieces_guard(language: Language) -> &'static str {
    match language {
        Language::Korean => "사(A)",
        Language::English => "a guard",
        Language::Dutch => "een adviseur",
    }
}

pub(crate) fn pieces_horse(language: Language) -> &'static str {
    match language {
        Language::Korean => "마(H)",
        Language::English => "a horse",
        Language::Dutch => "een paard",
    }
}

pub(crate) fn pieces_elephant(language: Language) -> &'static str {
    match language {
        Language::Korean => "상(E)",
        Language::English => "an elephant",
        Language::Dutch => "een olifant",
    }
}

pub(crate) fn pieces_chariot(language: Language) -> &'static str {
    match language {
        Language::Korean => "차(R)",
        Language::English => "a chariot",
        Language::Dutch => "een strijdwagen",
    }
}

pub(crate) fn pieces_cannon(language: Language) -> &'static str {
    match language {
        Language::Korean => "포(C)",
        Language::English => "a cannon",
        Language::Dutch => "een kanon",
    }
}

pub(crate) fn pieces_soldier(language: Language, side: &str) -> String {
    match language {
        Language::Korean => if side == "han" { String::from("병(P)") } else { String::from("졸(P)") },
        Language::English => { String::from("a soldier") },
        Language::Dutch => String::from("een soldaat"),
    }
}

pub(crate) fn setup_choose(language: Language, side: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{side}의 차림 (초(楚) 쪽에서 본 왼쪽부터):"),
        Language::English => format!("{side}'s setup, from Cho's left (m horse, s elephant):"),
        Language::Dutch => format!("De opstelling van {side}, van links naar rechts gezien vanaf Cho (m paard, s olifant):"),
    }
}

pub(crate) fn setup_how(language: Language) -> &'static str {
    match language {
        Language::Korean => "번호나 이름(안상, 마상상마)을 입력해 주세요. `끝`을 입력하면 그만둡니다.",
        Language::English => "type a number or a name, such as `inner elephants` or `mssm`; `quit` exits",
        Language::Dutch => "typ een nummer of een naam, zoals `mssm`; met `stop` sluit je af",
    }
}

pub(crate) fn setup_chosen(language: Language, setup: impl core::fmt::Display, side: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{side}: {setup}"),
        Language::English => format!("{side} chooses {setup}"),
        Language::Dutch => format!("{side} kiest {setup}"),
    }
}

pub(crate) fn placing_how(language: Language) -> &'static str {
    match language {
        Language::Korean => "기물을 한 개씩 번갈아 놓습니다. `차01`, `Ra1`처럼 기물과 자리를 입력하세요.\n한 가지 기물만 놓을 수 있는 자리는 자리만 입력해도 됩니다. `끝`을 입력하면 그만둡니다.",
        Language::English => "The sides take turns placing one piece at a time. Type a piece and a point: `Ra1` or `차01`.\nThe point alone is enough if only one kind of piece can go there. `quit` exits.",
        Language::Dutch => "De spelers zetten om de beurt één stuk neer. Typ een stuk en een punt: `Ra1` of `차01`.\nKan er maar één soort stuk op een punt staan, dan is het punt genoeg. Met `stop` sluit je af.",
    }
}

pub(crate) fn placing_none(language: Language, at: impl core::fmt::Display, side: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{at}에는 지금 {side}의 기물을 놓을 수 없습니다."),
        Language::English => format!("no {side} piece can be placed on {at} now"),
        Language::Dutch => format!("op {at} kan nu geen stuk van {side} staan"),
    }
}

pub(crate) fn placing_some(language: Language, at: impl core::fmt::Display, pieces: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{at}에 놓을 수 있는 기물: {pieces}"),
        Language::English => format!("pieces that can go on {at}: {pieces}"),
        Language::Dutch => format!("op {at} kan staan: {pieces}"),
    }
}

pub(crate) fn placing_placed(language: Language, at: impl core::fmt::Display, piece: impl core::fmt::Display, side: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{side}: {piece} {at}"),
        Language::English => format!("{side} places {piece} on {at}"),
        Language::Dutch => format!("{side} zet {piece} op {at}"),
    }
}

pub(crate) fn placing_or(language: Language, last: impl core::fmt::Display, list: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{list}, {last}"),
        Language::English => format!("{list} or {last}"),
        Language::Dutch => format!("{list} of {last}"),
    }
}

pub(crate) fn placing_pieces_general(language: Language) -> &'static str {
    match language {
        Language::Korean => "궁",
        Language::English => "K (general)",
        Language::Dutch => "K (generaal)",
    }
}

pub(crate) fn placing_pieces_guard(language: Language) -> &'static str {
    match language {
        Language::Korean => "사",
        Language::English => "A (guard)",
        Language::Dutch => "A (adviseur)",
    }
}

pub(crate) fn placing_pieces_horse(language: Language) -> &'static str {
    match language {
        Language::Korean => "마",
        Language::English => "H (horse)",
        Language::Dutch => "H (paard)",
    }
}

pub(crate) fn placing_pieces_elephant(language: Language) -> &'static str {
    match language {
        Language::Korean => "상",
        Language::English => "E (elephant)",
        Language::Dutch => "E (olifant)",
    }
}

pub(crate) fn placing_pieces_chariot(language: Language) -> &'static str {
    match language {
        Language::Korean => "차",
        Language::English => "R (chariot)",
        Language::Dutch => "R (strijdwagen)",
    }
}

pub(crate) fn placing_pieces_cannon(language: Language) -> &'static str {
    match language {
        Language::Korean => "포",
        Language::English => "C (cannon)",
        Language::Dutch => "C (kanon)",
    }
}

pub(crate) fn placing_pieces_soldier(language: Language, side: &str) -> String {
    match language {
        Language::Korean => if side == "han" { String::from("병") } else { String::from("졸") },
        Language::English => { String::from("P (soldier)") },
        Language::Dutch => String::from("P (soldaat)"),
    }
}

pub(crate) fn touch_binds(language: Language, at: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{at}의 기물에 손을 댔으니 그 기물을 움직여야 합니다. 갈 자리를 입력하세요."),
        Language::English => format!("touched: the piece on {at} must move; type where it goes"),
        Language::Dutch => format!("aangeraakt: je moet zetten met het stuk op {at}; typ waarheen"),
    }
}

pub(crate) fn touch_bound(language: Language, at: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{at}의 기물에 손을 댔으니 그 기물을 움직여야 합니다."),
        Language::English => format!("you have touched the piece on {at}, so it must move"),
        Language::Dutch => format!("je hebt het stuk op {at} aangeraakt, dus je moet daarmee zetten"),
    }
}

pub(crate) fn touch_cannot_move(language: Language, at: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{at}의 기물은 지금 움직일 수 없으니 다른 기물을 움직여도 됩니다."),
        Language::English => format!("the piece on {at} cannot move now, so you may move another one"),
        Language::Dutch => format!("het stuk op {at} kan nu niet bewegen, dus je mag met een ander zetten"),
    }
}

pub(crate) fn touch_nothing(language: Language) -> &'static str {
    match language {
        Language::Korean => "그 자리에는 손댈 기물이 없습니다.",
        Language::English => "you have no piece on that point",
        Language::Dutch => "op dat punt staat geen stuk van jou om aan te raken",
    }
}

pub(crate) fn touch_final(language: Language) -> &'static str {
    match language {
        Language::Korean => "이 규칙에서는 기물에서 손을 떼면 수를 무를 수 없습니다.",
        Language::English => "under these rules a move is final once the piece is released",
        Language::Dutch => "volgens deze regels staat een zet vast zodra je het stuk loslaat",
    }
}

pub(crate) fn browser_started(language: Language, address: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("Janggun이 실행되었습니다: {address}"),
        Language::English => format!("Janggun is running at {address}"),
        Language::Dutch => format!("Janggun draait op {address}"),
    }
}

pub(crate) fn browser_running(language: Language, address: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("Janggun이 이미 실행 중입니다: {address}"),
        Language::English => format!("Janggun is already running at {address}"),
        Language::Dutch => format!("Janggun draait al op {address}"),
    }
}

pub(crate) fn browser_phone(language: Language, address: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("같은 와이파이에 있는 휴대폰에서 여는 주소: {address}"),
        Language::English => format!("On a phone on the same Wi-Fi: {address}"),
        Language::Dutch => format!("Op een telefoon op hetzelfde wifinetwerk: {address}"),
    }
}

pub(crate) fn browser_phone_hint(language: Language) -> &'static str {
    match language {
        Language::Korean => "같은 와이파이에 있는 휴대폰에서 두려면 janggun play --lan 명령으로 실행하세요.",
        Language::English => "To play on a phone on the same Wi-Fi, start Janggun with: janggun play --lan",
        Language::Dutch => "Wil je op een telefoon op hetzelfde wifinetwerk spelen, start Janggun dan met: janggun play --lan",
    }
}

pub(crate) fn browser_stop(language: Language) -> &'static str {
    match language {
        Language::Korean => "끝내려면 Ctrl+C를 누르세요.",
        Language::English => "Press Ctrl+C to stop.",
        Language::Dutch => "Druk op Ctrl+C om te stoppen.",
    }
}

pub(crate) fn browser_not_opened(language: Language, cause: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("브라우저를 열지 못했습니다({cause}). 위 주소를 직접 여세요."),
        Language::English => format!("The browser could not be opened ({cause}). Open the address above yourself."),
        Language::Dutch => format!("De browser kon niet worden geopend ({cause}). Open het adres hierboven zelf."),
    }
}

pub(crate) fn browser_this_device_only(language: Language) -> &'static str {
    match language {
        Language::Korean => "지금은 이 기기에서만 열 수 있습니다. 휴대폰에서 두려면 먼저 종료한 뒤 janggun play --lan 명령으로 실행하세요.",
        Language::English => "Janggun can be reached only from this device. To play on a phone, stop it and run: janggun play --lan",
        Language::Dutch => "Janggun is alleen op dit apparaat bereikbaar. Wil je op een telefoon spelen, sluit Janggun dan af en start: janggun play --lan",
    }
}
