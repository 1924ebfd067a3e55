//! Conversion of dates and time limits to the form of PGN.

use alloc::format;
use alloc::string::String;

use crate::typography::plain;

/// Result of converting a value to PGN's form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// The value stays as it is.
    Same,
    /// The converted value has the same meaning.
    Whole(String),
    /// The converted value has less information than the original, or none.
    Part(String),
}

/// Returns whether the value is a date in PGN's form. Parts may be unknown: `2026.11.26`, `2026.??.??`.
pub(super) fn is_date(value: &str) -> bool {
    let mut parts = value.split('.');
    let mut is_next = |length: usize| {
        parts
            .next()
            .is_some_and(|part| part.len() == length && part.bytes().all(|byte| byte == b'?' || byte.is_ascii_digit()))
    };
    is_next(4) && is_next(2) && is_next(2) && parts.next().is_none()
}

/// Converts a date: `2026-11-26`, `2026년 11월 26일`, `20261126`, `2026-11`.
pub(super) fn date(value: &str) -> Form {
    if is_date(value) || value.is_empty() {
        return Form::Same;
    }
    let text = plain(value.trim());
    let separator = |mark: char| matches!(mark, '-' | '.' | '/' | ' ' | '년' | '월' | '일');
    if !text.chars().all(|mark| mark.is_ascii_digit() || separator(mark)) {
        return Form::Part(String::from("????.??.??"));
    }
    let mut parts = text.split(separator).filter(|part| !part.is_empty());
    let (year, month, day) = match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(whole), None, ..) if whole.len() == 8 => (&whole[..4], Some(&whole[4..6]), Some(&whole[6..])),
        (Some(year), month, day, None) if year.len() == 4 => (year, month, day),
        _ => return Form::Part(String::from("????.??.??")),
    };
    let part = |part: Option<&str>, most: u8| match part {
        None => Some(String::from("??")),
        Some(part) => part
            .parse()
            .ok()
            .filter(|part| (1..=most).contains(part))
            .map(|part| format!("{part:02}")),
    };
    match (part(month, 12), part(day, 31)) {
        (Some(month), Some(day)) => Form::Whole(format!("{year}.{month}.{day}")),
        _ => Form::Part(String::from("????.??.??")),
    }
}

/// Converts a time limit: `10분 초읽기 30초 3회`, `5분 + 한 수마다 3초`, `한 수에 3일`, `없음`. PGN cannot express the number of periods.
pub(super) fn time_control(value: &str) -> Form {
    let text = plain(value.trim());
    if text
        .chars()
        .all(|mark| mark.is_ascii_digit() || "+/:*?-".contains(mark))
    {
        return Form::Same;
    }
    if text.contains("없음") || text.contains("무제한") {
        return Form::Whole(String::from("-"));
    }
    let limit = Limit::of(&text);
    match limit {
        Limit { days: 1.., .. } => Form::Whole(format!("1/{}", limit.days.saturating_mul(86_400))),
        Limit {
            seconds: 0, last: 0, ..
        } => Form::Part(String::from("?")),
        _ if limit.periods || text.contains("초읽기") => match limit.seconds - limit.last {
            0 => Form::Part(format!("1/{}", limit.last)),
            main => Form::Part(format!("{main}:1/{}", limit.last)),
        },
        _ if text.contains("마다") || text.contains('+') => {
            Form::Whole(format!("{}+{}", limit.seconds - limit.last, limit.last))
        }
        _ => Form::Whole(format!("{}", limit.seconds)),
    }
}

/// The numbers in the text of a time limit.
#[derive(Default)]
struct Limit {
    seconds: u64,
    /// The last duration in the text, such as a byoyomi period or an increment, in seconds.
    last: u64,
    days: u64,
    /// True if the text states a number of periods (회).
    periods: bool,
}

impl Limit {
    fn of(text: &str) -> Limit {
        let mut limit = Limit::default();
        let mut rest = text;
        while let Some(at) = rest.find(|mark: char| mark.is_ascii_digit()) {
            rest = &rest[at..];
            let end = rest.find(|mark: char| !mark.is_ascii_digit()).unwrap_or(rest.len());
            let number = rest[..end].parse().unwrap_or(0_u64).min(1_000_000_000);
            rest = rest[end..].trim_start();
            let unit = match rest {
                _ if rest.starts_with("시간") => 3_600,
                _ if rest.starts_with('분') => 60,
                _ if rest.starts_with('초') => 1,
                _ => 0,
            };
            if unit > 0 {
                limit.last = number * unit;
                limit.seconds += limit.last;
            }
            limit.periods |= rest.starts_with('회');
            if rest.starts_with('일') {
                limit.days = number;
            }
        }
        limit
    }
}

#[cfg(test)]
mod tests {
    use super::{Form, date, time_control};

    #[test]
    fn days_and_limits_have_the_form_of_pgn() {
        let whole = |text: &str| Form::Whole(text.into());
        let part = |text: &str| Form::Part(text.into());
        for (value, form) in [
            ("2026-11-26", whole("2026.11.26")),
            ("2026년 3월 1일", whole("2026.03.01")),
            ("20260301", whole("2026.03.01")),
            ("2026-03", whole("2026.03.??")),
            ("2026.??.??", Form::Same),
            ("2026-13-01", part("????.??.??")),
            ("어느 봄날", part("????.??.??")),
        ] {
            assert_eq!(date(value), form, "{value}");
        }
        for (value, form) in [
            ("없음", whole("-")),
            ("5분 + 한 수마다 3초", whole("300+3")),
            ("1시간 30분", whole("5400")),
            ("10분 초읽기 30초 3회", part("600:1/30")),
            ("10분 30초 3회", part("600:1/30")),
            ("0분 초읽기 10초 1회", part("1/10")),
            ("한 수에 3일", whole("1/259200")),
            ("300+3", Form::Same),
            ("천천히", part("?")),
        ] {
            assert_eq!(time_control(value), form, "{value}");
        }
    }
}
