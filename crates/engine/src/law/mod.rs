//! The search's interface to a law of movement (행마법), with one type for each law.
//!
//! The law is chosen once, at the root of a search. The search is compiled separately for each law, so that Janggi's
//! code never branches on the law. The crate `janggi` defines how pieces move; this module adds the search's shortcuts
//! and the evaluation of each law.
//!
//! ```text
//! contract    the trait; any: the evaluation under whatever law
//! exchange    series of captures on one point
//! janggi      board tables, a network or the hand-made evaluation, and points
//! xiangqi     exchange values, squares and the evaluation of Xiangqi
//! chess_war   the same for Chess War
//! material    the sum of values and squares that both use
//! ```

mod any;
mod chess_war;
mod contract;
mod exchange;
mod janggi;
mod material;
mod xiangqi;

pub use self::any::evaluate;
pub use self::chess_war::ChessWar;
pub use self::contract::Law;
pub use self::exchange::Captures;
pub use self::janggi::Janggi;
pub use self::xiangqi::Xiangqi;
