//! The endpoints `/api/challenges`, `/api/live`, `/api/online` and those for results.

mod challenges;
mod lists;

use crate::endpoint::{Endpoint, PathValue, delete, get, post};
use crate::http::games::{MADE, READ, TERMS};
use crate::state::App;
use wire::Code;
use wire::http::GameView;

pub(in crate::http) use challenges::open_challenge;

/// Returns the endpoints for the lobby.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    vec![
        post("/api/challenges", challenges::create)
            .does("Challenges a player: makes a game whose other seat is reserved for the player.")
            .gives::<GameView>(201)
            .refuses(TERMS)
            .refuses(MADE)
            .refuses([
                Code::NotYourself,
                Code::UnknownPlayer,
                Code::ChallengeRefused,
                Code::TooManyChallenges,
            ]),
        get("/api/challenges", challenges::list)
            .does("Lists challenges to you and from you that wait for an answer, newest first."),
        delete("/api/challenges/{id}", challenges::remove)
            .does("Declines a challenge to you, or withdraws your own.")
            .gives_nothing(204)
            .refuses(READ)
            .refuses([Code::UnknownChallenge]),
        get("/api/live", lists::live).does("Lists games open to spectators, the featured game first."),
        get("/api/online", lists::online).does("Lists players who are online."),
        get("/api/results", lists::results).does("Lists the newest results of games that were open to spectators."),
        get("/api/players/{player}/results", lists::results_of)
            .does("Lists the newest results of such games of a player.")
            .path("player", PathValue::Player)
            .refuses([Code::UnknownPlayer]),
    ]
}
