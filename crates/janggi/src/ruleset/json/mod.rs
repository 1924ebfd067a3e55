//! Rule sets as JSON: a preset id, a preset with changes, or every field by its dotted path.
//!
//! ```json
//! "kakao"
//! {"schema": 1, "base": "kakao@1", "set": {"bikjang.mode": "draw", "limit.total_plies.n": 300}}
//! {"schema": 1, "movement": "janggi", "setup.order": "han_first_visible", …}
//! ```
//!
//! # Stability
//! Paths and codes do not change. If the meaning of one changes, `schema` is increased. A newer `schema` is rejected.

mod bikjang;
mod fault;
mod forms;
mod read;
mod reader;
mod version;
mod write;

pub use fault::{Problem, RulesFault, RulesFaults};
pub use version::SCHEMA;
