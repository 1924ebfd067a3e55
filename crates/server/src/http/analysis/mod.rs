//! `/api/games/{id}/analysis`: the engine's view of a finished game.

mod show;
mod start;

pub(crate) use show::show;
pub(crate) use start::start;
