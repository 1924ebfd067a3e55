//! Actions in stored events. A pass is stored as a null step of the mover's general, such as `e2e2`.

use janggi::{Action, ActionToken, Position};
use serde::{Deserialize, Deserializer, de::Error};

use super::lines::Line;

/// Converts an action to its stored form.
pub(super) fn written(action: Action, position: &Position) -> Action {
    match action {
        Action::Pass => {
            let general = position.general(position.turn());
            Action::Step {
                from: general,
                to: general,
            }
        }
        other => other,
    }
}

/// Converts a stored or received action: a null step of the mover's general becomes a pass.
pub(super) fn meant(action: Action, position: &Position) -> Action {
    match action {
        Action::Step { from, to } if from == to && from == position.general(position.turn()) => Action::Pass,
        other => other,
    }
}

/// Returns whether an action is a pass or a null step.
pub(super) fn is_pass(action: Action) -> bool {
    match action {
        Action::Pass => true,
        Action::Step { from, to } => from == to,
        _ => false,
    }
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Action, D::Error> {
    action(ActionToken::deserialize(from)?)
}

fn action<E: Error>(token: ActionToken) -> Result<Action, E> {
    match token {
        ActionToken::Points { from, to } => Ok(Action::Step { from, to }),
        ActionToken::Action(action) => Ok(action),
        ActionToken::Resign => Err(E::custom("an event says who resigned")),
    }
}

/// Deserialization of conditional moves.
pub(super) mod lines {
    use super::{ActionToken, Deserialize, Deserializer, Line, action};

    pub(in crate::room) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Line>, D::Error> {
        let lines = Vec::<Vec<ActionToken>>::deserialize(from)?;
        let line = |tokens: Vec<ActionToken>| tokens.into_iter().map(action).collect();
        lines.into_iter().map(line).collect()
    }
}
