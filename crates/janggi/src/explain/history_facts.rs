//! Facts shared by verdicts and refusals, read from the history of the game.

use alloc::string::{String, ToString};

use crate::explain::facts::{Fact, Facts};
use crate::movement::Movement;
use crate::mv::Move;
use crate::notation::{fen, uci};
use crate::referee::{Facing, GameHistory};
use crate::ruleset::{Bikjang, BikjangGate, Coded};
use crate::side::Side;

/// Formats a board action in the current position as UCI text.
pub(super) fn move_text(history: &GameHistory, action: Move) -> String {
    uci::print_move(action, history.position())
}

pub(super) fn common(history: &GameHistory) -> Facts {
    let facts = Facts::new()
        .with("ply", history.index())
        .with("fen", fen::print(history.position()));
    match history.rules.movement {
        // The sides have other names in Xiangqi.
        Movement::Xiangqi => facts.with("movement", Movement::Xiangqi.code()),
        Movement::Janggi | Movement::ChessWar => facts,
    }
}

pub(super) fn checkers(history: &GameHistory) -> Fact {
    history
        .position()
        .checkers()
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

pub(super) fn gate(history: &GameHistory) -> Fact {
    match &history.rules.bikjang {
        Bikjang::Ends(rules) => rules.gate.code().into(),
        Bikjang::Off | Bikjang::Illegal => BikjangGate::Open.code().into(),
    }
}

/// Returns the side that played the action numbered `ply`; `None` for the start.
pub(super) fn side_of(history: &GameHistory, ply: u32) -> Option<Side> {
    (ply as usize).checked_sub(1).map(|before| history.turn_at(before))
}

pub(super) fn facing(history: &GameHistory, facts: Facts) -> Facts {
    facing_at(history, history.facing(), facts)
}

pub(super) fn facing_at(history: &GameHistory, facing: Facing, facts: Facts) -> Facts {
    match facing {
        Facing::Since { ply, .. } => facts.with("created_at_ply", ply).with("creator", side_of(history, ply)),
        Facing::No => facts,
    }
}
