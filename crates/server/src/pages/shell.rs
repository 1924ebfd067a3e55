//! Serves a page: the built app with the head for this address.

use super::address::{Fixed, Page};
use super::first::FirstPictures;
use super::game_facts::GameFacts;
use super::head::{Head, Robots};
use super::preload::{AppFiles, Styles};
use super::{language, texts};
use crate::error::AppError;
use crate::identity::player_views;
use crate::known_version::is_known;
use crate::limits::Client;
use crate::packing::{Packing, gzip};
use crate::room::Rooms;
use crate::services::Services;
use crate::texts::previews;
use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use play::{GameId, Player};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use wire::Code;
use wire::account::Language;

/// A request with the services to answer it.
#[derive(Debug)]
pub(crate) struct Request<'a> {
    pub(crate) services: &'a Arc<Services>,
    pub(crate) rooms: &'a Rooms,
    pub(crate) uri: &'a Uri,
    pub(crate) headers: &'a HeaderMap,
    /// The client.
    pub(crate) client: Client,
}

/// The app as it was built.
#[derive(Debug)]
pub(crate) struct App<'a> {
    pub(crate) html: &'a [u8],
    pub(crate) files: &'a AppFiles,
    pub(crate) pictures: &'a FirstPictures,
}

/// The page of this address; 404 with the app, which shows an error, if there is none.
pub(crate) async fn answer(request: Request<'_>, app: App<'_>) -> Response {
    let page = Page::of(request.uri.path());
    let (status, head) = request.head(page).await;
    let path = request.uri.path();
    let styles = if app.pictures.needs_styles(&page, path) {
        Styles::BeforeAnything
    } else {
        Styles::Ahead
    };
    let links = app.files.links(&page, head.language, styles);
    let html = head.put_into(&String::from_utf8_lossy(app.html), &links);
    let page = app.pictures.put_into(&html, &page, path, head.language);
    let hash: [u8; 32] = Sha256::digest(page.as_bytes()).into();
    let digits: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{digits}\"");
    let mut response = if status == StatusCode::OK && is_known(request.headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let page = Bytes::from(page);
        let packed = if Packing::Gzip.is_accepted(request.headers) {
            let page = page.clone();
            // If compressing fails, the page is sent uncompressed.
            request.services.heavy.run(move || gzip(&page)).await.ok().flatten()
        } else {
            None
        };
        match packed {
            Some(packed) => (status, [(header::CONTENT_ENCODING, "gzip")], packed).into_response(),
            None => (status, page).into_response(),
        }
    };
    let out = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-encoding, accept-language"),
    ] {
        out.insert(name, HeaderValue::from_static(value));
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        out.insert(header::ETAG, tag);
    }
    response
}

impl Request<'_> {
    async fn head(&self, page: Page) -> (StatusCode, Head) {
        let language = language::of(self.headers);
        match page {
            Page::Fixed(page) => (StatusCode::OK, self.fixed(page, language)),
            Page::Game(game) => self.game(game, language).await,
            Page::Player(player) => self.player(player, language).await,
            Page::Missing => (StatusCode::NOT_FOUND, self.missing(language)),
        }
    }

    fn fixed(&self, page: Fixed, language: Language) -> Head {
        let words = texts::fixed(page, language);
        let picture = match (page, self.uri.query()) {
            // A query that cannot be drawn is refused by the picture's own route.
            (Fixed::Analysis | Fixed::Editor, Some(query)) if query.starts_with("fen=") => {
                format!("/api/picture.png?{query}")
            }
            _ => "/api/picture.png".to_owned(),
        };
        let robots = if page.is_of_interest() {
            Robots::Welcome
        } else {
            Robots::KeepOut
        };
        self.written(
            language,
            (words.0.to_owned(), words.1.to_owned()),
            Some(&picture),
            robots,
        )
    }

    async fn game(&self, game: GameId, language: Language) -> (StatusCode, Head) {
        let facts = self
            .rooms
            .query(game, Some(self.client), |snapshot| GameFacts::of(&snapshot))
            .await;
        match facts {
            Ok(facts) => {
                let picture = format!("/api/games/{game}/picture.png?seq={}", facts.seq);
                let words = (facts.title(language), facts.description(language));
                let head = self.written(language, words, Some(&picture), Robots::Welcome);
                (StatusCode::OK, head)
            }
            Err(AppError::Refused(refusal)) if refusal.code == Code::UnknownGame => {
                (StatusCode::NOT_FOUND, self.missing(language))
            }
            // The page itself reports the error and retries.
            Err(_) => {
                let (title, description) = texts::some_game(language);
                let words = (title.to_owned(), description.to_owned());
                (StatusCode::OK, self.written(language, words, None, Robots::KeepOut))
            }
        }
    }

    async fn player(&self, player: Player, language: Language) -> (StatusCode, Head) {
        let found = player_views(self.services, vec![player]).await;
        let Some(view) = found.ok().and_then(|mut views| views.remove(&player)) else {
            return (StatusCode::NOT_FOUND, self.missing(language));
        };
        let name = view.name.unwrap_or_else(|| previews::guest(language).to_owned());
        let words = (name, texts::player(language).to_owned());
        let picture = Some("/api/picture.png");
        (StatusCode::OK, self.written(language, words, picture, Robots::Welcome))
    }

    fn missing(&self, language: Language) -> Head {
        let (title, description) = texts::missing(language);
        let words = (title.to_owned(), description.to_owned());
        Head {
            url: None,
            ..self.written(language, words, None, Robots::KeepOut)
        }
    }

    fn written(
        &self,
        language: Language,
        (title, description): (String, String),
        picture: Option<&str>,
        robots: Robots,
    ) -> Head {
        let site = self.site();
        let whole = |path: &str| site.as_ref().map(|site| format!("{site}{path}"));
        Head {
            language,
            title: format!("{title} · {}", previews::site(language)),
            description,
            url: whole(&self.address()),
            picture: picture.and_then(whole),
            robots,
        }
    }

    /// Path, and the query if it determines the content of the page. Other queries may contain a secret, such as a
    /// referee's key.
    fn address(&self) -> String {
        let path = self.uri.path();
        match (Page::of(path), self.uri.query()) {
            (Page::Fixed(Fixed::Analysis | Fixed::Editor | Fixed::Leaderboard), Some(query)) => {
                format!("{path}?{query}")
            }
            _ => path.to_owned(),
        }
    }

    /// Scheme and host of this site: of the first configured origin, or else of the request.
    fn site(&self) -> Option<String> {
        if let Some(origin) = self.services.origins.first() {
            return Some(origin.to_string());
        }
        let host = self.headers.get(header::HOST)?.to_str().ok()?;
        Some(format!("http://{host}"))
    }
}
