//! Numbers sent by a GUI, each clamped to its range.
//!
//! A number out of range becomes the nearest one in range, and [`Clamped`] describes the change. Some GUIs ignore the
//! ranges and send numbers meant for other engines. A message informs the user of each change.

use core::fmt;
use core::ops::RangeInclusive;

/// Parses a whole number, clamped to the range of `i64`.
fn integer(text: &str) -> Option<i64> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let limit = if text.starts_with('-') { i64::MIN } else { i64::MAX };
    is_number.then(|| text.parse().unwrap_or(limit))
}

/// A number clamped to its range.
pub(super) struct Spin {
    pub(super) value: i64,
    /// Details if the number was clamped.
    pub(super) clamped: Option<Clamped>,
}

/// Parses an integer and clamps it to `range`. Returns `None` if the text is not an integer.
pub(super) fn spin(name: &'static str, text: &str, range: RangeInclusive<i64>) -> Option<Spin> {
    let number = integer(text)?;
    let value = number.clamp(*range.start(), *range.end());
    let clamped = (value != number).then(|| Clamped {
        name,
        value: text.chars().take(60).collect(),
        used: value,
        range,
    });
    Some(Spin { value, clamped })
}

/// A number that was outside the range of its option or limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clamped {
    /// Name of the option or limit.
    pub name: &'static str,
    /// Text from the GUI, shortened to 60 characters.
    pub value: String,
    /// Number used instead.
    pub used: i64,
    pub range: RangeInclusive<i64>,
}

impl fmt::Display for Clamped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Clamped {
            name,
            value,
            used,
            range,
        } = self;
        write!(
            f,
            "{name} takes {} to {}: {used} is used for {value}",
            range.start(),
            range.end()
        )
    }
}
