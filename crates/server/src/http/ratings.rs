//! `/api/players/{player}/ratings`, `/api/leaderboard` and other queries about ratings. docs/ratings.md explains how
//! games are rated.

use crate::admission::Admission;
use crate::endpoint::{Endpoint, PathValue, get};
use crate::error::AppError;
use crate::http::extract::{GamePath, PageQuery, Params};
use crate::identity::player_views;
use crate::limits::{Client, Work};
use crate::net::ClientAddress;
use crate::services::Services;
use crate::state::App;
use axum::Json;
use axum::extract::{Path, State};
use janggi::BySide;
use janggi::ruleset::Coded;
use play::rating::{Ladder, PROVISIONAL_ABOVE, Rating, RatingChange, Results};
use play::{Moment, Player};
use std::sync::Arc;
use store::{LeaderboardRequest, PageRequest};
use wire::rating::{
    GameRatings, LadderView, Leaderboard, LeaderboardRow, PlayerRatings, RatingHistory, RatingPoint, ResultsView, Score,
};
use wire::vocabulary::{self, PlayerView};
use wire::{Code, ErrorBody};

/// Maximum number of games in a rating history.
const HISTORY: u32 = 500;
/// Number of rows per page of a leaderboard.
const PAGE: u32 = 50;
/// Maximum age of the last rated game of players on a leaderboard, in milliseconds: 90 days.
const LISTED_MS: i64 = 90 * 24 * 3_600 * 1_000;

/// Handles `GET /api/players/{player}/ratings`.
pub(crate) async fn of_player(
    State(services): State<Arc<Services>>,
    Path(player): Path<String>,
) -> Result<Json<PlayerRatings>, AppError> {
    let player = named(&player)?;
    let now = Moment(services.clock.now_ms());
    let rows = services.store.ratings_of(player).await?;
    let ratings = rows.iter().map(|row| ladder_view(row, now)).collect();
    let player = player_views(&services, vec![player]).await?.remove(&player);
    let player = player.ok_or(ErrorBody::from(Code::UnknownPlayer))?;
    Ok(Json(PlayerRatings { player, ratings }))
}

/// Handles `GET /api/players/{player}/ratings/{movement}/{speed}`.
pub(crate) async fn history(
    State(services): State<Arc<Services>>,
    Path((player, movement, speed)): Path<(String, String, String)>,
) -> Result<Json<RatingHistory>, AppError> {
    let changes = services
        .store
        .rating_history(named(&player)?, ladder(&movement, &speed)?, HISTORY)
        .await?;
    let points = changes.into_iter().map(point).collect();
    Ok(Json(RatingHistory { points }))
}

/// Handles `GET /api/players/{player}/score/{opponent}`.
pub(crate) async fn score(
    State(services): State<Arc<Services>>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Path((player, opponent)): Path<(String, String)>,
) -> Result<Json<Score>, AppError> {
    // Charged, because the request reads all games of the player.
    admission.charge(Work::Page, Client { address, guest: None })?;
    let found = services
        .store
        .results_between(named(&player)?, named(&opponent)?)
        .await?;
    Ok(Json(Score {
        results: results(found),
    }))
}

/// Handles `GET /api/games/{id}/ratings`.
pub(crate) async fn of_game(
    State(services): State<Arc<Services>>,
    GamePath(game): GamePath,
) -> Result<Json<GameRatings>, AppError> {
    let BySide { cho, han } = services.store.rating_changes_of(game).await?;
    Ok(Json(GameRatings(vocabulary::BySide {
        cho: cho.map(point),
        han: han.map(point),
    })))
}

/// Handles `GET /api/leaderboard/{movement}/{speed}?page=1`.
pub(crate) async fn leaderboard(
    State(services): State<Arc<Services>>,
    State(admission): State<Admission>,
    ClientAddress(address): ClientAddress,
    Path((movement, speed)): Path<(String, String)>,
    Params(query): Params<PageQuery>,
) -> Result<Json<Leaderboard>, AppError> {
    // Charged, because the database also reads all earlier pages.
    admission.charge(Work::Page, Client { address, guest: None })?;
    let (page, index) = (query.page, query.index()?);
    let now = Moment(services.clock.now_ms());
    let request = LeaderboardRequest {
        ladder: ladder(&movement, &speed)?,
        since_ms: now.0.saturating_sub(LISTED_MS),
        deviation: PROVISIONAL_ABOVE * 100,
        page: PageRequest { index, size: PAGE },
    };
    let found = services.store.leaderboard(request).await?;
    let players = found.rows.iter().map(|row| row.player).collect();
    let mut people = player_views(&services, players).await?;
    let first = index.saturating_mul(PAGE).saturating_add(1);
    let rows = found.rows.iter().zip(first..).filter_map(|(row, rank)| {
        let player = PlayerView {
            rating: Some(wire::convert::rating(row.standing, now)),
            ..people.remove(&row.player)?
        };
        let results = results(row.results);
        Some(LeaderboardRow { rank, player, results })
    });
    Ok(Json(Leaderboard {
        page,
        rows: rows.collect(),
        more: found.more,
    }))
}

fn ladder_view(row: &Rating, now: Moment) -> LadderView {
    LadderView {
        movement: row.ladder.movement,
        speed: row.ladder.speed.code().to_owned(),
        rating: wire::convert::rating(row.standing, now),
        results: results(row.results),
        rated_ms: row.standing.last.map_or(0, |at| at.0),
    }
}

fn results(found: Results) -> ResultsView {
    let Results { wins, draws, losses } = found;
    ResultsView { wins, draws, losses }
}

fn point(change: RatingChange) -> RatingPoint {
    RatingPoint {
        game: change.game.to_string(),
        rated_ms: change.at.0,
        rating: change.points_after(),
        gained: change.points_after() - change.points_before(),
        deviation: change.deviation.div_ceil(100),
    }
}

/// Parses the player in a path.
fn named(player: &str) -> Result<Player, AppError> {
    player.parse().map_err(|_| Code::UnknownPlayer.into())
}

fn ladder(movement: &str, speed: &str) -> Result<Ladder, AppError> {
    Ladder::from_codes(movement, speed).ok_or_else(|| {
        let known: Vec<_> = Ladder::all()
            .map(|ladder| format!("{}/{}", ladder.movement.code(), ladder.speed.code()))
            .collect();
        ErrorBody::new(Code::NotFound, format!("ratings are one of {}", known.join(", "))).into()
    })
}

/// Returns the endpoints for ratings.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    let ladder = [PathValue::Movement, PathValue::Speed];
    vec![
        get("/api/players/{player}/ratings", of_player)
            .does("Shows a player's ratings.")
            .path("player", PathValue::Player)
            .refuses([Code::UnknownPlayer]),
        get("/api/players/{player}/ratings/{movement}/{speed}", history)
            .does("Lists the last 500 rated games of a player, oldest first.")
            .path("player", PathValue::Player)
            .paths(["movement", "speed"], ladder)
            .refuses([Code::UnknownPlayer, Code::NotFound]),
        get("/api/players/{player}/score/{opponent}", score)
            .does("Counts all finished games between two players.")
            .paths(["player", "opponent"], [PathValue::Player, PathValue::Player])
            .refuses([Code::UnknownPlayer]),
        get("/api/games/{id}/ratings", of_game).does("Shows the changes of ratings made by a game."),
        get("/api/leaderboard/{movement}/{speed}", leaderboard)
            .does("Lists players who have a rating that is not provisional and played within 90 days, best first.")
            .paths(["movement", "speed"], ladder)
            .refuses([Code::NotFound]),
    ]
}
