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
    /// Id of the rules preset, such as `kakao@1`; `None` for custom rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_id: Option<String>,
    /// The complete rules, which a later revision of the preset does not change.
    #[serde(with = "rules_json")]
    pub rules: Rules,
    pub start: StartPlan,
    pub time: TimeControl,
    pub takeback: TakebackPolicy,
    /// Holders of the seats when the room opens.
    pub seats: BySide<SeatHolder>,
    /// The closed hands from which the sides are drawn; `None` if there is no draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<ClosedHands>,
    /// The custom that decided who plays Han; `None` if the sides were decided differently.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seniority: Option<Seniority>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub referee: Option<RefereePlan>,
    /// Time limit for the hand pick and for each setup choice in a game of two people; `None` for no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup_time: Option<Millis>,
    /// The only player who may take the open seat; `None` if anyone may.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invited: Option<Player>,
    #[serde(default, skip_serializing_if = "Visibility::is_default")]
    pub visibility: Visibility,
    /// Time zone in which the game was created; `None` if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
    /// `None` if the game is not part of a tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentTerms>,
}

/// Terms of a tournament game. Its players cannot abort it, adjourn it or give time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentTerms {
    pub id: TournamentId,
    /// Time limit for the first move of each side. A side that exceeds it loses.
    pub first_move: Millis,
}

/// Visibility of a game to people without its link.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Only people with the link can watch.
    #[default]
    ByLink,
    /// Anyone can watch. The game is in the list of live games while it is played.
    Listed,
}

impl Visibility {
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// A custom that decides which player takes Han (한).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seniority {
    /// The older player (연장자) takes Han.
    Elder,
    /// The higher-ranked player (상수) takes Han.
    HigherRank,
}

/// The agreed start of a game: the usual position with a setup for each side, or a custom position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StartPlan {
    /// The usual position, with a setup (차림) for each side and possibly a handicap (접장기).
    Arranged {
        /// Squares of the pieces that Han gives as a handicap. In a handicap game, Han moves first.
        #[serde(default, skip_serializing_if = "Vec::is_empty", with = "square_text::list")]
        handicap: Vec<Square>,
        /// Roles of further pieces that Han gives, one entry per piece. Their squares depend on Han's setup.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        give: Vec<Role>,
        /// Han's deom (덤) in half points; `None` for the deom of the rules, or for no deom in a handicap game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deom_half: Option<u16>,
    },
    /// A custom position, without a choice of setups.
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

    /// Returns the squares of the pieces that Han gives in the setup `han`. Each role is counted from file a.
    ///
    /// If Han does not have enough pieces of a role, the list contains the general's square, which makes the start
    /// invalid.
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

/// Whether takebacks (무르기) are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakebackPolicy {
    Allowed,
    Never,
}

/// The handling of takeback requests in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakebackMode {
    /// Moves are taken back at once: against the engine, or if one player holds both seats.
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
    /// A game with a referee needs two human players.
    RefereeAlone,
    /// The game has a total time, but its rules do not allow a game to be stopped.
    NeverStopped,
}

/// The reason a game cannot be rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unrateable {
    /// The engine or a computer player holds a seat.
    Engine,
    /// The same player holds both seats.
    SamePlayer,
    /// The game has a handicap or a special deom.
    Handicap,
    /// The game starts from a custom position.
    Position,
    /// A referee may decide the game.
    Referee,
    /// The game is played without a clock, so it is not on any ladder.
    NoClock,
    /// Both sides share a total time, so a side that is ahead on points could simply wait.
    SharedTime,
    /// The game has custom rules; only games under a preset can be rated.
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

/// The default setups: inner elephants (안상차림) on both sides.
pub(super) const UNCHOSEN: BySide<Arrangement> = BySide {
    cho: Arrangement::Mssm,
    han: Arrangement::Mssm,
};

impl Terms {
    /// Returns whether people without the game's link may see it.
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

    /// Returns the takeback policy. It is [`TakebackPolicy::Never`] in a rated game, and if a move is final once the
    /// piece is released.
    #[must_use]
    pub fn takebacks(&self) -> TakebackPolicy {
        if self.rated || touch::stands(self.rules.touch) {
            TakebackPolicy::Never
        } else {
            self.takeback
        }
    }

    /// Returns how the setups are chosen: [`SetupPlan::Given`] for a custom position or fixed setups.
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

    /// Returns the setups that at least one side may choose, in the order of [`Arrangement::ALL`].
    #[must_use]
    pub fn all_choices(&self) -> Vec<Arrangement> {
        let both = Side::ALL.map(|side| self.choices(side));
        let allowed = |one: &Arrangement| both.iter().any(|choices| choices.contains(one));
        Arrangement::ALL.into_iter().filter(allowed).collect()
    }

    /// Returns the setups that a side may choose. Each is compatible with at least one setup of the other side.
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

    /// Creates the game in its initial position under `rules`. With a referee, `rules` may differ from the rules of the
    /// terms.
    pub(super) fn begin_under(&self, rules: Rules, arrangements: BySide<Arrangement>) -> Result<Game, OpenError> {
        let start = self.start_with(arrangements)?;
        Game::new(rules, start).map_err(OpenError::Start)
    }

    /// Like [`Self::begin_under`], but for a start that was already checked against the rules.
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

    fn pairs(&self) -> impl Iterator<Item = BySide<Arrangement>> + use<> {
        Arrangement::ALL
            .into_iter()
            .flat_map(|cho| Arrangement::ALL.into_iter().map(move |han| BySide { cho, han }))
    }

    /// Returns the terms of a rematch. The players swap sides, except in a handicap game, in which the stronger player
    /// keeps Han. A rematch has no referee and is not part of a tournament.
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
