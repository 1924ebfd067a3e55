//! The IANA time zone in which a game was created, which determines the date in its record. Only the syntax of the name
//! is checked; the server checks that the zone exists.

use std::fmt;
use std::str::FromStr;

use compact_str::CompactString;
use serde::{Deserialize, Serialize};

/// The name of an IANA time zone, such as `Asia/Seoul`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Zone(CompactString);

/// Error for a string without the syntax of a time zone name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoZone;

impl Zone {
    /// Maximum length of a name in bytes. The longest existing names have about 30 bytes.
    pub const MOST: usize = 48;

    /// Returns the name of the time zone.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for NoZone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a time zone has an IANA name, such as Asia/Seoul")
    }
}

impl std::error::Error for NoZone {}

impl FromStr for Zone {
    type Err = NoZone;

    fn from_str(text: &str) -> Result<Self, NoZone> {
        let part = |part: &str| {
            part.starts_with(|first: char| first.is_ascii_alphabetic())
                && part
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || b"_+-".contains(&byte))
        };
        if text.len() <= Self::MOST && text.split('/').all(part) {
            Ok(Self(text.into()))
        } else {
            Err(NoZone)
        }
    }
}

impl TryFrom<String> for Zone {
    type Error = NoZone;

    fn try_from(text: String) -> Result<Self, NoZone> {
        text.parse()
    }
}

impl From<Zone> for String {
    fn from(zone: Zone) -> Self {
        zone.0.into()
    }
}

#[cfg(test)]
mod tests {
    use super::Zone;

    #[test]
    fn names_of_zones_are_taken_and_nothing_that_could_be_a_path_or_a_page() {
        for name in [
            "Asia/Seoul",
            "UTC",
            "America/Argentina/ComodRivadavia",
            "Etc/GMT+12",
            "America/Port-au-Prince",
            "EST5EDT",
        ] {
            assert_eq!(name.parse::<Zone>().map(String::from).as_deref(), Ok(name));
        }
        let long = "A".repeat(Zone::MOST + 1);
        for wrong in [
            "",
            "/",
            "Asia/",
            "/Seoul",
            "Asia//Seoul",
            "../etc",
            "Asia/..",
            "서울",
            "Asia/Se oul",
            "<b>",
            "+9",
            &long,
        ] {
            assert!(wrong.parse::<Zone>().is_err(), "{wrong}");
        }
    }
}
