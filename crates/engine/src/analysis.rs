//! The result of an analysis: lines of moves in UCI text with scores and chances of winning.
//!
//! The server's workers and the browser's engine both report in this form. This module must not depend on JSON or on
//! jobs.

use std::sync::Arc;

use janggi::{Game, Move};

use crate::chances::{Chances, Stage};
use crate::engine::{Best, Config, Engine, RootLine};
use crate::limits::SearchLimits;
use crate::report::Silent;
use crate::score::{Score, ScoreKind};
use crate::time::SimulatedClock;
use crate::uci::print;

/// A score for the side to move, with a sign instead of the separate win and loss variants of [`ScoreKind`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignedScore {
    /// Estimate in centipawns; a soldier is worth about 100.
    Centipawns(i32),
    /// Mate in this many plies, negative if the side to move is mated.
    Mate(i32),
    /// Win by another ending, or by a mate from endgame tables, in this many plies; negative if the side to move loses.
    Win(i32),
}

impl From<Score> for SignedScore {
    fn from(score: Score) -> SignedScore {
        match score.kind() {
            ScoreKind::Centipawns(centipawns) => SignedScore::Centipawns(centipawns),
            ScoreKind::MateIn(plies) => SignedScore::Mate(plies.into()),
            ScoreKind::MatedIn(plies) => SignedScore::Mate(-i32::from(plies)),
            ScoreKind::WinIn(plies) => SignedScore::Win(plies.into()),
            ScoreKind::LossIn(plies) => SignedScore::Win(-i32::from(plies)),
        }
    }
}

/// A principal variation with its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisLine {
    /// Score for the side to move.
    pub score: SignedScore,
    /// Expected score in thousandths: chance of winning plus half the chance of a draw.
    pub chance: u16,
    /// Moves of the line in UCI notation.
    pub pv: Vec<String>,
}

impl AnalysisLine {
    /// Creates a line from `pv`, which starts at the current position of `game`.
    #[must_use]
    pub fn new(game: &Game, score: Score, pv: &[Move]) -> AnalysisLine {
        AnalysisLine {
            score: score.into(),
            chance: Chances::of(score, Stage::of(game)).expected(),
            pv: print::line(game.position(), pv)
                .split_whitespace()
                .map(str::to_owned)
                .collect(),
        }
    }

    /// Converts a line from a search of `game`.
    #[must_use]
    pub fn of(game: &Game, line: &RootLine) -> AnalysisLine {
        AnalysisLine::new(game, line.score, &line.pv)
    }
}

/// Searches up to `nodes` nodes with a new engine, so that the same game always has the same result.
#[must_use]
pub fn analyse(game: &Game, nodes: u64) -> Best {
    let clock = Arc::new(SimulatedClock::default());
    Engine::new(Config::default(), clock).search(game, &SearchLimits::nodes(nodes.max(1)), &Silent)
}

#[cfg(test)]
mod tests {
    use super::{AnalysisLine, SignedScore, analyse};
    use crate::score::{Ply, Score};
    use janggi::{Game, Preset, Start};

    #[test]
    fn the_sign_says_who_wins() {
        for (score, wanted) in [
            (Score::estimate(-120), SignedScore::Centipawns(-120)),
            (Score::mating_at(Ply(3)), SignedScore::Mate(3)),
            (Score::mated_at(Ply(4)), SignedScore::Mate(-4)),
            (Score::won_at(Ply(2)), SignedScore::Win(2)),
            (Score::lost_at(Ply(5)), SignedScore::Win(-5)),
        ] {
            assert_eq!(SignedScore::from(score), wanted);
        }
    }

    #[test]
    fn equal_games_have_equal_lines_that_begin_with_the_best_move() {
        let game = Game::new(Preset::Kakao.rules(), Start::usual()).expect("the usual start");
        let best = analyse(&game, 500);
        assert_eq!(best, analyse(&game, 500));
        let line = AnalysisLine::of(&game, &best.lines[0]);
        let mv = janggi::uci::print_move(best.mv.expect("the game goes on"), game.position());
        assert_eq!(line.pv[0], mv);
        assert!((1..1_000).contains(&line.chance), "{line:?}");
    }
}
