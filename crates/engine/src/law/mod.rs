//! The search's interface to a variant (행마법), with one type for each.
//!
//! The variant is chosen once per search. The search is compiled separately for each variant, so that its code never
//! branches on it. The crate `janggi` defines how pieces move; this module adds, for each variant, the evaluation and
//! shortcuts for the search.
//!
//! ```text
//! contract    the trait `Law`
//! any         evaluation in any variant
//! exchange    series of captures on one square
//! janggi      Janggi: fast exchanges and tests for check, evaluation by a network or by hand-crafted terms
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
