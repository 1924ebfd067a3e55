#![doc = include_str!("../README.md")]

pub mod chat;
pub mod clock;
pub mod control;
pub mod house;
pub mod ids;
pub mod lag;
pub mod lease;
pub mod legacy;
mod level;
pub mod lobby;
pub mod rating;
pub mod room;
mod scope;
pub mod time;
pub mod touch;
pub mod zone;

pub use clock::Clock;
pub use control::{Speed, TimeControl};
pub use ids::{ClientId, ClubEventId, ClubId, GameId, GuestId, Player, TournamentId};
pub use room::Room;
pub use scope::{Scope, Scopes};
pub use time::{Millis, Moment};
pub use zone::Zone;
