//! Written by `cargo xtask generate` from texts/*/bot.ftl.

use janggi::explain::Language;

pub(crate) fn online(language: Language, name: impl core::fmt::Display, url: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name} 봇이 {url}에 접속했습니다. 도전을 기다립니다. 끝내려면 Ctrl+C를 누르세요."),
        Language::English => format!("{name} is online at {url} and waiting for challenges. Press Ctrl+C to stop."),
        Language::Dutch => format!("{name} is online op {url} en wacht op uitdagingen. Stop met Ctrl+C."),
    }
}

pub(crate) fn upgraded(language: Language, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name} 계정을 봇 계정으로 바꿨습니다."),
        Language::English => format!("The account {name} is now a bot account."),
        Language::Dutch => format!("Het account {name} is nu een botaccount."),
    }
}

pub(crate) fn accepted(language: Language, game: impl core::fmt::Display, name: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name}의 도전을 수락했습니다(대국 {game})."),
        Language::English => format!("Challenge from {name} accepted (game {game})"),
        Language::Dutch => format!("Uitdaging van {name} aangenomen (partij {game})"),
    }
}

pub(crate) fn declined(language: Language, name: impl core::fmt::Display, reason: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name}의 도전을 거절했습니다({reason})."),
        Language::English => format!("Challenge from {name} declined ({reason})"),
        Language::Dutch => format!("Uitdaging van {name} geweigerd ({reason})"),
    }
}

pub(crate) fn begun(language: Language, game: impl core::fmt::Display, name: impl core::fmt::Display, url: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("{name} 상대로 대국 {game} 시작: {url}"),
        Language::English => format!("Game {game} against {name} has started: {url}"),
        Language::Dutch => format!("Partij {game} tegen {name} is begonnen: {url}"),
    }
}

pub(crate) fn won(language: Language, code: impl core::fmt::Display, game: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("대국 {game}: 승리({code})"),
        Language::English => format!("Game {game}: won ({code})"),
        Language::Dutch => format!("Partij {game}: gewonnen ({code})"),
    }
}

pub(crate) fn lost(language: Language, code: impl core::fmt::Display, game: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("대국 {game}: 패배({code})"),
        Language::English => format!("Game {game}: lost ({code})"),
        Language::Dutch => format!("Partij {game}: verloren ({code})"),
    }
}

pub(crate) fn drawn(language: Language, code: impl core::fmt::Display, game: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("대국 {game}: 무승부({code})"),
        Language::English => format!("Game {game}: drawn ({code})"),
        Language::Dutch => format!("Partij {game}: gelijkspel ({code})"),
    }
}

pub(crate) fn aborted(language: Language, game: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("대국 {game}: 취소"),
        Language::English => format!("Game {game} was cancelled"),
        Language::Dutch => format!("Partij {game} is geannuleerd"),
    }
}

pub(crate) fn refused(language: Language, game: impl core::fmt::Display, reason: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("대국 {game}: 서버가 요청을 거부했습니다({reason})."),
        Language::English => format!("Game {game}: the server refused a request ({reason})"),
        Language::Dutch => format!("Partij {game}: de server weigerde een verzoek ({reason})"),
    }
}

pub(crate) fn engine_died(language: Language, game: impl core::fmt::Display, reason: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("대국 {game}: 엔진에 문제가 생겼습니다({reason})."),
        Language::English => format!("Game {game}: the engine failed ({reason})"),
        Language::Dutch => format!("Partij {game}: er ging iets mis met de engine ({reason})"),
    }
}

pub(crate) fn unreachable(language: Language, reason: impl core::fmt::Display, seconds: u64) -> String {
    match language {
        Language::Korean => format!("서버에 연결할 수 없습니다({reason}). {seconds}초 뒤에 다시 시도하고, 연결될 때까지 되풀이합니다."),
        Language::English => format!("The server cannot be reached ({reason}). Retrying until it answers; next attempt in {}.", if seconds == 1 { format!("{seconds} second") } else { format!("{seconds} seconds") }),
        Language::Dutch => format!("De server is niet bereikbaar ({reason}). Nieuwe poging over {}, en daarna steeds weer tot de server antwoordt.", if seconds == 1 { format!("{seconds} seconde") } else { format!("{seconds} seconden") }),
    }
}

pub(crate) fn disconnected(language: Language, reason: impl core::fmt::Display, seconds: u64) -> String {
    match language {
        Language::Korean => format!("서버와 연결이 끊겼습니다({reason}). {seconds}초 뒤에 다시 시도합니다."),
        Language::English => format!("The connection to the server was lost ({reason}). Retrying in {}.", if seconds == 1 { format!("{seconds} second") } else { format!("{seconds} seconds") }),
        Language::Dutch => format!("De verbinding met de server is verbroken ({reason}). Nieuwe poging over {}.", if seconds == 1 { format!("{seconds} seconde") } else { format!("{seconds} seconden") }),
    }
}

pub(crate) fn reconnected(language: Language) -> &'static str {
    match language {
        Language::Korean => "다시 연결되었습니다.",
        Language::English => "Reconnected.",
        Language::Dutch => "Weer verbonden.",
    }
}

pub(crate) fn closing(language: Language) -> &'static str {
    match language {
        Language::Korean => "새 도전은 받지 않고, 두고 있는 대국까지만 둡니다. 바로 끝내려면 Ctrl+C를 한 번 더 누르세요.",
        Language::English => "No new challenges will be accepted, and games in progress will be played to the end. Press Ctrl+C again to stop immediately.",
        Language::Dutch => "Nieuwe uitdagingen worden niet meer aangenomen. Lopende partijen worden uitgespeeld; met nog een keer Ctrl+C stopt de bot meteen.",
    }
}
