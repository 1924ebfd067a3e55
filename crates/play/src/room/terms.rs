//! The terms agreed before a game: rules, start, clock, seats. Fixed once a room is open.

use std::fmt;

use janggi::ruleset::{AllowedSetups, SetupOrder, Stopped};
use janggi::{
    Arrangement, BySide, Game, HalfPoints, Position, Role, Rules, SetupFaults, Side, Square, Start, StartError, fen,
};
use serde::{Deserialize, Serialize};

use super::hands::ClosedHands;
use super::referee::RefereePlan;
use super::rules_json;
use super::seat::SeatHolder;
use super::setup::SetupPlan;
use super::square_text;
use crate::control::{TimeControl, TimeControlError};
use crate::ids::{GameId, Player, TournamentId};
use crate::time::Millis;
use crate::touch;
use crate::zone::Zone;

/// The terms agreed before a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Terms {
    pub game: GameId,
    /// The preset of the rules, such as `kakao@1`; `None` for custom rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_id: Option<String>,
    /// The complete rules: a preset may change, but a game's rules never do.
    #[serde(with = "rules_json")]
    pub rules: Rules,
    /// The start of the game.
    pub start: StartPlan,
    /// The time control.
    pub time: TimeControl,
    /// Whether moves may be taken back (무르기).
    pub takeback: TakebackPolicy,
    /// Holders of the seats when the room opens.
    pub seats: BySide<SeatHolder>,
    /// The hands that decide the sides; `None` if the sides are already decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<ClosedHands>,
    /// The custom by which a player got Han; `None` if the sides were decided in another way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seniority: Option<Seniority>,
    /// Whether the game is rated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// The requested referee, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub referee: Option<RefereePlan>,
    /// Time limit for each choice of a setup in a game of two people; `None` without a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup_time: Option<Millis>,
    /// The only player who may take the open seat; `None` if anyone may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invited: Option<Player>,
    /// Visibility of the game to people without its link.
    #[serde(default, skip_serializing_if = "Visibility::is_default")]
    pub visibility: Visibility,
    /// Time zone in which the game was created; `None` if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
    /// The tournament in which the game is played; `None` for any other game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentTerms>,
}

/// Terms of a tournament game. Its players cannot abort it, adjourn it or give time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentTerms {
    pub id: TournamentId,
    /// Time for the first move of each side, after which the game is lost.
    pub first_move: Millis,
}

/// Visibility of a game to people without its link.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Only people with the link can watch.
    #[default]
    ByLink,
    /// Anyone can watch, since the game is in the list of live games while it is played.
    Listed,
}

impl Visibility {
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// The custom by which one of the players takes Han (한).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seniority {
    /// The older player (연장자) takes Han.
    Elder,
    /// The higher-ranked player (상수) takes Han.
    HigherRank,
}

/// The start of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StartPlan {
    /// The usual position with chosen setups (차림), possibly with a handicap (접장기).
    Arranged {
        /// Squares of Han's pieces that are removed; Han then moves first.
        #[serde(default, skip_serializing_if = "Vec::is_empty", with = "square_text::list")]
        handicap: Vec<Square>,
        /// Roles of additional pieces of Han that are removed, one entry per piece. Their squares depend on the setup.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        give: Vec<Role>,
        /// Han's deom (덤) in half points, if it differs from that of the rules.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deom_half: Option<u16>,
    },
    /// A free position, without a choice of setups.
    Position {
        /// The position in FEN.
        fen: String,
    },
}

impl StartPlan {
    /// Returns whether Han gives a handicap (접장기).
    #[must_use]
    pub fn gives(&self) -> bool {
        matches!(self, Self::Arranged { handicap, give, .. } if !handicap.is_empty() || !give.is_empty())
    }

    /// Returns the squares left empty in Han's setup; for each role, the first squares from file a on. If Han does not
    /// have enough pieces of a role, the list contains the general's square, which makes the start invalid.
    #[must_use]
    pub fn given(&self, han: Arrangement) -> Vec<Square> {
        let Self::Arranged { handicap, give, .. } = self else {
            return Vec::new();
        };
        let start = Position::start(BySide { cho: han, han });
        let mut given = handicap.clone();
        for role in give {
            let mut own = start.board().pieces().filter(|(_, piece)| piece.side == Side::Han);
            let next = own.find(|(square, piece)| piece.role == *role && !given.contains(square));
            given.push(next.map_or(start.general(Side::Han), |(square, _)| square));
        }
        given
    }
}

/// Whether moves may be taken back (무르기).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakebackPolicy {
    /// Takebacks are allowed, as in casual games.
    Allowed,
    /// Takebacks are not allowed, as in serious games.
    Never,
}

/// The takeback mode of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakebackMode {
    /// Moves are taken back at once: against the engine, or on one device.
    Immediate,
    /// The opponent must agree.
    Asked,
    Never,
}

/// The reason a room cannot be opened on these terms.
#[derive(Clone, Debug, PartialEq)]
pub enum OpenError {
    /// A number of the time control is out of range.
    Time(TimeControlError),
    /// The FEN cannot be read.
    Fen(fen::FenError),
    /// The position in the FEN cannot be played.
    Position(SetupFaults),
    /// The rules do not allow this start.
    Start(StartError),
    /// The game cannot be rated.
    Unrateable(Unrateable),
    /// A game with a referee requires two human players.
    RefereeAlone,
    /// The game has a total time, but its rules do not allow games to be stopped.
    NeverStopped,
}

/// The reason a game cannot be rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unrateable {
    /// The engine plays one side.
    Engine,
    /// One player holds both seats.
    SamePlayer,
    /// The game has a handicap or a special deom.
    Handicap,
    /// The game starts from a free position.
    Position,
    /// A referee may decide the game.
    Referee,
    /// The game is played without a clock, so it is not on any ladder.
    NoClock,
    /// Both sides share a total time, so the side that is ahead on points can simply wait.
    SharedTime,
    /// The game uses custom rules, and ladders are only for presets.
    HouseRules,
}

impl Unrateable {
    /// Returns the stable code of the reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Engine => "engine",
            Self::SamePlayer => "same_player",
            Self::Handicap => "handicap",
            Self::Position => "position",
            Self::Referee => "referee",
            Self::NoClock => "no_clock",
            Self::SharedTime => "shared_time",
            Self::HouseRules => "house_rules",
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time(error) => error.fmt(f),
            Self::Fen(error) => error.fmt(f),
            Self::Position(faults) => faults.fmt(f),
            Self::Start(error) => error.fmt(f),
            Self::Unrateable(why) => write!(f, "the game cannot be rated: {}", why.code()),
            Self::RefereeAlone => f.write_str("a referee is for a game of two persons"),
            Self::NeverStopped => f.write_str("no game may be stopped under these rules"),
        }
    }
}

impl std::error::Error for OpenError {}

/// The setups if the players do not choose: inner elephants (안상차림) on both sides.
pub(super) const UNCHOSEN: BySide<Arrangement> = BySide {
    cho: Arrangement::Mssm,
    han: Arrangement::Mssm,
};

impl Terms {
    /// Returns whether anyone may see the game, even without its link.
    #[must_use]
    pub fn is_public(&self) -> bool {
        self.visibility == Visibility::Listed
    }

    /// Returns the terms if a game can be played on them.
    pub(super) fn checked(self) -> Result<Self, OpenError> {
        self.time.checked().map_err(OpenError::Time)?;
        if let (TimeControl::Total { .. }, Stopped::Never) = (self.time, self.rules.stopped) {
            return Err(OpenError::NeverStopped);
        }
        if let Some(why) = self.unrateable().filter(|_| self.rated) {
            return Err(OpenError::Unrateable(why));
        }
        if self.referee.is_some() && !self.is_for_two() {
            return Err(OpenError::RefereeAlone);
        }
        match self.plan() {
            SetupPlan::Given => {
                self.begin(UNCHOSEN)?;
            }
            SetupPlan::FirstVisible { .. } | SetupPlan::SwapMoves { .. } | SetupPlan::PieceByPiece { .. } => {
                let possible = self.pairs().find_map(|pair| self.begin(pair).ok());
                possible.map_or_else(|| self.begin(UNCHOSEN), Ok)?;
            }
            // Every pair of allowed choices must be possible, because a refusal would reveal the other side's choice.
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

    /// Returns the reason a game with these terms cannot be rated; `None` if it can.
    #[must_use]
    pub fn unrateable(&self) -> Option<Unrateable> {
        let engine = Side::ALL.into_iter().any(|side| self.seats[side].level().is_some());
        let reasons = [
            (engine, Unrateable::Engine),
            (!engine && !self.is_for_two(), Unrateable::SamePlayer),
            (matches!(self.start, StartPlan::Position { .. }), Unrateable::Position),
            (
                self.start.gives() || matches!(self.start, StartPlan::Arranged { deom_half: Some(_), .. }),
                Unrateable::Handicap,
            ),
            (self.referee.is_some(), Unrateable::Referee),
            (self.time == TimeControl::None, Unrateable::NoClock),
            (matches!(self.time, TimeControl::Total { .. }), Unrateable::SharedTime),
            (self.rules_id.is_none(), Unrateable::HouseRules),
        ];
        reasons.into_iter().find_map(|(holds, reason)| holds.then_some(reason))
    }

    /// Returns whether the game is for two people. A seat may still be open.
    fn is_for_two(&self) -> bool {
        match (self.seats.cho, self.seats.han) {
            (SeatHolder::Engine(_) | SeatHolder::House(_), _) | (_, SeatHolder::Engine(_) | SeatHolder::House(_)) => {
                false
            }
            (SeatHolder::Player(cho), SeatHolder::Player(han)) => cho != han,
            (SeatHolder::Open, _) | (_, SeatHolder::Open) => true,
        }
    }

    /// Returns whether moves may be taken back. Never in a rated game, or if a move is final once the piece is
    /// released.
    #[must_use]
    pub fn takebacks(&self) -> TakebackPolicy {
        if self.rated || touch::stands(self.rules.touch) {
            TakebackPolicy::Never
        } else {
            self.takeback
        }
    }

    /// Returns the method of choosing setups: that of the rules, or [`SetupPlan::Given`] for a free position.
    #[must_use]
    pub fn plan(&self) -> SetupPlan {
        match (&self.start, self.rules.setup.order) {
            (StartPlan::Position { .. }, _) | (StartPlan::Arranged { .. }, SetupOrder::Fixed) => SetupPlan::Given,
            (StartPlan::Arranged { .. }, SetupOrder::Visible { first }) => SetupPlan::FirstVisible { first },
            (StartPlan::Arranged { .. }, SetupOrder::SimultaneousHidden) => SetupPlan::SimultaneousHidden,
            (StartPlan::Arranged { .. }, SetupOrder::SwapMoves { first }) => SetupPlan::SwapMoves { first },
            (StartPlan::Arranged { .. }, SetupOrder::PieceByPiece { first }) => SetupPlan::PieceByPiece { first },
        }
    }

    /// Returns the setups that either side may choose, in their usual order.
    #[must_use]
    pub fn all_choices(&self) -> Vec<Arrangement> {
        let both = Side::ALL.map(|side| self.choices(side));
        let allowed = |one: &Arrangement| both.iter().any(|choices| choices.contains(one));
        Arrangement::ALL.into_iter().filter(allowed).collect()
    }

    /// Returns the setups that a side may choose with at least one choice of the other side.
    #[must_use]
    pub fn choices(&self, side: Side) -> Vec<Arrangement> {
        match self.plan() {
            SetupPlan::Given => Vec::new(),
            SetupPlan::FirstVisible { .. }
            | SetupPlan::SimultaneousHidden
            | SetupPlan::SwapMoves { .. }
            | SetupPlan::PieceByPiece { .. } => Arrangement::ALL
                .into_iter()
                .filter(|&one| self.may_choose(side, one, None))
                .collect(),
        }
    }

    /// Creates the game in its initial position.
    pub(super) fn begin(&self, arrangements: BySide<Arrangement>) -> Result<Game, OpenError> {
        self.begin_under(self.rules.clone(), arrangements)
    }

    /// Creates the game in its initial position under `rules`, which may differ from the terms because of a referee.
    pub(super) fn begin_under(&self, rules: Rules, arrangements: BySide<Arrangement>) -> Result<Game, OpenError> {
        let start = self.start_with(arrangements)?;
        Game::new(rules, start).map_err(OpenError::Start)
    }

    /// Creates the game like [`Self::begin_under`], but without applying the rules to a start that was already checked.
    pub(super) fn begin_unjudged(&self, rules: Rules, arrangements: BySide<Arrangement>) -> Result<Game, OpenError> {
        let start = self.start_with(arrangements)?;
        Game::unjudged(rules, start).map_err(OpenError::Start)
    }

    fn start_with(&self, arrangements: BySide<Arrangement>) -> Result<Start, OpenError> {
        Ok(match &self.start {
            StartPlan::Arranged { .. }
                if self.rules.setup.allowed == AllowedSetups::OfTheLaw && !self.start.gives() =>
            {
                Start::usual_under(&self.rules)
            }
            StartPlan::Arranged { deom_half, .. } => Start::Arranged {
                arrangements,
                handicap: self.start.given(arrangements.han),
                deom: deom_half.map(|half| HalfPoints(half.into())),
            },
            StartPlan::Position { fen } => {
                let setup = fen::parse_under(fen, self.rules.movement).map_err(OpenError::Fen)?;
                Start::Fen(Position::try_from(setup).map_err(OpenError::Position)?)
            }
        })
    }

    /// Returns whether a side may choose this setup, given the other side's choice if it is known.
    pub(super) fn may_choose(&self, side: Side, choice: Arrangement, other: Option<Arrangement>) -> bool {
        self.pairs()
            .filter(|pair| pair[side] == choice && other.is_none_or(|other| pair[side.opposite()] == other))
            .any(|pair| self.begin(pair).is_ok())
    }

    /// Iterates over the pairs of setups with which a game can start.
    pub(super) fn possible_pairs(&self) -> impl Iterator<Item = BySide<Arrangement>> + use<'_> {
        self.pairs().filter(|pair| self.begin(*pair).is_ok())
    }

    /// Iterates over all pairs of setups.
    fn pairs(&self) -> impl Iterator<Item = BySide<Arrangement>> + use<> {
        Arrangement::ALL
            .into_iter()
            .flat_map(|cho| Arrangement::ALL.into_iter().map(move |han| BySide { cho, han }))
    }

    /// Returns the terms of a rematch. The seats are swapped, except in a handicap game, in which the stronger player
    /// keeps Han. A referee's key is valid for one game only.
    #[must_use]
    pub fn rematch(&self, game: GameId, seats: BySide<SeatHolder>) -> Self {
        let keep = self.start.gives();
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
            hands: None,
            invited: None,
            seniority: self.seniority.filter(|_| keep),
            referee: None,
            tournament: None,
            ..self.clone()
        }
    }
}
