//! Candidate problems and their conversion to the file format.

use janggi::{Action, Game, Preset, fen};
use problems::puzzle::{Goal, Puzzle, replay::Replay, themes};

/// Origin of a position: seed of the chunk, index of the game in it, and ply.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    pub(crate) seed: u64,
    pub(crate) game: usize,
    pub(crate) ply: usize,
}

/// A problem before its conversion to the file format.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) goal: Goal,
    pub(crate) checks: bool,
    pub(crate) line: Vec<Action>,
    pub(crate) others: Vec<Vec<Action>>,
    pub(crate) grade: u8,
    pub(crate) source: Source,
}

impl Candidate {
    /// Converts the candidate to the file format; `None` if the line cannot be played, which should not happen.
    pub(crate) fn puzzle(&self, preset: Preset, start: &Game) -> Option<Puzzle> {
        let replay = Replay::of(start.clone(), &self.line).ok()?;
        let (rules, fen) = (Puzzle::rules_of(preset), fen::print(start.position()));
        let line = replay
            .steps
            .iter()
            .map(|step| step.action.token(&step.before))
            .collect();
        let mut others: Vec<Vec<String>> = replay
            .solver()
            .zip(&self.others)
            .map(|(step, others)| others.iter().map(|other| other.token(&step.before)).collect())
            .collect();
        if others.iter().all(Vec::is_empty) {
            others.clear();
        }
        Some(Puzzle {
            id: Puzzle::id_of(&rules, &fen),
            rules,
            fen,
            goal: self.goal,
            checks: self.checks,
            moves: self.line.len().div_ceil(2) as u32,
            line,
            others,
            themes: themes::themes(&replay),
            grade: self.grade,
            source: format!("{}/{}/{}", self.source.seed, self.source.game, self.source.ply),
        })
    }
}
