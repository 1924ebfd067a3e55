//! `/api/tournaments` and `/api/news`: tournaments played on the server.

use crate::admission::Admission;
use crate::endpoint::{Endpoint, PathValue, delete, get, post, put};
use crate::error::AppError;
use crate::http::body::Body;
use crate::http::games::TERMS;
use crate::identity::{Accounts, Member, Signed, encode};
use crate::known_version::is_known;
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::state::App;
use crate::tournaments::Tournaments;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use play::{Player, TournamentId};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use wire::Code;
use wire::news::News;
use wire::tournament::{
    NewTournament, TournamentBoards, TournamentList, TournamentOrder, TournamentSummary, TournamentView,
};

/// Handles `GET /api/tournaments`.
async fn list(State(tournaments): State<Tournaments>) -> Result<Json<TournamentList>, AppError> {
    tournaments.list().await.map(Json)
}

/// Handles `POST /api/tournaments`.
async fn create(
    State(tournaments): State<Tournaments>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Body(wanted): Body<NewTournament>,
) -> Result<(StatusCode, Json<TournamentSummary>), AppError> {
    let guest = Some(session.player);
    admission.charge_guest(Client { address, guest })?;
    let made = tournaments.create(session.player, &wanted).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Handles `GET /api/tournaments/{id}`. Clients poll it every few seconds and usually get 304.
async fn show(
    State(tournaments): State<Tournaments>,
    visitor: Signed,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let view = tournaments.show(named(&id)?, visitor.player()).await?;
    let body = serde_json::to_vec(&view).map_err(AppError::internal)?;
    let tag = format!("\"{}\"", encode(&Sha256::digest(&body).into()));
    let kept = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "private, no-cache"),
        (header::ETAG, &tag),
    ];
    if is_known(&headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, kept).into_response());
    }
    Ok((kept, body).into_response())
}

/// Handles `GET /api/tournaments/{id}/boards`.
async fn boards(
    State(tournaments): State<Tournaments>,
    Path(id): Path<String>,
) -> Result<Json<TournamentBoards>, AppError> {
    let boards = tournaments.boards(named(&id)?).await?;
    Ok(Json(TournamentBoards::clone(&boards)))
}

/// Handles `GET /api/news`.
async fn news(State(tournaments): State<Tournaments>, Member(session): Member) -> Result<Json<News>, AppError> {
    tournaments.news(session.player).await.map(Json)
}

/// State shared by the handlers that change a tournament.
type Needed = (State<Tournaments>, State<Admission>, State<Arc<Accounts>>);

/// Handles `POST /api/tournaments/{id}/join`.
async fn join(
    (State(tournaments), State(admission), _): Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path(id): Path<String>,
) -> Result<Json<TournamentView>, AppError> {
    let guest = Some(session.player);
    admission.charge_record(Client { address, guest })?;
    let id = named(&id)?;
    tournaments.join(id, session.player).await?;
    tournaments.show(id, guest).await.map(Json)
}

/// Handles `POST /api/tournaments/{id}/leave`.
async fn leave(
    (State(tournaments), State(admission), _): Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path(id): Path<String>,
) -> Result<Json<TournamentView>, AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Record, Client { address, guest })?;
    let id = named(&id)?;
    tournaments.leave(id, session.player).await?;
    tournaments.show(id, guest).await.map(Json)
}

/// Handles `POST /api/tournaments/{id}/orders`.
async fn order(
    (State(tournaments), State(admission), _): Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path(id): Path<String>,
    Body(order): Body<TournamentOrder>,
) -> Result<Json<TournamentView>, AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Record, Client { address, guest })?;
    let id = named(&id)?;
    tournaments.order(id, session.player, &order).await?;
    tournaments.show(id, guest).await.map(Json)
}

/// Handles `PUT /api/tournaments/{id}/helpers/{name}`.
async fn help(
    needed: Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path((id, name)): Path<(String, String)>,
) -> Result<Json<TournamentView>, AppError> {
    let guest = Some(session.player);
    set_helper(
        needed,
        Client { address, guest },
        (session.player, named(&id)?),
        (&name, true),
    )
    .await
}

/// Handles `DELETE /api/tournaments/{id}/helpers/{name}`.
async fn stop_helping(
    needed: Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path((id, name)): Path<(String, String)>,
) -> Result<Json<TournamentView>, AppError> {
    let guest = Some(session.player);
    set_helper(
        needed,
        Client { address, guest },
        (session.player, named(&id)?),
        (&name, false),
    )
    .await
}

async fn set_helper(
    (State(tournaments), State(admission), State(accounts)): Needed,
    client: Client,
    (owner, id): (Player, TournamentId),
    (name, helps): (&str, bool),
) -> Result<Json<TournamentView>, AppError> {
    admission.charge(Work::Record, client)?;
    let helper = accounts.player_called(name).await?.ok_or(Code::UnknownPlayer)?;
    tournaments.help(id, owner, (helper, helps)).await?;
    tournaments.show(id, Some(owner)).await.map(Json)
}

/// Parses the id of a tournament.
pub(super) fn named(id: &str) -> Result<TournamentId, AppError> {
    id.parse().map_err(|_| Code::UnknownTournament.into())
}

/// Returns the endpoints for tournaments.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    let changed = [Code::UnknownTournament, Code::TournamentRefused];
    let helper = [PathValue::Tournament, PathValue::Username];
    vec![
        get("/api/tournaments", list).does("Lists tournaments that are played, can be entered, and have ended."),
        post("/api/tournaments", create)
            .does("Makes a tournament, which you direct.")
            .gives::<TournamentSummary>(201)
            .refuses(TERMS)
            .refuses([Code::BadTournament, Code::TooManyTournaments, Code::NoSpace])
            .refuses([Code::UnknownClub, Code::NotOfficer]),
        get("/api/tournaments/{id}", show)
            .does("Shows a tournament: players, rounds, games and standings.")
            .path("id", PathValue::Tournament)
            .gives::<TournamentView>(200)
            .gives_nothing(304)
            .refuses([Code::UnknownTournament]),
        get("/api/tournaments/{id}/boards", boards)
            .does("Shows up to four games in progress of a tournament, those of the first tables first.")
            .path("id", PathValue::Tournament)
            .refuses([Code::UnknownTournament]),
        get("/api/news", news)
            .does("Lists what has happened without you: tournaments that have begun, and requests to join clubs."),
        post("/api/tournaments/{id}/join", join)
            .does("Enters you in a tournament, or lets you play again after you have left.")
            .path("id", PathValue::Tournament)
            .refuses(changed)
            .refuses([
                Code::MembersOnly,
                Code::TournamentFull,
                Code::BotUnrated,
                Code::TooManyAborts,
                Code::NoSpace,
            ]),
        post("/api/tournaments/{id}/leave", leave)
            .does("Takes you out of a tournament. A running game goes on.")
            .path("id", PathValue::Tournament)
            .refuses(changed),
        post("/api/tournaments/{id}/orders", order)
            .does("Carries out an order of a director.")
            .path("id", PathValue::Tournament)
            .refuses(changed)
            .refuses([Code::NotDirector, Code::BadTournament, Code::MembersOnly]),
        put("/api/tournaments/{id}/helpers/{name}", help)
            .does("Lets another player direct your tournament.")
            .paths(["id", "name"], helper)
            .refuses([
                Code::UnknownTournament,
                Code::NotDirector,
                Code::UnknownPlayer,
                Code::TournamentFull,
            ]),
        delete("/api/tournaments/{id}/helpers/{name}", stop_helping)
            .does("No longer lets a player direct your tournament.")
            .paths(["id", "name"], helper)
            .refuses([Code::UnknownTournament, Code::NotDirector, Code::UnknownPlayer]),
    ]
}
