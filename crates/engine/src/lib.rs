//! The Janggun engine: what to play, and what a position is worth.
//!
//! Owns search, evaluation, thinking time, levels and the text of UCI. Must not know accounts, rooms or sockets, and
//! never prints: it reports through [`report::Report`] or to a writer it is given. The rules are the [`janggi`] crate's
//! alone; this crate asks a `GameHistory` and never reads a field of a rule set.
//!
//! ```text
//! play     what a worker calls: an action at a level       uci     the protocol, over any reader and writer
//! engine   Engine::search(&Game, &Limits, &dyn Report)     bench   fixed positions, one number
//! search   the tree                                        duel    games of engine against engine
//! eval     the leaf, by hand                               time    clocks and deadlines
//! nnue     the leaf, learnt                                tune    the search's numbers, tuned by games
//! levels   strengths for people, measured
//! ```

mod advice;
mod linear;

pub mod analysis;
pub mod bench;
pub mod datagen;
pub mod duel;
pub mod engine;
pub mod eval;
pub mod levels;
pub mod limits;
pub mod nnue;
pub mod play;
pub mod report;
pub mod rng;
pub mod score;
pub mod search;
pub mod time;
pub mod tune;
pub mod uci;

pub use engine::{Best, Engine, RootLine};
pub use levels::{Level, LevelLimits};
pub use limits::{Limits, Until};
pub use report::{Info, Report, Silent};
pub use score::{Depth, Nodes, Ply, Score};
