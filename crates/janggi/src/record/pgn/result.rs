//! The result of a game in PGN, and its reason in the header `Termination`.

use alloc::format;
use alloc::string::String;

use crate::points::HalfPoints;
use crate::record::outcome::{Reason, Winner};
use crate::record::result_text;
use crate::side::Side;

/// Parses a result in any of the usual spellings; `None` if the text is not a result.
pub(super) fn winner(text: &str) -> Option<Winner> {
    let (outcome, length) = result_text::at_front(text)?;
    (length == text.len()).then_some(outcome.winner)
}

/// Returns the PGN result for a winner.
pub(super) fn result(winner: Winner) -> &'static str {
    match winner {
        Winner::Side(Side::Cho) => "1-0",
        Winner::Side(Side::Han) => "0-1",
        Winner::Draw => "1/2-1/2",
        Winner::Unknown => "*",
    }
}

/// Values of `[Termination]` for reasons other than points. PGN's own terms are used if they exist.
const TERMINATIONS: [(Reason, &str); 10] = [
    (Reason::Full, "full win"),
    (Reason::Mate, "checkmate"),
    (Reason::Resigned, "resignation"),
    (Reason::Time, "time forfeit"),
    (Reason::Bikjang, "bikjang"),
    (Reason::Agreed, "agreement"),
    (Reason::Automatic, "adjudication"),
    (Reason::Disconnected, "abandoned"),
    (Reason::Forfeited, "rules infraction"),
    (Reason::Void, "void"),
];

/// Returns the value of `[Termination]`; `None` if the reason is unstated.
pub(super) fn termination(reason: Reason) -> Option<String> {
    match reason {
        Reason::Points(Some(margin)) => Some(format!("points {margin}")),
        Reason::Points(None) => Some(String::from("points")),
        other => TERMINATIONS
            .iter()
            .find(|known| known.0 == other)
            .map(|known| String::from(known.1)),
    }
}

/// Parses the value of `[Termination]`, as written by this library or by other programs.
pub(super) fn reason(termination: &str) -> Reason {
    let text = termination.trim().to_ascii_lowercase();
    if let Some(known) = TERMINATIONS.iter().find(|known| known.1 == text) {
        return known.0;
    }
    if let Some(margin) = text.strip_prefix("points") {
        return Reason::Points(margin_of(margin.trim()));
    }
    const PARTS: [(&str, Reason); 9] = [
        ("time", Reason::Time),
        ("abandon", Reason::Disconnected),
        ("resign", Reason::Resigned),
        ("mate", Reason::Mate),
        ("bikjang", Reason::Bikjang),
        ("agree", Reason::Agreed),
        ("points", Reason::Points(None)),
        ("adjudicat", Reason::Automatic),
        ("infraction", Reason::Forfeited),
    ];
    PARTS
        .into_iter()
        .find(|(part, _)| text.contains(part))
        .map_or(Reason::Unstated, |(_, reason)| reason)
}

/// Parses a margin in points, such as `5.5`.
fn margin_of(text: &str) -> Option<HalfPoints> {
    let (whole, half) = match text.split_once('.') {
        Some((whole, "5")) => (whole, 1),
        Some((whole, "0")) => (whole, 0),
        Some(_) => return None,
        None => (text, 0),
    };
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    let whole: i32 = whole.parse().ok().filter(|whole: &i32| whole.abs() < 1_000_000)?;
    Some(HalfPoints(whole * 2 + sign * half))
}
