//! The start of a game: arranged back ranks, a handicap, or a custom position. Also defines the reasons why a start can
//! be invalid.

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

/// The start of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "a game has one start, and it is not moved about"
)]
pub enum Start {
    /// Both sides arranged their back ranks (판차림); there may be a handicap.
    Arranged {
        /// Each side's arrangement, seen from Cho's side of the board.
        arrangements: BySide<Arrangement>,
        /// The points of the Han pieces that are left out because Han is the stronger player (접장기). With a handicap,
        /// Han moves first.
        handicap: Vec<Square>,
        /// Han's bonus in this game. `None` means the rule set's deom, or zero in a handicap game.
        deom: Option<HalfPoints>,
    },
    /// A custom position, including its counters.
    Fen(Position),
}

impl Start {
    /// Returns the standard starting position: inner elephants (안상차림) on both sides and no handicap.
    #[must_use]
    pub const fn usual() -> Self {
        Self::arranged(BySide {
            cho: Arrangement::Mssm,
            han: Arrangement::Mssm,
        })
    }

    /// Returns the standard start under a rule set: [`usual`](Self::usual), or the fixed start of the variant.
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

    /// Returns a start with these arrangements and without a handicap.
    #[must_use]
    pub const fn arranged(arrangements: BySide<Arrangement>) -> Self {
        Self::Arranged {
            arrangements,
            handicap: Vec::new(),
            deom: None,
        }
    }

    /// Returns the position before the first action in a variant.
    ///
    /// # Errors
    /// As for [`position`](Self::position), and if the board is not a legal position in the variant.
    pub fn position_under(&self, movement: Movement) -> Result<Position, StartError> {
        let position = self.position()?;
        position.under(movement).map_err(StartError::Position)
    }

    /// Returns the position before the first action. A custom position keeps its variant; an arranged start uses
    /// that of Janggi.
    ///
    /// # Errors
    /// If a handicap point has no Han piece, has Han's general, or is listed twice, or if the remaining pieces are not
    /// a legal position.
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

    /// Returns Han's bonus in a game with this start.
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
    /// A handicap point has no Han piece that may be left out.
    Handicap { at: Square },
    /// The rule set does not allow the arrangement.
    Arrangement { side: Side, arrangement: Arrangement },
    /// The variant has one fixed start, as in Xiangqi, so there is nothing to arrange.
    NothingToArrange,
    /// Elephants are on opposite wings (맞상), which the rules forbid.
    Matsang,
    /// The generals face each other, which the rules never allow.
    Facing,
    /// The pieces are not a legal position under the rules' variant.
    Position(SetupFaults),
}

impl StartError {
    /// Returns a stable code for programs and translations.
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
