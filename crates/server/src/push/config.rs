//! Configuration of web push.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;
use std::time::Duration;

/// Configuration of web push. The server's keys are not part of it: they are created at first use and stored in the
/// database.
#[derive(Debug, Clone)]
pub struct PushConfig {
    /// The operator's contact, which is sent to push services.
    pub contact: PushContact,
    /// Network through which push services are reached.
    pub network: PushNetwork,
    /// Delay after the first failure. Doubled after each further one, up to ten minutes.
    pub first_retry: Duration,
}

/// The operator's contact: `mailto:…` or `https://…`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PushContact(String);

/// Error: the string is not a valid contact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a contact for push services is mailto:NAME@HOST or https://HOST…")]
pub struct NoPushContact;

/// Network through which push services are reached.
#[derive(Debug, Clone)]
pub enum PushNetwork {
    /// Real push services, with the system's resolver and certificates.
    Internet,
    /// A simulated network for tests.
    Rehearsal(PushRehearsal),
}

/// A simulated network for tests. Names resolve to addresses from `names`, which are checked as usual, but all
/// connections go to `service`.
#[derive(Debug, Clone)]
pub struct PushRehearsal {
    /// Host names with their addresses.
    pub names: Vec<(String, Vec<IpAddr>)>,
    /// Address of the test's push service.
    pub service: SocketAddr,
    /// Root certificate (DER).
    pub root: Vec<u8>,
}

impl PushContact {
    pub(super) fn text(&self) -> &str {
        &self.0
    }
}

impl FromStr for PushContact {
    type Err = NoPushContact;

    fn from_str(text: &str) -> Result<Self, NoPushContact> {
        let is_plain = text
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && !b"\"<>\\".contains(&byte));
        let is_contact = match text.split_once(':') {
            Some(("mailto", address)) => {
                let parts = address.split_once('@');
                parts.is_some_and(|(name, host)| !name.is_empty() && !host.is_empty() && !host.contains('@'))
            }
            Some(("https", rest)) => rest.strip_prefix("//").is_some_and(|rest| !rest.is_empty()),
            _ => false,
        };
        if is_plain && is_contact && text.len() <= 254 {
            Ok(Self(text.to_owned()))
        } else {
            Err(NoPushContact)
        }
    }
}

impl fmt::Display for PushContact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::PushContact;

    #[test]
    fn a_contact_is_an_address_of_mail_or_a_site() {
        for good in ["mailto:a@b.example", "https://janggi.example/contact"] {
            assert_eq!(
                good.parse::<PushContact>().map(|contact| contact.to_string()),
                Ok(good.to_owned())
            );
        }
        for bad in [
            "",
            "a@b.example",
            "mailto:",
            "mailto:@b",
            "mailto:a@",
            "mailto:a@b@c",
            "http://a",
            "https://",
            "mailto:a b@c",
        ] {
            assert!(bad.parse::<PushContact>().is_err(), "{bad}");
        }
    }
}
