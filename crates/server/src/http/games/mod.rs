//! The endpoints of `/api/games`.

mod create;
mod hands;
mod join;
mod list;
mod record;
mod referee;
mod show;

use crate::endpoint::{Endpoint, PathValue, get, post};
use crate::state::App;
use wire::Code;
use wire::http::{GameView, RecordFormat};

pub(in crate::http) use hands::close_hands;
pub(in crate::http) use show::game_view;

/// Error codes of requests that contain the terms of a game.
pub(in crate::http) const TERMS: [Code; 13] = [
    Code::BadRules,
    Code::BadFen,
    Code::BadPosition,
    Code::BadTime,
    Code::BadLevel,
    Code::BadStart,
    Code::SetupNotAllowed,
    Code::Unrateable,
    Code::BotUnrated,
    Code::NoClock,
    Code::NoOpponent,
    Code::TooManyAborts,
    Code::NeverStopped,
];

/// Error codes of requests that create a game.
pub(in crate::http) const MADE: [Code; 4] = [
    Code::TooManyGames,
    Code::TooManyUnplayedGames,
    Code::NoSpace,
    Code::NoAccount,
];

/// Error codes of requests that read a game.
pub(in crate::http) const READ: [Code; 1] = [Code::GameUnreadable];

/// Returns the endpoints for games.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    let record = [PathValue::Game, PathValue::RecordFormat];
    vec![
        get("/api/games", list::list).does("Lists your games, newest first; none for a visitor without a session."),
        post("/api/games", create::create)
            .does("Makes a game. A visitor becomes a guest.")
            .gives::<GameView>(201)
            .refuses(TERMS)
            .refuses(MADE)
            .refuses([Code::UnknownHousePlayer]),
        get("/api/games/{id}", show::show)
            .does("Shows a game as you may see it.")
            .refuses(READ),
        post("/api/games/{id}/join", join::join)
            .does("Takes a seat in a game. A visitor becomes a guest.")
            .gives::<GameView>(200)
            .refuses(READ)
            .refuses(JOIN),
        post("/api/games/{id}/referee", referee::join_referee)
            .does("Makes you the referee of a game once both players agree.")
            .gives::<GameView>(200)
            .refuses(READ)
            .refuses(REFEREE),
        get("/api/games/{id}/record/{format}", record::record)
            .does("Downloads the record of a game.")
            .paths(["id", "format"], record)
            .gives_file(200, &RECORDS)
            .refuses(READ)
            .refuses([Code::UnknownGame, Code::NotFound, Code::NoRecord]),
        get("/api/games/{id}/record/{format}/left-out", record::left_out_of_record)
            .does("Lists what the format cannot hold of this game.")
            .paths(["id", "format"], record)
            .refuses(READ)
            .refuses([Code::UnknownGame, Code::NotFound, Code::NoRecord]),
    ]
}

/// Media types of records.
const RECORDS: [&str; 2] = [RecordFormat::Pgn.content_type(), RecordFormat::Json.content_type()];

const JOIN: [Code; 10] = [
    Code::SeatTaken,
    Code::AlreadySeated,
    Code::NotInvited,
    Code::RefereePlays,
    Code::WrongPhase,
    Code::GameOver,
    Code::NoAccount,
    Code::BotUnrated,
    Code::TooManyAborts,
    Code::NoSpace,
];

const REFEREE: [Code; 7] = [
    Code::BadRefereeKey,
    Code::RefereeTaken,
    Code::RefereePlays,
    Code::NoReferee,
    Code::WrongPhase,
    Code::GameOver,
    Code::NoSpace,
];
