//! Size limits for a game's rulings, offers and changes of conditional moves, so that a game never becomes too large to
//! send, store or load. The caller limits the number of moves.
//!
//! The limits do not apply to commands that end a game or answer an offer. A player therefore cannot avoid a loss by
//! filling a list.

use janggi::{BySide, Side};

use super::command::{List, Refused};
use super::referee::{Ruled, Ruling};

/// Maximum number of rulings in a game, not counting a ruling that ends the game.
pub const MOST_RULINGS: usize = 40;

/// Maximum total bytes of the texts of a game's rulings, not counting a ruling that ends the game.
pub const MOST_RULED_BYTES: usize = 8 * 1024;

/// Maximum number of offers and requests per side in one game, of all kinds together.
pub const MOST_OFFERS: u16 = 300;

/// Maximum number of changes of conditional moves per side in one game. Only the latest lines are kept.
pub const MOST_LINES_SET: u16 = 1_000;

/// Current size of each list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Held {
    rulings: usize,
    ruled_bytes: usize,
    offers: BySide<u16>,
    lines_set: BySide<u16>,
}

/// The list to which an event adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Longer {
    Rulings {
        /// Length of the ruling's text.
        bytes: usize,
    },
    Offers(Side),
    Lines(Side),
    /// No list. The number of these events is limited in another way, for example by the number of moves.
    Nothing,
}

impl Held {
    /// Refuses events that would make a list too long.
    pub(super) fn check(&self, all: impl IntoIterator<Item = Longer>) -> Result<(), Refused> {
        let refused = |list, most| Err(Refused::ListFull { list, most });
        for longer in all {
            match longer {
                Longer::Rulings { .. } if self.rulings >= MOST_RULINGS => {
                    return refused(List::Rulings, MOST_RULINGS);
                }
                Longer::Rulings { bytes } if self.ruled_bytes + bytes > MOST_RULED_BYTES => {
                    return refused(List::Words, MOST_RULED_BYTES);
                }
                Longer::Offers(side) if self.offers[side] >= MOST_OFFERS => {
                    return refused(List::Offers, MOST_OFFERS.into());
                }
                Longer::Lines(side) if self.lines_set[side] >= MOST_LINES_SET => {
                    return refused(List::Lines, MOST_LINES_SET.into());
                }
                Longer::Rulings { .. } | Longer::Offers(_) | Longer::Lines(_) | Longer::Nothing => {}
            }
        }
        Ok(())
    }

    /// Counts an event.
    pub(super) fn take(&mut self, longer: Longer) {
        match longer {
            Longer::Rulings { bytes } => {
                self.rulings = self.rulings.saturating_add(1);
                self.ruled_bytes = self.ruled_bytes.saturating_add(bytes);
            }
            Longer::Offers(side) => self.offers[side] = self.offers[side].saturating_add(1),
            Longer::Lines(side) => self.lines_set[side] = self.lines_set[side].saturating_add(1),
            Longer::Nothing => {}
        }
    }
}

/// Returns the list to which a ruling adds.
pub(super) fn ruled(ruling: Ruling, words: &str) -> Longer {
    match ruling {
        // These rulings end the game.
        Ruling::Draw | Ruling::Win { side: _ } | Ruling::CallTime => Longer::Nothing,
        Ruling::MustDeviate { side: _ } | Ruling::GiveTime { .. } | Ruling::Adjourn | Ruling::Resume => {
            Longer::Rulings { bytes: words.len() }
        }
    }
}

/// Drops the first rulings of a game that exceeds the limits because it was stored before they existed. The stored
/// events are kept.
pub(super) fn keep_last(rulings: &mut Vec<Ruled>) {
    let bytes = |rulings: &[Ruled]| rulings.iter().map(|ruled| ruled.words.len()).sum::<usize>();
    let is_over = |rulings: &[Ruled]| {
        rulings.len() > MOST_RULINGS + 1 || bytes(rulings) > MOST_RULED_BYTES + 4 * super::referee::MOST_WORDS
    };
    while is_over(rulings) {
        rulings.remove(0);
    }
}
