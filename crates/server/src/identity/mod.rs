//! The identity behind a request: a guest or a player with an account, both known by the same cookie, or the account of an
//! access token.
//!
//! - `sessions` the session of a request; `guests` its player; `cookie` the cookie's text; `hex` secrets as text
//! - `access_tokens` the account of a request with an access token
//! - `client_label` names the devices
//! - `accounts` what players do with their accounts; `profiles` players as others see them; `rated` who plays rated games
//! - `handles` names for programs
//! - `names` which names there are; `passwords` which passwords, and their hashes; `hashing_threads` where these are made;
//!   `second_factor` codes beside them
//! - `throttle` how often they may be tried

mod access_tokens;
mod accounts;
mod client_label;
mod cookie;
mod guests;
mod handles;
mod hashing_threads;
mod hex;
mod names;
mod operator;
mod passwords;
mod profiles;
mod rated;
mod second_factor;
mod sessions;
mod throttle;

pub(crate) use access_tokens::{AccessToken, bearer};
pub(crate) use accounts::{Accounts, Asker};
pub use cookie::GUEST_COOKIE;
pub(crate) use cookie::{NewCookie, has_cookie};
pub(crate) use guests::Visitor;
pub(crate) use hex::{decode, encode};
pub(crate) use names::look;
pub use operator::{closed_look_of, look_of, random_password};
pub(crate) use profiles::{RatedPlayers, me, player_views};
pub(crate) use rated::{must_be_able_to_play_rated, must_play_rated};
pub(crate) use sessions::{ClientLabel, Known, Member, Session, Signed};
