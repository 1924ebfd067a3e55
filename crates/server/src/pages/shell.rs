//! Serves a page: the built app with the head for the requested address.

use super::address::{Address, Subject};
use super::first::FirstPictures;
use super::game_facts::GameFacts;
use super::head::{Head, Robots};
use super::html;
use super::language;
use super::page::{Page, QueryMeans};
use super::preload::AppFiles;
use crate::error::AppError;
use crate::identity::player_views;
use crate::limits::Client;
use crate::room::Rooms;
use crate::services::Services;
use crate::texts::previews;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::Response;
use play::{GameId, Player};
use std::sync::Arc;
use wire::Code;
use wire::account::Language;

/// A request for a page, with the services needed to answer it.
#[derive(Debug)]
pub(crate) struct Request<'a> {
    pub(crate) services: &'a Arc<Services>,
    pub(crate) rooms: &'a Rooms,
    pub(crate) uri: &'a Uri,
    pub(crate) headers: &'a HeaderMap,
    pub(crate) client: Client,
}

/// The built app.
#[derive(Debug)]
pub(crate) struct App<'a> {
    pub(crate) html: &'a [u8],
    pub(crate) files: &'a AppFiles,
    pub(crate) pictures: &'a FirstPictures,
}

/// Returns the page at the requested address. If there is no page, returns 404 with the app, which shows an error.
pub(crate) async fn answer(request: Request<'_>, app: App<'_>) -> Response {
    let address = Address::of(request.uri.path());
    let (status, head) = request.head(address).await;
    let picture = app.pictures.of(&address, head.language);
    let links = app.files.links(address.page, Some(head.language), picture.as_ref());
    let html = head.put_into(&String::from_utf8_lossy(app.html), &links);
    let page = match picture {
        Some(picture) => picture.put_into(&html),
        None => html,
    };
    html::answer(
        request.services,
        request.headers,
        (status, &page),
        "accept-encoding, accept-language",
    )
    .await
}

impl Request<'_> {
    async fn head(&self, address: Address) -> (StatusCode, Head) {
        let language = language::of(self.headers);
        let page = address.page;
        match address.subject {
            Subject::General => (StatusCode::OK, self.same_for_everybody(page, language)),
            Subject::Game(game) => self.game(page, game, language).await,
            Subject::Player(player) => self.player(page, player, language).await,
            Subject::Missing => (StatusCode::NOT_FOUND, self.missing(language)),
        }
    }

    fn same_for_everybody(&self, page: &Page, language: Language) -> Head {
        let picture = match (page.query, self.uri.query()) {
            // If the position is invalid, the endpoint of the picture refuses it.
            (QueryMeans::Position, Some(query)) if query.starts_with("fen=") => {
                format!("/api/picture.png?{query}")
            }
            _ => "/api/picture.png".to_owned(),
        };
        let robots = if page.is_indexed {
            Robots::Welcome
        } else {
            Robots::KeepOut
        };
        self.written(language, page.words(language), Some(&picture), robots)
    }

    async fn game(&self, page: &Page, game: GameId, language: Language) -> (StatusCode, Head) {
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
            // The app loads the game itself and reports errors.
            Err(_) => {
                let head = self.written(language, page.words(language), None, Robots::KeepOut);
                (StatusCode::OK, head)
            }
        }
    }

    async fn player(&self, page: &Page, player: Player, language: Language) -> (StatusCode, Head) {
        let found = player_views(self.services, vec![player]).await;
        let Some(view) = found.ok().and_then(|mut views| views.remove(&player)) else {
            return (StatusCode::NOT_FOUND, self.missing(language));
        };
        let name = view.name.unwrap_or_else(|| previews::guest(language).to_owned());
        let words = (name, (page.description)(language).to_owned());
        let picture = Some("/api/picture.png");
        (StatusCode::OK, self.written(language, words, picture, Robots::Welcome))
    }

    fn missing(&self, language: Language) -> Head {
        let words = super::table::missing().words(language);
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
        let base = &self.services.base_path;
        let whole = |path: &str| site.as_ref().map(|site| format!("{site}{base}{path}"));
        Head {
            language,
            title: format!("{title} · {}", previews::site(language)),
            description,
            url: whole(&self.address()),
            picture: picture.and_then(whole),
            robots,
        }
    }

    /// Returns the path, with the query if the page's [`QueryMeans`] allows it. Other queries may contain a secret,
    /// such as a referee's key.
    fn address(&self) -> String {
        let path = self.uri.path();
        match (Address::of(path).page.query, self.uri.query()) {
            (QueryMeans::Content | QueryMeans::Position, Some(query)) => format!("{path}?{query}"),
            _ => path.to_owned(),
        }
    }

    /// Returns the first configured origin, or else `http` with the request's host.
    fn site(&self) -> Option<String> {
        if let Some(origin) = self.services.origins.first() {
            return Some(origin.to_string());
        }
        let host = self.headers.get(header::HOST)?.to_str().ok()?;
        Some(format!("http://{host}"))
    }
}
