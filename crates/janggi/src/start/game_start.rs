//! How a game starts: arranged back ranks, a handicap, or a free position; and every reason why it cannot.

use alloc::vec::Vec;
use core::fmt;

use crate::arrangement::Arrangement;
use crate::movement::Movement;
use crate::points::HalfPoints;
use crate::position::Position;
use crate::role::Role;
use crate::ruleset::Rules;
use crate::setup::SetupFaults;
use crate::side::{BySide, Side};
use crate::square::Square;

/// The beginning of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "a game has one start, and it is not moved about"
)]
pub enum Start {
    /// Both sides arranged (판차림), perhaps with odds given.
    Arranged {
        /// Each side's choice, seen from Cho's side of the board.
        arrangements: BySide<Arrangement>,
        /// Points whose pieces Han, the stronger side, leaves out (접장기); then Han moves first.
        handicap: Vec<Square>,
        /// The game's own deom. `None` is the rule set's, and no deom in a handicap game.
        deom: Option<HalfPoints>,
    },
    /// A free position; its counters count.
    Fen(Position),
}

impl Start {
    /// Inner elephants (안상차림) on both sides, no odds: the usual picture of the start.
    #[must_use]
    pub const fn usual() -> Self {
        Self::arranged(BySide {
            cho: Arrangement::Mssm,
            han: Arrangement::Mssm,
        })
    }

    /// Returns the usual start under a rule set: [`usual`](Self::usual), or the one that the law of movement gives.
    ///
    /// ```
    /// use janggi::{Game, Preset, Start};
    ///
    /// for preset in Preset::ALL {
    ///     let rules = preset.rules();
    ///     let start = Start::usual_under(&rules);
    ///     assert!(Game::new(rules, start).is_ok());
    /// }
    /// ```
    #[must_use]
    pub fn usual_under(rules: &Rules) -> Self {
        match rules.movement {
            Movement::Janggi | Movement::ChessWar => Self::usual(),
            Movement::Xiangqi => Self::Fen(Position::xiangqi_start()),
        }
    }

    /// Two arrangements, no odds.
    #[must_use]
    pub const fn arranged(arrangements: BySide<Arrangement>) -> Self {
        Self::Arranged {
            arrangements,
            handicap: Vec::new(),
            deom: None,
        }
    }

    /// Returns the position before the first action under a law of movement.
    ///
    /// # Errors
    /// As [`position`](Self::position), and when the board is not a position under the law.
    pub fn position_under(&self, movement: Movement) -> Result<Position, StartError> {
        let position = self.position()?;
        position.under(movement).map_err(StartError::Position)
    }

    /// Returns the position before the first action: a free position under its own law of movement, an arranged one under
    /// Janggi's.
    ///
    /// # Errors
    /// If the handicap names a point without a Han piece, or Han's general, or a point twice.
    pub fn position(&self) -> Result<Position, StartError> {
        match self {
            Self::Fen(position) => Ok(position.clone()),
            Self::Arranged {
                arrangements, handicap, ..
            } if handicap.is_empty() => Ok(Position::start(*arrangements)),
            Self::Arranged {
                arrangements, handicap, ..
            } => handicapped(*arrangements, handicap),
        }
    }

    /// Han's bonus in a game from here.
    #[must_use]
    pub fn deom(&self, rules: &Rules) -> HalfPoints {
        match self {
            Self::Arranged { deom: Some(deom), .. } => *deom,
            Self::Arranged {
                handicap, deom: None, ..
            } if !handicap.is_empty() => HalfPoints::ZERO,
            Self::Arranged { .. } | Self::Fen(_) => rules.deom,
        }
    }
}

fn handicapped(arrangements: BySide<Arrangement>, handicap: &[Square]) -> Result<Position, StartError> {
    let mut setup = Position::start(arrangements).to_setup();
    for square in handicap {
        match setup.board.get(*square) {
            Some(piece) if piece.side == Side::Han && piece.role != Role::General => setup.board.set(*square, None),
            Some(_) | None => return Err(StartError::Handicap { at: *square }),
        }
    }
    setup.turn = Side::Han;
    Position::try_from(setup).map_err(StartError::Position)
}

/// Reason why a game cannot start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// A handicap point holds no piece of Han's that may be left out.
    Handicap {
        /// The point.
        at: Square,
    },
    /// The arrangement is not one of the rule set's.
    Arrangement { side: Side, arrangement: Arrangement },
    /// Any arrangement where the law of movement has one fixed start, as in Xiangqi.
    NothingToArrange,
    /// Elephants on opposite wings (맞상) under rules that forbid them.
    Matsang,
    /// The generals face each other under rules that never allow it.
    Facing,
    /// The remaining pieces are not a legal position.
    Position(SetupFaults),
}

impl StartError {
    /// Returns a stable word for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Handicap { .. } => "bad_handicap",
            Self::Arrangement { .. } | Self::NothingToArrange => "arrangement_not_allowed",
            Self::Matsang => "matsang_forbidden",
            Self::Facing => "generals_facing",
            Self::Position(_) => "bad_position",
        }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Handicap { at } => write!(f, "{at} holds no Han piece that can be left out"),
            Self::Arrangement { side, arrangement } => {
                write!(f, "{side} may not arrange {arrangement} under these rules")
            }
            Self::NothingToArrange => f.write_str("there is one fixed start under these rules, and nothing to arrange"),
            Self::Matsang => f.write_str("elephants on opposite wings are forbidden under these rules"),
            Self::Facing => f.write_str("the generals face each other, which these rules never allow"),
            Self::Position(faults) => faults.fmt(f),
        }
    }
}

impl core::error::Error for StartError {}
