//! The total result of the games at given odds.
//!
//! This module must not play games.

use core::fmt;
use std::collections::BTreeMap;

use crate::ladder::game::LadderGame;
use crate::match_runner::pairs::Tally;
use crate::match_runner::result::Usage;

/// Total result of the games added so far.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    tally: Tally,
    /// Number of games won, drawn and lost, by the code of the ending.
    ends: BTreeMap<&'static str, [u64; 3]>,
    /// Number of games, and our points in them, by opening.
    openings: BTreeMap<u64, (u64, f64)>,
}

impl Standing {
    /// Adds a game to the total.
    pub fn add(&mut self, game: &LadderGame) {
        let half_points = self.tally.add_game(game.result, game.ours());
        self.ends.entry(game.result.end.code()).or_default()[2 - half_points] += 1;
        let (games, points) = self.openings.entry(game.opening()).or_default();
        *games += 1;
        *points += half_points as f64 / 2.0;
    }

    /// Returns the number of games added.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.tally.wins + self.tally.draws + self.tally.losses
    }

    /// Returns our mean score per game, and half the width of its 95 % interval. Games from the same opening are not
    /// independent, so the variance is computed from the total of each opening.
    #[must_use]
    pub fn score(&self) -> (f64, f64) {
        let (games, mean) = (self.games() as f64, self.tally.score());
        let excess = |&(count, points): &(u64, f64)| (points - mean * count as f64).powi(2);
        let square: f64 = self.openings.values().map(excess).sum();
        (mean, 1.96 * square.sqrt() / games.max(1.0))
    }

    /// Returns the ratio of the opponent's processor time per move to ours; `None` if unknown.
    #[must_use]
    pub fn ratio(&self) -> Option<f64> {
        let [ours, theirs] = self.tally.usage.map(cpu_ms);
        (ours > 0.0).then(|| theirs / ours)
    }
}

fn cpu_ms(usage: Usage) -> f64 {
    usage.cpu_ms as f64 / usage.moves.max(1) as f64
}

impl<'a> FromIterator<&'a LadderGame> for Standing {
    fn from_iter<I: IntoIterator<Item = &'a LadderGame>>(games: I) -> Standing {
        let mut standing = Standing::default();
        games.into_iter().for_each(|game| standing.add(game));
        standing
    }
}

/// Writes a summary, then a table of the results by ending.
impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (score, error) = self.score();
        let Tally {
            wins,
            draws,
            losses,
            usage: [ours, theirs],
            ..
        } = &self.tally;
        writeln!(
            f,
            "{} games of {} openings: +{wins} ={draws} -{losses}, {:.1} % (95 %: {:.1} to {:.1} %)",
            self.games(),
            self.openings.len(),
            100.0 * score,
            100.0 * (score - error).max(0.0),
            100.0 * (score + error).min(1.0)
        )?;
        write!(f, "CPU ms a move {:.1} : {:.1}", cpu_ms(*ours), cpu_ms(*theirs))?;
        if let Some(ratio) = self.ratio() {
            write!(f, " = {ratio:.1} times")?;
        }
        let nodes = |usage: &Usage| usage.nodes / usage.moves.max(1);
        let plies = self.tally.plies.checked_div(self.games()).unwrap_or(0);
        writeln!(
            f,
            ", nodes a move {} : {}, plies a game {plies}\n",
            nodes(ours),
            nodes(theirs)
        )?;
        writeln!(f, "{:24} {:>6} {:>6} {:>6}", "end", "won", "drawn", "lost")?;
        for (end, [won, drawn, lost]) in &self.ends {
            writeln!(f, "{end:24} {won:>6} {drawn:>6} {lost:>6}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Standing;
    use crate::ladder::game::LadderGame;

    fn games(lines: &[(u64, &str)]) -> Vec<LadderGame> {
        let game = |(number, result): &(u64, &str)| format!("{number} {result} 2 1:1:10:3 1:1:90:60 a4b4 e9e9 .");
        lines.iter().map(|line| game(line).parse().expect("a game")).collect()
    }

    #[test]
    fn sides_ends_and_processor_time_are_told_apart() {
        let games = games(&[
            (0, "cho mate"),
            (1, "cho bikjang_accepted"),
            (2, "han mate"),
            (3, "han mate"),
        ]);
        let standing: Standing = games.iter().collect();
        let text = standing.to_string();
        assert!(
            text.starts_with("4 games of 2 openings: +2 =0 -2, 50.0 % (95 %"),
            "{text}"
        );
        assert!(
            text.contains("CPU ms a move 3.0 : 60.0 = 20.0 times, nodes a move 10 : 90"),
            "{text}"
        );
        let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
        assert!(rows.contains(&vec!["mate", "2", "0", "1"]), "{text}");
        assert!(rows.contains(&vec!["bikjang_accepted", "0", "0", "1"]), "{text}");
        // In both openings, the same side wins both games. Each opening is thus even, and the variance is 0.
        assert_eq!(standing.score(), (0.5, 0.0));
    }

    #[test]
    fn games_of_an_opening_that_go_together_widen_the_interval() {
        let apart: Vec<_> = (0..40)
            .map(|at| (2 * at, if at % 2 == 0 { "cho mate" } else { "han mate" }))
            .collect();
        let (_, alone) = games(&apart).iter().collect::<Standing>().score();
        assert!(
            (alone - 1.96 * 0.5 / 40f64.sqrt()).abs() < 1e-9,
            "as a coin thrown 40 times: {alone}"
        );
        let both = |at: u64| {
            let winner = if (at / 2).is_multiple_of(2) == at.is_multiple_of(2) {
                "cho mate"
            } else {
                "han mate"
            };
            (at, winner)
        };
        let (_, together) = games(&(0..40).map(both).collect::<Vec<_>>())
            .iter()
            .collect::<Standing>()
            .score();
        assert!((together / alone - 2f64.sqrt()).abs() < 1e-9, "{together} {alone}");
    }
}
