//! `/api/clubs`: player clubs (동호회, 기원).

use crate::admission::Admission;
use crate::clubs::{Clubs, role_back};
use crate::endpoint::{Endpoint, PathValue, delete, get, post, put};
use crate::error::AppError;
use crate::http::body::Body;
use crate::http::extract::Params;
use crate::identity::{Member, Session, Signed};
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::pages::language_of;
use crate::state::App;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use play::{ClubId, Player};
use schemars::JsonSchema;
use serde::Deserialize;
use std::net::IpAddr;
use wire::account::Language;
use wire::club::{ClubList, ClubText, ClubView, NewClubEvent, NewRole};
use wire::{Code, ErrorBody};

/// Maximum length of a search text, in bytes.
const MOST_SEARCH: usize = 200;

/// The query of `GET /api/clubs?search=TEXT&page=1`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ClubQuery {
    /// Part of a name or a place; all clubs if absent.
    search: String,
    /// The page number, counted from 1.
    #[schemars(range(min = 1))]
    page: u32,
}

impl Default for ClubQuery {
    fn default() -> Self {
        Self {
            search: String::new(),
            page: 1,
        }
    }
}

/// The query of `GET /api/clubs/{id}/members.csv?language=ko`.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct CsvQuery {
    /// Language code for headings, roles and grades; the browser's language if absent or unknown.
    language: String,
}

/// State extractors of most handlers.
type Needed = (State<Clubs>, State<Admission>);

/// Handles `GET /api/clubs`.
async fn list(
    (State(clubs), State(admission)): Needed,
    ClientAddress(address): ClientAddress,
    visitor: Signed,
    Params(ClubQuery { search, page }): Params<ClubQuery>,
) -> Result<Json<ClubList>, AppError> {
    // Charged, because the database reads all clubs.
    admission.charge(Work::Page, Client { address, guest: None })?;
    let index = page.checked_sub(1).filter(|_| search.len() <= MOST_SEARCH);
    let index = index.ok_or_else(|| ErrorBody::new(Code::BadRequest, "pages count from 1; a search is short"))?;
    clubs.list(visitor.player(), &search, index).await.map(Json)
}

/// Handles `POST /api/clubs`.
async fn create(
    (State(clubs), State(admission)): Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Body(text): Body<ClubText>,
) -> Result<(StatusCode, Json<ClubView>), AppError> {
    let guest = Some(session.player);
    admission.charge_guest(Client { address, guest })?;
    let club = clubs.create(session.player, &text).await?;
    Ok((StatusCode::CREATED, Json(clubs.show(club, guest).await?)))
}

/// Handles `GET /api/clubs/{id}`.
async fn show(State(clubs): State<Clubs>, visitor: Signed, Path(id): Path<String>) -> Result<Json<ClubView>, AppError> {
    clubs.show(named(&id)?, visitor.player()).await.map(Json)
}

/// Handles `PUT /api/clubs/{id}`.
async fn describe(
    (State(clubs), State(admission)): Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path(id): Path<String>,
    Body(text): Body<ClubText>,
) -> Result<Json<ClubView>, AppError> {
    let (club, by) = charged(&admission, &id, (address, session))?;
    clubs.describe(club, by, &text).await?;
    clubs.show(club, Some(by)).await.map(Json)
}

/// Handles `DELETE /api/clubs/{id}`.
async fn dissolve(
    (State(clubs), State(admission)): Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path(id): Path<String>,
) -> Result<StatusCode, AppError> {
    let (club, by) = charged(&admission, &id, (address, session))?;
    clubs.dissolve(club, by).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Handles `POST /api/clubs/{id}/join`.
async fn join(
    (State(clubs), State(admission)): Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path(id): Path<String>,
) -> Result<Json<ClubView>, AppError> {
    let guest = Some(session.player);
    admission.charge_record(Client { address, guest })?;
    let club = named(&id)?;
    clubs.join(club, session.player).await?;
    clubs.show(club, guest).await.map(Json)
}

/// Handles `POST /api/clubs/{id}/leave`.
async fn leave(
    (State(clubs), State(admission)): Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path(id): Path<String>,
) -> Result<Json<ClubView>, AppError> {
    let (club, by) = charged(&admission, &id, (address, session))?;
    clubs.leave(club, by).await?;
    clubs.show(club, Some(by)).await.map(Json)
}

/// Handles `PUT /api/clubs/{id}/members/{player}`.
async fn set_role(
    (State(clubs), State(admission)): Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path((id, player)): Path<(String, String)>,
    Body(NewRole { role }): Body<NewRole>,
) -> Result<Json<ClubView>, AppError> {
    let (club, by) = charged(&admission, &id, (address, session))?;
    clubs.set_role(club, by, (called(&player)?, role_back(role))).await?;
    clubs.show(club, Some(by)).await.map(Json)
}

/// Handles `DELETE /api/clubs/{id}/members/{player}`.
async fn remove(
    (State(clubs), State(admission)): Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path((id, player)): Path<(String, String)>,
) -> Result<Json<ClubView>, AppError> {
    let (club, by) = charged(&admission, &id, (address, session))?;
    clubs.remove(club, by, called(&player)?).await?;
    clubs.show(club, Some(by)).await.map(Json)
}

/// Handles `GET /api/clubs/{id}/members.csv`.
async fn csv(
    (State(clubs), State(admission)): Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path(id): Path<String>,
    Params(CsvQuery { language }): Params<CsvQuery>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let (club, by) = charged(&admission, &id, (address, session))?;
    let language = Language::of_tag(&language).unwrap_or_else(|| language_of(&headers));
    let text = clubs.csv(club, by, language).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"members.csv\""),
        (header::CACHE_CONTROL, "private, no-store"),
    ];
    Ok((headers, text).into_response())
}

/// Handles `POST /api/clubs/{id}/events`.
async fn add_event(
    (State(clubs), State(admission)): Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path(id): Path<String>,
    Body(event): Body<NewClubEvent>,
) -> Result<(StatusCode, Json<ClubView>), AppError> {
    let guest = Some(session.player);
    admission.charge_record(Client { address, guest })?;
    let club = named(&id)?;
    clubs.add_event(club, session.player, &event).await?;
    Ok((StatusCode::CREATED, Json(clubs.show(club, guest).await?)))
}

/// Handles `DELETE /api/clubs/{id}/events/{event}`.
async fn remove_event(
    (State(clubs), State(admission)): Needed,
    ClientAddress(address): ClientAddress,
    Member(session): Member,
    Path((id, event)): Path<(String, String)>,
) -> Result<Json<ClubView>, AppError> {
    let (club, by) = charged(&admission, &id, (address, session))?;
    clubs.remove_event(club, by, event.parse().ok()).await?;
    clubs.show(club, Some(by)).await.map(Json)
}

/// Charges the request to the client. Returns the club and the player.
fn charged(
    admission: &Admission,
    id: &str,
    (address, session): (IpAddr, Session),
) -> Result<(ClubId, Player), AppError> {
    let guest = Some(session.player);
    admission.charge(Work::Record, Client { address, guest })?;
    Ok((named(id)?, session.player))
}

fn named(id: &str) -> Result<ClubId, AppError> {
    id.parse().map_err(|_| Code::UnknownClub.into())
}

fn called(player: &str) -> Result<Player, AppError> {
    player.parse().map_err(|_| Code::UnknownPlayer.into())
}

/// Returns the endpoints for clubs.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    let club = ("id", PathValue::Club);
    let member = [PathValue::Club, PathValue::Player];
    let managed = [Code::UnknownClub, Code::NotOfficer];
    vec![
        get("/api/clubs", list).does("Lists clubs, and those that you belong to."),
        post("/api/clubs", create)
            .does("Founds a club, which you own.")
            .gives::<ClubView>(201)
            .refuses([Code::BadClub, Code::TooManyClubs, Code::NoSpace]),
        get("/api/clubs/{id}", show)
            .does("Shows a club: its members and its events.")
            .path(club.0, club.1)
            .refuses([Code::UnknownClub]),
        put("/api/clubs/{id}", describe)
            .does("Changes what a club says about itself. For its owner and officers.")
            .path(club.0, club.1)
            .refuses(managed)
            .refuses([Code::BadClub]),
        delete("/api/clubs/{id}", dissolve)
            .does("Dissolves a club. For its owner.")
            .path(club.0, club.1)
            .gives_nothing(204)
            .refuses(managed),
        post("/api/clubs/{id}/join", join)
            .does("Makes you a member, or asks the owner and the officers for approval.")
            .path(club.0, club.1)
            .refuses([Code::UnknownClub, Code::ClubFull, Code::NoSpace]),
        post("/api/clubs/{id}/leave", leave)
            .does("Takes you out of a club, or withdraws your request to become a member.")
            .path(club.0, club.1)
            .refuses([Code::UnknownClub, Code::OwnerStays]),
        put("/api/clubs/{id}/members/{player}", set_role)
            .does("Approves a player, names or dismisses an officer, or hands over the club.")
            .paths(["id", "player"], member)
            .refuses(managed)
            .refuses([Code::UnknownPlayer, Code::NotMember, Code::OwnerStays]),
        delete("/api/clubs/{id}/members/{player}", remove)
            .does("Removes a member, or does not admit a player who is waiting. For the owner and officers.")
            .paths(["id", "player"], member)
            .refuses(managed)
            .refuses([Code::UnknownPlayer, Code::NotMember, Code::OwnerStays]),
        get("/api/clubs/{id}/members.csv", csv)
            .does("Returns the members with their grades as CSV. For the owner and officers.")
            .path(club.0, club.1)
            .gives_file(200, &["text/csv; charset=utf-8"])
            .refuses(managed),
        post("/api/clubs/{id}/events", add_event)
            .does("Announces an event in the hall. For the owner and officers.")
            .path(club.0, club.1)
            .gives::<ClubView>(201)
            .refuses(managed)
            .refuses([Code::BadClub, Code::ClubFull, Code::NoSpace]),
        delete("/api/clubs/{id}/events/{event}", remove_event)
            .does("Removes an event, if it exists. For the owner and officers.")
            .paths(["id", "event"], [PathValue::Club, PathValue::ClubEvent])
            .refuses(managed),
    ]
}
