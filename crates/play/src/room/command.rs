//! The commands of a room, and the reasons for refusing them. Both lists are closed.

use janggi::{Action, ActionError, Arrangement, Role, Side, Square};
use serde::{Deserialize, Serialize};

use super::adjournment::AdjournmentAnswer;
use super::hands::Hand;
use super::lines::Line;
use super::referee::{RefereeAnswer, Ruling};
use super::setup::Wings;
use super::turn::{CommandName, Origin, Seq, Turn};
use crate::ids::{ClientId, GameId, Player};
use crate::time::{Millis, Moment};

/// A command to a room.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// A command of a player.
    Player {
        player: Player,
        /// The player's name for the command; `None` if nothing could be sent twice.
        id: Option<ClientId>,
        command: PlayerCommand,
        /// The round trip that the server measured on the connection it came by; zero when unknown.
        round_trip: Millis,
        /// The last event that the player had seen; `None` when unknown.
        seen: Option<Seq>,
    },
    /// The engine chooses a setup.
    EngineArranges { side: Side, arrangement: Arrangement },
    /// The engine answers with a step, a pass or a call, or resigns. An answer for a turn that has gone is refused.
    EngineActs {
        /// The turn for which the engine was asked.
        turn: Turn,
        action: Action,
    },
    /// Time has passed: test the flag, or whether the time to choose a setup is up. The moment must not be before that of a command still waiting.
    Tick {
        /// The round trip last measured on the connection of the side to move; zero when unknown.
        round_trip: Millis,
    },
    /// The server has come back after a restart and taken this room up again.
    Resume {
        /// The last moment at which the server was certainly alive since the room's last event, if known.
        lived_until: Option<Moment>,
    },
    /// End the game if it has no clock and was left lying for too long.
    Expire(Expiry),
    /// The game has grown longer than the server keeps one: it ends without a winner.
    CallOff,
    /// Let the ended game count for ratings, if its terms say so and it has a result.
    Rate {
        /// Whether both players used the same network during the game.
        neighbours: bool,
    },
}

/// Time after the last event at which a game that no clock ends is aborted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expiry {
    /// A game in which not both sides have moved.
    pub unplayed: Millis,
    /// Any other, without a clock; `None`: never.
    pub played: Option<Millis>,
}

/// The commands of a player.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayerCommand {
    /// Take a seat.
    Join {
        /// Which; any open one if `None`.
        side: Option<Side>,
    },
    /// Choose a setup.
    Arrange {
        side: Side,
        /// The choice.
        arrangement: Arrangement,
    },
    /// Choose a setup by swaps.
    Swap {
        side: Side,
        wings: Wings,
    },
    /// Place a piece, where they are placed one by one.
    Place {
        side: Side,
        role: Role,
        square: Square,
    },
    /// Pick a hand: the soldier in it is the picker's side.
    PickHand {
        hand: Hand,
    },
    /// Play a step or a pass, call the bikjang, or say something about a draw.
    Act {
        /// The ply that the player saw.
        ply: u32,
        /// The action; a pass may be the general's null step.
        action: Action,
    },
    /// Resign (기권), whatever the other side has just done.
    Resign {
        /// The ply that the player saw.
        ply: u32,
        /// The side; if `None`, the player's only seat or the side to move.
        side: Option<Side>,
    },
    /// Touch a piece, which then has to move if it can; only where the rules have touch-move.
    Touch {
        /// The ply that the player saw.
        ply: u32,
        /// Where the piece stands.
        square: Square,
    },
    /// Take back, or ask for it.
    Takeback {
        /// The ply that the player saw.
        ply: u32,
    },
    /// Answer the other side's wish to take back.
    AnswerTakeback(TakebackAnswer),
    /// Break the game off.
    Abort,
    /// Ask for a rematch, or agree to one.
    Rematch {
        /// The id that the next game gets if it comes about now.
        fresh: GameId,
    },
    /// Decline the other side's rematch request.
    DeclineRematch,
    /// Claim the game of an opponent who has left.
    Claim {
        claim: Claim,
        /// The moment from which the game can be claimed, which the server fills in; `None` while the opponent is
        /// present.
        from: Option<Moment>,
    },
    /// Give the opponent time.
    GiveTime,
    OfferAdjourn,
    /// Answer the other side's offer to adjourn.
    AnswerAdjourn(AdjournmentAnswer),
    /// Offer to continue with the adjourned game.
    OfferResume,
    /// Answer the other side's offer to continue.
    AnswerResume(AdjournmentAnswer),
    /// Set conditional moves in place of those set before.
    SetLines {
        /// The ply that the player saw.
        ply: u32,
        /// Lines from the opponent's next move on.
        lines: Vec<Line>,
    },
    /// Become the game's referee.
    JoinReferee {
        /// Hash of the key that the sender has shown, to be compared with the terms.
        key_hash: String,
    },
    /// Answer whether the game should have the referee who has come.
    AnswerReferee(RefereeAnswer),
    /// Rule, as the referee.
    Rule {
        ruling: Ruling,
        words: String,
    },
}

/// What a player claims from an absent opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// To have won.
    Win,
    Draw,
}

/// An answer to a wish to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakebackAnswer {
    /// Take it back.
    Accept,
    Decline,
}

impl Command {
    /// The player who sent the command; `None` for the engine's and the server's.
    pub(super) fn player(&self) -> Option<Player> {
        match self {
            Self::Player { player, .. } => Some(*player),
            Self::EngineArranges { .. }
            | Self::EngineActs { .. }
            | Self::Tick { .. }
            | Self::Resume { .. }
            | Self::Expire(_)
            | Self::CallOff
            | Self::Rate { .. } => None,
        }
    }

    /// The name under which a second sending of the command is recognised.
    pub(super) fn origin(&self) -> Option<Origin> {
        let Self::Player {
            player,
            id: Some(id),
            command,
            round_trip: _,
            seen: _,
        } = self
        else {
            return None;
        };
        Some(Origin {
            player: *player,
            name: CommandName {
                id: id.clone(),
                ply: command.ply(),
            },
        })
    }
}

impl PlayerCommand {
    /// The ply it is meant for, where it is meant for one.
    fn ply(&self) -> Option<u32> {
        match self {
            Self::Act { ply, .. }
            | Self::Resign { ply, .. }
            | Self::Touch { ply, .. }
            | Self::Takeback { ply }
            | Self::SetLines { ply, .. } => Some(*ply),
            Self::Join { .. }
            | Self::Arrange { .. }
            | Self::Swap { .. }
            | Self::Place { .. }
            | Self::PickHand { .. }
            | Self::AnswerTakeback(_)
            | Self::Abort
            | Self::Rematch { .. }
            | Self::DeclineRematch
            | Self::Claim { .. }
            | Self::GiveTime
            | Self::OfferAdjourn
            | Self::AnswerAdjourn(_)
            | Self::OfferResume
            | Self::AnswerResume(_)
            | Self::JoinReferee { .. }
            | Self::AnswerReferee(_)
            | Self::Rule { .. } => None,
        }
    }
}

/// Why a command was refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// The sender holds no seat, or not this one.
    NotYourSeat,
    /// It is the other side's turn.
    NotYourTurn,
    /// The game has moved on.
    StalePly {
        ply: u32,
    },
    /// The engine's turn that was answered has gone.
    StaleTurn,
    /// Not possible while arranging.
    NotStarted,
    /// No longer possible: the first turn has begun.
    Started,
    GameOver,
    /// The game is not over.
    NotOver,
    /// The board or the rules do not allow it.
    Action(ActionError),
    /// The rules do not have touch-move.
    NoTouchMove,
    /// The player has no piece there to touch.
    NothingToTouch,
    /// Another piece was touched, and has to move.
    Touched {
        square: Square,
    },
    /// The other side chooses first.
    NotYourChoice {
        first: Side,
    },
    /// The setup is chosen.
    AlreadyChosen,
    /// No setup that is still possible has this piece there.
    CannotPlace,
    /// A hand has to be picked first: nobody has a side yet.
    HandsClosed,
    /// There are no hands to pick from, or one was picked.
    NoHands,
    /// The other player picks.
    NotYourPick,
    /// The rules do not have this setup, or not against the one chosen already.
    SetupNotAllowed {
        /// The allowed setups.
        allowed: Vec<Arrangement>,
    },
    /// The open seat is reserved for another player.
    NotInvited,
    /// A player sits there.
    SeatTaken,
    /// The player sits in this room already.
    AlreadySeated,
    /// The game has no takebacks.
    TakebackNever,
    /// The player has no move to take back.
    NothingToTakeBack,
    /// The same offer is already open.
    OfferPending,
    /// There is no offer to answer.
    NoOffer,
    /// Both sides have moved.
    TooLateToAbort,
    /// The id named another command before.
    IdReused {
        /// The number of that command's last event.
        seq: Seq,
    },
    AlreadyRematched {
        game: GameId,
    },
    /// The opponent is present, or has not been away long enough.
    NotClaimable {
        /// The moment from which the game can be claimed if the opponent stays away.
        from: Option<Moment>,
    },
    /// The time of a side was up at that moment.
    TimeIsUp {
        side: Side,
    },
    /// It is the sender's turn.
    YourTurn,
    /// The game is against the engine or on one device.
    NoOpponent,
    /// The game has no clock that counts seconds.
    NoClock,
    /// The player has given time as often as allowed.
    TimeGivenOut {
        /// The limit.
        most: u8,
    },
    /// The game is adjourned.
    Adjourned,
    /// The game does not stand adjourned.
    NotAdjourned,
    /// Conditional moves are for correspondence games.
    NotCorrespondence,
    /// Too many lines, too long ones, or words among their moves.
    BadLines,
    /// The game has no referee.
    NoReferee,
    /// The referee's key is wrong.
    BadRefereeKey,
    /// The key was used.
    RefereeTaken,
    /// A player cannot be the referee, nor the referee a player.
    RefereePlays,
    /// The sender is not the referee to whom both have agreed.
    NotReferee,
    /// The time that the ruling gives is out of range.
    BadRuling,
    /// The words are too long.
    TextTooLong {
        /// Characters allowed.
        most: usize,
    },
    /// The referee has ruled that this side must deviate.
    MustDeviate,
    /// The game holds as much of something as it may.
    ListFull {
        list: List,
        /// The limit: bytes of text, otherwise a number.
        most: usize,
    },
}

/// The lists of a game beside its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Rulings of the referee.
    Rulings,
    /// Bytes of the referee's words.
    Words,
    /// Offers of a side.
    Offers,
    /// Conditional moves that a side has set, one after the other.
    Lines,
}

impl List {
    /// Its code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rulings => "rulings",
            Self::Words => "words",
            Self::Offers => "offers",
            Self::Lines => "lines",
        }
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Refused {}
