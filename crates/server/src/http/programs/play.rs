//! Commands in a game: `/api/bot/game/{id}/…` and `/api/board/game/{id}/…`. Requests are passed to the game's room,
//! like socket messages.

use super::access::{BoardPlay, BotPlay, Needs, Token};
use super::fields::Fields;
use crate::admission::Admission;
use crate::clock;
use crate::error::AppError;
use crate::http::extract::Params;
use crate::identity::Accounts;
use crate::limits::{Client, Work};
use crate::room::{ChatWish, RoomSnapshot, Rooms, Wanted, outbox};
use crate::services::Services;
use axum::Json;
use axum::extract::{Path, State};
use janggi::{Action, Arrangement, Side};
use play::room::{Claim, Phase, PlayerCommand, TakebackAnswer};
use play::{ClientId, GameId, Player};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use wire::api::{Done, given};
use wire::chat::{ChatRoom, ChatWords};
use wire::ws::ServerMsg;
use wire::{Code, ErrorBody};

/// State extractors of the handlers.
type Needed = (
    State<Arc<Services>>,
    State<Rooms>,
    State<Arc<Accounts>>,
    State<Admission>,
);

/// Timeout for the chat messages that follow the acknowledgement.
const SOON: Duration = Duration::from_millis(200);

/// Kinds of tokens for playing: as a bot, or for a person.
pub(crate) trait Plays: Needs + 'static {
    const AS_BOT: bool;
}

impl Plays for BotPlay {
    const AS_BOT: bool = true;
}

impl Plays for BoardPlay {
    const AS_BOT: bool = false;
}

/// The state of a game that the player's commands depend on.
#[derive(Debug, Clone, Copy)]
struct Standing {
    side: Side,
    ply: u32,
    rated: bool,
    /// The side that has offered a draw.
    draw: Option<Side>,
    /// The side that has requested a takeback.
    takeback: Option<Side>,
}

/// A game in which the account of a token has a seat.
struct Own<'a> {
    rooms: &'a Rooms,
    game: GameId,
    client: Client,
    standing: Standing,
}

/// Parses the game id of a path.
pub(super) fn game_id(text: &str) -> Result<GameId, AppError> {
    Ok(text.parse().map_err(|_| crate::error::unknown_game(&text))?)
}

/// Refuses accounts that may not play the game with this kind of token.
pub(super) async fn require_kind<N: Plays>(
    accounts: &Accounts,
    (player, rated): (Player, bool),
) -> Result<(), AppError> {
    let bot = accounts.program_profiles(vec![player]).await?.iter().any(|row| row.bot);
    if N::AS_BOT && !bot {
        return Err(Code::NotABot.into());
    }
    if bot && rated {
        return Err(Code::BotUnrated.into());
    }
    Ok(())
}

impl<'a> Own<'a> {
    async fn find<N: Plays>(
        (rooms, accounts): (&'a Rooms, &Accounts),
        token: &Token<N>,
        game: &str,
    ) -> Result<Self, AppError> {
        let (game, client) = (game_id(game)?, token.client);
        let player = token.player();
        let standing = rooms
            .query(game, Some(client), move |snapshot| standing(&snapshot, player))
            .await?
            .ok_or(Code::NotYourSeat)?;
        require_kind::<N>(accounts, (player, standing.rated)).await?;
        Ok(Self {
            rooms,
            game,
            client,
            standing,
        })
    }

    async fn command(&self, command: PlayerCommand) -> Result<Json<Done>, AppError> {
        self.rooms.command(self.game, self.client, command).await?;
        Ok(Json(Done::OK))
    }

    async fn act(&self, action: Action) -> Result<Json<Done>, AppError> {
        let ply = self.standing.ply;
        self.command(PlayerCommand::Act { ply, action }).await
    }
}

fn standing(snapshot: &RoomSnapshot<'_>, player: Player) -> Option<Standing> {
    let room = snapshot.room;
    let played = room.played();
    let mut sides = room.sides_of(player);
    let first = sides.next()?;
    // A player in both seats acts for the side to move.
    let side = match (sides.next(), played) {
        (Some(_), Some(played)) => played.turn(),
        (_, _) => first,
    };
    let (draw, takeback) = match room.phase() {
        Phase::Playing(playing) => (playing.played.game.offer(), playing.takeback.map(|offer| offer.by)),
        Phase::Arranging(_) | Phase::Over(_) => (None, None),
    };
    Some(Standing {
        side,
        ply: played.map_or(0, play::room::Played::ply),
        rated: room.terms().rated,
        draw,
        takeback,
    })
}

/// The query `?offeringDraw=true&ply=12` of a move.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct MoveQuery {
    /// Whether to offer a draw with the move.
    #[serde(rename = "offeringDraw", deserialize_with = "given")]
    offering_draw: Option<bool>,
    /// Expected number of moves and passes so far.
    #[serde(deserialize_with = "given")]
    ply: Option<u32>,
}

/// Handles `POST …/move/{move}?offeringDraw=true`.
pub(crate) async fn make_move<N: Plays>(
    token: Token<N>,
    (State(_), State(rooms), State(accounts), State(admission)): Needed,
    Path((game, text)): Path<(String, String)>,
    Params(query): Params<MoveQuery>,
) -> Result<Json<Done>, AppError> {
    admission.charge(Work::Message, token.client)?;
    let mut own = Own::find((&rooms, &accounts), &token, &game).await?;
    if let Some(ply) = query.ply {
        own.standing.ply = ply;
    }
    let action = wire::api::board_action(&text)?;
    if query.offering_draw == Some(true) {
        // A refused draw offer must not prevent the move.
        if let Err(error @ (AppError::Internal(_) | AppError::NotStored(_))) = own.act(Action::OfferDraw).await {
            return Err(error);
        }
    }
    own.act(action).await
}

/// Handles `POST …/abort`.
pub(crate) async fn abort<N: Plays>(
    token: Token<N>,
    (State(_), State(rooms), State(accounts), State(admission)): Needed,
    Path(game): Path<String>,
) -> Result<Json<Done>, AppError> {
    admission.charge(Work::Message, token.client)?;
    let own = Own::find((&rooms, &accounts), &token, &game).await?;
    own.command(PlayerCommand::Abort).await
}

/// Handles `POST …/resign`.
pub(crate) async fn resign<N: Plays>(
    token: Token<N>,
    (State(_), State(rooms), State(accounts), State(admission)): Needed,
    Path(game): Path<String>,
) -> Result<Json<Done>, AppError> {
    admission.charge(Work::Message, token.client)?;
    let own = Own::find((&rooms, &accounts), &token, &game).await?;
    let Standing { ply, side, .. } = own.standing;
    own.command(PlayerCommand::Resign { ply, side: Some(side) }).await
}

/// Parses `yes`, `true` or `1` as true, and `no`, `false` or `0` as false.
fn answer(text: &str) -> Result<bool, ErrorBody> {
    match text {
        "yes" | "true" | "1" => Ok(true),
        "no" | "false" | "0" => Ok(false),
        _ => Err(ErrorBody::new(Code::BadRequest, "the answer is yes or no")),
    }
}

/// `POST …/draw/{yes|no}`: offers a draw, or answers the opponent's offer.
pub(crate) async fn draw<N: Plays>(
    token: Token<N>,
    (State(_), State(rooms), State(accounts), State(admission)): Needed,
    Path((game, text)): Path<(String, String)>,
) -> Result<Json<Done>, AppError> {
    admission.charge(Work::Message, token.client)?;
    let accept = answer(&text)?;
    let own = Own::find((&rooms, &accounts), &token, &game).await?;
    let offered = own.standing.draw == Some(own.standing.side.opposite());
    own.act(match (accept, offered) {
        (true, true) => Action::AcceptDraw,
        (true, false) => Action::OfferDraw,
        (false, _) => Action::DeclineDraw,
    })
    .await
}

/// `POST …/takeback/{yes|no}`: asks for a takeback, or answers the opponent's request.
pub(crate) async fn takeback<N: Plays>(
    token: Token<N>,
    (State(_), State(rooms), State(accounts), State(admission)): Needed,
    Path((game, text)): Path<(String, String)>,
) -> Result<Json<Done>, AppError> {
    admission.charge(Work::Message, token.client)?;
    let accept = answer(&text)?;
    let own = Own::find((&rooms, &accounts), &token, &game).await?;
    let asked = own.standing.takeback == Some(own.standing.side.opposite());
    let ply = own.standing.ply;
    own.command(match (accept, asked) {
        (true, true) => PlayerCommand::AnswerTakeback(TakebackAnswer::Accept),
        (true, false) => PlayerCommand::Takeback { ply },
        (false, _) => PlayerCommand::AnswerTakeback(TakebackAnswer::Decline),
    })
    .await
}

/// `POST …/claim-victory`: claims a win against an opponent who has left.
pub(crate) async fn claim_victory<N: Plays>(
    token: Token<N>,
    (State(_), State(rooms), State(accounts), State(admission)): Needed,
    Path(game): Path<String>,
) -> Result<Json<Done>, AppError> {
    admission.charge(Work::Message, token.client)?;
    let own = Own::find((&rooms, &accounts), &token, &game).await?;
    let (claim, from) = (Claim::Win, None);
    own.command(PlayerCommand::Claim { claim, from }).await
}

/// `POST …/bikjang`: calls bikjang, which ends the game. Refused under rule sets without this call.
pub(crate) async fn bikjang<N: Plays>(
    token: Token<N>,
    (State(_), State(rooms), State(accounts), State(admission)): Needed,
    Path(game): Path<String>,
) -> Result<Json<Done>, AppError> {
    admission.charge(Work::Message, token.client)?;
    let own = Own::find((&rooms, &accounts), &token, &game).await?;
    own.act(Action::CallBikjang).await
}

/// `POST …/setup/{code}`: chooses a setup.
pub(crate) async fn setup<N: Plays>(
    token: Token<N>,
    (State(_), State(rooms), State(accounts), State(admission)): Needed,
    Path((game, code)): Path<(String, String)>,
) -> Result<Json<Done>, AppError> {
    admission.charge(Work::Message, token.client)?;
    let arrangement = arrangement(&code)?;
    let own = Own::find((&rooms, &accounts), &token, &game).await?;
    let side = own.standing.side;
    own.command(PlayerCommand::Arrange { side, arrangement }).await
}

pub(super) fn arrangement(code: &str) -> Result<Arrangement, ErrorBody> {
    Arrangement::parse(code).ok_or_else(|| ErrorBody::new(Code::SetupNotAllowed, "there is no such setup"))
}

/// The body of a chat message.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(extend("required" = ["text"]))]
pub(crate) struct ChatFields {
    /// `player` (default) or `spectator`.
    #[serde(deserialize_with = "given")]
    room: Option<String>,
    /// The message, at most 200 characters.
    #[serde(deserialize_with = "given")]
    text: Option<String>,
}

/// Handles `POST …/chat`.
pub(crate) async fn say<N: Plays>(
    token: Token<N>,
    (State(services), State(rooms), State(accounts), State(admission)): Needed,
    Path(game): Path<String>,
    Fields(ChatFields { room, text }): Fields<ChatFields>,
) -> Result<Json<Done>, AppError> {
    let words = wire::convert::chat_words(&ChatWords::Text(text.unwrap_or_default()))?;
    admission.charge_line(words.bytes(), token.client)?;
    let channel = wire::convert::chat_channel(chat_room(room.as_deref())?);
    let own = Own::find((&rooms, &accounts), &token, &game).await?;
    let wish = ChatWish::Say { channel, words };
    let (heard, _) = request_chat(&services, &own, wish).await?;
    heard.map(|()| Json(Done::OK))
}

/// A listed chat message.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ChatEntry {
    user: String,
    text: String,
}

/// `GET …/chat`: the last messages of the players' chat.
pub(crate) async fn chat<N: Plays>(
    token: Token<N>,
    (State(services), State(rooms), State(accounts), State(admission)): Needed,
    Path(game): Path<String>,
) -> Result<Json<Vec<ChatEntry>>, AppError> {
    admission.charge(Work::Chat, token.client)?;
    let own = Own::find((&rooms, &accounts), &token, &game).await?;
    let (heard, lines) = request_chat(&services, &own, ChatWish::Read).await?;
    heard?;
    let players = lines.iter().filter_map(|line| line.by.id.parse().ok()).collect();
    let rows = accounts.program_profiles(players).await?;
    let entries = lines.into_iter().map(|line| {
        let row = rows.iter().find(|row| row.player.to_string() == line.by.id);
        ChatEntry {
            user: row.map_or(line.by.id, super::people::username),
            text: wire::api::chat_text(&line.says),
        }
    });
    Ok(Json(entries.collect()))
}

/// Parses the name of a chat room; the default is the players' room.
fn chat_room(text: Option<&str>) -> Result<ChatRoom, ErrorBody> {
    match text.unwrap_or("player") {
        "player" | "players" => Ok(ChatRoom::Players),
        "spectator" | "spectators" => Ok(ChatRoom::Spectators),
        _ => Err(ErrorBody::new(Code::BadRequest, "the room is player or spectator").with("path", "room")),
    }
}

/// Subscribes to the room, sends a chat request and returns the answer. For `ChatWish::Read`, also returns the messages
/// of the players' chat.
async fn request_chat(
    services: &Services,
    own: &Own<'_>,
    wish: ChatWish,
) -> Result<(Result<(), AppError>, Vec<wire::chat::ChatLine>), AppError> {
    let reads = matches!(wish, ChatWish::Read);
    let (outbox, mut frames) = outbox(services.limits.queue_frames);
    let (room, reader) = own
        .rooms
        .attach(own.game, own.client, Wanted::default(), outbox)
        .await?;
    let id: ClientId = "chat".parse().map_err(|_| AppError::internal("a valid name"))?;
    let sent = room.chat(reader, own.client, (id, wish));
    let mut heard = sent.map_err(AppError::from).err().map(Err);
    let mut lines = Vec::new();
    // The room sends the messages right after the acknowledgement.
    while heard.is_none() || reads && lines.is_empty() {
        let next = if heard.is_none() {
            frames.next().await
        } else {
            match clock::timeout(SOON, frames.next()).await {
                Ok(next) => next,
                Err(_) => break,
            }
        };
        let Ok(text) = next else { break };
        match serde_json::from_str::<ServerMsg>(&text) {
            Ok(ServerMsg::Ack { id, .. }) if id == "chat" => heard = Some(Ok(())),
            Ok(ServerMsg::Refused { id, error }) if id == "chat" => heard = Some(Err(error.into())),
            Ok(ServerMsg::Chat {
                room: ChatRoom::Players,
                lines: said,
            }) if reads => lines = said,
            _ => {}
        }
    }
    room.detach(reader, own.client, false).await;
    Ok((heard.unwrap_or_else(|| Err(Code::Restarting.into())), lines))
}
