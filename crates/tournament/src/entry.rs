//! Entries: single players, or teams with their members in board order.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Number of an entry, from 1 in order of entry. The number never changes, but may be reused after the entry is undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EntryId(pub u32);

impl fmt::Display for EntryId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// Index of a division (부) in the plan, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DivisionId(pub u8);

/// Data of an entry. Only `name` is required.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Entry {
    /// Name, as printed on lists.
    pub name: String,
    /// Name in Latin letters, for files that cannot contain Hangul.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roman: Option<String>,
    /// Club, school or village. If possible, members of the same club are drawn into different groups.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    #[serde(default)]
    pub division: DivisionId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// Positive for dan (단), negative for geup (급). Never 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade: Option<i8>,
    /// The grade as typed, such as 초단 or 아마2단, if it says more than its number. For display only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade_text: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub birth: Option<Birth>,
    /// Code of the federation, at most three characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// Members of a team in board order; may be empty. Always empty for a single player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>"))]
    pub members: Vec<String>,
}

/// Date of birth; month and day may be unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Birth {
    pub year: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub month: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<u8>,
}

impl Birth {
    /// Parses `1958`, `1958-03` or `1958-03-14`, separated by `-`, `/` or `.`; also `1958. 3. 14.`, `1958년 3월 14일` and
    /// `19580314`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Self::parse(&format!("{}-{}-{}", &text[..4], &text[4..6], &text[6..]));
        }
        let text = text.trim_end_matches(['.', '일', '생']).trim_end();
        let text = text.strip_suffix(['년', '월']).unwrap_or(text);
        let mut parts = text.split(['-', '/', '.', '년', '월']).map(str::trim);
        let year = parts.next()?.parse().ok()?;
        let mut next = || parts.next().filter(|part| !part.is_empty()).map(str::parse).transpose();
        let birth = Self {
            year,
            month: next().ok()?,
            day: next().ok()?,
        };
        (parts.next().is_none() && birth.is_date()).then_some(birth)
    }

    /// Returns whether the date is plausible: years 1850 to 2200, months 1 to 12, days 1 to 31, no day without a month.
    #[must_use]
    pub fn is_date(self) -> bool {
        let month = self.month.is_none_or(|month| (1..=12).contains(&month));
        let day = self
            .day
            .is_none_or(|day| (1..=31).contains(&day) && self.month.is_some());
        (1850..=2200).contains(&self.year) && month && day
    }

    /// Returns a sort key, smaller for older players. An unknown month or day counts as later than any known one.
    #[must_use]
    pub fn in_order(self) -> i64 {
        let (month, day) = (self.month.unwrap_or(99), self.day.unwrap_or(99));
        i64::from(self.year) * 10_000 + i64::from(month) * 100 + i64::from(day)
    }
}

impl fmt::Display for Birth {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.year)?;
        for part in [self.month, self.day].into_iter().flatten() {
            write!(formatter, "-{part:02}")?;
        }
        Ok(())
    }
}
