//! The state of a tuning as text: a headline that identifies the tuning, the number of iterations done, and a line for
//! each parameter.
//!
//! This module must not access files.

use core::fmt::Write as _;

use crate::tune::spsa::Spsa;

/// Error for a string that is not a valid state of a tuning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StateError {
    /// The first line is not the expected headline.
    Other,
    /// The line with this number, counted from 1, is invalid.
    Line(usize),
}

impl core::fmt::Display for StateError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            StateError::Other => f.write_str("it is the state of another tuning"),
            StateError::Line(line) => write!(f, "line {line} cannot be read"),
        }
    }
}

impl std::error::Error for StateError {}

/// Formats the state of a tuning, beginning with `headline`.
#[must_use]
pub fn text(headline: &str, spsa: &Spsa) -> String {
    let mut text = format!("{headline}\ndone {}\n", spsa.done);
    for param in &spsa.params {
        // Writing to a String cannot fail. An `f64` is written with enough digits to be parsed exactly.
        let _ = writeln!(text, "{} {}", param.row.name, param.value);
    }
    text
}

/// Restores a tuning from the state in `text`.
///
/// # Errors
/// [`StateError`] if the text is invalid; the tuning is then unchanged.
pub fn restore(text: &str, headline: &str, spsa: &mut Spsa) -> Result<(), StateError> {
    let mut lines = text.lines();
    if lines.next() != Some(headline) {
        return Err(StateError::Other);
    }
    let mut read = spsa.clone();
    let mut number = 1;
    let mut value = |name: &str| {
        number += 1;
        let found = lines.next().and_then(|line| line.strip_prefix(name)?.strip_prefix(' '));
        found.ok_or(StateError::Line(number)).map(|text| (text, number))
    };
    let (done, line) = value("done")?;
    read.done = done.parse().map_err(|_| StateError::Line(line))?;
    for param in &mut read.params {
        let (text, line) = value(param.row.name)?;
        let parsed: Option<f64> = text.parse().ok();
        let range = f64::from(param.row.min)..=f64::from(param.row.max);
        param.value = parsed
            .filter(|value| range.contains(value))
            .ok_or(StateError::Line(line))?;
    }
    *spsa = read;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{StateError, restore, text};
    use crate::tune::spsa::{Schedule, Spsa};

    #[test]
    fn a_tuning_goes_on_where_it_was() {
        let schedule = Schedule {
            iterations: 50,
            rate: 0.1,
            seed: 9,
        };
        let names = ["null_depth", "reverse_margin"].map(str::to_owned);
        let mut spsa = Spsa::new(&names, schedule).expect("rows");
        for _ in 0..7 {
            let comparison = spsa.next_comparison().expect("not over");
            spsa.update(&comparison, 1.5);
        }
        let saved = text("# head", &spsa);
        let mut again = Spsa::new(&names, schedule).expect("rows");
        assert_eq!(restore(&saved, "# head", &mut again), Ok(()));
        assert_eq!(again, spsa);
        assert_eq!(restore(&saved, "# other", &mut again), Err(StateError::Other));
        let cut = saved.lines().next().expect("a line");
        assert_eq!(restore(cut, "# head", &mut again), Err(StateError::Line(2)));
        let wild = saved.replace("null_depth ", "null_depth 9");
        assert_eq!(restore(&wild, "# head", &mut again), Err(StateError::Line(3)));
        assert_eq!(again, spsa);
    }
}
