//! The page for visitors who used a host name that is not allowed. It explains what the operator has to do.

use crate::pages::language_of;
use crate::texts::stranger;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

/// Returns whether the client accepts HTML.
pub(super) fn wants_page(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}

/// Returns the page, in the visitor's language.
pub(super) fn page(headers: &HeaderMap) -> Response {
    let host = headers
        .get(header::HOST)
        .map(|host| String::from_utf8_lossy(host.as_bytes()));
    let host = escaped(&host.unwrap_or_default());
    let language = language_of(headers);
    let flag = format!("<code>--origin https://{host}</code>");
    let (title, visitor) = (stranger::title(language, host), stranger::visitor(language));
    let operator = stranger::operator(language, flag, "<code>http://</code>");
    let html = format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <h1>{title}</h1><p>{visitor}</p><p>{operator}</p></html>"
    );
    (StatusCode::FORBIDDEN, Html(html)).into_response()
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
