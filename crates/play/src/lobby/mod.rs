//! The lobby (대기실): seeks, pools, and who is paired with whom. A pure state machine in memory.
//!
//! - `member` whoever takes part: a player at a socket, with a rating and a block list
//! - `seek` a game that is offered, and whom it fits
//! - `pool` the pools, and how what a player accepts widens with waiting
//! - `core` seeks and waiting players together; commands to pairings
//! - `colours` who takes which side
//!
//! Must not: read the time, draw anything, make games, or know messages.

mod colours;
mod core;
mod member;
mod pool;
mod seek;

pub use self::core::{Lobby, LobbyLimits, Pairing, PairingKind, Refused};
pub use colours::Colours;
pub use member::{Member, MemberId, RATING_OF_UNRATED, Standing};
pub use pool::{Pool, PoolId, Stakes, Widening};
pub use seek::{RatingRange, Seek, SeekId, SeekSide, SeekTerms};
