//! Months of the calendar in UTC.

use std::str::FromStr;

const DAY_MS: i64 = 86_400_000;

/// A month, such as `2026-11`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Month {
    year: i64,
    /// 0 to 11.
    month: i64,
}

impl FromStr for Month {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (year, month) = text.split_once('-').ok_or(())?;
        let number = |text: &str, digits: usize| {
            let all_digits = text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
            all_digits.then(|| text.parse::<i64>().ok()).flatten().ok_or(())
        };
        let (year, month) = (number(year, 4)?, number(month, 2)?);
        if year >= 1970 && (1..=12).contains(&month) {
            Ok(Self { year, month: month - 1 })
        } else {
            Err(())
        }
    }
}

impl Month {
    /// Returns its first moment and the first moment after it, in milliseconds since 1970.
    pub(super) fn bounds_ms(self) -> (i64, i64) {
        let next = Self {
            year: self.year + (self.month + 1) / 12,
            month: (self.month + 1) % 12,
        };
        (self.first_ms(), next.first_ms())
    }

    fn first_ms(self) -> i64 {
        // Counted in years that begin with March, so that the leap day is the last one.
        let (year, from_march) = if self.month >= 2 {
            (self.year, self.month - 2)
        } else {
            (self.year - 1, self.month + 10)
        };
        let leap_days = year / 4 - year / 100 + year / 400;
        let days = year * 365 + leap_days + (153 * from_march + 2) / 5 - 719_468;
        days * DAY_MS
    }
}

#[cfg(test)]
mod tests {
    use super::{DAY_MS, Month};

    #[test]
    fn months_have_the_days_of_the_calendar_and_follow_each_other() {
        let mut day = 0;
        for year in 1970..2200 {
            let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            for (month, days) in [31, 28 + i64::from(leap), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
                .into_iter()
                .enumerate()
            {
                let bounds = format!("{year}-{:02}", month + 1).parse::<Month>().unwrap().bounds_ms();
                assert_eq!(bounds, (day * DAY_MS, (day + days) * DAY_MS), "{year}-{month}");
                day += days;
            }
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
            "2026-01-01",
            "1969-12",
        ] {
            assert!(text.parse::<Month>().is_err(), "{text}");
        }
    }
}
