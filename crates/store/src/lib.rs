#![doc = include_str!("../README.md")]

mod accounts;
mod answer;
mod chat;
mod clubs;
mod commands;
mod error;
mod ids;
mod migrations;
mod ownership;
pub mod postgres;
mod projection;
mod push;
mod queries;
mod ratings;
mod records;
mod rows;
mod shared;
mod sql;
pub mod sqlite;
mod tournament_chat;
mod tournaments;
mod transfer;

use std::fmt::Debug;

pub use accounts::{
    AccessTokenRow, AccountCommand, AccountQueries, AccountRow, BlockRow, EmailLinkKind, EmailLinkRow, EmailRow,
    HandleKind, LetterKind, LetterRow, NewAccount, NewHandle, PreferencesRow, ProfileRow, ProgramProfileRow,
    SecondFactorRow, SessionRow, StoredSession,
};
pub use answer::Answer;
pub use chat::{ChatCursor, ChatQueries, ChatRow, ChatWordsRow, NewChatLine};
pub use clubs::{
    Admission, ClubBounds, ClubCommand, ClubEventRow, ClubMemberRow, ClubNewsKind, ClubNewsRow, ClubQueries, ClubRole,
    ClubRow, ClubText,
};
pub use commands::{Command, Commands, Swap};
pub use error::{CommandError, QueryError};
pub use ids::{AccessTokenHash, DeviceId, LetterId, LinkHash, NoticeId, ParseNameError, RecordId, SharedId, TokenHash};
pub use ownership::Ownership;
pub use projection::{EventsError, append, load, pack, read_events, terms};
pub use push::{PushCommand, PushNoticeRow, PushQueries, PushSubscriptionRow};
pub use queries::{PageRequest, Queries};
pub use ratings::{LeaderboardRequest, RatingQueries};
pub use records::{AccountRecordRow, RecordBounds, RecordCommand, RecordContent, RecordQueries};
pub use rows::{
    AnalysisRow, CreationCursor, EventRow, FinishedGame, GameResult, GameRow, GuestRow, Heartbeat, Invitation, Pack,
    Page, Phase, ResultCursor, Seat, StoredEvents, UnfinishedGame, UnreadableGame,
};
pub use shared::{SharedBounds, SharedQueries, SharedRow};
pub use sql::{AccountLine, Amount, FarmBounds, FarmLine, Operator, Stored};
pub use tournament_chat::{NewTournamentChatLine, TournamentChatQueries, TournamentChatRow};
pub use tournaments::{
    NewTournamentGame, TournamentBounds, TournamentCommand, TournamentGameRow, TournamentGameState, TournamentPhase,
    TournamentQueries, TournamentRow,
};
pub use transfer::{Location, Progress, TransferError, transfer};

/// The complete interface of a database, with all commands and queries.
pub trait Store:
    Commands
    + Queries
    + RatingQueries
    + AccountQueries
    + ChatQueries
    + SharedQueries
    + PushQueries
    + RecordQueries
    + TournamentQueries
    + TournamentChatQueries
    + ClubQueries
    + Debug
{
}

impl<T> Store for T where
    T: Commands
        + Queries
        + RatingQueries
        + AccountQueries
        + ChatQueries
        + SharedQueries
        + PushQueries
        + RecordQueries
        + TournamentQueries
        + TournamentChatQueries
        + ClubQueries
        + Debug
{
}
