//! Ids of games, tournaments, clubs and their events, players and commands, with their text forms.
//!
//! This module must not generate random ids: the caller passes random bits.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use compact_str::CompactString;
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// Digits of a printed id. In base 62, 64 bits take 11 digits.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Number of digits of a printed id.
const PLACES: usize = 11;

/// Error for a string that is not an id. An id is 11 letters and digits that encode a number below 2^64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseIdError;

impl fmt::Display for ParseIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an id: 11 letters and digits are expected")
    }
}

impl std::error::Error for ParseIdError {}

fn print(mut bits: u64) -> String {
    let mut text = [0; PLACES];
    for place in text.iter_mut().rev() {
        *place = DIGITS[(bits % 62) as usize];
        bits /= 62;
    }
    text.iter().map(|&digit| char::from(digit)).collect()
}

fn parse(text: &str) -> Result<u64, ParseIdError> {
    if text.len() != PLACES {
        return Err(ParseIdError);
    }
    text.bytes().try_fold(0u64, |bits, byte| {
        let digit = match byte {
            b'0'..=b'9' => byte - b'0',
            b'A'..=b'Z' => byte - b'A' + 10,
            b'a'..=b'z' => byte - b'a' + 36,
            _ => return Err(ParseIdError),
        };
        bits.checked_mul(62)
            .and_then(|bits| bits.checked_add(digit.into()))
            .ok_or(ParseIdError)
    })
}

/// Serde visitor that parses a value from its text without copying the text.
struct Text<T>(PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an id as text")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
        #[serde(into = "String")]
        pub struct $name(u64);

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from.deserialize_str(Text(PhantomData))
            }
        }

        impl $name {
            /// Creates the id from 64 random bits.
            #[must_use]
            pub const fn from_bits(bits: u64) -> Self {
                Self(bits)
            }

            /// Returns the bits of the id.
            #[must_use]
            pub const fn bits(self) -> u64 {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&print(self.0))
            }
        }

        impl FromStr for $name {
            type Err = ParseIdError;
            fn from_str(text: &str) -> Result<Self, ParseIdError> {
                parse(text).map(Self)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.to_string()
            }
        }
    };
}

id! {
    /// The id of a game, as in its URL: 11 letters and digits.
    GameId
}

id! {
    /// The id of a tournament on a server, as in its URL.
    TournamentId
}

id! {
    /// The id of a club (동호회, 기원) on a server, as in its URL.
    ClubId
}

id! {
    /// The id of an event on a club's page.
    ClubEventId
}

id! {
    /// The id of a guest, which stays the same if the guest creates an account. It is public, unlike the secret in the
    /// cookie, and does not grant access to a seat.
    GuestId
}

/// A player, with or without an account. Public, like the id that it contains.
///
/// The text form is the kind, a colon and the id: `guest:0000000000A`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "String")]
pub enum Player {
    /// A guest, who may have created an account since.
    Guest(GuestId),
}

/// Error for a string that is not a [`Player`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePlayerError;

impl fmt::Display for ParsePlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a player: `guest:` and an id are expected")
    }
}

impl std::error::Error for ParsePlayerError {}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Guest(guest) => write!(f, "guest:{guest}"),
        }
    }
}

impl FromStr for Player {
    type Err = ParsePlayerError;
    fn from_str(text: &str) -> Result<Self, ParsePlayerError> {
        let id = text.strip_prefix("guest:").ok_or(ParsePlayerError)?;
        id.parse().map(Self::Guest).map_err(|_| ParsePlayerError)
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_str(Text(PhantomData))
    }
}

impl From<Player> for String {
    fn from(player: Player) -> Self {
        player.to_string()
    }
}

/// The id of a command, chosen by the client: 1 to 32 characters of `A–Z a–z 0–9 _ -`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct ClientId(CompactString);

/// Error for a string that is not a [`ClientId`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseClientIdError;

impl fmt::Display for ParseClientIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a command's id is 1 to 32 of A-Z a-z 0-9 _ -")
    }
}

impl std::error::Error for ParseClientIdError {}

impl ClientId {
    /// Returns the id as a string slice.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for ClientId {
    type Err = ParseClientIdError;
    fn from_str(text: &str) -> Result<Self, ParseClientIdError> {
        let known = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
        if (1..=32).contains(&text.len()) && text.bytes().all(known) {
            Ok(Self(text.into()))
        } else {
            Err(ParseClientIdError)
        }
    }
}

impl<'de> Deserialize<'de> for ClientId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_str(Text(PhantomData))
    }
}

impl From<ClientId> for String {
    fn from(id: ClientId) -> Self {
        id.0.into_string()
    }
}

impl fmt::Display for ClientId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{any, prop_assert_eq, proptest};

    use super::{ClientId, GameId, GuestId};

    proptest! {
        #[test]
        fn printed_ids_are_read_back(bits in any::<u64>()) {
            let id = GameId::from_bits(bits);
            prop_assert_eq!(id.to_string().parse::<GameId>(), Ok(id));
            prop_assert_eq!(id.to_string().len(), 11);
            let json = serde_json::to_string(&GuestId::from_bits(bits)).expect("an id is text");
            prop_assert_eq!(serde_json::from_str::<GuestId>(&json).expect("just written").bits(), bits);
        }

        #[test]
        fn whatever_is_read_prints_as_it_was(text in "\\PC{0,14}") {
            if let Ok(id) = text.parse::<GameId>() {
                prop_assert_eq!(id.to_string(), text.clone());
            }
            if let Ok(id) = text.parse::<ClientId>() {
                prop_assert_eq!(id.to_string(), text);
            }
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "0",
            "0000000000",
            "000000000000",
            "0000000000-",
            "zzzzzzzzzzz",
            "가나다라마바사아자차카",
        ] {
            assert!(text.parse::<GameId>().is_err(), "{text}");
        }
        for text in ["", "a b", "가", "a/b", &"a".repeat(33)] {
            assert!(text.parse::<ClientId>().is_err(), "{text}");
        }
        assert!("k3_-Z".parse::<ClientId>().is_ok());
    }
}
