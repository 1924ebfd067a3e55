//! The page for visitors who used a host name that the server does not answer to: it explains what the operator has to
//! do.

use crate::pages::language_of;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use wire::account::Language;

/// Whether a browser requests a page.
pub(super) fn wants_page(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}

/// The page, in the reader's language.
pub(super) fn page(headers: &HeaderMap) -> Response {
    let host = headers
        .get(header::HOST)
        .map(|host| String::from_utf8_lossy(host.as_bytes()));
    let host = escaped(&host.unwrap_or_default());
    let (code, title, visitor, operator) = words(language_of(headers), &host);
    let html = format!(
        "<!doctype html><html lang=\"{code}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <h1>{title}</h1><p>{visitor}</p><p>{operator}</p></html>"
    );
    (StatusCode::FORBIDDEN, Html(html)).into_response()
}

fn words(language: Language, host: &str) -> (&'static str, String, String, String) {
    let flag = format!("<code>--origin https://{host}</code>");
    match language {
        Language::Korean => (
            "ko",
            format!("이 서버는 {host} 주소로는 접속할 수 없습니다"),
            "방문하셨다면: 서버 운영자에게 이 화면을 알려 주세요. 안전을 위해, 운영자가 등록한 주소로만 접속할 수 있습니다.".to_owned(),
            format!("운영자라면: 서버를 {flag} 옵션으로 다시 시작하세요. TLS 없이 접속한다면 <code>http://</code>로 적습니다."),
        ),
        Language::English => (
            "en",
            format!("This server does not answer to {host}"),
            "If you are visiting: tell whoever runs this server. For your safety it answers only to addresses that its operator has named.".to_owned(),
            format!("If you run it: start it again with {flag}, or with <code>http://</code> where you do not use TLS."),
        ),
        Language::Dutch => (
            "nl",
            format!("Deze server is niet bereikbaar als {host}"),
            "Ben je bezoeker? Laat het de beheerder van deze server weten. Voor je veiligheid antwoordt hij alleen op adressen die de beheerder heeft opgegeven.".to_owned(),
            format!("Ben je de beheerder? Start de server opnieuw met {flag}, of met <code>http://</code> als je geen TLS gebruikt."),
        ),
    }
}

fn escaped(text: &str) -> String {
    text.chars()
        .map(|character| match character {
            '&' => "&amp;".to_owned(),
            '<' => "&lt;".to_owned(),
            '>' => "&gt;".to_owned(),
            '"' => "&quot;".to_owned(),
            '\'' => "&#39;".to_owned(),
            other => other.to_string(),
        })
        .collect()
}
