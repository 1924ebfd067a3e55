//! Kinds of clients that an endpoint serves. Handlers check the ownership of resources themselves.

/// The kind of client that an endpoint serves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Who {
    /// All clients; the session is ignored.
    #[default]
    Everyone,
    /// All clients; the session is read if there is one.
    Visitors,
    /// Guests and players with an account.
    Players,
    /// Players with an account.
    Members,
    /// API clients with an access token.
    Programs,
    /// Worker processes started by the server.
    Workers,
}

impl Who {
    /// Returns the name used in the OpenAPI document.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Everyone => "everyone",
            Self::Visitors => "visitors",
            Self::Players => "players",
            Self::Members => "members",
            Self::Programs => "programs",
            Self::Workers => "workers",
        }
    }

    /// Returns the alternative OpenAPI security requirements.
    pub(super) fn security(self) -> serde_json::Value {
        match self {
            Self::Everyone => serde_json::json!([]),
            Self::Visitors => serde_json::json!([{}, { "session": [] }]),
            Self::Players | Self::Members => serde_json::json!([{ "session": [] }]),
            Self::Programs => serde_json::json!([{ "token": [] }]),
            Self::Workers => serde_json::json!([{ "worker": [] }]),
        }
    }
}
