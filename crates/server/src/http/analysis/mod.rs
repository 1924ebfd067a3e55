//! `/api/games/{id}/analysis`: the engine's analysis of a finished game.

mod show;
mod start;

use crate::endpoint::{Endpoint, get, post};
use crate::http::games::READ;
use crate::state::App;
use wire::Code;

/// Returns the endpoints for game analyses.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    vec![
        get("/api/games/{id}/analysis", show::show)
            .does("Shows the engine's evaluation of the positions analysed so far.")
            .refuses(READ),
        post("/api/games/{id}/analysis", start::start)
            .does("Starts the analysis of a finished game. Only for its players, one game at a time.")
            .refuses(READ)
            .refuses([
                Code::NotYourSeat,
                Code::WrongPhase,
                Code::TooManyAnalyses,
                Code::NoSpace,
            ]),
    ]
}
