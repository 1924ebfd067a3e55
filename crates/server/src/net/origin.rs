//! Web origins, and the check of a request's `Host` header.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// An origin as browsers send it: `https://janggi.example` or `http://192.0.2.1:8080`, in lower case, without a path or
/// the scheme's default port.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin(String);

/// Error: the string is not a valid origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an origin is http:// or https:// and a host, and a port where it has one, such as https://janggi.example")]
pub struct NoOrigin;

impl FromStr for Origin {
    type Err = NoOrigin;

    /// Parses an origin. One trailing slash is removed. Any other path is refused, and so is `null`, the origin of
    /// sandboxed pages.
    fn from_str(text: &str) -> Result<Self, NoOrigin> {
        let text = text.to_ascii_lowercase();
        let (scheme, rest) = text.split_once("://").ok_or(NoOrigin)?;
        let own_port = match scheme {
            "http" => ":80",
            "https" => ":443",
            _ => return Err(NoOrigin),
        };
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        let (host, port) = split(authority).ok_or(NoOrigin)?;
        if !is_host(host) || port.is_some_and(|port| port.parse::<u16>().is_err()) {
            return Err(NoOrigin);
        }
        let authority = authority.strip_suffix(own_port).unwrap_or(authority);
        Ok(Self(format!("{scheme}://{authority}")))
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Origin {
    /// Returns whether a browser's `Origin` header is this origin.
    pub(crate) fn is(&self, header: &str) -> bool {
        self.0 == header
    }

    /// Returns whether pages of this origin use TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }

    /// Returns the host, without the port.
    pub(crate) fn host(&self) -> &str {
        let authority = self.0.split_once("://").map_or("", |(_, authority)| authority);
        split(authority).map_or("", |(host, _)| host)
    }
}

/// Returns whether a request's `Host` may be this server: an IP address, a name in the local network, or the host of an
/// allowed origin.
///
/// Any other name may belong to a site that points its own name to this server (DNS rebinding). Browsers would treat
/// that site's pages and this server as same-origin.
pub(crate) fn is_our_host(host: &str, allowed: &[Origin]) -> bool {
    let Some((host, _)) = split(host) else { return false };
    let host = host.to_ascii_lowercase();
    let host = host.strip_suffix('.').unwrap_or(&host);
    let address = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let local = [".localhost", ".local", ".lan", ".internal", ".home.arpa"];
    address.unwrap_or(host).parse::<IpAddr>().is_ok()
        || !host.contains('.')
        || local.iter().any(|suffix| host.ends_with(suffix))
        || allowed.iter().any(|origin| origin.host() == host)
}

/// Splits `host` or `host:port`. The brackets of an IPv6 address are kept.
fn split(authority: &str) -> Option<(&str, Option<&str>)> {
    let after_address = authority.rfind(']').map_or(0, |at| at + 1);
    match authority.get(after_address..)?.split_once(':') {
        Some((rest, port)) => Some((&authority[..after_address + rest.len()], Some(port))),
        None => Some((authority, None)),
    }
}

fn is_host(host: &str) -> bool {
    let address = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let is_name = |host: &str| {
        !host.is_empty()
            && host
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte))
    };
    address.map_or_else(|| is_name(host), |address| address.parse::<IpAddr>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::{Origin, is_our_host};

    #[test]
    fn an_origin_is_kept_as_browsers_send_it() {
        for (text, kept) in [
            ("https://janggi.example", "https://janggi.example"),
            ("https://Janggi.Example/", "https://janggi.example"),
            ("https://janggi.example:443", "https://janggi.example"),
            ("http://janggi.example:443", "http://janggi.example:443"),
            ("http://192.0.2.1:8080", "http://192.0.2.1:8080"),
            ("http://[::1]:80/", "http://[::1]"),
        ] {
            assert_eq!(text.parse::<Origin>().unwrap().to_string(), kept);
        }
        for wrong in [
            "null",
            "",
            "*",
            "janggi.example",
            "ftp://janggi.example",
            "https://",
            "https://janggi.example/game",
            "https://janggi.example//",
            "https://janggi.example:https",
            "https://user@janggi.example",
            "https://a b",
            "http://[::1",
        ] {
            assert!(wrong.parse::<Origin>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_name_that_anybody_can_register_is_not_ours_unless_configured() {
        let allowed = ["https://janggi.example".parse().unwrap()];
        for host in [
            "127.0.0.1:8080",
            "192.0.2.1",
            "[::1]:8080",
            "localhost:8080",
            "mypc",
            "mypc.local:8080",
            "janggi.example",
            "Janggi.Example:8443",
        ] {
            assert!(is_our_host(host, &allowed), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:8080",
            "janggi.example.evil.example",
            "127.0.0.1.evil.example",
        ] {
            assert!(!is_our_host(host, &allowed), "{host}");
        }
    }
}
