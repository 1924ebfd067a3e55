//! Written by `cargo xtask generate` from texts/*/stranger.ftl.

use janggi::explain::Language;

pub(crate) fn title(language: Language, host: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("이 서버에는 {host} 주소로 접속할 수 없습니다"),
        Language::English => format!("This server is not set up for {host}"),
        Language::Dutch => format!("Deze server is niet ingesteld voor {host}"),
    }
}

pub(crate) fn visitor(language: Language) -> &'static str {
    match language {
        Language::Korean => "방문하신 분은 서버 운영자에게 이 화면을 알려 주세요. 안전을 위해 운영자가 등록한 주소로만 접속할 수 있습니다.",
        Language::English => "If you are visiting, please report this to the operator of the server. For your safety, it answers only at addresses that the operator has configured.",
        Language::Dutch => "Ben je bezoeker? Laat het de beheerder van deze server weten. Voor je veiligheid antwoordt de server alleen op adressen die de beheerder heeft ingesteld.",
    }
}

pub(crate) fn operator(language: Language, flag: impl core::fmt::Display, plain: impl core::fmt::Display) -> String {
    match language {
        Language::Korean => format!("운영자는 서버를 {flag} 옵션으로 다시 시작하세요. TLS를 쓰지 않는다면 {plain} 옵션을 쓰세요."),
        Language::English => format!("If you run this server, restart it with {flag}, or with {plain} if you do not use TLS."),
        Language::Dutch => format!("Ben je de beheerder? Start de server opnieuw met {flag}, of met {plain} als je geen TLS gebruikt."),
    }
}
