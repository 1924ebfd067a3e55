//! `/api/tournaments/{id}/chat`: tournament chat, for players with an account.

use crate::admission::Admission;
use crate::endpoint::{Endpoint, PathValue, delete, get, post};
use crate::error::AppError;
use crate::http::body::Body;
use crate::http::tournaments::named;
use crate::identity::Member;
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::state::App;
use crate::tournaments::Tournaments;
use axum::Json;
use axum::extract::{Path, State};
use wire::Code;
use wire::tournament::{NewTournamentLine, TournamentChat};

/// Handles `GET /api/tournaments/{id}/chat`.
async fn read(
    State(tournaments): State<Tournaments>,
    Member(session): Member,
    Path(id): Path<String>,
) -> Result<Json<TournamentChat>, AppError> {
    tournaments.chat(named(&id)?, session.player).await.map(Json)
}

/// Handles `POST /api/tournaments/{id}/chat`.
async fn say(
    (State(tournaments), State(admission)): (State<Tournaments>, State<Admission>),
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path(id): Path<String>,
    Body(NewTournamentLine { says }): Body<NewTournamentLine>,
) -> Result<Json<TournamentChat>, AppError> {
    let (id, guest) = (named(&id)?, Some(session.player));
    let words = wire::convert::chat_words(&says)?;
    admission.charge_line(words.bytes(), Client { address, guest })?;
    tournaments.say(id, session.player, words).await?;
    tournaments.chat(id, session.player).await.map(Json)
}

/// Handles `DELETE /api/tournaments/{id}/chat/{at_ms}`.
async fn remove(
    (State(tournaments), State(admission)): (State<Tournaments>, State<Admission>),
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path((id, at_ms)): Path<(String, String)>,
) -> Result<Json<TournamentChat>, AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Record, Client { address, guest })?;
    let id = named(&id)?;
    let at_ms = at_ms.parse().map_err(|_| Code::BadRequest)?;
    tournaments.unsay(id, session.player, at_ms).await?;
    tournaments.chat(id, session.player).await.map(Json)
}

/// Returns the endpoints for tournament chat.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    let closed = [Code::UnknownTournament, Code::ChatOff, Code::ChatClosed];
    vec![
        get("/api/tournaments/{id}/chat", read)
            .does("Shows the last messages of a tournament's chat, which is closed to players during their games.")
            .path("id", PathValue::Tournament)
            .refuses(closed),
        post("/api/tournaments/{id}/chat", say)
            .does("Writes to a tournament's chat.")
            .path("id", PathValue::Tournament)
            .refuses(closed)
            .refuses([Code::BadText, Code::TextTooLong, Code::SaidAlready, Code::NoSpace]),
        delete("/api/tournaments/{id}/chat/{at_ms}", remove)
            .does("Removes a message from the chat of a tournament that you direct.")
            .paths(["id", "at_ms"], [PathValue::Tournament, PathValue::ChatLine])
            .refuses(closed)
            .refuses([Code::NotDirector]),
    ]
}
