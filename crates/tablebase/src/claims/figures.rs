//! The answers as a table in Markdown, for `docs/endgames.md`.

use super::file::{Case, ClaimsFile, Verdict};
use super::list::Says;
use std::fmt::Write;

impl ClaimsFile {
    /// The table.
    #[must_use]
    pub fn figures(&self) -> String {
        let mut text = String::new();
        let _ = writeln!(
            text,
            "| claim | material | is said to | won, facing ignored | longest | won, facing may draw | longest | ahead on points |"
        );
        let _ = writeln!(text, "|---|---|---|---|---|---|---|---|");
        for claim in &self.claims {
            for case in &claim.cases {
                let says = match case.says {
                    Says::Wins => "win",
                    Says::Holds => "not win",
                };
                let name = if case.arises {
                    case.signature.clone()
                } else {
                    format!("{} (cannot arise)", case.signature)
                };
                let _ = writeln!(
                    text,
                    "| {} | {name} | {says} | {} | {} | {} |",
                    claim.id,
                    cells(case.verdicts.mate.as_ref()),
                    cells(case.verdicts.mate_facing_draw.as_ref()),
                    ahead(case)
                );
            }
        }
        text
    }
}

fn cells(verdict: Option<&Verdict>) -> String {
    let Some(verdict) = verdict else {
        return "not computed | ".to_owned();
    };
    let longest = verdict
        .longest
        .map_or_else(|| "none".to_owned(), |plies| plies.to_string());
    format!("{} | {longest}", share(verdict))
}

/// The share of won positions in percent, never rounded to all or nothing.
fn share(verdict: &Verdict) -> String {
    let share = 100.0 * verdict.won as f64 / verdict.positions.max(1) as f64;
    let rounded = format!("{share:.1} %");
    match rounded.as_str() {
        "100.0 %" if verdict.won < verdict.positions => "> 99.9 %".to_owned(),
        "0.0 %" if verdict.won > 0 => "< 0.1 %".to_owned(),
        _ => rounded,
    }
}

fn ahead(case: &Case) -> &'static str {
    match case.leads {
        [true, true] => "attacker",
        [false, true] => "attacker as Han, defender as Han",
        [true, false] => "attacker as Cho, defender as Cho",
        [false, false] => "defender",
    }
}
