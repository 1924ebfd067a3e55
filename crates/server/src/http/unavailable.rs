//! The response to requests that cannot be served at the moment: an error, or a page that reloads itself in browsers.

use super::stranger::wants_page;
use crate::error::AppError;
use crate::pages::language_of;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use wire::{Code, ErrorBody};

/// Retry delay in seconds. A standby takes over within five seconds.
const RETRY_AFTER_S: u16 = 2;

/// Returns the response to a request with these headers.
pub(crate) fn answer(headers: &HeaderMap) -> Response {
    if wants_page(headers) {
        page(headers)
    } else {
        let error = ErrorBody::from(Code::Standby).with("retry_after_s", RETRY_AFTER_S);
        AppError::Refused(error).into_response()
    }
}

fn page(headers: &HeaderMap) -> Response {
    let language = language_of(headers);
    let sentence = Code::Standby.sentence().in_language(language);
    let html = format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{sentence}</title>\
         <p>{sentence}</p></html>"
    );
    let again = HeaderValue::from(RETRY_AFTER_S);
    let headers = [
        (header::RETRY_AFTER, again.clone()),
        (HeaderName::from_static("refresh"), again),
    ];
    (StatusCode::SERVICE_UNAVAILABLE, headers, Html(html)).into_response()
}
