//! PGN in the dialect of pychess: headers, SAN moves (also UCI moves), comments, variations; `1-0` is a win of Cho, who is
//! White there; other starts than the usual one stand in a `FEN` header.
//!
//! A game of Chess War has `[Variant "ChessWar"]`, one of Xiangqi `[Variant "Xiangqi"]`, and `[Format "WXF"]` for moves
//! in WXF; also read: `[Game "Chinese Chess"]`,
//! the formats `ICCS` and `Chinese`, and SAN or UCI where `[Variant "Xiangqi"]` stands without a format.
//!
//! Also accepted: moves of Janggi with the points of Korean records, as KoopKorea has them (`P71-72`) or in Korean; moves
//! without headers; lines for other programs (`%`); `;` comments, `$` glyphs and `!?` (kept as comments), results as people write them, move numbers anywhere or nowhere, the time of a move (`[%emt 0:03:07]`), N and B for horse and
//! elephant, WinBoard's ranks counted from 0 where a game makes sense only so, several games a file. A comment in front of
//! a variation's first move is kept after it.

mod headers;
mod movetext;
mod read;
mod result;
mod write;

#[cfg(feature = "json")]
pub(super) use headers::{held, movement};
pub use read::read;
pub use write::{Moves, print, print_in};
