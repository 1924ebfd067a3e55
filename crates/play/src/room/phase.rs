//! The three phases of a room and their data. This module must not contain decisions, which are the task of `decide`.

use janggi::{Action, Arrangement, BySide, Game, Role, Side, Square, Verdict};

use super::adjournment::Adjournment;
use super::lines::Lines;
use super::offer::Offer;
use super::turn::Seq;
use crate::clock::Clock;
use crate::ids::GameId;
use crate::time::{Millis, Moment};

/// The phase of a room.
#[derive(Clone, Debug, PartialEq)]
pub enum Phase {
    /// Seats are filled and setups chosen (차림).
    Arranging(Arranging),
    /// Moves are played.
    Playing(Playing),
    /// The game is over. Only a rating and a rematch can follow.
    Over(Over),
}

/// The setup phase: the choices made so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arranging {
    pub chosen: BySide<Option<Arrangement>>,
    /// The pieces placed so far, if they are placed one by one.
    pub placed: Vec<Placed>,
    /// Start of the time limit for the current choice.
    pub since: Moment,
}

/// A piece placed during the setup phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    pub side: Side,
    pub role: Role,
    pub square: Square,
}

/// A game in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Playing {
    pub played: Played,
    /// The event with which the current turn began.
    pub turn: Seq,
    /// The event of the latest start, step, pass, takeback, adjournment or resumption. This event cancels all earlier
    /// offers except draw offers.
    pub moment: Seq,
    /// The open takeback request.
    pub takeback: Option<Offer>,
    /// The open offer to stop the game and let the rules decide the result.
    pub stop: Option<Offer>,
    /// The square of the touched piece that the side to move must move.
    pub touched: Option<Square>,
    /// Number of gifts of time given by each side.
    pub gifts: BySide<u8>,
    pub adjournment: Adjournment,
    /// The side that the referee has ordered not to repeat a position. The order ends with that side's next
    /// move, or a takeback.
    pub must_deviate: Option<Side>,
    /// Conditional moves of both sides.
    pub(super) lines: Lines,
}

/// A game that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Over {
    /// The game; `None` if it was aborted during the setup phase.
    pub played: Option<Played>,
    pub verdict: Verdict,
    /// The side that has requested a rematch.
    pub rematch_offer: Option<Side>,
    /// The id of the rematch, if it was created.
    pub rematch: Option<GameId>,
    /// The time at which the game was rated; `None` if it has not been.
    pub rated: Option<Moment>,
    /// Whether the game was rated as a game between two players on the same network.
    pub neighbours: bool,
}

impl Over {
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
    /// The chosen setups; `None` if the game starts from a custom position.
    pub arrangements: Option<BySide<Arrangement>>,
    /// One entry for each action of the game.
    pub log: Vec<Logged>,
    pub clock: Clock,
}

/// An action with its side, ply and times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// The action as written in its event: a pass is the null step of the mover's general.
    pub action: Action,
    /// The side; `None` if the server aborted the game, or the clock or the referee stopped it.
    pub side: Option<Side>,
    /// Number of steps and passes played before the action.
    pub ply: u32,
    pub at: Moment,
    /// Thinking time charged; `None` without a clock and for actions that do not end a turn.
    pub spent: Option<Millis>,
    /// Lag credit; zero without a clock and for actions that do not end a turn.
    pub credit: Millis,
    pub board: BoardPly,
}

/// Whether an action is a step or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPly {
    /// A step or a pass, which ends a turn.
    Yes,
    /// Any other action, such as a draw offer.
    No,
}

impl BoardPly {
    /// Returns whether an action is a step or a pass.
    pub(super) fn of(action: Action) -> Self {
        match action.board_move() {
            Some(_) => Self::Yes,
            None => Self::No,
        }
    }
}

/// Games are compared by rules, start and actions, which determine everything else in a game.
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
    /// Returns the number of steps and passes played so far.
    #[must_use]
    pub fn ply(&self) -> u32 {
        u32::try_from(self.game.history().ply()).expect("a game is shorter than 2^32 plies")
    }

    /// Returns the side to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.game.position().turn()
    }

    /// Returns the verdict, if the game is over.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict> {
        self.game.verdict()
    }
}
