//! Ids that `play` does not define, such as those of sessions, emails and shared analyses. Text ids are validated when
//! they are parsed.

use std::fmt;
use std::str::FromStr;

/// SHA-256 of a session's secret, used as the session's id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// SHA-256 of an access token's secret, used as the token's id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AccessTokenHash(pub [u8; 32]);

/// SHA-256 of the secret in an emailed link, used as the link's id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LinkHash(pub [u8; 32]);

/// The random id of an unsent email.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LetterId(pub i64);

/// The random id of an unsent notification.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NoticeId(pub i64);

/// The id of a record in an account, chosen by the device that created it: 32 characters of `0–9 a–f`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RecordId(u128);

/// The id of an analysis shared by link, derived from its content: 22 characters of `A–Z a–z 0–9 _ -`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SharedId([u8; Self::LENGTH]);

/// The id of a player's device, chosen by the device: 1 to 64 characters of `A–Z a–z 0–9 _ -`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceId(Box<str>);

/// Error for a string that is not a valid id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParseNameError(&'static str);

impl fmt::Display for ParseNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for ParseNameError {}

impl RecordId {
    const DIGITS: usize = 32;
}

impl FromStr for RecordId {
    type Err = ParseNameError;
    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let whole = text.len() == Self::DIGITS && text.bytes().all(is_digit);
        let number = whole.then(|| u128::from_str_radix(text, 16).ok()).flatten();
        number.map(Self).ok_or(ParseNameError(
            "the id of a record has 32 of the characters 0 to 9 and a to f",
        ))
    }
}

impl fmt::Display for RecordId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl SharedId {
    /// Length of an id in characters.
    pub const LENGTH: usize = 22;
}

fn is_name(text: &str) -> bool {
    let known = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
    text.bytes().all(known)
}

impl FromStr for SharedId {
    type Err = ParseNameError;
    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        let bytes = text.as_bytes().try_into().ok().filter(|_| is_name(text));
        bytes.map(Self).ok_or(ParseNameError(
            "the id of a shared analysis has 22 letters, digits, _ and -",
        ))
    }
}

impl fmt::Display for SharedId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::str::from_utf8(&self.0).unwrap_or_default())
    }
}

impl DeviceId {
    const MOST: usize = 64;

    /// Returns the id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for DeviceId {
    type Err = ParseNameError;
    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        if (1..=Self::MOST).contains(&text.len()) && is_name(text) {
            Ok(Self(text.into()))
        } else {
            Err(ParseNameError(
                "a device has a name of 1 to 64 letters, digits, _ and -",
            ))
        }
    }
}

impl fmt::Display for DeviceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{DeviceId, RecordId, SharedId};
    use std::fmt::Display;
    use std::str::FromStr;

    /// Returns whether `text` is a valid id that is displayed unchanged.
    fn is_name<T: FromStr + Display>(text: &str) -> bool {
        text.parse::<T>().is_ok_and(|name| name.to_string() == text)
    }

    #[test]
    fn names_are_written_as_they_are_read_and_nothing_else_is_one() {
        let (digits, letters) = ("00ff".repeat(8), "aZ0-_".repeat(4) + "xy");
        assert!(is_name::<RecordId>(&digits) && is_name::<SharedId>(&letters));
        assert!(is_name::<DeviceId>("a") && is_name::<DeviceId>(&"Z".repeat(64)));
        for wrong in [
            "",
            &digits[1..],
            &digits.to_uppercase(),
            &"+".repeat(32),
            &"가".repeat(11),
        ] {
            assert!(wrong.parse::<RecordId>().is_err(), "{wrong}");
        }
        for wrong in [
            "",
            &letters[1..],
            &(letters.clone() + "x"),
            &"가".repeat(7),
            &".".repeat(22),
        ] {
            assert!(wrong.parse::<SharedId>().is_err(), "{wrong}");
        }
        for wrong in ["", &"Z".repeat(65), "a b", "가", "\0"] {
            assert!(wrong.parse::<DeviceId>().is_err(), "{wrong}");
        }
    }
}
