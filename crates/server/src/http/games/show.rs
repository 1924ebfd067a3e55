//! `GET /api/games/{id}`.

use crate::error::AppError;
use crate::http::extract::GamePath;
use crate::identity::Visitor;
use crate::room::Rooms;
use axum::Json;
use axum::extract::State;
use play::{GameId, Player};
use wire::http::GameView;

/// `GET /api/games/{id}`.
pub(crate) async fn show(
    State(rooms): State<Rooms>,
    GamePath(game): GamePath,
    Visitor(player): Visitor,
) -> Result<Json<GameView>, AppError> {
    game_view(&rooms, game, player).await.map(Json)
}

/// The game as `player` may see it.
pub(in crate::http) async fn game_view(
    rooms: &Rooms,
    game: GameId,
    player: Option<Player>,
) -> Result<GameView, AppError> {
    rooms
        .query(game, move |snapshot| {
            let mut view = wire::convert::game_view(snapshot.room, player, snapshot.created, snapshot.now);
            view.seats.name(snapshot.players);
            view
        })
        .await
}
