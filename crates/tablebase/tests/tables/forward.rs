//! An independent solver: a plain forward search with the moves of the rules crate. It shares no code with the
//! retrograde analysis.

use super::{MADE, Numbers, signatures};
use janggi::{Move, Position, Setup, Side, fen};
use std::collections::HashMap;
use tablebase::{Certainty, Facing, Layout, Objective, canonical};

/// Result of an action.
enum Next {
    Position(Box<Position>),
    /// The game has ended, with this winner; `None` for a draw.
    Ended(Option<Side>),
}

pub(crate) struct Forward {
    objective: Objective,
    known: HashMap<(u64, Side, u8), bool>,
}

fn ahead(position: &Position) -> Side {
    let points = position.points();
    if points.cho.0 > points.han.0 + 3 {
        Side::Cho
    } else {
        Side::Han
    }
}

/// Number of plies for which a lead has to be kept to count as permanent.
const LASTING: u8 = 6;

impl Forward {
    pub(crate) fn new(objective: Objective) -> Forward {
        let known = HashMap::new();
        Forward { objective, known }
    }

    fn nexts(&self, position: &Position) -> Vec<Next> {
        let facing = self.objective.facing();
        let faces = position.facing() && facing != Facing::Ignored;
        let mut nexts = Vec::new();
        for step in position.legal_moves() {
            let after = position.after(step);
            match facing {
                _ if !faces || !after.facing() => nexts.push(Next::Position(Box::new(after))),
                Facing::PointsAfterStep => nexts.push(Next::Ended(Some(ahead(&after)))),
                Facing::Ignored | Facing::Draw | Facing::Points => {}
            }
        }
        match facing {
            Facing::Draw if faces => nexts.push(Next::Ended(None)),
            Facing::Points | Facing::PointsAfterStep if faces => nexts.push(Next::Ended(Some(ahead(position)))),
            _ if !position.in_check() => nexts.push(Next::Position(Box::new(position.after(Move::Pass)))),
            _ => {}
        }
        nexts
    }

    /// Returns whether `side` can force its goal in at most this many plies.
    pub(crate) fn forces(&mut self, position: &Position, side: Side, plies: u8) -> bool {
        let key = (position.hash(), side, plies);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let nexts = self.nexts(position);
        let result = if position.turn() == side {
            plies > 0 && nexts.iter().any(|next| self.leads(next, side, plies - 1))
        } else {
            // A side without a legal action is mated.
            nexts.is_empty() || plies > 0 && nexts.iter().all(|next| self.leads(next, side, plies - 1))
        };
        self.known.insert(key, result);
        result
    }

    fn leads(&mut self, next: &Next, side: Side, plies: u8) -> bool {
        match next {
            Next::Ended(winner) => *winner == Some(side),
            Next::Position(after) if self.objective.on_points() && ahead(after) == side => {
                !self.forces(after, side.opposite(), LASTING)
            }
            Next::Position(after) => self.forces(after, side, plies),
        }
    }
}

/// Compares `count` positions of each table with the forward search, for distances up to `deepest` plies.
fn compare(objective: Objective, count: usize, deepest: u8, numbers: &mut Numbers) -> usize {
    let mut decided = 0;
    for signature in signatures(objective) {
        let layout = Layout::new(objective, canonical(objective, signature).0).expect("small enough");
        let mut forward = Forward::new(objective);
        let mut done = 0;
        while done < count {
            let Some((board, turn)) = layout.position(numbers.below(layout.size())) else {
                continue;
            };
            let setup = Setup {
                board,
                turn,
                ..Setup::EMPTY
            };
            let Ok(position) = Position::try_from(setup) else {
                continue;
            };
            done += 1;
            let value = MADE.tables.probe(objective, &position).expect("a table");
            if value.certainty != Certainty::Sure {
                continue;
            }
            let text = format!("{objective} {} {value:?}", fen::print(&position));
            match (value.plies, value.winner) {
                (Some(plies), Some(winner)) if plies <= deepest => {
                    assert!(forward.forces(&position, winner, plies), "{text}");
                    let sooner = plies
                        .checked_sub(1)
                        .is_some_and(|less| forward.forces(&position, winner, less));
                    assert!(!sooner, "sooner: {text}");
                    decided += usize::from(plies > 0);
                }
                (Some(_), _) => {}
                (None, winner) => {
                    let mut sides = Side::ALL.into_iter().filter(|side| Some(*side) != winner);
                    assert!(!sides.any(|side| forward.forces(&position, side, 3)), "{text}");
                }
            }
        }
    }
    decided
}

#[test]
fn the_tables_say_what_a_search_forward_finds() {
    let mut numbers = Numbers(19);
    for (objective, count, deepest) in [
        (Objective::Mate, 150, 5),
        (Objective::MateFacingDraw, 100, 5),
        (Objective::Points, 100, 5),
        (Objective::PointsFacing, 100, 5),
        (Objective::PointsFacingStep, 100, 5),
    ] {
        let decided = compare(objective, count, deepest, &mut numbers);
        assert!(decided > 0, "no position of {objective} was decided");
    }
}

/// Tests about 100,000 positions, with distances up to nine plies. Run it with
/// `cargo test --release -p janggun-tablebase -- --ignored forward`.
#[test]
#[ignore = "takes minutes"]
fn many_positions_forward() {
    let mut numbers = Numbers(2026);
    for objective in Objective::ALL {
        let count = 20_000 / signatures(objective).len();
        let decided = compare(objective, count, 9, &mut numbers);
        eprintln!("{objective}: {decided} decided within nine plies");
    }
}
