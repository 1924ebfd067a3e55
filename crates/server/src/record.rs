//! Records of a game as text.

use janggi::fen;
use play::room::Room;

/// The game as a file of this format; `None` while nothing has been played.
pub(crate) fn write(room: &Room, format: &str) -> Option<String> {
    let played = room.played()?;
    (format == "fen").then(|| format!("{}\n", fen::print(played.game.position())))
}
