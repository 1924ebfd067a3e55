//! The pages of the web app. To add one, add it to the table, its texts to `texts/*/pages.ftl`, and its component to a
//! folder of `web/src/features`. `cargo xtask generate` then writes the browser's part (`typescript.rs`).
//!
//! Must not depend on the contents of pages.

use super::page::{First, Page, QueryMeans, Reading, Segment, Shape, page};
use crate::texts::pages;

use QueryMeans::{Content, Position};
use Reading::{Fragment, Number, NumberOrOne, Query};
use Segment::{Value, Word};
use Shape::{Any, OneOf};

/// All pages. The last one is for unknown addresses.
pub(super) static PAGES: [Page; 37] = [
    page(
        "start",
        &[&[]],
        "start/StartPage",
        (pages::start_title, pages::start_description),
    )
    .first_as(First::Content {
        component: None,
        is_styled: true,
    })
    .with_examples(&["/"]),
    page(
        "game",
        &[&[Word("game"), Value("id", Shape::Game)]],
        "game/GamePage",
        (pages::game_title, pages::game_description),
    )
    .first_as(First::Frame)
    .with_rules()
    .made_anew()
    .with_server()
    .with_examples(&["/game/AAAAAAAAAAA"]),
    page(
        "games",
        &[&[Word("games")]],
        "games/GamesPage",
        (pages::games_title, pages::games_description),
    )
    .reading(&[NumberOrOne("page")])
    .first_as(First::Frame)
    .not_indexed()
    .with_server()
    .with_examples(&["/games"]),
    page(
        "records",
        &[&[Word("records")]],
        "records/RecordsPage",
        (pages::records_title, pages::records_description),
    )
    .reading(&[Number("game")])
    .first_as(First::Frame)
    .with_examples(&["/records"]),
    page(
        "device",
        &[&[Word("device")]],
        "device-game/DevicePage",
        (pages::device_title, pages::device_description),
    )
    .reading(&[Number("level")])
    .with_rules()
    .with_examples(&["/device"]),
    page(
        "analysis",
        &[
            &[Word("analysis")],
            &[Word("analysis"), Value("id", Shape::KeptAnalysis)],
        ],
        "analysis-page/AnalysisPage",
        (pages::analysis_title, pages::analysis_description),
    )
    .reading(&[Query, Fragment])
    .first_as(First::Content {
        component: Some("analysis-page/AnalysisWaiting"),
        is_styled: false,
    })
    .whose_query_is(Position)
    .with_rules()
    .with_examples(&["/analysis"]),
    page(
        "editor",
        &[&[Word("editor")]],
        "editor/EditorPage",
        (pages::editor_title, pages::editor_description),
    )
    .reading(&[Query])
    .first_as(First::Frame)
    .whose_query_is(Position)
    .with_rules()
    .made_anew()
    .with_examples(&["/editor"]),
    page(
        "learn",
        &[
            &[Word("learn")],
            &[Word("learn"), Value("role", Any)],
            // An old address, for existing links.
            &[Word("lessons")],
        ],
        "learn-page/LearnPage",
        (pages::learn_title, pages::learn_description),
    )
    .first_as(First::Content {
        component: Some("learn-page/LearnPage"),
        is_styled: true,
    })
    .with_examples(&["/learn", "/learn/horse", "/learn/xiangqi"]),
    page(
        "lesson",
        &[&[Word("lessons"), Value("lesson", Any)]],
        "lessons/LessonsPage",
        (pages::lesson_title, pages::lesson_description),
    )
    .below("learn")
    .with_rules()
    .with_examples(&["/lessons/soldier", "/lessons/dialects"]),
    page(
        "booklet",
        &[&[Word("booklet")]],
        "lessons/BookletPage",
        (pages::booklet_title, pages::booklet_description),
    )
    .reading(&[Reading::Text("rules")])
    .below("learn")
    .with_examples(&["/booklet"]),
    page(
        "drill",
        &[&[Word("drill"), Value("drill", OneOf(&["hanja", "notation"]))]],
        "drill/DrillPage",
        (pages::drill_title, pages::drill_description),
    )
    .below("learn")
    .with_examples(&["/drill/hanja", "/drill/notation"]),
    page(
        "problems",
        &[
            &[Word("problems")],
            &[Word("problems"), Value("problem", Shape::Problem)],
        ],
        "problems/ProblemsPage",
        (pages::problems_title, pages::problems_description),
    )
    .reading(&[Query])
    .below("learn")
    .with_examples(&["/problems", "/problems/today"]),
    page(
        "shortcuts",
        &[&[Word("shortcuts")]],
        "shortcuts/ShortcutsPage",
        (pages::shortcuts_title, pages::shortcuts_description),
    )
    .with_examples(&["/shortcuts"]),
    page(
        "glossary",
        &[&[Word("glossary")], &[Word("glossary"), Value("term", Any)]],
        "glossary/GlossaryPage",
        (pages::glossary_title, pages::glossary_description),
    )
    .below("learn")
    .with_examples(&["/glossary"]),
    page(
        "culture",
        &[&[Word("culture")]],
        "culture/CulturePage",
        (pages::culture_title, pages::culture_description),
    )
    .below("learn")
    .with_examples(&["/culture"]),
    page(
        "openings",
        &[&[Word("openings")]],
        "openings/OpeningsPage",
        (pages::openings_title, pages::openings_description),
    )
    .below("learn")
    .with_examples(&["/openings"]),
    page(
        "endgames",
        &[&[Word("endgames")]],
        "endgames/EndgamesPage",
        (pages::endgames_title, pages::endgames_description),
    )
    .below("learn")
    .with_examples(&["/endgames"]),
    page(
        "clock",
        &[&[Word("clock")]],
        "board-clock/ClockPage",
        (pages::clock_title, pages::clock_description),
    )
    .with_examples(&["/clock"]),
    page(
        "tournament",
        &[
            &[Word("tournament")],
            &[
                Word("tournament"),
                Value(
                    "part",
                    OneOf(&["entries", "draw", "rounds", "standings", "print", "log", "more"]),
                ),
            ],
        ],
        "tournament/TournamentPage",
        (pages::tournament_title, pages::tournament_description),
    )
    // Number of a tournament stored in the browser.
    .reading(&[Number("open")])
    .with_examples(&["/tournament"]),
    page(
        "tournamentGuide",
        &[&[Word("tournament"), Word("guide")]],
        "tournament/guide/GuidePage",
        (pages::tournament_guide_title, pages::tournament_guide_description),
    )
    .below("tournament")
    .with_examples(&["/tournament/guide"]),
    page(
        "spectatorScreen",
        &[&[Word("tournament"), Word("screen")]],
        "tournament/screen/ScreenPage",
        (pages::spectator_screen_title, pages::spectator_screen_description),
    )
    // Number of the tournament in this browser. Without it, the page shows all games on this device.
    .reading(&[Number("open")])
    .below("tournament")
    .made_anew()
    .not_indexed()
    .with_examples(&["/tournament/screen"]),
    // A player's page at an over-the-board tournament. The fragment contains the relay's id and the player's code,
    // because fragments never appear in server logs.
    page(
        "phoneResult",
        &[&[Word("phone")]],
        "phone-result/PhonePage",
        (pages::phone_result_title, pages::phone_result_description),
    )
    .reading(&[Fragment])
    .below("tournament")
    .with_server()
    .not_indexed()
    .with_examples(&["/phone"]),
    page(
        "stickers",
        &[&[Word("stickers")]],
        "stickers/StickersPage",
        (pages::stickers_title, pages::stickers_description),
    )
    .below("learn")
    .with_examples(&["/stickers"]),
    page(
        "army",
        &[&[Word("chess-war")]],
        "army/ArmyPage",
        (pages::army_title, pages::army_description),
    )
    .below("learn")
    .with_examples(&["/chess-war"]),
    page(
        "ruleSets",
        &[&[Word("rule-sets")]],
        "rulesets/RuleSetsPage",
        (pages::rule_sets_title, pages::rule_sets_description),
    )
    .first_as(First::Frame)
    .with_examples(&["/rule-sets"]),
    page(
        "house",
        &[&[Word("rule-sets"), Word("house")]],
        "rulesets/HousePage",
        (pages::house_title, pages::house_description),
    )
    .with_examples(&["/rule-sets/house"]),
    page(
        "verdict",
        &[&[Word("verdict")]],
        "verdict/VerdictPage",
        (pages::verdict_title, pages::verdict_description),
    )
    .reading(&[Query, Fragment])
    .below("ruleSets")
    .with_rules()
    .with_examples(&["/verdict"]),
    page(
        "lobby",
        &[&[Word("lobby")]],
        "lobby/LobbyPage",
        (pages::lobby_title, pages::lobby_description),
    )
    // Name or key of the player to challenge.
    .reading(&[Reading::Text("challenge")])
    .first_as(First::Frame)
    .made_anew()
    .with_server()
    .with_examples(&["/lobby"]),
    page(
        "account",
        &[
            &[Word("account")],
            // Each form has its own address, so that password managers can tell them apart.
            &[
                Word("account"),
                Value(
                    "part",
                    OneOf(&[
                        "sign-in",
                        "sign-up",
                        "recover",
                        "forgotten",
                        "new-password",
                        "confirm-email",
                    ]),
                ),
            ],
        ],
        "account/AccountPage",
        (pages::account_title, pages::account_description),
    )
    .not_indexed()
    .with_server()
    .with_examples(&[
        "/account",
        "/account/sign-in",
        "/account/sign-up",
        "/account/recover",
        "/account/forgotten",
        "/account/new-password#token=nothing",
        "/account/confirm-email#token=nothing",
    ]),
    page(
        "player",
        &[&[Word("player"), Value("id", Shape::Player)]],
        "players/PlayerPage",
        (pages::player_title, pages::player_description),
    )
    .below("lobby")
    .made_anew()
    .with_server()
    .with_examples(&["/player/guest:00000000000"]),
    page(
        "leaderboard",
        &[
            &[Word("leaderboard")],
            &[
                Word("leaderboard"),
                Value("movement", OneOf(&["janggi", "xiangqi", "chesswar"])),
                Value(
                    "speed",
                    OneOf(&["bullet", "blitz", "rapid", "classical", "correspondence"]),
                ),
            ],
        ],
        "players/LeaderboardPage",
        (pages::leaderboard_title, pages::leaderboard_description),
    )
    .reading(&[NumberOrOne("page")])
    .below("lobby")
    .whose_query_is(Content)
    .with_server()
    .with_examples(&["/leaderboard"]),
    page(
        "tournaments",
        &[&[Word("tournaments")]],
        "tournaments/TournamentsPage",
        (pages::tournaments_title, pages::tournaments_description),
    )
    .below("lobby")
    .with_server()
    .with_examples(&["/tournaments"]),
    page(
        "onlineTournament",
        &[&[Word("tournaments"), Value("id", Any)]],
        "tournaments/OnlinePage",
        (pages::online_tournament_title, pages::online_tournament_description),
    )
    .below("lobby")
    .made_anew()
    .with_server()
    .not_indexed()
    .with_examples(&["/tournaments/00000000000"]),
    page(
        "clubs",
        &[&[Word("clubs")]],
        "clubs/ClubsPage",
        (pages::clubs_title, pages::clubs_description),
    )
    .below("lobby")
    .with_server()
    .with_examples(&["/clubs"]),
    page(
        "club",
        &[&[Word("clubs"), Value("id", Any)]],
        "clubs/ClubPage",
        (pages::club_title, pages::club_description),
    )
    .below("lobby")
    .made_anew()
    .with_server()
    .not_indexed()
    .with_examples(&["/clubs/00000000000"]),
    page(
        "about",
        &[&[Word("about")]],
        "settings/AboutPage",
        (pages::about_title, pages::about_description),
    )
    .with_examples(&["/about"]),
    page(
        "notFound",
        &[],
        "not-found/NotFoundPage",
        (pages::not_found_title, pages::not_found_description),
    )
    .not_indexed()
    .with_examples(&["/nothing"]),
];

/// Returns the page for unknown addresses.
pub(super) fn missing() -> &'static Page {
    let [.., missing] = &PAGES;
    missing
}

#[cfg(test)]
mod tests {
    use super::{PAGES, Segment, Shape};
    use play::rating::Ladder;
    use wire::account::Language;

    const TEXTS: &str = include_str!("../../../../texts/en/pages.ftl");

    #[test]
    fn every_page_has_the_texts_of_its_name() {
        let message = |id: String| {
            let line = TEXTS.lines().find_map(|line| line.strip_prefix(&format!("{id} = ")));
            line.unwrap_or_else(|| panic!("no message {id}"))
        };
        for page in &PAGES {
            for (part, text) in [("title", page.title), ("description", page.description)] {
                let mut written = message(format!("pages-{}-{part}", page.name));
                if let Some(other) = written.strip_prefix("{ ").and_then(|rest| rest.strip_suffix(" }")) {
                    written = message(other.to_owned());
                }
                assert_eq!(text(Language::English), written, "{}", page.name);
            }
        }
    }

    /// Finds titles that were changed by mistake when identifiers in the code were renamed.
    #[test]
    fn no_title_or_description_has_a_name_of_the_code() {
        let joined = |word: &str| {
            word.chars()
                .skip_while(|letter| !letter.is_lowercase())
                .any(char::is_uppercase)
        };
        for page in &PAGES {
            for language in Language::ALL {
                let (title, description) = ((page.title)(language), (page.description)(language));
                let found = title.split(' ').chain(description.split(' ')).find(|word| joined(word));
                assert_eq!(found, None, "{}", page.name);
            }
        }
    }

    #[test]
    fn names_are_unique_and_menus_are_pages() {
        for (at, page) in PAGES.iter().enumerate() {
            assert!(PAGES[..at].iter().all(|other| other.name != page.name), "{}", page.name);
            assert!(PAGES.iter().any(|other| other.name == page.menu), "{}", page.menu);
        }
    }

    #[test]
    fn the_leaderboards_are_those_of_the_ladders() {
        let leaderboard = PAGES.iter().find(|page| page.name == "leaderboard").unwrap();
        let codes = |name| {
            let mut segments = leaderboard.paths.iter().copied().flatten();
            let found = segments.find_map(|segment| match *segment {
                Segment::Value(value, Shape::OneOf(codes)) if value == name => Some(codes),
                Segment::Value(..) | Segment::Word(_) => None,
            });
            found.unwrap()
        };
        let known: Vec<Ladder> = codes("movement")
            .iter()
            .flat_map(|movement| {
                let ladder = |speed: &&str| Ladder::from_codes(movement, speed).unwrap();
                codes("speed").iter().map(ladder).collect::<Vec<_>>()
            })
            .collect();
        assert_eq!(known, Ladder::all().collect::<Vec<_>>());
    }
}
