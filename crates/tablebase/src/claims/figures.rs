//! Formats the answers as Markdown tables for `docs/engine/endgames.md`.

use super::file::{Case, ClaimsFile, Verdicts, WinCount};
use super::list::Says;
use std::fmt::Write;

impl ClaimsFile {
    /// Returns the answers as Markdown tables.
    #[must_use]
    pub fn figures(&self) -> String {
        let mut text = String::new();
        let _ = writeln!(
            text,
            "| claim | material | is said to | won, facing ignored | longest | won, facing may draw | longest | ahead on points | won on points as Cho | as Han |"
        );
        let _ = writeln!(text, "|---|---|---|---|---|---|---|---|---|---|");
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
                    "| {} | {name} | {says} | {} | {} | {} | {} |",
                    claim.id,
                    cells(case.verdicts.mate.as_ref()),
                    cells(case.verdicts.mate_facing_draw.as_ref()),
                    ahead(case),
                    on_points(case)
                );
            }
        }
        self.add_guarded(&mut text);
        text
    }

    /// Adds a table of the wins of an attacker with guards.
    fn add_guarded(&self, text: &mut String) {
        let _ = writeln!(
            text,
            "\n| material | guards of the attacker | won, facing ignored | longest | won, facing may draw | longest |"
        );
        let _ = writeln!(text, "|---|---|---|---|---|---|");
        for case in self.claims.iter().flat_map(|claim| &claim.cases) {
            for (guards, verdicts) in (1..).zip(&case.with_guards) {
                if *verdicts != Verdicts::default() {
                    let _ = writeln!(
                        text,
                        "| {} | {guards} | {} | {} |",
                        case.signature,
                        cells(verdicts.mate.as_ref()),
                        cells(verdicts.mate_facing_draw.as_ref())
                    );
                }
            }
        }
    }
}

fn cells(verdict: Option<&WinCount>) -> String {
    let Some(verdict) = verdict else {
        return "not computed | ".to_owned();
    };
    let longest = verdict
        .longest
        .map_or_else(|| "none".to_owned(), |plies| plies.to_string());
    format!("{} | {longest}", percent(verdict.won, verdict.positions))
}

fn on_points(case: &Case) -> String {
    match case.on_points {
        Some(shares) => shares.map(|share| percent(share.won, share.positions)).join(" | "),
        None => "not computed | ".to_owned(),
    }
}

/// Formats the percentage of won positions. 0 and 100 are shown only if they are exact.
fn percent(won: u64, positions: u64) -> String {
    let share = 100.0 * won as f64 / positions.max(1) as f64;
    let rounded = format!("{share:.1} %");
    match rounded.as_str() {
        "100.0 %" if won < positions => "> 99.9 %".to_owned(),
        "0.0 %" if won > 0 => "< 0.1 %".to_owned(),
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
