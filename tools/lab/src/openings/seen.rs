//! The data counted for one game: setups, winner, margin and formations.
//!
//! There are two sources: chunks of the engine's opening games, and records of human games.

use janggi::record::{Reason, Record, Winner};
use janggi::{Arrangement, Board, BySide, Cause, Formation, Outcome, Position, Rules, Side};

use crate::datagen::chunk::GameRecord;

/// Number of plies from the start in which formations are recorded; the last one of each side counts.
pub const FORMATION_PLIES: usize = 30;

/// Data of one game for the statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Setups of both sides, each one of the four in `Arrangement::CLASSIC`.
    pub arrangements: BySide<Arrangement>,
    /// Winner of the game; `None` for a draw.
    pub winner: Option<Side>,
    /// Cho's points on the board minus Han's, in half points and without deom; `None` unless the game ended in a way
    /// that is normally decided on points.
    pub margin: Option<i32>,
    /// Last named formation of each side within [`FORMATION_PLIES`]; `None` if it had none.
    pub formations: BySide<Option<Formation>>,
}

/// Reason why a game of a chunk cannot be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// The action with this index, counted from 0, is illegal.
    Illegal(usize),
    /// The game contains random moves, as training games do.
    RandomMoves,
}

/// Returns whether a game with this cause is decided by the points on the board, unless the rules define another
/// result.
const fn is_by_points(cause: Cause) -> bool {
    matches!(
        cause,
        Cause::DoublePass
            | Cause::BikjangAccepted
            | Cause::LowPoints
            | Cause::PlyLimit
            | Cause::NoCaptureLimit
            | Cause::Repetition
    )
}

fn margin(board: &Board) -> i32 {
    let points = board.points();
    points.cho.0 - points.han.0
}

/// Tracks the formations during a game.
#[derive(Default)]
struct Watch {
    formations: BySide<Option<Formation>>,
    plies: usize,
}

impl Watch {
    fn after(&mut self, board: &Board) {
        self.plies += 1;
        if self.plies <= FORMATION_PLIES {
            for side in Side::ALL {
                if let Some(formation) = Formation::of(board, side) {
                    self.formations[side] = Some(formation);
                }
            }
        }
    }
}

impl Seen {
    /// Extracts the data from one of the engine's games, which is replayed under `rules`.
    ///
    /// # Errors
    /// [`Unusable`] if the game has an illegal action or random moves.
    pub fn in_chunk(game: &GameRecord, rules: &Rules) -> Result<Seen, Unusable> {
        if game.plies.iter().any(|played| played.score.is_none()) {
            return Err(Unusable::RandomMoves);
        }
        let mut watch = Watch::default();
        let mut end = Position::start(game.arrangements);
        game.replay(rules, |history, played| {
            end = history.position().after(played.mv);
            watch.after(end.board());
        })
        .map_err(Unusable::Illegal)?;
        Ok(Seen {
            arrangements: game.arrangements,
            winner: match game.outcome {
                Outcome::Win(side) => Some(side),
                Outcome::Draw | Outcome::None => None,
            },
            margin: is_by_points(game.cause).then(|| margin(end.board())),
            formations: watch.formations,
        })
    }

    /// Extracts the data from a human game; `None` if the record does not start with two classical setups or has no
    /// result.
    #[must_use]
    pub fn in_record(record: &Record) -> Option<Seen> {
        let arrangements = record.arrangements()?;
        let is_classic = |side| Arrangement::CLASSIC.contains(arrangements.get(side));
        let winner = match record.outcome.winner {
            Winner::Side(side) => Some(side),
            Winner::Draw => None,
            Winner::Unknown => return None,
        };
        if !Side::ALL.into_iter().all(is_classic) {
            return None;
        }
        let (mut watch, mut position) = (Watch::default(), record.start.clone());
        for node in record.tree.main_line() {
            position.play_unchecked(node.mv);
            watch.after(position.board());
        }
        let by_points = matches!(record.outcome.reason, Reason::Points(_));
        Some(Seen {
            arrangements,
            winner,
            margin: by_points.then(|| margin(position.board())),
            formations: watch.formations,
        })
    }
}
