//! Who may use an endpoint at all. What belongs to whom is decided by handlers, and shows in their error codes.

/// Those whom an endpoint serves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Who {
    /// Everyone alike: the session is not looked at.
    #[default]
    Everyone,
    /// Everyone, by session if there is one.
    Visitors,
    /// Guests and players with an account.
    Players,
    /// Players with an account.
    Members,
    /// Programs with an access token.
    Programs,
    /// Worker processes that the server has started.
    Workers,
}

impl Who {
    /// Returns its name in the document.
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

    /// Returns the security requirements of OpenAPI: one of them has to be met.
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
