//! The names of the client libraries' methods, and the parts to which they belong.

/// A part of a client library: an object with some of the methods.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Challenges,
    Games,
    Bot,
    Board,
    /// The client object itself.
    Whole,
}

impl Part {
    pub(super) const ALL: [Self; 5] = [Self::Challenges, Self::Games, Self::Bot, Self::Board, Self::Whole];

    /// Returns the name of the part's class.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Challenges => "ChallengeMethods",
            Self::Games => "GameMethods",
            Self::Bot => "BotMethods",
            Self::Board => "BoardMethods",
            Self::Whole => "Methods",
        }
    }

    /// Returns the field of the client that holds the part; `None` for the client itself.
    pub(super) const fn field(self) -> Option<&'static str> {
        match self {
            Self::Challenges => Some("challenges"),
            Self::Games => Some("games"),
            Self::Bot => Some("bot"),
            Self::Board => Some("board"),
            Self::Whole => None,
        }
    }

    /// Returns a description in one sentence.
    pub(super) const fn says(self) -> &'static str {
        match self {
            Self::Challenges => "Challenges, and games against the server's engine.",
            Self::Games => "Records of games, and games to watch.",
            Self::Bot => "Playing as a bot.",
            Self::Board => "Playing for a person.",
            Self::Whole => "Accounts, tokens and the stream of events.",
        }
    }
}

/// Endpoints outside `/api/bot/game` and `/api/board/game`, with their parts and method names.
const NAMES: [(&str, Part, &str); 23] = [
    ("GET /api/account", Part::Whole, "account"),
    ("GET /api/account/playing", Part::Whole, "playing"),
    ("POST /api/token/test", Part::Whole, "test_tokens"),
    ("DELETE /api/token", Part::Whole, "revoke_token"),
    ("GET /api/user/{username}", Part::Whole, "user"),
    ("GET /api/users/status", Part::Whole, "status"),
    ("GET /api/stream/event", Part::Whole, "events"),
    ("POST /api/bot/account/upgrade", Part::Bot, "upgrade"),
    ("POST /api/bot/account/setup/{code}", Part::Bot, "store_setup"),
    ("GET /api/bot/online", Part::Bot, "online"),
    ("POST /api/board/seek", Part::Board, "seek"),
    ("GET /api/games/user/{username}", Part::Games, "of_user"),
    ("GET /api/games/month/{month}", Part::Games, "of_month"),
    ("GET /game/export/{id}", Part::Games, "export"),
    ("GET /api/stream/game/{id}", Part::Games, "watch"),
    ("GET /api/tv/feed", Part::Games, "tv"),
    ("GET /api/challenge", Part::Challenges, "list"),
    ("POST /api/challenge/ai", Part::Challenges, "ai"),
    ("POST /api/challenge/open", Part::Challenges, "open"),
    ("POST /api/challenge/{username}", Part::Challenges, "create"),
    ("POST /api/challenge/{id}/accept", Part::Challenges, "accept"),
    ("POST /api/challenge/{id}/decline", Part::Challenges, "decline"),
    ("POST /api/challenge/{id}/cancel", Part::Challenges, "cancel"),
];

/// Returns the part of an endpoint and the name of its method in snake case.
pub(super) fn of(method: &str, path: &str) -> (Part, String) {
    let in_game = [("/api/bot/game/", Part::Bot), ("/api/board/game/", Part::Board)];
    for (start, part) in in_game {
        if let Some(rest) = path.strip_prefix(start) {
            let words: Vec<_> = rest.split('/').filter(|word| !word.starts_with('{')).collect();
            let name = match (method, &words[..]) {
                ("POST", ["chat"]) => "say".to_owned(),
                (_, words) => words.join("_").replace('-', "_"),
            };
            return (part, name);
        }
    }
    let endpoint = format!("{method} {path}");
    let named = NAMES.into_iter().find(|(known, ..)| *known == endpoint);
    let (_, part, name) = named.unwrap_or_else(|| {
        panic!("{endpoint} has no name in the client libraries: add one to {}", file!());
    });
    (part, name.to_owned())
}

/// Returns the suffix of a method that returns a file of this media type, and its `Accept` header.
pub(super) fn of_media(media: &str) -> (&'static str, &'static str) {
    match media {
        "application/x-chess-pgn" => ("_pgn", "application/x-chess-pgn"),
        "text/plain; charset=utf-8" => ("_gib", "text/x-gib"),
        other => panic!(
            "files of the type {other} have no name in the client libraries: add one to {}",
            file!()
        ),
    }
}

/// Converts a name such as `clock.limit` or `ratingRange` to snake case.
pub(super) fn snake(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        match letter {
            '.' | '-' => snake.push('_'),
            letter if letter.is_ascii_uppercase() => snake.extend(['_', letter.to_ascii_lowercase()]),
            letter => snake.push(letter),
        }
    }
    snake
}

/// Converts a name such as `clock.limit` or `of_user` to camel case.
pub(super) fn camel(name: &str) -> String {
    let mut parts = name.split(['.', '_', '-']);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |camel, part| camel + &pascal(part))
}

/// Capitalises the first letter of a word.
pub(super) fn pascal(word: &str) -> String {
    let (first, rest) = word.split_at(word.len().min(1));
    first.to_ascii_uppercase() + rest
}
