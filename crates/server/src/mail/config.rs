//! Settings for outgoing email: mail server, login, sender and retries.

use super::address::EmailAddress;
use crate::net::Origin;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Configuration of outgoing email.
#[derive(Debug, Clone)]
pub struct MailConfig {
    pub server: MailServer,
    /// Login, if the server requires one. The command line refuses a login without TLS.
    pub login: Option<MailLogin>,
    /// The sender of every email.
    pub from: EmailAddress,
    /// Origin of the links in emails. It does not depend on request headers.
    pub site: Origin,
    /// Delay after the first failure. It is doubled after each further failure, up to ten minutes.
    pub first_retry: Duration,
}

/// Credentials for the mail server.
#[derive(Clone)]
pub struct MailLogin {
    pub user: String,
    pub password: String,
}

// Keeps the password out of logs.
impl fmt::Debug for MailLogin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailLogin")
            .field("user", &self.user)
            .finish_non_exhaustive()
    }
}

/// Address of a mail server. `smtps://HOST` uses TLS from the first byte (port 465), `smtp+starttls://HOST` requires
/// STARTTLS (port 587), and `smtp://HOST` uses no TLS (port 25). A different port may follow the host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MailServer {
    pub(super) security: Security,
    pub(super) host: String,
    pub(super) port: u16,
}

/// Encryption of the connection to the mail server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Security {
    /// TLS from the first byte.
    Tls,
    /// STARTTLS, without which no email is sent.
    StartTls,
    /// No encryption; meant for a mail server on the same machine.
    Plain,
}

/// Error: the string is not a valid address of a mail server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "a mail server is smtps://HOST, smtp+starttls://HOST or, without encryption, smtp://HOST, with :PORT where it has \
     another one; name and password are given apart"
)]
pub struct NoMailServer;

impl MailServer {
    /// Returns whether the connection is encrypted, so that a password may be sent.
    #[must_use]
    pub fn is_encrypted(&self) -> bool {
        match self.security {
            Security::Tls | Security::StartTls => true,
            Security::Plain => false,
        }
    }
}

impl FromStr for MailServer {
    type Err = NoMailServer;

    fn from_str(text: &str) -> Result<Self, NoMailServer> {
        let (scheme, rest) = text.split_once("://").ok_or(NoMailServer)?;
        let (security, own_port) = match scheme {
            "smtps" => (Security::Tls, 465),
            "smtp+starttls" => (Security::StartTls, 587),
            "smtp" => (Security::Plain, 25),
            _ => return Err(NoMailServer),
        };
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) => (host, port.parse().map_err(|_| NoMailServer)?),
            None => (authority, own_port),
        };
        let is_host = |byte: u8| byte.is_ascii_alphanumeric() || b".-".contains(&byte);
        if host.is_empty() || port == 0 || !host.bytes().all(is_host) {
            return Err(NoMailServer);
        }
        Ok(Self {
            security,
            host: host.to_ascii_lowercase(),
            port,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{MailServer, Security};

    #[test]
    fn mail_servers_are_read_and_no_password_in_them() {
        let read = |text: &str| {
            text.parse::<MailServer>()
                .ok()
                .map(|server| (server.security, server.host, server.port))
        };
        let expected = |security, host: &str, port| Some((security, host.to_owned(), port));
        assert_eq!(
            read("smtps://Mail.Example/"),
            expected(Security::Tls, "mail.example", 465)
        );
        assert_eq!(
            read("smtp+starttls://mail.example"),
            expected(Security::StartTls, "mail.example", 587)
        );
        assert_eq!(
            read("smtp://127.0.0.1:2525"),
            expected(Security::Plain, "127.0.0.1", 2525)
        );
        for bad in [
            "",
            "mail.example",
            "http://mail.example",
            "smtp://",
            "smtp://:25",
            "smtp://a:b",
            "smtp://a:0",
            "smtp://a:70000",
            "smtps://me:secret@mail.example",
            "smtps://me@mail.example",
            "smtp://a/b",
            "smtp://a\r\nb",
        ] {
            assert_eq!(read(bad), None, "{bad:?}");
        }
    }
}
