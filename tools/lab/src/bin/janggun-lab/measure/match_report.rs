//! Formats the result of a match as text or JSON.
//!
//! This module must not play games.

use lab::match_runner::pairs::Tally;
use lab::match_runner::result::{Forfeit, Usage};
use lab::match_runner::stats::Sprt;
use serde_json::{Value, json};
use std::fmt::Write;

/// Data to print after a match.
#[derive(Debug)]
pub(crate) struct Report<'a> {
    pub(crate) tally: &'a Tally,
    /// Names of players A and B.
    pub(crate) names: [&'a str; 2],
    /// Sequential test, if one was requested.
    pub(crate) sprt: Option<Sprt>,
    /// Rules as given on the command line.
    pub(crate) rules: &'a str,
}

/// Returns `sum / count`, or 0 if `count` is 0.
fn mean(sum: u64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum as f64 / count as f64 }
}

/// A table row: its name, and a function that formats a side's value.
type Row = (&'static str, fn(&Usage) -> String);

const ROWS: [Row; 5] = [
    ("moves", |usage| usage.moves.to_string()),
    ("ms a move", |usage| {
        format!("{:.1}", mean(usage.micros, usage.moves) / 1e3)
    }),
    ("nodes a move", |usage| format!("{:.0}", mean(usage.nodes, usage.moves))),
    ("CPU ms a move", |usage| {
        format!("{:.1}", mean(usage.cpu_ms, usage.moves))
    }),
    ("nodes per CPU second", |usage| {
        format!("{:.0}", mean(usage.nodes * 1_000, usage.cpu_ms))
    }),
];

const fn forfeit_name(forfeit: Forfeit) -> &'static str {
    match forfeit {
        Forfeit::Time => "lost on time",
        Forfeit::Illegal => "lost by an illegal move",
        Forfeit::Crash => "lost by a crash",
        Forfeit::Silent => "lost by silence",
    }
}

impl Report<'_> {
    fn forfeits(&self, forfeit: Forfeit) -> [u64; 2] {
        self.tally
            .forfeits
            .each_ref()
            .map(|forfeits| forfeits.get(&forfeit).copied().unwrap_or(0))
    }

    pub(crate) fn text(&self) -> String {
        let tally = self.tally;
        let games = tally.wins + tally.draws + tally.losses;
        let mut text = format!(
            "A  {}\nB  {}\n\n{tally}\n{games} games, rules {}: A scores {:.1} %",
            self.names[0],
            self.names[1],
            self.rules,
            100.0 * tally.score()
        );
        // Writing to a String cannot fail.
        if let Some((elo, error)) = tally.pairs.elo() {
            let _ = write!(text, ", Elo {elo:+.1} ± {error:.1}");
        }
        if let Some(sprt) = self.sprt {
            let _ = write!(
                text,
                "\nLLR {:.2} for [{}, {}]: {:?}",
                tally.pairs.llr(sprt),
                sprt.low,
                sprt.high,
                tally.pairs.decide(sprt)
            );
        }
        let _ = writeln!(text, "\n\n{:24} {:>12} {:>12}", "", "A", "B");
        let [a, b] = &tally.usage;
        for (name, say) in ROWS {
            let _ = writeln!(text, "{name:24} {:>12} {:>12}", say(a), say(b));
        }
        for forfeit in Forfeit::ALL {
            let [a, b] = self.forfeits(forfeit);
            let _ = writeln!(text, "{:24} {a:>12} {b:>12}", forfeit_name(forfeit));
        }
        text.push_str("\nends\n");
        for (cause, count) in &tally.causes {
            let _ = writeln!(text, "{cause}: {count}");
        }
        text
    }

    pub(crate) fn json(&self) -> Value {
        let tally = self.tally;
        let side = |at: usize| {
            let usage = &tally.usage[at];
            let forfeits: serde_json::Map<String, Value> = Forfeit::ALL
                .into_iter()
                .map(|forfeit| (forfeit.code().to_owned(), self.forfeits(forfeit)[at].into()))
                .collect();
            json!({"name": self.names[at], "moves": usage.moves, "micros": usage.micros, "nodes": usage.nodes,
                "cpu_ms": usage.cpu_ms, "fouls": forfeits})
        };
        json!({
            "rules": self.rules, "a": side(0), "b": side(1),
            "wins": tally.wins, "draws": tally.draws, "losses": tally.losses, "pairs": tally.pairs.0,
            "score": tally.score(), "plies": tally.plies, "ends": tally.causes,
            "elo": tally.pairs.elo().map(|(elo, error)| json!({"value": elo, "error": error})),
            "sprt": self.sprt.map(|sprt| json!({"low": sprt.low, "high": sprt.high, "llr": tally.pairs.llr(sprt),
                "decision": format!("{:?}", tally.pairs.decide(sprt))})),
        })
    }
}
