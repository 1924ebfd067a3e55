//! Names and views of computer players.

use janggi::explain::Language;
use play::house::HousePlayer;

use crate::lobby::HousePlayerView;
use crate::texts::house;

/// Returns the name of a computer player in a language.
#[must_use]
pub fn name(player: HousePlayer, language: Language) -> &'static str {
    match player {
        HousePlayer::Chick => house::names_chick(language),
        HousePlayer::Squirrel => house::names_squirrel(language),
        HousePlayer::Crane => house::names_crane(language),
        HousePlayer::Fox => house::names_fox(language),
        HousePlayer::Tiger => house::names_tiger(language),
    }
}

/// Returns the name of a computer player, followed by `(computer)` in that language.
#[must_use]
pub fn label(player: HousePlayer, language: Language) -> String {
    house::label(language, name(player, language))
}

/// Converts a computer player to its wire type.
#[must_use]
pub fn view(player: HousePlayer) -> HousePlayerView {
    HousePlayerView {
        id: player.code().to_owned(),
        level: player.level().number(),
        grade: player.grade(),
    }
}
