//! Conditional moves (예약 수) of a correspondence game: a player's replies to possible moves of the opponent. They are
//! visible only to that player. This module must not check the legality of the moves, which is tested when a reply is
//! played.

use janggi::{Action, BySide, Side};

/// Maximum number of lines per player.
pub const MOST_LINES: usize = 20;

/// Minimum length of a line in plies: a move of the opponent and the reply.
pub const LEAST_PLIES: usize = 2;

/// Maximum length of a line in plies.
pub const MOST_PLIES: usize = 20;

/// A sequence of steps and passes from the next ply on. A pass is written as the general's null step.
pub type Line = Vec<Action>;

/// The lines of both sides.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Lines(BySide<Vec<Line>>);

impl Lines {
    pub(super) fn of(&self, side: Side) -> &[Line] {
        &self.0[side]
    }

    pub(super) fn set(&mut self, side: Side, lines: Vec<Line>) {
        self.0[side] = lines;
    }

    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Updates the lines after a step or a pass. Lines that start with it continue with their next action, if there is
    /// one. All other lines are removed.
    pub(super) fn advance(&mut self, played: Action) {
        for side in Side::ALL {
            self.0[side].retain_mut(|line| {
                let goes_on = line.first() == Some(&played) && line.len() > 1;
                if goes_on {
                    line.remove(0);
                }
                goes_on
            });
        }
    }

    /// Returns the next action of the side's first line. On the side's own turn, this is its reply.
    pub(super) fn reply(&self, side: Side) -> Option<Action> {
        self.0[side].first()?.first().copied()
    }
}

/// Returns whether these lines are within the limits and consist of steps and passes only.
pub(super) fn may_be_set(lines: &[Line]) -> bool {
    let is_move = |action: &Action| matches!(action, Action::Step { .. });
    lines.len() <= MOST_LINES
        && lines
            .iter()
            .all(|line| (LEAST_PLIES..=MOST_PLIES).contains(&line.len()) && line.iter().all(is_move))
}

#[cfg(test)]
mod tests {
    use super::{Lines, may_be_set};
    use janggi::{Action, Side};

    fn line(text: &str) -> Vec<Action> {
        text.split(' ').map(|token| token.parse().expect("a token")).collect()
    }

    #[test]
    fn lines_follow_the_game_or_are_dropped() {
        let mut lines = Lines::default();
        lines.set(Side::Cho, vec![line("a7b7 a4b4 i7h7 i4h4"), line("i7h7 c4c5")]);
        lines.set(Side::Han, vec![line("a4b4 a7b7")]);
        lines.advance(line("a7b7")[0]);
        assert_eq!(lines.of(Side::Cho), [line("a4b4 i7h7 i4h4")]);
        assert_eq!(lines.reply(Side::Cho), Some(line("a4b4")[0]));
        assert!(lines.of(Side::Han).is_empty());
        lines.advance(line("c4c5")[0]);
        assert_eq!(lines.reply(Side::Cho), None);
    }

    #[test]
    fn too_many_too_long_and_other_words_are_none() {
        let two = line("a7b7 a4b4");
        assert!(may_be_set(&[]) && may_be_set(&vec![two.clone(); 20]) && may_be_set(&[two.repeat(10)]));
        for bad in [
            vec![two.clone(); 21],
            vec![two.repeat(11)],
            vec![two[..1].to_vec()],
            vec![line("a7b7 offer")],
        ] {
            assert!(!may_be_set(&bad), "{bad:?}");
        }
    }
}
