//! Maps addresses to pages. The browser's router (`web/src/platform/router.svelte.ts`) has the same table; a test
//! compares the two.

use play::{GameId, Player};

/// A page of the web app.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Page {
    /// A page that is the same for everybody.
    Fixed(Fixed),
    /// A game, where there may be one.
    Game(GameId),
    /// A player, where there may be one.
    Player(Player),
    /// No such page.
    Missing,
}

/// A page without personal content.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fixed {
    Start,
    Games,
    Records,
    Analysis,
    Editor,
    Learn,
    Lesson,
    Drill,
    Problems,
    Glossary,
    Culture,
    Openings,
    Endgames,
    Clock,
    Stickers,
    Shortcuts,
    Army,
    Device,
    RuleSets,
    House,
    Lobby,
    Account,
    Leaderboard,
}

/// The forms of the account page that have addresses of their own.
const ACCOUNT_FORMS: [&str; 6] = [
    "sign-in",
    "sign-up",
    "recover",
    "forgotten",
    "new-password",
    "confirm-email",
];

impl Page {
    /// The page of a path.
    pub(super) fn of(path: &str) -> Self {
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let (first, second, third) = (parts.next(), parts.next(), parts.next());
        if parts.next().is_some() {
            return Self::Missing;
        }
        match (first, second, third) {
            (None, ..) => Self::Fixed(Fixed::Start),
            (Some("game"), Some(id), None) => id.parse().map_or(Self::Missing, Self::Game),
            (Some("player"), Some(id), None) => id.parse().map_or(Self::Missing, Self::Player),
            (Some("leaderboard"), None, None) | (Some("leaderboard"), Some(_), Some(_)) => {
                Self::Fixed(Fixed::Leaderboard)
            }
            (Some(first), second, None) => Fixed::of(first, second).map_or(Self::Missing, Self::Fixed),
            (Some(_), _, Some(_)) => Self::Missing,
        }
    }
}

impl Fixed {
    #[cfg(test)]
    pub(super) const ALL: [Self; 23] = [
        Self::Start,
        Self::Games,
        Self::Device,
        Self::Records,
        Self::Analysis,
        Self::Editor,
        Self::Learn,
        Self::Lesson,
        Self::Drill,
        Self::Problems,
        Self::Glossary,
        Self::Culture,
        Self::Openings,
        Self::Endgames,
        Self::Clock,
        Self::Stickers,
        Self::Shortcuts,
        Self::Army,
        Self::RuleSets,
        Self::House,
        Self::Lobby,
        Self::Account,
        Self::Leaderboard,
    ];

    fn of(first: &str, second: Option<&str>) -> Option<Self> {
        Some(match (first, second) {
            ("games", None) => Self::Games,
            ("records", None) => Self::Records,
            ("analysis", _) => Self::Analysis,
            ("editor", None) => Self::Editor,
            ("learn", _) => Self::Learn,
            ("lessons", _) => Self::Lesson,
            ("drill", Some("hanja" | "notation")) => Self::Drill,
            ("problems", None) => Self::Problems,
            ("problems", Some(id)) if id == "today" || is_problem(id) => Self::Problems,
            ("glossary", _) => Self::Glossary,
            ("clock", None) => Self::Clock,
            ("culture", None) => Self::Culture,
            ("openings", None) => Self::Openings,
            ("endgames", None) => Self::Endgames,
            ("stickers", None) => Self::Stickers,
            ("shortcuts", None) => Self::Shortcuts,
            ("chess-war", None) => Self::Army,
            ("device", None) => Self::Device,
            ("rule-sets", None) => Self::RuleSets,
            ("rule-sets", Some("house")) => Self::House,
            ("lobby", None) => Self::Lobby,
            ("account", None) => Self::Account,
            ("account", Some(form)) if ACCOUNT_FORMS.contains(&form) => Self::Account,
            _ => return None,
        })
    }

    /// Whether search engines should index it.
    pub(super) fn is_of_interest(self) -> bool {
        !matches!(self, Self::Account | Self::Games)
    }
}

/// Whether this has the form of a problem's id.
fn is_problem(id: &str) -> bool {
    id.len() == 10 && id.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::{Fixed, Page};

    const ROUTER: &str = include_str!("../../../../web/src/platform/router.svelte.ts");

    #[test]
    fn every_page_that_the_browser_knows_is_known_here() {
        let cases = ROUTER.split("case \"").skip(1);
        let firsts: Vec<&str> = cases.filter_map(|case| case.split('"').next()).collect();
        assert!(firsts.len() > 10, "the router is read: {firsts:?}");
        for first in firsts {
            let second = match first {
                "game" => "/00000000000",
                "player" => "/guest:00000000000",
                "drill" => "/hanja",
                _ => "",
            };
            let path = format!("/{first}{second}");
            assert_ne!(Page::of(&path), Page::Missing, "{path}: see Fixed::of");
        }
        let (_, forms) = ROUTER.split_once("const ACCOUNT_FORMS = [").unwrap();
        for form in forms.split(']').next().unwrap().split(',') {
            let path = format!("/account/{}", form.trim().trim_matches('"'));
            assert_eq!(Page::of(&path), Page::Fixed(Fixed::Account), "{path}");
        }
    }

    #[test]
    fn what_is_no_address_is_no_page() {
        for path in [
            "/nothing",
            "/game",
            "/game/",
            "/game/..",
            "/game/00000000000/x",
            "/game/<script>",
            "/player/guest:x",
            "/games/1",
            "/records/x",
            "/account/x",
            "/leaderboard/janggi",
            "/leaderboard/janggi/rapid/x",
            "/rule-sets/x",
            "/learn/a/b",
            "/drill",
            "/problems/x",
            "/problems/012345678A",
            "/editor/x",
            "/embed",
        ] {
            assert_eq!(Page::of(path), Page::Missing, "{path}");
        }
        assert_eq!(Page::of("//lobby/"), Page::Fixed(Fixed::Lobby));
        assert_eq!(Page::of("/leaderboard/janggi/rapid"), Page::Fixed(Fixed::Leaderboard));
    }
}
