//! Entries: individual players, or teams with their members in board order.

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
    /// Members of a team in board order; may be empty. Always empty for an individual player.
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
    /// `19580314`, the Korean short forms `58. 3. 14.`, `580314` and `58년생`, and `14-3-1958`, with the day first.
    ///
    /// Dates that could be read in two ways are refused, such as `3/4/1958` or `11-10-12`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        if matches!(text.len(), 6 | 8) && text.bytes().all(|byte| byte.is_ascii_digit()) {
            let (rest, day) = text.split_at(text.len() - 2);
            let (year, month) = rest.split_at(rest.len() - 2);
            return Self::parse(&format!("{year}.{month}.{day}"));
        }
        let has_year_mark = text.contains('년');
        let text = text.trim_end_matches(['.', '일', '생']).trim_end();
        let text = text.strip_suffix(['년', '월']).unwrap_or(text);
        let parts: Vec<&str> = text.split(['-', '/', '.', '년', '월']).map(str::trim).collect();
        let (year, month, day) = match parts[..] {
            [day, month, year] if year.len() == 4 && day.len() <= 2 => {
                // Americans write the month first.
                let is_clear = !text.contains('/') || day == month || day.parse::<u8>().ok()? > 12;
                (year, is_clear.then_some(month)?, day)
            }
            [year] => (year, "", ""),
            [year, month] => (year, month, ""),
            [year, month, day] => (year, month, day),
            _ => return None,
        };
        let number = |part: &str| (!part.is_empty()).then(|| part.parse::<u8>()).transpose().ok();
        let birth = Self {
            year: match (year.len(), year.parse().ok()?) {
                // Without dots, a small number could be the day.
                (2, short) if has_year_mark || !day.is_empty() && (text.contains('.') || short > 31) => whole(short),
                (_, year) => year,
            },
            month: number(month)?,
            day: number(day)?,
        };
        birth.is_date().then_some(birth)
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

/// Returns the year for two digits: in the 20th century, unless the player would be over a hundred years old in 2026.
const fn whole(short: u16) -> u16 {
    if short < 26 { 2000 + short } else { 1900 + short }
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

#[cfg(test)]
mod tests {
    use super::Birth;

    #[test]
    fn dates_of_birth_are_known_however_they_are_written() {
        for (wanted, cells) in [
            (
                "1953-04-02",
                "53.4.2;53.4.2.;53. 4. 2.;53.04.02;530402;53-04-02;53/4/2;53년 4월 2일;53년 4월 2일생;1953.4.2;1953.4.2.;\
                 1953. 4. 2;1953-04-02;19530402;2-4-1953;02-04-1953;2.4.1953;02.04.1953",
            ),
            ("1953-04-22", "22/4/1953;22-4-1953"),
            ("1953-04", "1953.4;1953년 4월"),
            ("1953", "1953;1953년;1953년생;53년생;53년"),
            ("2012-11-05", "12.11.5;121105;12년 11월 5일"),
            ("1926-01-31", "26.1.31"),
        ] {
            for cell in cells.split(';') {
                assert_eq!(
                    Birth::parse(cell).map(|birth| birth.to_string()).as_deref(),
                    Some(wanted),
                    "{cell}"
                );
            }
        }
        for cell in [
            "53",
            "67",
            "3/4/1953",
            "2-4-53",
            "11-10-12",
            "2.4.53",
            "531402",
            "530432",
            "53.4",
            "4-1953",
            "1953.4.2.1",
            "",
            "-",
            "1.2.3.1953",
            "31-12",
        ] {
            assert_eq!(Birth::parse(cell), None, "{cell}");
        }
    }

    /// Dates of birth are read in the form in which Janggun writes them, and in other usual forms.
    #[test]
    fn every_day_is_read_as_it_was_written() {
        for year in 1926..2026_u16 {
            for (month, day) in [(1, 1), (2, 28), (4, 2), (10, 12), (12, 31)] {
                let birth = Birth {
                    year,
                    month: Some(month),
                    day: Some(day),
                };
                let short = year % 100;
                for text in [
                    birth.to_string(),
                    format!("{short:02}.{month}.{day}."),
                    format!("{short:02}{month:02}{day:02}"),
                    format!("{year}{month:02}{day:02}"),
                    format!("{day}-{month}-{year}"),
                ] {
                    assert_eq!(Birth::parse(&text), Some(birth), "{text}");
                }
            }
        }
    }
}
