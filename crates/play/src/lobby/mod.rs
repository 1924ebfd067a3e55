//! The lobby (대기실): a pure state machine for seeks, pools and pairings.
//!
//! - `member` a player on one socket, with a rating and a block list
//! - `seek` an offered game, and the players who may accept it
//! - `pool` the pools, and the growth of the accepted rating difference with waiting time
//! - `core` the state machine: seeks and waiting players, commands and pairings
//! - `colours` the choice of sides
//! - `housed` pairings with computer players if no human opponent is found; `consent` a player's consent to a game
//!   against a computer player
//!
//! This module must not read the time, generate random values, create games, or depend on protocol messages.

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
