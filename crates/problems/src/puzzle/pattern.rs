//! Detects similar problems: the same goal, and the same moves of the same pieces against the same palace.
//!
//! Problems are compared from the solver's point of view. Mirror images count as the same.

use janggi::{Action, Role, Side, Square};

use super::Goal;
use super::replay::{Replay, Step};

/// Pattern of a problem. Two problems are similar if their patterns are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pattern(String);

/// Returns a square from the solver's point of view, optionally mirrored.
fn seen(square: Square, solver: Side, mirrored: bool) -> Square {
    let square = if solver == Side::Cho { square } else { square.rotate() };
    if mirrored { square.mirror() } else { square }
}

fn letter(role: Option<Role>) -> char {
    role.map_or('.', Role::letter)
}

fn written(step: &Step, solver: Side, mirrored: bool) -> String {
    match step.action {
        Action::Step { from, to } => {
            let role = step.piece().map(|piece| piece.role);
            let [from, to] = [from, to].map(|square| seen(square, solver, mirrored));
            format!("{}{from}{to}{}", letter(role), letter(step.taken))
        }
        other => other.to_string(),
    }
}

/// Describes the palace of the solver's opponent, square by square.
fn palace(step: &Step, solver: Side, mirrored: bool) -> String {
    let mut points: Vec<(Square, char)> = Square::all()
        .filter(|square| square.palace() == Some(solver.opposite()))
        .map(|square| {
            let piece = step.before.board().get(square);
            let mark = piece.map_or('.', |piece| {
                let letter = piece.role.letter();
                if piece.side == solver {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                }
            });
            (seen(square, solver, mirrored), mark)
        })
        .collect();
    points.sort_unstable();
    points.into_iter().map(|(_, mark)| mark).collect()
}

impl Pattern {
    /// Returns the pattern of a main line.
    #[must_use]
    pub fn of(goal: Goal, replay: &Replay) -> Pattern {
        let text = |mirrored| {
            let mut text = goal.id().to_owned();
            if let Some(first) = replay.steps.first() {
                let solver = first.side();
                text += &palace(first, solver, mirrored);
                for step in &replay.steps {
                    text.push(' ');
                    text += &written(step, solver, mirrored);
                }
            }
            text
        };
        Pattern(text(false).min(text(true)))
    }
}
