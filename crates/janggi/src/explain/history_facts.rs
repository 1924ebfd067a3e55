//! The facts that endings and refusals share, read from the line that was played.

use alloc::string::{String, ToString};

use crate::explain::facts::{Fact, Facts};
use crate::mv::Move;
use crate::notation::{fen, uci};
use crate::referee::history::{Facing, Line};
use crate::ruleset::{Bikjang, BikjangGate, Coded};
use crate::side::Side;

/// A board action as UCI text in the position now.
pub(super) fn move_text(line: &Line, action: Move) -> String {
    uci::print_move(action, line.position())
}

pub(super) fn common(line: &Line) -> Facts {
    Facts::new()
        .with("ply", line.index())
        .with("fen", fen::print(line.position()))
}

pub(super) fn checkers(line: &Line) -> Fact {
    line.position()
        .checkers()
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

pub(super) fn gate(line: &Line) -> Fact {
    match &line.rules.bikjang {
        Bikjang::Ends(rules) => rules.gate.code().into(),
        Bikjang::Off | Bikjang::Illegal => BikjangGate::Open.code().into(),
    }
}

/// The side that made the action numbered `ply`; nobody made the start.
pub(super) fn side_of(line: &Line, ply: u32) -> Option<Side> {
    (ply as usize)
        .checked_sub(1)
        .and_then(|before| line.position_at(before))
        .map(|position| position.turn())
}

pub(super) fn facing(line: &Line, facts: Facts) -> Facts {
    facing_at(line, line.facing(), facts)
}

pub(super) fn facing_at(line: &Line, facing: Facing, facts: Facts) -> Facts {
    match facing {
        Facing::Since { ply, .. } => facts.with("created_at_ply", ply).with("creator", side_of(line, ply)),
        Facing::No => facts,
    }
}
