//! The API for bots and other clients, compatible with lichess clients (`wire::api`). Handlers that require a token
//! take a [`Token`](access::Token) as their first parameter; its marker type states the scopes.
//!
//! - `access`: the token of a request; `fields`: its body; `lines`: streams
//! - `people`, `seats`: players in the API's format
//! - `account`: the account of a token, and tokens; `users`: all players
//! - `event_stream`, `game_stream`: streams of events; `play`: commands in a game; `games`: lists of games in progress
//!   and of online bots; `exports`: games as files
//! - `watch_stream`: a game for spectators; `tv`: the featured game; `spectator`: the code shared by these streams
//! - `stream_token`: the token of a stream
//! - `challenges`, `seek`: starting games

mod access;
mod account;
mod challenges;
mod event_stream;
mod exports;
mod fields;
mod game_stream;
mod games;
mod lines;
mod people;
mod play;
mod seats;
mod seek;
mod spectator;
mod stream_token;
mod tv;
mod users;
mod watch_stream;

use crate::endpoint::{Endpoint, PathValue, get, post};
use crate::http::games::{MADE, READ, TERMS};
use crate::state::App;
use access::{BoardPlay, BotPlay};
use play::Plays;
use wire::Code;
use wire::api::{Event, GameExport, GameFull, GameState, Paired, TvLine, UserStatus, WatchedGame, WatchedPosition};

/// Returns the endpoints of the API.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    [
        accounts(),
        players(),
        challenged(),
        played_with::<BotPlay>("bot"),
        played_with::<BoardPlay>("board"),
    ]
    .concat()
}

/// Returns the endpoints for the account of a token, and for tokens.
fn accounts() -> Vec<Endpoint<App>> {
    use crate::endpoint::delete;
    vec![
        get("/api/account", account::show)
            .does("Shows the account of the token.")
            .refuses([Code::UnknownPlayer]),
        get("/api/account/playing", games::playing)
            .does("Lists your games in progress.")
            .refuses(READ),
        post("/api/token/test", account::test_tokens)
            .does("Returns the owners of up to 100 tokens, which are separated by commas in the body.")
            .refuses([Code::UnknownPlayer]),
        delete("/api/token", account::revoke)
            .does("Revokes the token of the request.")
            .refuses([Code::UnknownToken]),
        post("/api/bot/account/upgrade", account::upgrade)
            .does("Makes the account a bot permanently. The account must not have played any game.")
            .refuses([Code::HasPlayed, Code::UnknownPlayer]),
        post("/api/bot/account/setup/{code}", account::set_setup)
            .does("Stores the setup for games in which the bot does not choose one.")
            .path("code", PathValue::Setup)
            .refuses([Code::SetupNotAllowed, Code::NotABot]),
    ]
}

/// Returns the endpoints for players and their games.
fn players() -> Vec<Endpoint<App>> {
    vec![
        get("/api/user/{username}", users::show)
            .does("Shows a player.")
            .path("username", PathValue::Username)
            .refuses([Code::UnknownPlayer]),
        get("/api/users/status", users::statuses)
            .does("Returns which of these players are online. Unknown players are left out."),
        get("/api/bot/online", games::bots)
            .does("Lists bots that are online.")
            .gives_lines::<UserStatus>(),
        get("/api/games/user/{username}", exports::of_user)
            .does("Streams the finished games of a player, newest first.")
            .path("username", PathValue::Username)
            .gives_lines::<ExportLine>()
            .gives_file(200, &exports::FILES)
            .refuses([Code::UnknownPlayer, Code::SetupNotAllowed]),
        get("/api/games/month/{month}", exports::of_month)
            .does("Streams the public games that ended in a month (UTC), in the order in which they ended.")
            .path("month", PathValue::Month)
            .gives_lines::<ExportLine>()
            .gives_file(200, &exports::FILES),
        get("/game/export/{id}", exports::export)
            .does("Returns a game.")
            .path("id", PathValue::Game)
            .gives::<GameExport>(200)
            .gives_file(200, &exports::FILES)
            .refuses(READ)
            .refuses([Code::UnknownGame, Code::NoRecord]),
        get("/api/stream/game/{id}", watch_stream::stream)
            .does("Streams a game for spectators: the game, its positions so far, and each new position.")
            .path("id", PathValue::Game)
            .gives_lines::<WatchLine>()
            .refuses(READ)
            .refuses([Code::UnknownGame, Code::TooManySockets]),
        get("/api/tv/feed", tv::feed)
            .does("Streams the featured games, one after another.")
            .gives_lines::<TvFeedLine>()
            .refuses([Code::TooManySockets]),
        get("/api/stream/event", event_stream::stream)
            .does("Streams the events of the account: first its games in progress and challenges, then changes.")
            .gives_lines::<Event>()
            .refuses(READ)
            .refuses([Code::TooManySockets, Code::UnknownPlayer]),
    ]
}

/// A line of a spectator's game stream.
#[derive(schemars::JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only described")]
enum WatchLine {
    Game(Box<WatchedGame>),
    Position(WatchedPosition),
    End(Event),
}

/// A line of the featured game's stream.
#[derive(schemars::JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only described")]
enum TvFeedLine {
    Line(TvLine),
    End(Event),
}

/// A line of a JSON export.
#[derive(schemars::JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only described")]
enum ExportLine {
    Game(Box<GameExport>),
    End(Event),
}

/// Returns the endpoints for starting games.
fn challenged() -> Vec<Endpoint<App>> {
    vec![
        get("/api/challenge", challenges::list).does("Lists challenges to you and from you."),
        post("/api/challenge/ai", challenges::against_engine)
            .does("Begins a game against the engine.")
            .refuses(TERMS)
            .refuses(MADE)
            .refuses(READ),
        post("/api/challenge/open", challenges::open)
            .does("Creates a game with two open seats, for the first two players who open its link.")
            .refuses(TERMS)
            .refuses(MADE),
        post("/api/challenge/{username}", challenges::create)
            .does("Challenges a player.")
            .path("username", PathValue::Username)
            .refuses(TERMS)
            .refuses(MADE)
            .refuses([
                Code::NotYourself,
                Code::UnknownPlayer,
                Code::ChallengeRefused,
                Code::TooManyChallenges,
                Code::UnknownChallenge,
            ]),
        post("/api/challenge/{id}/accept", challenges::accept)
            .does("Accepts a challenge to you, or an open one.")
            .path("id", PathValue::Game)
            .refuses(READ)
            .refuses(CHALLENGE)
            .refuses(JOINED),
        post("/api/challenge/{id}/decline", challenges::decline)
            .does("Declines a challenge to you.")
            .path("id", PathValue::Game)
            .refuses(READ)
            .refuses(CHALLENGE),
        post("/api/challenge/{id}/cancel", challenges::cancel)
            .does("Withdraws your own challenge.")
            .path("id", PathValue::Game)
            .refuses(READ)
            .refuses(CHALLENGE),
        post("/api/board/seek", seek::seek)
            .does("Offers a game in the lobby for as long as the stream is open. Its last line is the game.")
            .gives_lines::<Paired>()
            .refuses(TERMS)
            .refuses([
                Code::BadRange,
                Code::TooManySeeks,
                Code::TooManySockets,
                Code::NoAccount,
                Code::Playing,
            ]),
    ]
}

const CHALLENGE: [Code; 2] = [Code::UnknownGame, Code::UnknownChallenge];

const JOINED: [Code; 9] = [
    Code::SeatTaken,
    Code::AlreadySeated,
    Code::NotInvited,
    Code::RefereePlays,
    Code::WrongPhase,
    Code::GameOver,
    Code::NoAccount,
    Code::BotUnrated,
    Code::TooManyAborts,
];

/// Error codes that every command in a game may return.
const IN_GAME: [Code; 9] = [
    Code::UnknownGame,
    Code::GameUnreadable,
    Code::NotYourSeat,
    Code::NotABot,
    Code::BotUnrated,
    Code::GameOver,
    Code::WrongPhase,
    Code::ListFull,
    Code::TimeIsUp,
];

const ACTION: [Code; 12] = [
    Code::BadMove,
    Code::IllegalMove,
    Code::RefusedMove,
    Code::MustDeviate,
    Code::NotYourTurn,
    Code::StalePly,
    Code::Adjourned,
    Code::Touched,
    Code::OfferPending,
    Code::NoOffer,
    Code::NoOpponent,
    Code::NoClock,
];

/// Returns the endpoints for playing a game as a bot or as a person.
fn played_with<N: Plays + 'static>(kind: &str) -> Vec<Endpoint<App>> {
    let path = |rest: &str| format!("/api/{kind}/game/{rest}");
    let game = |endpoint: Endpoint<App>| endpoint.path("id", PathValue::Game).refuses(IN_GAME);
    vec![
        game(get(path("stream/{id}"), game_stream::stream::<N>))
            .does("Streams a game: first the whole game, then its state after each event, and chat messages.")
            .gives_lines::<StreamLine>()
            .refuses([Code::TooManySockets]),
        game(post(path("{id}/move/{move}"), play::make_move::<N>))
            .does("Plays a move or passes.")
            .path("move", PathValue::Move)
            .refuses(ACTION),
        game(get(path("{id}/chat"), play::chat::<N>))
            .does("Lists the latest messages of the players' chat.")
            .refuses(CHAT),
        game(post(path("{id}/chat"), play::say::<N>))
            .does("Sends a chat message.")
            .refuses(CHAT)
            .refuses([Code::TextTooLong, Code::BadText, Code::SaidAlready, Code::NoSpace]),
        game(post(path("{id}/abort"), play::abort::<N>))
            .does("Aborts a game before each side has moved.")
            .refuses([Code::TooLateToAbort, Code::NoOpponent]),
        game(post(path("{id}/resign"), play::resign::<N>))
            .does("Resigns.")
            .refuses(ACTION),
        game(post(path("{id}/draw/{answer}"), play::draw::<N>))
            .does("Offers a draw, or answers the opponent's offer.")
            .path("answer", PathValue::YesOrNo)
            .refuses(ACTION),
        game(post(path("{id}/takeback/{answer}"), play::takeback::<N>))
            .does("Asks for a takeback, or answers the opponent's request.")
            .path("answer", PathValue::YesOrNo)
            .refuses(ACTION)
            .refuses([Code::TakebackNever, Code::NothingToTakeBack]),
        game(post(path("{id}/claim-victory"), play::claim_victory::<N>))
            .does("Claims a win against an opponent who has left.")
            .refuses([Code::NotClaimable, Code::NoOpponent]),
        game(post(path("{id}/bikjang"), play::bikjang::<N>))
            .does("Calls bikjang, which ends the game if its rules have the call.")
            .refuses(ACTION),
        game(post(path("{id}/setup/{code}"), play::setup::<N>))
            .does("Chooses a setup.")
            .path("code", PathValue::Setup)
            .refuses([
                Code::SetupNotAllowed,
                Code::AlreadyChosen,
                Code::NotYourChoice,
                Code::HandsClosed,
            ]),
    ]
}

const CHAT: [Code; 2] = [Code::ChatOff, Code::ChatClosed];

/// A line of a player's game stream.
#[derive(schemars::JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only described")]
enum StreamLine {
    Full(Box<GameFull>),
    State(Box<GameState>),
    Chat(wire::api::ChatLine),
    Gone(wire::api::OpponentGone),
    End(Event),
}
