//! The commands of a room, and the reasons for refusing them.

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
    /// A command from a player.
    Player {
        player: Player,
        /// The client's id for the command, used to recognise a repeated command; `None` if it is never repeated.
        id: Option<ClientId>,
        command: PlayerCommand,
        /// The measured round trip of the player's connection; zero if unknown.
        round_trip: Millis,
        /// The last event that the player had seen; `None` if unknown.
        seen: Option<Seq>,
    },
    /// The engine chooses a setup, or places its next piece if pieces are placed one by one.
    EngineArranges { side: Side, arrangement: Arrangement },
    /// The engine plays a step, passes, calls bikjang or resigns. An action for an earlier turn is refused.
    EngineActs {
        /// The turn for which the engine's action was requested.
        turn: Turn,
        action: Action,
    },
    /// Check whether a flag has fallen, a first move is late, or the time to choose a setup is up. Commands received
    /// before this tick must be handled first.
    Tick {
        /// The last measured round trip of the side to move; zero if unknown.
        round_trip: Millis,
    },
    /// Resume the game after its room was loaded again, usually because the server was restarted.
    Resume {
        /// The last time after the room's last event at which the server was known to be running; `None` if unknown.
        lived_until: Option<Moment>,
    },
    /// Abort the game if it has been idle for too long during setup, without a clock, or while adjourned.
    Expire(Expiry),
    /// End a game in progress without a winner because it is longer than the server allows.
    CallOff,
    /// Rate the finished game if it is a rated game with a result and enough moves.
    Rate {
        /// Whether both players were on the same network during the game.
        neighbours: bool,
    },
}

/// Idle times after which a game is aborted if its clock is not running.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expiry {
    /// Time for a game in which at least one side has not moved.
    pub unplayed: Millis,
    /// Time for any other game that is adjourned or played without a clock; `None` if such games are never aborted.
    pub played: Option<Millis>,
}

/// A command that a player sends to a room.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayerCommand {
    /// Take a seat.
    Join {
        /// The seat; `None` for any open one.
        side: Option<Side>,
    },
    /// Choose a setup.
    Arrange {
        side: Side,
        arrangement: Arrangement,
    },
    /// Choose a setup by swapping the horse and the elephant on neither, one or both wings.
    Swap {
        side: Side,
        wings: Wings,
    },
    /// Place a piece, if pieces are placed one by one.
    Place {
        side: Side,
        role: Role,
        square: Square,
    },
    /// Pick one of the two closed hands. The player gets the side of the soldier in the picked hand.
    PickHand {
        hand: Hand,
    },
    /// Move or pass, call bikjang, make or answer a draw offer, or offer or agree to stop the game.
    Act {
        /// Ply of the position that the player saw.
        ply: u32,
        /// A pass may be written as a null step of the general.
        action: Action,
    },
    /// Resign (기권), even if the other side has acted in the meantime.
    Resign {
        /// Ply of the position that the player saw.
        ply: u32,
        /// `None` means the player's only side, or the side to move if the player has both seats.
        side: Option<Side>,
    },
    /// Touch a piece, which must then be moved if possible. Requires rules with touch-move.
    Touch {
        /// Ply of the position that the player saw.
        ply: u32,
        square: Square,
    },
    /// Take back a move, or request a takeback if the opponent is a person.
    Takeback {
        /// Ply of the position that the player saw.
        ply: u32,
    },
    AnswerTakeback(TakebackAnswer),
    Abort,
    /// Request a rematch, or agree to one.
    Rematch {
        /// The id for the rematch, if this command creates it.
        fresh: GameId,
    },
    DeclineRematch,
    /// Claim a win or a draw against an absent opponent.
    Claim {
        claim: Claim,
        /// The time from which the game can be claimed, filled in by the server; `None` if no claim is possible.
        from: Option<Moment>,
    },
    /// Give the opponent extra time.
    GiveTime,
    OfferAdjourn,
    AnswerAdjourn(AdjournmentAnswer),
    OfferResume,
    AnswerResume(AdjournmentAnswer),
    /// Replace the conditional moves.
    SetLines {
        /// Ply of the position that the player saw.
        ply: u32,
        /// Lines that begin with the opponent's next move.
        lines: Vec<Line>,
    },
    /// Become the game's referee.
    JoinReferee {
        /// Hash of the key that the sender presented.
        key_hash: String,
    },
    /// Accept or decline the referee.
    AnswerReferee(RefereeAnswer),
    /// Make a ruling as the referee.
    Rule {
        ruling: Ruling,
        words: String,
    },
}

/// A result that a player may claim against an absent opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// A win for the claiming player.
    Win,
    Draw,
}

/// An answer to a takeback request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakebackAnswer {
    Accept,
    Decline,
}

impl Command {
    /// Returns the player who sent the command; `None` if it came from the engine or the server.
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

    /// Returns the sender, id and ply by which a repeated command is recognised; `None` without an id.
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
    /// Returns the ply of the position that the player saw, if the command contains it.
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

/// The reason a command was refused. A refused command changes nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// The sender does not hold the required seat, or may not perform this action.
    NotYourSeat,
    /// It is the other side's turn.
    NotYourTurn,
    /// The command is for a different ply or an earlier position; `ply` is the current one.
    StalePly {
        ply: u32,
    },
    /// The engine's action is not for the current turn.
    StaleTurn,
    /// The game has not started.
    NotStarted,
    /// The setup phase is over.
    Started,
    GameOver,
    /// The game is not over, or ended before both seats were taken.
    NotOver,
    /// The board or the rules do not allow the action.
    Action(ActionError),
    /// The rules do not include touch-move.
    NoTouchMove,
    /// The player does not have a piece on the touched square.
    NothingToTouch,
    /// Another piece was touched and must be moved.
    Touched {
        square: Square,
    },
    /// The other side chooses first.
    NotYourChoice {
        first: Side,
    },
    /// A setup has already been chosen.
    AlreadyChosen,
    /// Pieces are not placed one by one, or no setup that is still possible has this piece on this square.
    CannotPlace,
    /// A hand must be picked first, because the players do not have sides yet.
    HandsClosed,
    /// There is no hand to pick, or one has already been picked.
    NoHands,
    /// The other player picks the hand.
    NotYourPick,
    /// The setup is not allowed, or not together with the other side's setup.
    SetupNotAllowed {
        allowed: Vec<Arrangement>,
    },
    /// The open seat is reserved for another player.
    NotInvited,
    /// The seat is taken.
    SeatTaken,
    /// The player already has a seat in this room.
    AlreadySeated,
    /// Takebacks are disabled in this game.
    TakebackNever,
    /// The player does not have a move to take back.
    NothingToTakeBack,
    /// An offer of this kind is already open.
    OfferPending,
    /// The offer to answer does not exist or is no longer open.
    NoOffer,
    /// Both sides have moved.
    TooLateToAbort,
    /// The command is not possible in a tournament game.
    InTournament,
    /// The id was already used for a different command.
    IdReused {
        /// Number of the last event of that command.
        seq: Seq,
    },
    AlreadyRematched {
        game: GameId,
    },
    /// The opponent has not been away long enough, or the game cannot be claimed at all.
    NotClaimable {
        /// The time from which the game can be claimed if the opponent stays away; `None` if the game cannot be claimed
        /// at all.
        from: Option<Moment>,
    },
    /// A side's time was up when the command arrived.
    TimeIsUp {
        side: Side,
    },
    /// It is the sender's own turn.
    YourTurn,
    /// The game is against the engine or on one device.
    NoOpponent,
    /// The game has no clock, or not one of the required kind.
    NoClock,
    /// The game does not have a total time, so its players cannot agree to stop it.
    NoTotalTime,
    /// The player has given extra time as often as allowed.
    TimeGivenOut {
        /// The limit.
        most: u8,
    },
    /// The game is adjourned.
    Adjourned,
    /// The game is not adjourned.
    NotAdjourned,
    /// Conditional moves are only for correspondence games.
    NotCorrespondence,
    /// There are too many lines, or a line is too short, too long, or contains actions other than moves.
    BadLines,
    /// The game is played without a referee, or none has joined yet.
    NoReferee,
    /// The referee's key is wrong.
    BadRefereeKey,
    /// The key has already been used.
    RefereeTaken,
    /// A player cannot be the referee, and the referee cannot be a player.
    RefereePlays,
    /// The sender is not the confirmed referee.
    NotReferee,
    /// The extra time in the ruling is out of range.
    BadRuling,
    /// The text is too long.
    TextTooLong {
        /// Maximum number of characters.
        most: usize,
    },
    /// The referee has ruled that this side must deviate.
    MustDeviate,
    /// One of the game's size-limited lists is full.
    ListFull {
        list: List,
        /// The limit in entries, or in bytes for [`List::Words`].
        most: usize,
    },
}

/// The size-limited lists of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Rulings of the referee.
    Rulings,
    /// Texts of the referee, counted in bytes.
    Words,
    /// Offers of a side.
    Offers,
    /// Changes of a side's conditional moves.
    Lines,
}

impl List {
    /// Returns the code used for the list in messages.
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
