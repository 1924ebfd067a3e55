//! Texts of the certificates (상장), as the director changed them, and prizes apart from the places.

use serde::{Deserialize, Serialize};

use crate::entry::EntryId;

/// Texts of the certificates. A text that is `None` is the usual one; an empty text leaves its line out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Certificates {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// Organiser who awards the prizes (주최), printed at the bottom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub organiser: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// Text before the number of each certificate, such as `2026-`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
    /// Last place that gets a certificate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<u16>,
    /// Prizes apart from the places, such as one for the oldest player (장수상).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Prize>>"))]
    pub prizes: Vec<Prize>,
}

/// A prize apart from the places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Prize {
    pub id: EntryId,
    /// Name of the prize.
    pub name: String,
    /// Text of its certificate, if it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
}

impl Certificates {
    /// Maximum number of characters in each text.
    pub const MOST_TEXT: usize = 500;
    /// Maximum number of prizes apart from the places.
    pub const MOST_PRIZES: usize = 100;

    /// Returns whether all texts are short enough and all prizes have names.
    pub(crate) fn is_valid(&self) -> bool {
        let fits = |text: &String| text.chars().count() <= Self::MOST_TEXT;
        let is_named = self.prizes.iter().all(|prize| !prize.name.trim().is_empty());
        self.texts().all(fits) && is_named && self.prizes.len() <= Self::MOST_PRIZES
    }

    fn texts(&self) -> impl Iterator<Item = &String> {
        let own = [
            &self.title,
            &self.body,
            &self.organiser,
            &self.date,
            &self.place,
            &self.number,
        ];
        let prizes = self
            .prizes
            .iter()
            .flat_map(|prize| prize.body.iter().chain([&prize.name]));
        own.into_iter().flatten().chain(prizes)
    }
}
