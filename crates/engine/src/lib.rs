#![doc = include_str!("../README.md")]

mod advice;

pub mod analysis;
pub mod bench;
pub mod chances;
pub mod endgame;
pub mod engine;
pub mod eval;
pub mod law;
pub mod levels;
pub mod limits;
mod manner;
pub mod nnue;
pub mod play;
pub mod policy;
pub mod report;
pub mod rng;
pub mod score;
pub mod search;
pub mod time;
pub mod uci;

pub use endgame::{Endgame, Endgames};
pub use engine::{Best, Engine, RootLine};
pub use levels::{Level, LevelLimits};
pub use limits::{SearchLimits, Until};
pub use report::{Info, Report, Silent};
pub use score::{Depth, Nodes, Ply, Score};
