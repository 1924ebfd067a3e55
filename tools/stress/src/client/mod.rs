//! The clients: what a browser sends, over plain connections of this machine.
//!
//! - `source` the addresses that clients come from; `http` one request; `socket` one WebSocket
//! - `guest` a visitor with its cookie; `game` accounts, and games of two of them

mod game;
mod guest;
mod http;
mod socket;
mod source;

pub(crate) use game::{Asking, Stakes, arrange, chat, create, join, sign_up, take_nickname};
pub(crate) use guest::Guest;
pub(crate) use socket::{Frame, Socket, code_of, next_of};
pub(crate) use source::Sources;
