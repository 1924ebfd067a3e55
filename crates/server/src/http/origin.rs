//! Middleware that rejects requests from other sites if they change something or open a socket. Also rejects all
//! requests with a foreign `Host`.
//!
//! Browsers send `Origin` with requests that change something or open a socket. Clients without a cookie, or with an
//! access token, need not send it.

use super::stranger;
use crate::error::AppError;
use crate::identity::{bearer, has_cookie};
use crate::net::{ClientAddress, Origin, is_our_host};
use crate::services::Services;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, Version, header};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;
use wire::{Code, ErrorBody};

/// Middleware for every route.
pub(crate) async fn check(
    State(services): State<Arc<Services>>,
    request: Request,
    next: Next,
) -> Result<Response, AppError> {
    require_host(&request)?;
    if let Err(refused) = refuse_rebound(request.headers(), &services.origins) {
        if request.method() == Method::GET && stranger::wants_page(request.headers()) {
            return Ok(stranger::page(request.headers()));
        }
        return Err(refused.into());
    }
    let reads_only = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if reads_only && !request.headers().contains_key(header::UPGRADE) {
        return Ok(next.run(request).await);
    }
    judge(request.headers(), &services.origins)?;
    Ok(next.run(request).await)
}

/// Requires exactly one Host header (RFC 9112, section 3.2). With two, a proxy and the server might use different ones.
fn require_host(request: &Request) -> Result<(), ErrorBody> {
    let hosts = request.headers().get_all(header::HOST).iter().count();
    // HTTP/1.0 requests may lack the header, and so may direct calls in tests, which have no client address.
    let needs_one = request.version() >= Version::HTTP_11 && request.extensions().get::<ClientAddress>().is_some();
    let is_right = hosts == 1 || hosts == 0 && !needs_one;
    is_right
        .then_some(())
        .ok_or_else(|| ErrorBody::new(Code::BadRequest, "a request has one Host header"))
}

fn judge(headers: &HeaderMap, allowed: &[Origin]) -> Result<(), ErrorBody> {
    let mut origins = headers.get_all(header::ORIGIN).iter();
    match (origins.next(), origins.next()) {
        // Pages of other sites cannot make a browser send an access token.
        (None, _) if has_cookie(headers) && bearer(headers).is_none() => {
            Err(refusal("a request with a cookie must carry an Origin header"))
        }
        (None, _) => Ok(()),
        (Some(origin), None) if origin.to_str().is_ok_and(|origin| is_ours(origin, headers, allowed)) => Ok(()),
        (Some(origin), _) => {
            Err(refusal("the Origin header names another site")
                .with("origin", String::from_utf8_lossy(origin.as_bytes())))
        }
    }
}

/// Refuses foreign host names that point to this server (DNS rebinding). A browser would treat the server's pages as
/// pages of the foreign site.
fn refuse_rebound(headers: &HeaderMap, allowed: &[Origin]) -> Result<(), ErrorBody> {
    let host = headers.get(header::HOST).map(|host| host.to_str().unwrap_or_default());
    // A request without a Host header does not come from a browser.
    if host.is_none_or(|host| is_our_host(host, allowed)) {
        return Ok(());
    }
    Err(refusal("the Host header names another site; --origin allows a name"))
}

fn is_ours(origin: &str, headers: &HeaderMap, allowed: &[Origin]) -> bool {
    if !allowed.is_empty() {
        return allowed.iter().any(|ours| ours.is(origin));
    }
    // Without a list, only the authority that the request was sent to is allowed, so that a LAN address works without
    // configuration.
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = origin
        .strip_prefix("http://")
        .or_else(|| origin.strip_prefix("https://"));
    matches!((authority, host), (Some(authority), Some(host)) if authority.eq_ignore_ascii_case(host))
}

#[cold]
fn refusal(detail: &str) -> ErrorBody {
    ErrorBody::new(Code::BadOrigin, detail)
}

#[cfg(test)]
mod tests {
    use super::judge;
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value));
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn without_a_list_only_the_own_authority_passes() {
        let host = ("host", "janggi.example:8080");
        let cookie = ("cookie", "janggun_guest=1");
        for (ok, more) in [
            (true, vec![("origin", "http://janggi.example:8080")]),
            (true, vec![("origin", "https://janggi.example:8080")]),
            (true, vec![]),
            (false, vec![cookie]),
            (true, vec![cookie, ("authorization", "Bearer abc")]),
            (false, vec![cookie, ("authorization", "Basic abc")]),
            (
                false,
                vec![("authorization", "Bearer abc"), ("origin", "http://evil.example")],
            ),
            (false, vec![("origin", "null")]),
            (false, vec![("origin", "")]),
            (false, vec![("origin", "http://janggi.example")]),
            (false, vec![("origin", "http://evil.example")]),
            (false, vec![("origin", "http://janggi.example:8080.evil.example")]),
            (false, vec![("origin", "http://evil.example/janggi.example:8080")]),
            (false, vec![("origin", "janggi.example:8080")]),
        ] {
            let mut pairs = vec![host];
            pairs.extend(more);
            assert_eq!(judge(&headers(&pairs), &[]).is_ok(), ok, "{pairs:?}");
        }
    }

    #[test]
    fn a_list_is_exact() {
        let allowed = ["https://janggi.example".parse().unwrap()];
        let judged = |origin| judge(&headers(&[("host", "janggi.example"), ("origin", origin)]), &allowed).is_ok();
        assert!(judged("https://janggi.example"));
        assert!(!judged("http://janggi.example"));
        assert!(!judged("https://janggi.example:8443"));
    }

    #[test]
    fn two_origins_are_refused() {
        let mut two = headers(&[("host", "a"), ("origin", "http://a")]);
        two.append("origin", HeaderValue::from_static("http://a"));
        assert!(judge(&two, &[]).is_err());
    }
}
