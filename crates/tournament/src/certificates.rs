//! Texts of the certificates (상장), as the director changed them, and prizes apart from the places.

use serde::{Deserialize, Serialize};

use crate::entry::EntryId;
use crate::event::EventKind;
use crate::refusal::Refusal;
use crate::state::State;

/// Texts of the certificates. A text that is `None` is the usual one; an empty text leaves its line out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Certificates {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// Who awards the prizes (주최), as printed at the end.
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

impl State {
    /// Returns the event that sets the texts of the certificates. Divisions may be closed.
    pub(crate) fn decide_certificates(&self, certificates: &Certificates) -> Result<Vec<EventKind>, Refusal> {
        let fits = |text: &String| text.chars().count() <= Certificates::MOST_TEXT;
        let is_named = certificates.prizes.iter().all(|prize| !prize.name.trim().is_empty());
        if !certificates.texts().all(fits) || !is_named || certificates.prizes.len() > Certificates::MOST_PRIZES {
            return Err(Refusal::BadEntry { field: "certificates" });
        }
        for prize in &certificates.prizes {
            self.player(prize.id)?;
        }
        Ok(vec![EventKind::Certified {
            certificates: Box::new(certificates.clone()),
        }])
    }
}
