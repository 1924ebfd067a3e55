//! The Universal Chess Interface (UCI).
//!
//! ```text
//! lines    reader of lines                   options       options and their values
//! number   numbers clamped to their ranges   introduction  answers of other engines to `uci`
//! parse    parser of commands                state         options and game of a session
//! session  the session as a state machine    work          work of the search thread
//! print    formatting of values              run           threads of a session
//! ```

pub mod introduction;
pub mod options;
pub mod parse;
pub mod print;

mod lines;
mod number;
mod run;
mod session;
mod state;
mod work;

pub use number::Clamped;
pub use run::run;
pub use state::{PositionError, SessionState};
pub use work::OpenEndgames;
