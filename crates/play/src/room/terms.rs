//! What is agreed before a game: rules, start, clock, seats. Fixed once a room is open.

use std::fmt;

use janggi::ruleset::{AllowedSetups, SetupOrder};
use janggi::{
    Arrangement, BySide, Game, HalfPoints, Position, Rules, SetupFaults, Side, Square, Start, StartError, fen,
};
use serde::{Deserialize, Serialize};

use super::rules_json;
use super::seat::SeatHolder;
use super::setup::SetupPlan;
use crate::control::{TimeControl, TimeControlError};
use crate::ids::GameId;

/// What was agreed before a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Terms {
    /// The game's id.
    pub game: GameId,
    /// `kakao@1` where the rules came from a preset.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_id: Option<String>,
    /// The rules, whole: a preset may change, a game's rules never do.
    #[serde(with = "rules_json")]
    pub rules: Rules,
    /// Where the game begins.
    pub start: StartPlan,
    /// The clock.
    pub time: TimeControl,
    /// Whether moves may be taken back.
    pub takeback: TakebackPolicy,
    /// Who sits where when the room opens.
    pub seats: BySide<SeatHolder>,
}

/// Where a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StartPlan {
    /// Arranged back ranks (차림), perhaps with odds (접장기).
    Arranged {
        /// Squares of Han's pieces that are left out; Han moves first then.
        #[serde(default, skip_serializing_if = "Vec::is_empty", with = "squares")]
        handicap: Vec<Square>,
        /// Han's deom (덤) in half points, where the game brings its own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deom_half: Option<u16>,
    },
    /// A free position; nothing is arranged.
    Position {
        /// The position.
        fen: String,
    },
}

/// Whether moves may be taken back (무르기).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakebackPolicy {
    /// A casual game.
    Allowed,
    /// A game in earnest.
    Never,
}

/// Why a room cannot be opened on these terms.
#[derive(Clone, Debug, PartialEq)]
pub enum OpenError {
    /// A number of the time control is out of range.
    Time(TimeControlError),
    /// The FEN cannot be read.
    Fen(fen::FenError),
    /// The FEN's position cannot be played.
    Position(SetupFaults),
    /// The start is not possible under the rules.
    Start(StartError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time(error) => error.fmt(f),
            Self::Fen(error) => error.fmt(f),
            Self::Position(faults) => faults.fmt(f),
            Self::Start(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

/// What stands when nobody chooses: inner elephants (안상차림) on both sides.
pub(super) const UNCHOSEN: BySide<Arrangement> = BySide {
    cho: Arrangement::Mssm,
    han: Arrangement::Mssm,
};

impl Terms {
    /// The same terms, once it is known that a game can be played on them.
    pub(super) fn checked(self) -> Result<Self, OpenError> {
        self.time.checked().map_err(OpenError::Time)?;
        match self.plan() {
            SetupPlan::Given => {
                self.begin(UNCHOSEN)?;
            }
            SetupPlan::FirstVisible { .. } | SetupPlan::SwapMoves { .. } => {
                let possible = self.pairs().find_map(|pair| self.begin(pair).ok());
                possible.map_or_else(|| self.begin(UNCHOSEN), Ok)?;
            }
            // Nobody may learn the other's choice from a refusal: every pair of allowed choices must be possible.
            SetupPlan::SimultaneousHidden => {
                let (cho, han) = (self.choices(Side::Cho), self.choices(Side::Han));
                for pair in self
                    .pairs()
                    .filter(|pair| cho.contains(&pair.cho) && han.contains(&pair.han))
                {
                    self.begin(pair)?;
                }
                if cho.is_empty() {
                    self.begin(UNCHOSEN)?;
                }
            }
        }
        Ok(self)
    }

    /// How the setup comes about: as the rules say, and not at all before a free position.
    #[must_use]
    pub fn plan(&self) -> SetupPlan {
        match (&self.start, self.rules.setup.order) {
            (StartPlan::Position { .. }, _) | (StartPlan::Arranged { .. }, SetupOrder::Fixed) => SetupPlan::Given,
            (StartPlan::Arranged { .. }, SetupOrder::Visible { first }) => SetupPlan::FirstVisible { first },
            (StartPlan::Arranged { .. }, SetupOrder::SimultaneousHidden) => SetupPlan::SimultaneousHidden,
            (StartPlan::Arranged { .. }, SetupOrder::SwapMoves { first }) => SetupPlan::SwapMoves { first },
        }
    }

    /// The setups that a side may choose, whatever the other does.
    #[must_use]
    pub fn choices(&self, side: Side) -> Vec<Arrangement> {
        match self.plan() {
            SetupPlan::Given => Vec::new(),
            SetupPlan::FirstVisible { .. } | SetupPlan::SimultaneousHidden | SetupPlan::SwapMoves { .. } => {
                Arrangement::ALL
                    .into_iter()
                    .filter(|&one| self.may_choose(side, one, None))
                    .collect()
            }
        }
    }

    /// The game at its beginning.
    pub(super) fn begin(&self, arrangements: BySide<Arrangement>) -> Result<Game, OpenError> {
        let start = self.start_with(arrangements)?;
        Game::new(self.rules.clone(), start).map_err(OpenError::Start)
    }

    /// The same game, once it was judged: whether the rules allow the start is not asked.
    pub(super) fn begin_unjudged(&self, arrangements: BySide<Arrangement>) -> Result<Game, OpenError> {
        let start = self.start_with(arrangements)?;
        Game::unjudged(self.rules.clone(), start).map_err(OpenError::Start)
    }

    fn start_with(&self, arrangements: BySide<Arrangement>) -> Result<Start, OpenError> {
        Ok(match &self.start {
            StartPlan::Arranged { handicap, .. }
                if self.rules.setup.allowed == AllowedSetups::OfTheLaw && handicap.is_empty() =>
            {
                Start::usual_under(&self.rules)
            }
            StartPlan::Arranged { handicap, deom_half } => Start::Arranged {
                arrangements,
                handicap: handicap.clone(),
                deom: deom_half.map(|half| HalfPoints(half.into())),
            },
            StartPlan::Position { fen } => {
                let setup = fen::parse_under(fen, self.rules.movement).map_err(OpenError::Fen)?;
                Start::Fen(Position::try_from(setup).map_err(OpenError::Position)?)
            }
        })
    }

    /// Whether a side may choose this setup, against the other's choice where that is known.
    pub(super) fn may_choose(&self, side: Side, choice: Arrangement, other: Option<Arrangement>) -> bool {
        self.pairs()
            .filter(|pair| pair[side] == choice && other.is_none_or(|other| pair[side.opposite()] == other))
            .any(|pair| self.begin(pair).is_ok())
    }

    /// Every pair of setups.
    fn pairs(&self) -> impl Iterator<Item = BySide<Arrangement>> + use<> {
        Arrangement::ALL
            .into_iter()
            .flat_map(|cho| Arrangement::ALL.into_iter().map(move |han| BySide { cho, han }))
    }

    /// The terms of a rematch: seats changed, except in a handicap game, where the stronger player keeps Han.
    #[must_use]
    pub fn rematch(&self, game: GameId, seats: BySide<SeatHolder>) -> Self {
        let keep = matches!(&self.start, StartPlan::Arranged { handicap, .. } if !handicap.is_empty());
        let seats = if keep {
            seats
        } else {
            BySide {
                cho: seats.han,
                han: seats.cho,
            }
        };
        Self {
            game,
            seats,
            ..self.clone()
        }
    }
}

/// Squares as they are written: `["a10"]`.
mod squares {
    use janggi::Square;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(squares: &[Square], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(squares.iter().map(ToString::to_string))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Square>, D::Error> {
        let names = Vec::<String>::deserialize(from)?;
        names
            .iter()
            .map(|name| name.parse().map_err(|_| D::Error::custom("not a square")))
            .collect()
    }
}
