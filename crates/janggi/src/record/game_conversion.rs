//! Conversion between games under rules and records.

use alloc::string::String;
use alloc::vec::Vec;

use crate::explain::Verdict;
use crate::game::Game;
use crate::points::HalfPoints;
use crate::record::fault::FaultKind;
use crate::record::game_record::Record;
use crate::record::judged::Judged;
use crate::record::outcome::{Reason, RecordOutcome, Winner};
use crate::record::tag::Tag;
use crate::record::tree::Tree;
use crate::referee::{Cause, Outcome};

impl Record {
    /// Creates the record of a game with the headers `tags`.
    #[must_use]
    pub fn of_game(game: &Game, tags: Vec<Tag>) -> Record {
        let mut tree = Tree::new();
        let mut last = None;
        let mut claims = Vec::new();
        let mut plies = 0;
        for action in game.actions() {
            match action.board_move() {
                Some(mv) => {
                    last = Some(tree.add(last, mv));
                    plies += 1;
                }
                None => claims.push((plies, *action)),
            }
        }
        let start = game.history().position_at(0).expect("a history begins at its start");
        let judged = Judged {
            rules: game.rules().clone(),
            start: game.start().clone(),
            claims,
            verdict: game.verdict().cloned(),
        };
        let outcome = game.verdict().map(|verdict| outcome(game, verdict)).unwrap_or_default();
        Record {
            tags,
            start,
            tree,
            outcome,
            judged: Some(judged),
        }
    }

    /// Replays the main line under the record's own rules.
    ///
    /// # Errors
    /// [`FaultKind::Judged`] if the record has no rules, if they refuse the start or an action, or if a claim is out of
    /// order. [`FaultKind::Verdict`] if the verdict of the rules differs from the stored one, unless the latter is an
    /// adjudication or an abandonment of an unfinished game.
    pub fn to_game(&self) -> Result<Game, FaultKind> {
        let fail = |code: &str| FaultKind::Judged {
            code: String::from(code),
        };
        let judged = self.judged.as_ref().ok_or_else(|| fail("no_rules"))?;
        let mut game = Game::new(judged.rules.clone(), judged.start.clone()).map_err(|error| fail(error.code()))?;
        let mut claims = judged.claims.iter().peekable();
        let steps = self.tree.main_line().map(|node| Some(node.mv)).chain([None]);
        for (ply, mv) in (0_u32..).zip(steps) {
            while let Some((_, action)) = claims.next_if(|claim| claim.0 == ply) {
                game.play(*action).map_err(|error| fail(error.code()))?;
            }
            if let Some(mv) = mv {
                game.play(mv.into()).map_err(|error| fail(error.code()))?;
            }
        }
        match claims.next() {
            Some(_) => Err(fail("claim_out_of_order")),
            None if game.verdict() == judged.verdict.as_ref() => Ok(game),
            None => match &judged.verdict {
                // An adjudication or an abandonment is not an action of the game.
                Some(verdict)
                    if matches!(verdict.cause, Cause::Adjudicated | Cause::Abandoned) && game.verdict().is_none() =>
                {
                    game.end_unjudged(verdict.clone());
                    Ok(game)
                }
                Some(_) | None => Err(FaultKind::Verdict),
            },
        }
    }
}

/// Converts a verdict to the outcome of a record.
fn outcome(game: &Game, verdict: &Verdict) -> RecordOutcome {
    let winner = Winner::from(verdict.outcome);
    let points = game.standing().points;
    let margin = HalfPoints((points.cho - points.han).0.abs());
    let reason = match verdict.cause {
        Cause::Mate | Cause::NoPermittedAction | Cause::Stalemate => Reason::Mate,
        Cause::BikjangAccepted => Reason::Bikjang,
        Cause::DoublePass
        | Cause::LowPoints
        | Cause::PlyLimit
        | Cause::NoCaptureLimit
        | Cause::Repetition
        | Cause::Stopped => match verdict.outcome {
            Outcome::Win(_) => Reason::Points(Some(margin)),
            Outcome::Draw | Outcome::None => Reason::Automatic,
        },
        Cause::Shuttle | Cause::PerpetualCheck => Reason::Forfeited,
        Cause::Resigned => Reason::Resigned,
        Cause::Flagged => Reason::Time,
        Cause::DrawAgreed => Reason::Agreed,
        Cause::Aborted => Reason::Void,
        Cause::DeadPosition | Cause::Adjudicated => Reason::Automatic,
        Cause::Abandoned => Reason::Disconnected,
    };
    RecordOutcome { winner, reason }
}
