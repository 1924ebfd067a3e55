//! Formats values as UCI text. This module must neither write to the output nor search.

use core::fmt::Write as _;

use janggi::{Move, Position};

use crate::chances::{Chances, Stage};
use crate::report::Info;
use crate::score::{Bound, Nodes, Score, ScoreKind};
use crate::time::Millis;

/// Formats a score: `cp 35`, `mate 3`, `mate -2`. Any other proven win or loss is printed as a mate of the same length,
/// because UCI has only these two kinds of score.
#[must_use]
pub fn score(score: Score) -> String {
    match score.kind() {
        ScoreKind::Centipawns(centipawns) => format!("cp {centipawns}"),
        ScoreKind::MateIn(plies) | ScoreKind::WinIn(plies) => format!("mate {}", whole_moves(plies)),
        ScoreKind::MatedIn(plies) | ScoreKind::LossIn(plies) => format!("mate -{}", whole_moves(plies)),
    }
}

/// Converts plies to whole moves, rounded up.
const fn whole_moves(plies: u16) -> u16 {
    plies.div_ceil(2)
}

/// Formats a line of moves played from `root`.
#[must_use]
pub fn line(root: &Position, moves: &[Move]) -> String {
    let mut position = root.clone();
    let mut text = String::new();
    for &mv in moves {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&janggi::uci::print_move(mv, &position));
        position.play_unchecked(mv);
    }
    text
}

/// Formats one `info depth …` line without a line ending. Includes winning chances (`wdl`) if `stage` is given.
#[must_use]
pub fn info(root: &Position, info: &Info<'_>, stage: Option<Stage>) -> String {
    let mut text = format!(
        "info depth {} seldepth {} multipv {} score {}",
        info.depth.0,
        info.seldepth,
        info.multipv,
        score(info.score)
    );
    match info.bound {
        Bound::Exact => {}
        Bound::Lower => text.push_str(" lowerbound"),
        Bound::Upper => text.push_str(" upperbound"),
    }
    // Writing to a `String` cannot fail.
    if let Some(stage) = stage {
        let Chances { win, draw, loss } = Chances::of(info.score, stage);
        let _ = write!(text, " wdl {win} {draw} {loss}");
    }
    let _ = write!(
        text,
        " nodes {} nps {} hashfull {}",
        info.nodes.0,
        info.nps(),
        info.hashfull
    );
    if let Some(hits) = info.tbhits {
        let _ = write!(text, " tbhits {hits}");
    }
    let _ = write!(text, " time {} pv {}", info.time.0, line(root, info.pv));
    text
}

/// Formats the `info` line with the nodes and time of a whole search, printed after its last principal variation.
#[must_use]
pub fn summary(nodes: Nodes, time: Millis) -> String {
    let nps = nodes.0.saturating_mul(1000).checked_div(time.0).unwrap_or(0);
    format!("info nodes {} nps {nps} time {}", nodes.0, time.0)
}

/// Formats `bestmove M [ponder M]`, or `bestmove (none)` without a move.
#[must_use]
pub fn best(root: &Position, best: Option<Move>, ponder: Option<Move>) -> String {
    let Some(mv) = best else {
        return "bestmove (none)".to_owned();
    };
    let mut text = format!("bestmove {}", janggi::uci::print_move(mv, root));
    if let Some(reply) = ponder {
        let mut after = root.clone();
        after.play_unchecked(mv);
        text.push_str(" ponder ");
        text.push_str(&janggi::uci::print_move(reply, &after));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::score;
    use crate::score::{Ply, Score};

    #[test]
    fn scores_are_written_as_guis_expect() {
        for (value, text) in [
            (Score::estimate(-12), "cp -12"),
            (Score::mating_at(Ply(1)), "mate 1"),
            (Score::mating_at(Ply(5)), "mate 3"),
            (Score::mated_at(Ply(0)), "mate -0"),
            (Score::mated_at(Ply(4)), "mate -2"),
            (Score::won_at(Ply(2)), "mate 1"),
            (Score::lost_at(Ply(3)), "mate -2"),
        ] {
            assert_eq!(score(value), text);
        }
    }
}
