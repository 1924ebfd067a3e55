#![doc = include_str!("../README.md")]

mod admission;
mod clock;
mod clubs;
mod config;
mod counts;
mod database;
mod endpoint;
mod error;
mod free_space;
mod game_news;
#[cfg(test)]
mod generated;
mod heartbeat;
mod heavy;
mod http;
mod identity;
mod jobs;
mod json;
mod kept_record;
mod known_version;
mod limits;
mod live_games;
mod lobby;
mod mail;
mod metrics;
mod net;
mod open_sessions;
mod overload_watch;
mod packing;
mod pages;
mod peers;
mod picture;
mod program_streams;
mod push;
mod random;
mod rated_aborts;
mod relays;
mod room;
mod routes;
mod running_clocks;
mod serve;
mod serve_error;
mod services;
mod session_count;
mod shared;
mod shutdown;
mod site;
mod socket;
mod standby;
mod state;
mod stop_signal;
mod sweep;
mod tables;
#[cfg_attr(feature = "pseudo", path = "../../../target/pseudo/crates/server/src/texts/mod.rs")]
mod texts;
mod tournaments;
mod web;
mod zones;

pub use clock::Clock;
pub use config::{Config, WhenInUse, WorkerProgram};
pub use free_space::FreeSpace;
pub use identity::{GUEST_COOKIE, closed_look_of, look_of, random_password};
pub use limits::{
    AbsenceLimits, Allowance, Allowances, ChatLimits, ClaimLimits, HouseLimits, LimitSetting, NoLimitSetting,
    RelayLimits, ServerLimits, Switch, WorkLimits,
};
pub use mail::{EmailAddress, MailConfig, MailLogin, MailServer, NoEmailAddress, NoMailServer};
pub use net::{
    AddressBlock, BasePath, NoAddressBlock, NoBasePath, NoOrigin, NoPeerAddress, Origin, PeerAddress, lan_address,
};
pub use push::{NoPushContact, PushConfig, PushContact, PushNetwork, PushRehearsal};
pub use random::Random;
pub use serve::{Server, Stage, serve};
pub use serve_error::ServeError;
pub use site::{NoSite, SITE_MARKER, SiteFile};
pub use state::Deps;
pub use tables::TableMaking;
pub use web::{Asset, WebApp};

/// Returns the OpenAPI document that `GET /api/openapi.json` returns on a server without a base path.
#[must_use]
pub fn openapi() -> serde_json::Value {
    routes::document().clone()
}

/// Returns the complete HTTP application without a listener, mail, push notifications or endgame tables. For embedding,
/// and for tests without sockets.
pub fn app(deps: Deps) -> axum::Router {
    let base_path = deps.base_path.clone();
    base_path.nest(routes::router(state::App::new(
        deps,
        None,
        None,
        tables::TableCache::empty(),
    )))
}
