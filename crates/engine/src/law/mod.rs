//! The search's interface to a law of movement (행마법), with one type for each law.
//!
//! The law is chosen once per search. The search is compiled separately for each law, so that its code never branches
//! on the law. The crate `janggi` defines how pieces move; this module adds, for each law, the evaluation and shortcuts
//! for the search.
//!
//! ```text
//! contract    the trait `Law`
//! any         evaluation under any law
//! exchange    series of captures on one square
//! janggi      Janggi: fast exchanges and tests for check, evaluation by a network or by hand-made terms
//! xiangqi     Xiangqi: exchange values and evaluation
//! chess_war   Chess War: exchange values and evaluation
//! material    evaluation by piece values and mobility, shared by Xiangqi and Chess War
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
