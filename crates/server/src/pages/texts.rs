//! Title and description of each page, in three languages. The browser updates the tab's title once the app runs.

use super::address::Fixed;
use crate::texts::pages;
use wire::account::Language;

/// A message.
type Text = fn(Language) -> &'static str;

/// A title and a description.
pub(super) type Words = (&'static str, &'static str);

/// Texts of a page that is the same for everybody.
pub(super) fn fixed(page: Fixed, language: Language) -> Words {
    let (title, description): (Text, Text) = match page {
        Fixed::Start => (pages::start_title, pages::start_description),
        Fixed::Games => (pages::games_title, pages::games_description),
        Fixed::Records => (pages::records_title, pages::records_description),
        Fixed::Analysis => (pages::analysis_title, pages::analysis_description),
        Fixed::Editor => (pages::editor_title, pages::editor_description),
        Fixed::Learn | Fixed::Lesson => (pages::learn_title, pages::learn_description),
        Fixed::Drill => (pages::drill_title, pages::drill_description),
        Fixed::Problems => (pages::problems_title, pages::problems_description),
        Fixed::Glossary => (pages::glossary_title, pages::glossary_description),
        Fixed::Culture => (pages::culture_title, pages::culture_description),
        Fixed::Openings => (pages::openings_title, pages::openings_description),
        Fixed::Endgames => (pages::endgames_title, pages::endgames_description),
        Fixed::Clock => (pages::clock_title, pages::clock_description),
        Fixed::Stickers => (pages::stickers_title, pages::stickers_description),
        Fixed::Shortcuts => (pages::shortcuts_title, pages::shortcuts_description),
        Fixed::Army => (pages::army_title, pages::army_description),
        Fixed::Device => (pages::device_title, pages::device_description),
        Fixed::RuleSets => (pages::rule_sets_title, pages::rule_sets_description),
        Fixed::House => (pages::house_title, pages::house_description),
        Fixed::Lobby => (pages::lobby_title, pages::lobby_description),
        Fixed::Account => (pages::account_title, pages::account_description),
        Fixed::Leaderboard => (pages::leaderboard_title, pages::leaderboard_description),
    };
    (title(language), description(language))
}

/// Texts of a missing page.
pub(super) fn missing(language: Language) -> Words {
    (pages::missing_title(language), pages::missing_description(language))
}

/// Texts of a game that cannot be described now.
pub(super) fn some_game(language: Language) -> Words {
    (pages::some_game_title(language), pages::some_game_description(language))
}

/// The description of a player's page.
pub(super) fn player(language: Language) -> &'static str {
    pages::player_description(language)
}

#[cfg(test)]
mod tests {
    use super::{Fixed, fixed};
    use wire::account::Language;

    /// A renamed type was once taken into a title.
    #[test]
    fn no_title_or_description_has_a_name_of_the_code() {
        let joined = |word: &str| {
            word.chars()
                .skip_while(|letter| !letter.is_lowercase())
                .any(char::is_uppercase)
        };
        for page in Fixed::ALL {
            for language in [Language::Korean, Language::English, Language::Dutch] {
                let (title, description) = fixed(page, language);
                let found = title.split(' ').chain(description.split(' ')).find(|word| joined(word));
                assert_eq!(found, None, "{page:?}");
            }
        }
    }
}
