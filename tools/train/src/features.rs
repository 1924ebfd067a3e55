//! Conversion of samples to rows of the weight matrix, using a table derived from the engine's numbering of inputs.
//!
//! This module must not depend on weights.

use crate::sample::{KIND_CODES, Label, MOST_PIECES, Sample, piece};
use engine::nnue::features::{INPUTS, View};
use engine::nnue::rule_class::RULE_CLASSES;
use engine::rng::mix;
use janggi::{Side, Square};
use serde::{Deserialize, Serialize};

/// First bias row; there is one for each rule class. A side's own general is not an input. In its place, a position
/// activates the bias row of its rule class.
pub(crate) const BIAS: usize = INPUTS;
/// Number of rows that positions can activate.
pub(crate) const ROWS: usize = INPUTS + RULE_CLASSES;

/// Inputs of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Inputs {
    /// Only the pieces (file version 1).
    Plain,
    /// The pieces and the rule class (file version 2).
    Rules,
}

/// Number of squares in a palace.
const PALACE: usize = 9;
/// Number of squares on the board.
const POINTS: usize = 90;

/// Rows that one perspective activates, one for each piece.
pub(crate) type Rows = [u16; MOST_PIECES];

/// Mirroring of training positions from left to right. It only affects positions with a general on the middle file.
/// All others have the same inputs as their mirror images.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mirror {
    /// Mirrors no positions.
    Never,
    /// Mirrors positions at random, depending on this seed and their index in the epoch.
    Drawn(u64),
}

/// Row of every kind of piece on every square, by perspective and square of the perspective's general.
pub(crate) struct Table {
    rows: Vec<[[u16; POINTS]; KIND_CODES]>,
}

/// Returns the number of a square within its palace.
fn within_palace(square: u8) -> usize {
    let (file, rank) = (usize::from(square % 9), usize::from(square / 9));
    (rank % 7 * 3 + file.saturating_sub(3)).min(PALACE - 1)
}

impl Table {
    /// Creates the table from the engine's numbering.
    pub(crate) fn new() -> Table {
        let mut rows = vec![[[BIAS as u16; POINTS]; KIND_CODES]; 2 * PALACE];
        for side in Side::ALL {
            for king in Square::all().filter(|square| square.palace() == Some(side)) {
                let view = View::of(side, king);
                let table = &mut rows[side as usize * PALACE + within_palace(king.index())];
                for (kind, points) in table.iter_mut().enumerate() {
                    for (square, row) in Square::all().zip(points) {
                        // The side's own general is not an input, so its entry remains the bias.
                        if let Some(input) = piece(kind).and_then(|piece| view.input(piece, square)) {
                            *row = input;
                        }
                    }
                }
            }
        }
        Table { rows }
    }

    /// Fills in the rows of a sample for the side to move (`us`) and the other side. Returns the number for each.
    fn rows_of(&self, sample: &Sample, label: &Label, mirrored: bool, us: &mut Rows, them: &mut Rows) -> usize {
        let mut pieces = [(0u8, 0u8); MOST_PIECES];
        let mut count = 0;
        let mut generals = [0u8; 2];
        sample.for_each_piece(|square, kind| {
            let square = if mirrored {
                square / 9 * 9 + 8 - square % 9
            } else {
                square
            };
            if kind % 7 == 0 && kind < 14 {
                generals[usize::from(kind / 7)] = square;
            }
            pieces[count % MOST_PIECES] = (square, kind);
            count += 1;
        });
        let count = count.min(MOST_PIECES);
        let table = |side: Side| &self.rows[side as usize * PALACE + within_palace(generals[side as usize])];
        let (mine, theirs) = (table(label.turn), table(label.turn.opposite()));
        // The table contains only the first bias row. Adding the index of a rule class yields the row of the class.
        let bias = |row: u16| {
            row + if row == BIAS as u16 {
                label.class.index() as u16
            } else {
                0
            }
        };
        for ((us, them), &(square, kind)) in us.iter_mut().zip(them).zip(&pieces[..count]) {
            *us = bias(mine[usize::from(kind)][usize::from(square)]);
            *them = bias(theirs[usize::from(kind)][usize::from(square)]);
        }
        count
    }
}

/// Returns the output bucket for a number of pieces and a lead of the side to move. The result is the same as that of
/// the engine's [`output`](engine::nnue::features::output), which needs a board.
fn output_of(pieces: usize, lead: i16) -> usize {
    (pieces.saturating_sub(2) / 8).min(3) * 2 + usize::from(lead > 0)
}

/// Input of the network for one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Input {
    /// Rows of the side to move, then of the other side. Only the first `count` of each are valid.
    pub(crate) rows: [Rows; 2],
    /// Number of pieces.
    pub(crate) count: u8,
    /// Output bucket of the position.
    pub(crate) output: u8,
}

impl Input {
    pub(crate) const EMPTY: Input = Input {
        rows: [[0; MOST_PIECES]; 2],
        count: 0,
        output: 0,
    };

    /// Returns the rows of one perspective: 0 for the side to move, 1 for the other.
    pub(crate) fn rows(&self, perspective: usize) -> &[u16] {
        &self.rows[perspective][..usize::from(self.count)]
    }

    /// Fills in the input of a sample, whose index in the epoch is `number`.
    pub(crate) fn fill(&mut self, table: &Table, sample: &Sample, mirror: Mirror, number: u64) {
        let label = sample.label();
        let mirrored = match mirror {
            Mirror::Never => false,
            Mirror::Drawn(seed) => mix(seed ^ number) & 1 == 1,
        };
        let [us, them] = &mut self.rows;
        let count = table.rows_of(sample, &label, mirrored, us, them);
        self.count = count as u8;
        self.output = output_of(count, label.lead) as u8;
    }
}

#[cfg(test)]
mod tests {
    use super::{BIAS, Input, Mirror, Table};
    use crate::sample::{Label, Sample};
    use engine::nnue::{RuleClass, features};
    use engine::rng::Rng;
    use janggi::{Arrangement, BySide, Position};

    /// For positions of random games, mirrored or not, the rows must match the engine's inputs and the bias.
    #[test]
    fn rows_are_the_engines_inputs() {
        let table = Table::new();
        let mut rng = Rng::new(5);
        for game in 0..20 {
            let mut position = Position::start(BySide {
                cho: Arrangement::CLASSIC[game % 4],
                han: Arrangement::CLASSIC[game / 4 % 4],
            });
            for ply in 0..120 {
                let steps = position.legal_moves();
                let Some(&mv) = steps.get(rng.below(steps.len().max(1) as u64) as usize) else {
                    break;
                };
                position.play_unchecked(mv);
                let turn = position.turn();
                let lead = rng.below(41) as i16 - 20;
                let label = Label {
                    turn,
                    score: 0,
                    lead,
                    result: 1,
                    class: RuleClass::from_index(rng.below(6) as u8).expect("below six"),
                };
                let sample = Sample::pack(position.board(), label);
                for (mirror, board) in [
                    (Mirror::Never, position.board().clone()),
                    (Mirror::Drawn(ply), position.board().clone()),
                    (Mirror::Drawn(ply), position.board().mirror()),
                ] {
                    let mut input = Input::EMPTY;
                    input.fill(&table, &sample, mirror, ply);
                    assert_eq!(usize::from(input.output), features::output(&board, i32::from(lead)));
                    let fits = [turn, turn.opposite()].into_iter().enumerate().all(|(at, side)| {
                        let general = board.by_piece(side, janggi::Role::General).first().expect("a general");
                        let mut wanted: Vec<u16> = features::active(side, general, &board).to_vec();
                        wanted.push((BIAS + label.class.index()) as u16);
                        wanted.sort_unstable();
                        let mut rows = input.rows(at).to_vec();
                        rows.sort_unstable();
                        rows == wanted
                    });
                    let drawn = mirror != Mirror::Never && engine::rng::mix(ply ^ ply) & 1 == 1;
                    let is_mirrored = board != *position.board();
                    assert!(fits || drawn != is_mirrored, "{board:?}");
                }
            }
        }
    }
}
