//! Parses the push endpoints of browsers, which are untrusted input.

use axum::http::Uri;

/// Maximum length of an endpoint in bytes. Large push services use 200 to 800 bytes.
const LONGEST: usize = 2_048;

/// An `https` URL with a host name and the default port, without a user name or a password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Endpoint {
    /// The host name, in lower case.
    pub(super) host: String,
    /// Path and query.
    pub(super) path: String,
}

impl Endpoint {
    /// Parses an endpoint; `None` if it is invalid. IP addresses are refused, because no push service uses them.
    pub(crate) fn read(text: &str) -> Option<Self> {
        if text.len() > LONGEST {
            return None;
        }
        let uri: Uri = text.parse().ok()?;
        let authority = uri.authority()?;
        let host = uri.host()?.to_ascii_lowercase();
        let port_is_own = matches!(uri.port_u16(), None | Some(443));
        if uri.scheme_str() != Some("https") || authority.as_str().contains('@') || !port_is_own || !is_name(&host) {
            return None;
        }
        Some(Self {
            host,
            path: uri.path_and_query()?.as_str().to_owned(),
        })
    }
}

/// Returns whether this is a host name of at least two labels, the last of which is not a decimal number.
fn is_name(host: &str) -> bool {
    let is_label = |label: &str| {
        let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        !label.is_empty() && label.len() <= 63 && label.bytes().all(allowed)
    };
    let is_number = |label: &str| label.bytes().all(|byte| byte.is_ascii_digit());
    let Some((_, last)) = host.rsplit_once('.') else {
        return false;
    };
    host.len() <= 253 && host.split('.').all(is_label) && !is_number(last)
}

#[cfg(test)]
mod tests {
    use super::Endpoint;

    #[test]
    fn an_endpoint_is_an_https_address_with_a_name_and_its_own_port() {
        let read = Endpoint::read("https://FCM.Googleapis.com/fcm/send/abc:DEF?x=1#y").unwrap();
        assert_eq!(
            (read.host.as_str(), read.path.as_str()),
            ("fcm.googleapis.com", "/fcm/send/abc:DEF?x=1")
        );
        assert!(Endpoint::read("https://push.example:443/a").is_some());
        let long = format!("https://push.example/{}", "a".repeat(3_000));
        let bad = "push.example /a http://push.example/a ftp://push.example/a https:///a https://localhost/a
            https://push.example:8443/a https://push.example:22/a https://user@push.example/a
            https://user:word@push.example/a https://127.0.0.1/a https://[::1]/a https://2130706433/a https://0x7f.1/a
            https://127.1/a https://push..example/a https://push.example./a https://푸시.example/a file:///etc/passwd";
        let spaced = [
            "",
            "https://pu sh.example/a",
            "https://push.example/a\r\nHost: b",
            &long,
        ];
        for bad in bad.split_whitespace().chain(spaced) {
            assert_eq!(Endpoint::read(bad), None, "{bad}");
        }
    }
}
