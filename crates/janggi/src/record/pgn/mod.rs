//! PGN in the dialect of pychess: headers, SAN or UCI moves, comments and variations. `1-0` is a win for Cho, which is
//! White on pychess. A start other than the standard one is in a `FEN` header.
//!
//! A game of Chess War has `[Variant "ChessWar"]`. A game of Xiangqi is written with `[Variant "Xiangqi"]`, and with
//! moves in WXF (`[Format "WXF"]`). The reader also accepts `[Game "Chinese Chess"]`, the formats `ICCS` and `Chinese`,
//! and SAN or UCI with a `Variant` but no format.
//!
//! The reader also accepts the following:
//!
//! - moves of Janggi and Chess War with the points of Korean records, in KoopKorea's form (`P71-72`) or in Korean
//! - N and B for horse and elephant; except in Xiangqi, WinBoard's ranks from 0, if the game cannot be read otherwise
//! - move numbers anywhere or nowhere; the time spent on a move (`[%emt 0:03:07]`)
//! - `;` comments, `$` glyphs and `!?`; lines for other programs (`%`)
//! - moves without headers; results in other spellings; several games in a file
//!
//! A comment before a variation's first move is attached to that move.

mod headers;
mod movetext;
mod read;
mod result;
mod write;

#[cfg(feature = "json")]
pub(super) use headers::{held, movement};
pub use read::read;
pub use write::{Moves, print, print_in};
