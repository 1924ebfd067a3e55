//! Named values, called facts, that explain a verdict, a refusal or an illegal step.
//!
//! All facts have one type, because they are only looked up by name. Names and types are stable. Half points are
//! integers, and plies count board actions from the start.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::points::HalfPoints;
use crate::side::Side;
use crate::square::Square;

/// The value of a fact.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(untagged))]
pub enum Fact {
    /// No value, as for the side that created a facing if the facing existed at the start.
    Nothing(()),
    Truth(bool),
    /// A count, a ply or half points.
    Number(i64),
    /// A side, a square, a move, a code or a FEN.
    Text(String),
    /// A list of plies.
    Numbers(Vec<i64>),
    /// A list of squares, sides or moves.
    Texts(Vec<String>),
}

/// Facts by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Facts(BTreeMap<String, Fact>);

impl Facts {
    /// Creates an empty map of facts.
    #[must_use]
    pub const fn new() -> Self {
        Self(BTreeMap::new())
    }

    /// Adds a fact, replacing any fact of the same name.
    #[must_use]
    pub fn with(mut self, name: &str, fact: impl Into<Fact>) -> Self {
        self.0.insert(name.to_string(), fact.into());
        self
    }

    /// Returns the fact with this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Fact> {
        self.0.get(name)
    }

    /// Returns all facts in alphabetical order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Fact)> {
        self.0.iter().map(|(name, fact)| (name.as_str(), fact))
    }
}

/// Displays the value; the items of a list are separated by commas.
impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing(()) => f.write_str("-"),
            Self::Truth(truth) => write!(f, "{truth}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => f.write_str(text),
            Self::Numbers(numbers) => f.write_str(&joined(numbers)),
            Self::Texts(texts) => f.write_str(&joined(texts)),
        }
    }
}

fn joined<T: fmt::Display>(items: &[T]) -> String {
    items
        .iter()
        .map(|item| format!("{item}"))
        .collect::<Vec<_>>()
        .join(", ")
}

impl From<bool> for Fact {
    fn from(truth: bool) -> Self {
        Self::Truth(truth)
    }
}

impl From<u32> for Fact {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<HalfPoints> for Fact {
    fn from(points: HalfPoints) -> Self {
        Self::Number(points.0.into())
    }
}

impl From<Side> for Fact {
    fn from(side: Side) -> Self {
        Self::Text(side.id().to_string())
    }
}

impl From<Option<Side>> for Fact {
    fn from(side: Option<Side>) -> Self {
        side.map_or(Self::Nothing(()), Self::from)
    }
}

impl From<Square> for Fact {
    fn from(square: Square) -> Self {
        Self::Text(square.to_string())
    }
}

impl From<&str> for Fact {
    fn from(text: &str) -> Self {
        Self::Text(text.to_string())
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// Collects plies.
impl FromIterator<u32> for Fact {
    fn from_iter<I: IntoIterator<Item = u32>>(plies: I) -> Self {
        Self::Numbers(plies.into_iter().map(i64::from).collect())
    }
}

/// Collects squares, sides or moves. An empty list becomes [`Fact::Numbers`].
impl FromIterator<String> for Fact {
    fn from_iter<I: IntoIterator<Item = String>>(texts: I) -> Self {
        let texts: Vec<String> = texts.into_iter().collect();
        if texts.is_empty() {
            Self::Numbers(Vec::new())
        } else {
            Self::Texts(texts)
        }
    }
}
