//! `/api/games/{id}/picture.png` and `/api/picture.png`: pictures of positions for link previews.

use crate::admission::Admission;
use crate::endpoint::{Endpoint, get};
use crate::error::AppError;
use crate::http::extract::{GamePath, Params};
use crate::known_version::is_known;
use crate::limits::Client;
use crate::net::ClientAddress;
use crate::picture::{Picture, Pictures, Scene, Turn};
use crate::room::Rooms;
use crate::state::App;
use axum::extract::{FromRef, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use janggi::ruleset::Coded;
use janggi::{Board, Movement, Role, Side, Start, fen};
use play::room::{Room, StartPlan};
use schemars::JsonSchema;
use serde::Deserialize;
use wire::convert::MOST_FEN;
use wire::{Code, ErrorBody};

/// The renderer with its admission control.
#[derive(Debug, Clone)]
pub(crate) struct PictureRenderer {
    pictures: Pictures,
    admission: Admission,
}

impl<S> FromRef<S> for PictureRenderer
where
    Pictures: FromRef<S>,
    Admission: FromRef<S>,
{
    fn from_ref(state: &S) -> Self {
        Self {
            pictures: Pictures::from_ref(state),
            admission: Admission::from_ref(state),
        }
    }
}

/// The query of `GET /api/picture.png?fen=FEN&law=LAW`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PictureQuery {
    /// The position in FEN; the usual starting position if absent.
    fen: Option<String>,
    /// The variant: `janggi`, `xiangqi` or `chesswar`; Janggi if absent.
    law: Option<String>,
}

/// `GET /api/games/{id}/picture.png`: the current position, with horses and elephants once both setups are known. The
/// query is ignored; it only defeats caches.
pub(crate) async fn of_game(
    State(rooms): State<Rooms>,
    State(painter): State<PictureRenderer>,
    ClientAddress(address): ClientAddress,
    GamePath(game): GamePath,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let client = Client { address, guest: None };
    let scene = rooms
        .query(game, Some(client), |snapshot| scene_of(snapshot.room))
        .await?;
    painter.answer(scene, client, &headers).await
}

/// `GET /api/picture.png`: any position, by default the usual starting position.
pub(crate) async fn of_position(
    State(painter): State<PictureRenderer>,
    ClientAddress(address): ClientAddress,
    Params(PictureQuery { fen, law }): Params<PictureQuery>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let movement = match law.as_deref() {
        None => Movement::Janggi,
        Some(code) => Movement::from_code(code)
            .ok_or_else(|| ErrorBody::new(Code::BadRequest, "no law of movement has that code").with("path", "law"))?,
    };
    let scene = match fen {
        None => Scene {
            board: start_board(movement),
            movement,
            turn: Turn::None,
        },
        Some(fen) => position(&fen, movement)?,
    };
    painter.answer(scene, Client { address, guest: None }, &headers).await
}

/// Parses a position without checking that it is legal.
fn position(text: &str, movement: Movement) -> Result<Scene, ErrorBody> {
    if text.len() > MOST_FEN {
        return Err(ErrorBody::from(Code::BadFen).with("reason", "fen_length"));
    }
    let setup = fen::parse_under(text, movement).map_err(|error| wire::convert::fen_error(&error))?;
    Ok(Scene {
        board: setup.board,
        movement,
        turn: Turn::Of(setup.turn),
    })
}

/// Returns the public position of a game.
fn scene_of(room: &Room) -> Scene {
    let movement = room.terms().rules.movement;
    let Some(played) = room.played() else {
        return Scene {
            board: unarranged(room, movement),
            movement,
            turn: Turn::None,
        };
    };
    Scene {
        board: played.game.position().board().clone(),
        movement,
        turn: played.game.turn().map_or(Turn::None, Turn::Of),
    }
}

/// Returns the board before both setups are known. Leaves out the horses and elephants, whose squares depend on the
/// setups, and the pieces that Han gives as a handicap.
fn unarranged(room: &Room, movement: Movement) -> Board {
    let terms = room.terms();
    match &terms.start {
        StartPlan::Position { fen } => fen::parse_under(fen, movement).map_or(Board::EMPTY, |setup| setup.board),
        StartPlan::Arranged { handicap, .. } => {
            let mut board = start_board(movement);
            if movement == Movement::Xiangqi {
                return board;
            }
            for (square, piece) in start_board(movement).pieces() {
                let hidden = matches!(piece.role, Role::Horse | Role::Elephant);
                if hidden || (piece.side == Side::Han && handicap.contains(&square)) {
                    board.set(square, None);
                }
            }
            board
        }
    }
}

/// Returns the usual starting board in a variant.
fn start_board(movement: Movement) -> Board {
    let start = match movement {
        Movement::Xiangqi => Start::Fen(janggi::Position::xiangqi_start()),
        Movement::Janggi | Movement::ChessWar => Start::usual(),
    };
    start
        .position()
        .map_or(Board::EMPTY, |position| position.board().clone())
}

impl PictureRenderer {
    /// Returns the picture of a scene, or 304 if the client already has it. Only rendering is charged.
    async fn answer(&self, scene: Scene, client: Client, headers: &HeaderMap) -> Result<Response, AppError> {
        let tag = Pictures::tag(&scene);
        if is_known(headers, &tag) {
            return Ok((StatusCode::NOT_MODIFIED, kept(tag)).into_response());
        }
        let Picture { png } = match self.pictures.kept(&tag) {
            Some(picture) => picture,
            None => {
                self.admission.charge_picture(client)?;
                self.pictures.paint(scene, client).await?
            }
        };
        Ok((kept(tag), [(header::CONTENT_TYPE, "image/png")], png).into_response())
    }
}

/// Returns the caching headers of a picture, with its entity tag.
fn kept(tag: String) -> [(header::HeaderName, String); 2] {
    [(header::CACHE_CONTROL, "no-cache".to_owned()), (header::ETAG, tag)]
}

/// Returns the endpoints for pictures.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    let picture = |endpoint: Endpoint<App>| endpoint.gives_file(200, &["image/png"]).gives_nothing(304);
    vec![
        picture(get("/api/games/{id}/picture.png", of_game))
            .does(
                "Draws the current position as a PNG of 1200 by 630 pixels, without horses and elephants until both setups are \
                 known.",
            )
            .refuses([Code::GameUnreadable]),
        picture(get("/api/picture.png", of_position))
            .does("Draws any position.")
            .refuses([Code::BadFen]),
    ]
}
