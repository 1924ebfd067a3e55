//! PGN in the dialect of pychess: headers, SAN or UCI moves, comments and variations. `1-0` is a win for Cho, which is
//! White on pychess. A start other than the usual one is in a `FEN` header.
//!
//! A game of Chess War has `[Variant "ChessWar"]`, one of Xiangqi `[Variant "Xiangqi"]`, and `[Format "WXF"]` for moves
//! in WXF. Also accepted are `[Game "Chinese Chess"]`, the formats `ICCS` and `Chinese`, and SAN or UCI with
//! `[Variant "Xiangqi"]` and no format.
//!
//! Also accepted: moves of Janggi with the points of Korean records, in KoopKorea's form (`P71-72`) or in Korean; moves
//! without headers; lines for other programs (`%`); `;` comments; `$` glyphs and `!?`; results in other spellings; move
//! numbers anywhere or nowhere; the time spent on a move (`[%emt 0:03:07]`); N and B for horse and elephant; WinBoard's
//! ranks counted from 0, if the game is not readable otherwise; several games in a file. A comment before a variation's
//! first move is kept after that move.

mod headers;
mod movetext;
mod read;
mod result;
mod write;

#[cfg(feature = "json")]
pub(super) use headers::{held, movement};
pub use read::read;
pub use write::{Moves, print, print_in};
