//! The lobby (대기실): seeks, pools, and pairings. A pure state machine in memory.
//!
//! - `member` a player at a socket, with a rating and a block list
//! - `seek` an offered game, and which players it fits
//! - `pool` the pools, and how the accepted rating difference grows with waiting time
//! - `core` the seeks and waiting players; commands to pairings
//! - `colours` the choice of sides
//! - `housed` house players for those for whom no person comes, `consent` who agrees to it
//!
//! Must not: read the time, generate random values, create games, or know protocol messages.

mod colours;
mod consent;
mod core;
mod housed;
mod member;
mod pool;
mod seek;

pub use self::core::{Lobby, LobbyLimits, Pairing, PairingKind, Refused};
pub use colours::Colours;
pub use consent::HouseConsent;
pub use housed::HousePairing;
pub use member::{Member, MemberId, RATING_OF_UNRATED, Standing};
pub use pool::{Pool, PoolId, Stakes, Widening};
pub use seek::{RatingRange, Seek, SeekId, SeekSide, SeekTerms};
