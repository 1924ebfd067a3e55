//! Calendar months in UTC.

use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{Span, ToSpan};
use std::str::FromStr;

/// A month, such as `2026-11`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Month {
    first: Date,
}

impl FromStr for Month {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        // `Date` also accepts other forms of ISO 8601.
        let is_plain = text.len() == 7 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        let first: Date = format!("{text}-01").parse().map_err(|_| ())?;
        if is_plain && first.year() >= 1970 {
            Ok(Self { first })
        } else {
            Err(())
        }
    }
}

impl Month {
    /// Returns the start of the month and of the next one, in milliseconds since 1970.
    pub(super) fn bounds_ms(self) -> (i64, i64) {
        let month: Span = 1.month();
        (start_ms(self.first), start_ms(self.first.saturating_add(month)))
    }
}

/// Returns the start of a day in UTC, in milliseconds since 1970.
fn start_ms(day: Date) -> i64 {
    let start = TimeZone::UTC.to_timestamp(day.to_datetime(Time::midnight()));
    start.map_or(i64::MAX, |start| start.as_millisecond())
}

#[cfg(test)]
mod tests {
    use super::Month;

    #[test]
    fn months_follow_each_other() {
        let bounds = |text: &str| text.parse::<Month>().unwrap().bounds_ms();
        assert_eq!(bounds("1970-01"), (0, 31 * 86_400_000));
        assert_eq!(bounds("2026-11"), (1_793_491_200_000, 1_796_083_200_000));
        for year in 1970..2200 {
            for month in 1..12 {
                let [one, next] = [month, month + 1].map(|month| bounds(&format!("{year}-{month:02}")));
                assert_eq!(one.1, next.0, "{year}-{month}");
            }
            let (december, january) = (bounds(&format!("{year}-12")), bounds(&format!("{}-01", year + 1)));
            assert_eq!(december.1, january.0, "{year}");
        }
    }

    #[test]
    fn anything_else_is_no_month() {
        for text in [
            "",
            "2026",
            "2026-00",
            "2026-13",
            "2026-1",
            "26-01",
            "+026-01",
            "202601-",
            "2026-01-01",
            "1969-12",
        ] {
            assert!(text.parse::<Month>().is_err(), "{text}");
        }
    }
}
