//! The three phases of a room and their data. Must not decide anything.

use janggi::{Action, Arrangement, BySide, Game, Role, Side, Square, Verdict};

use super::adjournment::Adjournment;
use super::lines::Lines;
use super::offer::Offer;
use super::turn::Seq;
use crate::clock::Clock;
use crate::ids::GameId;
use crate::time::{Millis, Moment};

/// Where a room stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Phase {
    /// Seats are filled and setups chosen (차림).
    Arranging(Arranging),
    /// Moves are played.
    Playing(Playing),
    /// It is decided; only a rematch can follow.
    Over(Over),
}

/// Setups chosen so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arranging {
    /// Each side's choice.
    pub chosen: BySide<Option<Arrangement>>,
    /// The pieces placed so far, where they are placed one by one.
    pub placed: Vec<Placed>,
    /// Since when the time for the present choice counts.
    pub since: Moment,
}

/// A piece that was placed before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    pub side: Side,
    pub role: Role,
    pub square: Square,
}

/// A game in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Playing {
    /// The game, its log and its clocks.
    pub played: Played,
    /// The event with which the present turn began.
    pub turn: Seq,
    /// The event with which the present position or phase began. What was offered before it is gone.
    pub moment: Seq,
    /// The wish to take back that waits.
    pub takeback: Option<Offer>,
    /// The piece that the side to move has touched and has to move.
    pub touched: Option<Square>,
    /// How often each side has given time.
    pub gifts: BySide<u8>,
    /// Whether it stands adjourned.
    pub adjournment: Adjournment,
    /// The side that the referee has told to play no move that brings a position back, until it has played another.
    pub must_deviate: Option<Side>,
    /// Conditional moves of both sides.
    pub(super) lines: Lines,
}

/// A game that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Over {
    /// What was played; `None` if the game was aborted while arranging.
    pub played: Option<Played>,
    pub verdict: Verdict,
    /// Who asked for a rematch.
    pub rematch_offer: Option<Side>,
    /// The next game.
    pub rematch: Option<GameId>,
    /// Since when it counts for ratings.
    pub rated: Option<Moment>,
    /// Whether it was rated as a game of two players in one network.
    pub neighbours: bool,
}

impl Over {
    /// An end that nobody has asked to follow with another game.
    pub(super) const fn new(played: Option<Played>, verdict: Verdict) -> Self {
        Self {
            played,
            verdict,
            rematch_offer: None,
            rematch: None,
            rated: None,
            neighbours: false,
        }
    }
}

/// A game, its log and its clocks.
#[derive(Clone, Debug)]
pub struct Played {
    pub game: Game,
    /// What was chosen; `None` after a free position.
    pub arrangements: Option<BySide<Arrangement>>,
    /// One entry for each action of the game.
    pub log: Vec<Logged>,
    pub clock: Clock,
}

/// An action with its circumstances.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// What, as its event says it: a pass is the null step of the mover's general.
    pub action: Action,
    /// Who did it; `None` for an abort by the server.
    pub side: Option<Side>,
    /// Board plies before it.
    pub ply: u32,
    pub at: Moment,
    /// What the clock charged; `None` without a clock and for what ended no turn.
    pub spent: Option<Millis>,
    /// The lag credit it got; zero without a clock and for what ended no turn.
    pub credit: Millis,
    /// Whether it was a step or a pass.
    pub board: BoardPly,
}

/// Whether an action was a board ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPly {
    /// A step or a pass: it ended a turn.
    Yes,
    /// A word about the game.
    No,
}

impl BoardPly {
    /// Whether an action is a step or a pass.
    pub(super) fn of(action: Action) -> Self {
        match action.board_move() {
            Some(_) => Self::Yes,
            None => Self::No,
        }
    }
}

/// A game is its rules, its start and its actions: everything else in it follows.
impl PartialEq for Played {
    fn eq(&self, other: &Self) -> bool {
        self.game.rules() == other.game.rules()
            && self.game.start() == other.game.start()
            && self.game.actions() == other.game.actions()
            && self.arrangements == other.arrangements
            && self.log == other.log
            && self.clock == other.clock
    }
}

impl Played {
    /// Board plies (steps and passes) so far.
    #[must_use]
    pub fn ply(&self) -> u32 {
        u32::try_from(self.game.history().ply()).expect("a game is shorter than 2^32 plies")
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.game.position().turn()
    }

    /// The verdict, once there is one.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict> {
        self.game.verdict()
    }
}
