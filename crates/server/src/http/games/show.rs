//! The endpoint `GET /api/games/{id}`.

use crate::error::AppError;
use crate::http::extract::GamePath;
use crate::identity::Visitor;
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::room::Rooms;
use axum::Json;
use axum::extract::State;
use play::GameId;
use wire::http::GameView;

/// Handles `GET /api/games/{id}`.
pub(crate) async fn show(
    State(rooms): State<Rooms>,
    ClientAddress(address): ClientAddress,
    GamePath(game): GamePath,
    Visitor(player): Visitor,
) -> Result<Json<GameView>, AppError> {
    let client = Client { address, guest: player };
    game_view(&rooms, game, client).await.map(Json)
}

/// Returns the client's view of the game.
pub(in crate::http) async fn game_view(rooms: &Rooms, game: GameId, client: Client) -> Result<GameView, AppError> {
    let player = client.guest;
    rooms
        .query(game, Some(client), move |snapshot| {
            let mut view = wire::convert::game_view(snapshot.room, player, snapshot.created, snapshot.now);
            view.seats.name(snapshot.players);
            view
        })
        .await
}
