//! The table of routes, and the layers around them.

use crate::error::AppError;
use crate::http::{
    account, analysis, bearer, games, health, levels, lobby, observe, origin, ownership, pictures, programs, ratings,
    reads, rules, security, shared, tables, worker_jobs,
};
use crate::state::App;
use crate::{socket, web};
use axum::Router;
use axum::extract::Request;
use axum::http::Uri;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use tower::ServiceExt;
use wire::Code;

/// Returns all routes.
pub(crate) fn router(app: App) -> Router {
    without_last_slash(routes(app))
}

fn routes(app: App) -> Router {
    Router::new()
        // operations
        .route("/health", get(health::show))
        // what a game can be made of
        .route("/api/levels", get(levels::list))
        .route("/api/rules", get(rules::list))
        // who plays
        .merge(accounts())
        // games
        .route("/api/games", get(games::list).post(games::create))
        .route("/api/games/{id}", get(games::show))
        .route("/api/games/{id}/join", post(games::join))
        .route("/api/games/{id}/referee", post(games::join_referee))
        .route("/api/games/{id}/record/{format}", get(games::record))
        .route(
            "/api/games/{id}/record/{format}/left-out",
            get(games::left_out_of_record),
        )
        .route("/api/games/{id}/picture.png", get(pictures::of_game))
        .route("/api/games/{id}/analysis", get(analysis::show).post(analysis::start))
        .route("/api/games/{id}/ratings", get(ratings::of_game))
        // positions
        .route("/api/picture.png", get(pictures::of_position))
        .route("/api/shared-analyses", post(shared::create))
        .route("/api/shared-analyses/{id}", get(shared::show))
        .route("/api/tables/{rules}", get(tables::show))
        // players
        .route("/api/players/{player}/ratings", get(ratings::of_player))
        .route(
            "/api/players/{player}/ratings/{movement}/{speed}",
            get(ratings::history),
        )
        .route("/api/players/{player}/score/{opponent}", get(ratings::score))
        .route("/api/players/{player}/results", get(lobby::results_of))
        .route("/api/leaderboard/{movement}/{speed}", get(ratings::leaderboard))
        // sockets
        .route("/ws/games/{id}", get(socket::upgrade))
        // the lobby
        .route("/ws/lobby", get(socket::upgrade_lobby))
        .route("/api/challenges", get(lobby::list).post(lobby::create))
        .route("/api/challenges/{id}", delete(lobby::remove))
        .route("/api/live", get(lobby::live))
        .route("/api/online", get(lobby::online))
        .route("/api/results", get(lobby::results))
        .merge(for_programs())
        // workers
        .route("/worker/acquire", post(worker_jobs::acquire))
        .route("/worker/answer", post(worker_jobs::answer))
        // pages and their files
        .fallback(web::serve)
        .method_not_allowed_fallback(method_not_allowed)
        .layer(from_fn_with_state(app.clone(), bearer::check))
        .layer(from_fn_with_state(app.clone(), reads::charge))
        .layer(from_fn_with_state(app.clone(), origin::check))
        .layer(from_fn_with_state(app.clone(), ownership::check))
        .layer(from_fn_with_state(app.clone(), security::headers))
        .layer(from_fn_with_state(app.clone(), observe::observe))
        .with_state(app)
}

/// Routes about the reader's identity and account.
fn accounts() -> Router<App> {
    use account::{
        blocks, close, email, export, handle, me, password, preferences, push, records, recovery, second_factor,
        session, sessions, sign_up, tokens,
    };
    Router::new()
        .route("/api/me", get(me::show).delete(me::forget))
        .route("/api/me/nickname", post(me::set_nickname))
        .route("/api/session", post(session::sign_in).delete(session::sign_out))
        .route("/api/account", post(sign_up::sign_up))
        .route("/api/account/sessions", get(sessions::list))
        .route("/api/account/sessions/{id}", delete(sessions::end))
        .route("/api/account/handle", post(handle::choose))
        .route("/api/account/tokens", get(tokens::list).post(tokens::make))
        .route("/api/account/tokens/{id}", delete(tokens::revoke))
        .route("/api/account/password", post(password::change))
        .route(
            "/api/account/second-factor",
            post(second_factor::begin).delete(second_factor::end),
        )
        .route("/api/account/second-factor/confirm", post(second_factor::confirm))
        .route("/api/account/recovery-codes", post(recovery::renew))
        .route("/api/account/recover", post(recovery::recover))
        .route("/api/account/email", post(email::request).delete(email::remove))
        .route("/api/account/email/confirm", post(email::confirm))
        .route("/api/account/reset", post(email::request_reset))
        .route("/api/account/reset/password", post(email::reset_password))
        .route("/api/account/preferences", get(preferences::show).put(preferences::put))
        .route("/api/account/blocks", get(blocks::list))
        .route(
            "/api/account/blocks/{player}",
            put(blocks::block).delete(blocks::unblock),
        )
        .route("/api/account/records", get(records::list))
        .route("/api/account/records/{id}", put(records::put).delete(records::delete))
        .route("/api/account/push", put(push::subscribe).delete(push::unsubscribe))
        .route("/api/account/export", get(export::export))
        .route("/api/account/close", post(close::close))
}

/// The API for programs.
fn for_programs() -> Router<App> {
    use programs::{BoardPlay, BotPlay, account, challenges, event_stream, games, seek, users};
    Router::new()
        .route("/api/account", get(account::show))
        .route("/api/account/playing", get(games::playing))
        .route("/api/token/test", post(account::test_tokens))
        .route("/api/token", delete(account::revoke))
        .route("/api/bot/account/upgrade", post(account::upgrade))
        .route("/api/bot/account/setup/{code}", post(account::set_setup))
        .route("/api/user/{username}", get(users::show))
        .route("/api/users/status", get(users::statuses))
        .route("/api/bot/online", get(games::bots))
        .route("/api/stream/event", get(event_stream::stream))
        .route("/api/challenge", get(challenges::list))
        .route("/api/challenge/ai", post(challenges::against_engine))
        .route("/api/challenge/open", post(challenges::open))
        .route("/api/challenge/{id}", post(challenges::create))
        .route("/api/challenge/{id}/accept", post(challenges::accept))
        .route("/api/challenge/{id}/decline", post(challenges::decline))
        .route("/api/challenge/{id}/cancel", post(challenges::cancel))
        .route("/api/board/seek", post(seek::seek))
        .route("/game/export/{id}", get(games::export))
        .route("/api/games/user/{username}", get(games::of_user))
        .merge(played_with::<BotPlay>("bot"))
        .merge(played_with::<BoardPlay>("board"))
}

/// Commands in a game, as a program or as a person.
fn played_with<N: programs::Plays>(kind: &str) -> Router<App> {
    use programs::{game_stream, play};
    let path = |rest: &str| format!("/api/{kind}/game/{rest}");
    Router::new()
        .route(&path("stream/{id}"), get(game_stream::stream::<N>))
        .route(&path("{id}/move/{move}"), post(play::make_move::<N>))
        .route(&path("{id}/chat"), get(play::chat::<N>).post(play::say::<N>))
        .route(&path("{id}/abort"), post(play::abort::<N>))
        .route(&path("{id}/resign"), post(play::resign::<N>))
        .route(&path("{id}/draw/{answer}"), post(play::draw::<N>))
        .route(&path("{id}/takeback/{answer}"), post(play::takeback::<N>))
        .route(&path("{id}/claim-victory"), post(play::claim_victory::<N>))
        .route(&path("{id}/bikjang"), post(play::bikjang::<N>))
        .route(&path("{id}/setup/{code}"), post(play::setup::<N>))
}

/// Accepts a slash at the end of the API's addresses, which some clients add.
fn without_last_slash(router: Router) -> Router {
    Router::new().fallback_service(tower::service_fn(move |mut request: Request| {
        let router = router.clone();
        async move {
            let uri = request.uri();
            if let Some(path) = uri.path().strip_suffix('/').filter(|path| path.starts_with("/api/")) {
                let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
                let mut parts = uri.clone().into_parts();
                // A part of a valid address is one.
                parts.path_and_query = format!("{path}{query}").parse().ok().or(parts.path_and_query);
                if let Ok(uri) = Uri::from_parts(parts) {
                    *request.uri_mut() = uri;
                }
            }
            router.oneshot(request).await
        }
    }))
}

async fn method_not_allowed() -> Response {
    AppError::from(Code::MethodNotAllowed).into_response()
}
