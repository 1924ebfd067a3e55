//! Restriction of a run to certain kinds of problems, and the search limits that depend on it.

use clap::ValueEnum;
use problems::puzzle::{Goal, Puzzle, Theme};

/// A kind of problem that a run can be restricted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Wanted {
    /// Mates in four moves or more
    LongMates,
    /// Problems in which soldiers are joined (합병)
    JoinedSoldiers,
}

/// Minimum number of moves of a long mate.
const LONG: u32 = 4;
/// Number of successive positions without a longer mate that the search for mates tolerates before it ends.
const MISSES: u32 = 4;
/// Like [`MISSES`], but for runs restricted to some kinds of problems.
const MISSES_OF_FEW: u32 = 12;

impl Wanted {
    /// Returns the command-line name of the kind.
    fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }

    fn wants(self, puzzle: &Puzzle) -> bool {
        match self {
            Wanted::LongMates => puzzle.goal == Goal::Mate && puzzle.moves >= LONG,
            Wanted::JoinedSoldiers => puzzle.themes.contains(&Theme::JoinedSoldiers),
        }
    }
}

/// Kinds of problems that a run searches for; all if empty.
#[derive(Clone, Debug)]
pub(super) struct Only(Vec<Wanted>);

impl Only {
    pub(super) fn new(wanted: &[Wanted]) -> Only {
        Only(wanted.to_vec())
    }

    /// Returns the command-line names of the kinds; empty if all kinds are searched for.
    pub(super) fn names(&self) -> Vec<String> {
        self.0.iter().map(|wanted| wanted.name()).collect()
    }

    pub(super) fn wants(&self, puzzle: &Puzzle) -> bool {
        self.0.is_empty() || self.0.iter().any(|wanted| wanted.wants(puzzle))
    }

    /// Returns the minimum length of mates by checks to take from a game, in moves. Short mates are plentiful: a run
    /// for all kinds takes mates in one only from every fourth game, and mates in two from every second.
    pub(super) fn fewest(&self, game: usize) -> u32 {
        match (self.0.as_slice(), game % 4) {
            ([], 0) => 1,
            ([], 2) => 2,
            ([], _) => 3,
            (wanted, _) if wanted.contains(&Wanted::JoinedSoldiers) => 1,
            _ => LONG,
        }
    }

    /// Returns whether a mate that the engine found in this many moves may be wanted.
    pub(super) fn takes_hint(&self, moves: u32) -> bool {
        self.0 != [Wanted::LongMates] || moves >= LONG
    }

    /// Returns the number of successive positions without a longer mate that the search tolerates.
    pub(super) fn misses(&self) -> u32 {
        if self.0.is_empty() { MISSES } else { MISSES_OF_FEW }
    }

    /// Returns whether a position may be searched for problems other than mates. `joins` is true if the move played in
    /// it joins soldiers.
    pub(super) fn looks_at(&self, joins: bool) -> bool {
        self.0.is_empty() || joins && self.0.contains(&Wanted::JoinedSoldiers)
    }

    /// Selects the longest mate, or the longest of each wanted kind. Of equally long mates, the first is selected.
    pub(super) fn longest(&self, mates: &[Puzzle]) -> Vec<Puzzle> {
        let longest = |wants: &dyn Fn(&Puzzle) -> bool| {
            let wanted = mates.iter().filter(|mate| wants(mate));
            wanted.reduce(|best, mate| if mate.moves > best.moves { mate } else { best })
        };
        let mut kept: Vec<&Puzzle> = match self.0.as_slice() {
            [] => longest(&|_| true).into_iter().collect(),
            kinds => kinds
                .iter()
                .filter_map(|kind| longest(&|mate| kind.wants(mate)))
                .collect(),
        };
        kept.dedup_by_key(|mate| &mate.id);
        kept.into_iter().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mate(id: &str, moves: u32, themes: &[Theme]) -> Puzzle {
        Puzzle {
            id: id.to_owned(),
            rules: "kakao@1".to_owned(),
            fen: String::new(),
            goal: Goal::Mate,
            checks: true,
            moves,
            line: Vec::new(),
            others: Vec::new(),
            themes: themes.to_vec(),
            grade: 1,
            source: "1/0/0".to_owned(),
        }
    }

    fn ids(only: &[Wanted], mates: &[Puzzle]) -> Vec<String> {
        let kept = Only::new(only).longest(mates);
        assert!(kept.iter().all(|puzzle| Only::new(only).wants(puzzle)));
        kept.into_iter().map(|puzzle| puzzle.id).collect()
    }

    #[test]
    fn the_longest_mate_of_each_wanted_kind_is_kept() {
        let joined = [Theme::JoinedSoldiers];
        let mates = [
            mate("a", 1, &joined),
            mate("b", 3, &joined),
            mate("c", 3, &joined),
            mate("d", 5, &[]),
            mate("e", 5, &[]),
        ];
        assert_eq!(ids(&[], &mates), ["d"]);
        assert_eq!(ids(&[Wanted::LongMates], &mates), ["d"]);
        assert_eq!(ids(&[Wanted::JoinedSoldiers, Wanted::LongMates], &mates), ["b", "d"]);
        assert!(ids(&[Wanted::LongMates], &mates[..3]).is_empty());
        let both = [mate("f", 4, &joined)];
        assert_eq!(ids(&[Wanted::LongMates, Wanted::JoinedSoldiers], &both), ["f"]);
    }

    #[test]
    fn short_mates_are_left_out_unless_they_may_be_wanted() {
        let fewest = |only: &[Wanted]| [0, 1, 2, 3, 4].map(|game| Only::new(only).fewest(game));
        assert_eq!(fewest(&[]), [1, 3, 2, 3, 1]);
        assert_eq!(fewest(&[Wanted::LongMates]), [LONG; 5]);
        assert_eq!(fewest(&[Wanted::LongMates, Wanted::JoinedSoldiers]), [1; 5]);
    }

    #[test]
    fn only_joined_soldiers_are_looked_for_without_a_mate() {
        let looks = |only: &[Wanted]| [false, true].map(|joins| Only::new(only).looks_at(joins));
        assert_eq!(looks(&[]), [true, true]);
        assert_eq!(looks(&[Wanted::LongMates]), [false, false]);
        assert_eq!(looks(&[Wanted::JoinedSoldiers]), [false, true]);
    }
}
