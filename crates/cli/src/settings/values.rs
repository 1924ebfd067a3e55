//! Types of setting values, and their parsers.

use super::setting::{Kind, Refusal};
use server::{AddressBlock, BasePath, EmailAddress, MailServer, Origin, PeerAddress, PushContact};
use std::ffi::{OsStr, OsString};
use std::fmt::{self, Display};
use std::net::{Ipv4Addr, SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::str::FromStr;
use store::postgres::{PostgresAddress, PostgresError};

/// A value that is written as a single string.
pub(crate) trait Value: Sized {
    const KIND: Kind;
    fn read(text: &OsStr) -> Result<Self, Refusal>;
}

/// Parses the value of a setting that is always set.
pub(super) fn one<T: Value>(texts: &[OsString]) -> Result<T, Refusal> {
    maybe(texts)?.ok_or_else(|| Refusal::Value("no value".to_owned()))
}

/// Parses the value of an optional setting.
pub(super) fn maybe<T: Value>(texts: &[OsString]) -> Result<Option<T>, Refusal> {
    texts.last().map(|text| T::read(text)).transpose()
}

/// Parses a list of values.
pub(super) fn many<T: Value>(texts: &[OsString]) -> Result<Vec<T>, Refusal> {
    texts.iter().map(|text| T::read(text)).collect()
}

/// Returns an OS string as UTF-8.
fn utf8(text: &OsStr) -> Result<&str, Refusal> {
    text.to_str()
        .ok_or_else(|| Refusal::Value(format!("{text:?} is not UTF-8")))
}

/// Parses a string with the `FromStr` implementation of `T`.
fn parsed<T: FromStr<Err: Display>>(text: &OsStr) -> Result<T, Refusal> {
    utf8(text)?
        .parse()
        .map_err(|error: T::Err| Refusal::Value(error.to_string()))
}

macro_rules! texts {
    ($($type:ty)+) => {$(
        impl Value for $type {
            const KIND: Kind = Kind::Text;
            fn read(text: &OsStr) -> Result<Self, Refusal> {
                parsed(text)
            }
        }
    )+};
}
texts!(AddressBlock BasePath DatabaseAddress EmailAddress ListenAddress MailServer Origin PeerAddress PushContact SocketAddr Secret String);

impl Value for PathBuf {
    const KIND: Kind = Kind::Path;
    fn read(text: &OsStr) -> Result<Self, Refusal> {
        if text.is_empty() {
            return Err(Refusal::Value("an empty text names nothing".to_owned()));
        }
        Ok(text.into())
    }
}

impl Value for bool {
    const KIND: Kind = Kind::Switch;
    fn read(text: &OsStr) -> Result<Self, Refusal> {
        match utf8(text)? {
            "true" | "yes" | "on" | "1" => Ok(true),
            "false" | "no" | "off" | "0" => Ok(false),
            other => Err(Refusal::Value(format!("{other:?} is neither true nor false"))),
        }
    }
}

/// An integer within bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Number<const LEAST: u16, const MOST: u16>(pub(crate) u16);

impl<const LEAST: u16, const MOST: u16> Value for Number<LEAST, MOST> {
    const KIND: Kind = Kind::Number {
        least: LEAST,
        most: MOST,
    };
    fn read(text: &OsStr) -> Result<Self, Refusal> {
        let text = utf8(text)?;
        let number: i128 = text
            .parse()
            .map_err(|_| Refusal::Value(format!("{text:?} is not a whole number")))?;
        match u16::try_from(number) {
            Ok(number) if (LEAST..=MOST).contains(&number) => Ok(Self(number)),
            _ => Err(Refusal::Range(format!("{number} is not between {LEAST} and {MOST}"))),
        }
    }
}

/// Address to listen on. Host names are resolved; `:PORT` means all IPv4 interfaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ListenAddress(pub(crate) SocketAddr);

impl FromStr for ListenAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Ok(addr) = text.parse() {
            return Ok(Self(addr));
        }
        let meant = match text.strip_prefix(':') {
            Some(port) => format!("{}:{port}", Ipv4Addr::UNSPECIFIED),
            None => text.to_owned(),
        };
        let resolved: Vec<SocketAddr> = meant
            .to_socket_addrs()
            .map_err(|error| {
                format!("{text:?}: {error}; an address is IP:PORT, such as 127.0.0.1:8080, localhost:8080 or :8080")
            })?
            .collect();
        let usual = resolved.iter().find(|addr| addr.is_ipv4()).or(resolved.first());
        usual
            .copied()
            .map(Self)
            .ok_or_else(|| format!("{text:?}: that name has no address"))
    }
}

/// Address of a PostgreSQL database, without a password, because addresses are printed.
#[derive(Clone, Debug)]
pub(crate) struct DatabaseAddress(pub(crate) PostgresAddress);

impl FromStr for DatabaseAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let address: PostgresAddress = text.parse().map_err(|error: PostgresError| error.to_string())?;
        if address.has_password() {
            return Err("others can read the password in an address: it belongs in `database-password`".to_owned());
        }
        Ok(Self(address))
    }
}

/// A string that is never printed.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret(pub(crate) String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "" => Err("a secret cannot be empty"),
            text => Ok(Self(text.to_owned())),
        }
    }
}

macro_rules! choices {
    ($($(#[$doc:meta])+ $type:ident: $($(#[$variant_doc:meta])+ $variant:ident = $text:literal),+;)+) => {$(
        $(#[$doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $type {
            $($(#[$variant_doc])+ $variant),+
        }

        impl Value for $type {
            const KIND: Kind = Kind::Choice(&[$($text),+]);
            fn read(text: &OsStr) -> Result<Self, Refusal> {
                match utf8(text)? {
                    $($text => Ok(Self::$variant),)+
                    other => Err(Refusal::Value(format!("{other:?} is not one of: {}", [$($text),+].join(", ")))),
                }
            }
        }
    )+};
}

choices! {
    /// Account registration by visitors.
    Registration:
        /// Everyone can create an account.
        Open = "open",
        /// No new accounts; existing accounts and guests can still play.
        Closed = "closed";
    /// Format of the log.
    LogForm:
        /// Human-readable text.
        Text = "text",
        /// One JSON object per line, for log collectors.
        Json = "json";
}

#[cfg(test)]
mod tests {
    use super::{ListenAddress, Number, Value};
    use crate::settings::setting::Refusal;
    use std::ffi::OsStr;

    #[test]
    fn addresses_are_taken_as_people_write_them() {
        for (text, wanted) in [
            ("127.0.0.1:8080", Some("127.0.0.1:8080")),
            ("[::1]:0", Some("[::1]:0")),
            ("localhost:8080", Some("127.0.0.1:8080")),
            (":8080", Some("0.0.0.0:8080")),
            ("8080", None),
            ("localhost", None),
            ("localhost:", None),
            (":", None),
            (":99999", None),
        ] {
            let read = text
                .parse::<ListenAddress>()
                .ok()
                .map(|ListenAddress(addr)| addr.to_string());
            assert_eq!(read.as_deref(), wanted, "{text}");
        }
    }

    #[test]
    fn numbers_have_bounds() {
        let read = |text: &str| Number::<1, 64>::read(OsStr::new(text));
        assert_eq!(read("64"), Ok(Number(64)));
        assert!(matches!(read("0"), Err(Refusal::Range(_))));
        assert!(matches!(read("65"), Err(Refusal::Range(_))));
        assert!(matches!(read("-1"), Err(Refusal::Range(_))));
        assert!(matches!(read("two"), Err(Refusal::Value(_))));
    }
}
