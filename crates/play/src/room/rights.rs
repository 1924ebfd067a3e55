//! What a player may ask of a room now, in the form a page draws its buttons from. Asks `decide`, so that the two agree.

use janggi::Side;

use super::adjournment::AdjournmentAnswer;
use super::command::{GameAction, PlayerCommand, TakebackAnswer};
use super::hands::Hand;
use super::phase::Phase;
use super::referee::RefereeAnswer;
use super::seat::SeatHolder;
use super::state::Room;
use crate::ids::{GameId, Player};
use crate::time::{Millis, Moment};

/// What a player may ask now; nothing for somebody without a seat but to take an open one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rights {
    /// Open seats it may take.
    pub join: Vec<Side>,
    /// Sides for which it may choose a setup.
    pub arrange: Vec<Side>,
    /// Pick one of two closed hands.
    pub pick_hand: bool,
    /// Play a legal step or pass.
    pub play: bool,
    /// Call the bikjang (빅장).
    pub call: bool,
    /// Offer a draw.
    pub offer_draw: bool,
    /// Accept or decline the draw offer.
    pub answer_draw: bool,
    /// Resign (기권).
    pub resign: bool,
    /// Break the game off.
    pub abort: bool,
    /// Take back or ask for it (무르기).
    pub takeback: bool,
    /// Answer the other side's wish to take back.
    pub answer_takeback: bool,
    /// Ask for a rematch or agree to one.
    pub rematch: bool,
    /// Give the opponent time.
    pub give_time: bool,
    /// Offer to adjourn.
    pub offer_adjourn: bool,
    /// Answer the other side's offer to adjourn.
    pub answer_adjourn: bool,
    /// Offer to go on with the adjourned game.
    pub offer_resume: bool,
    /// Answer the other side's offer to go on.
    pub answer_resume: bool,
    /// Set conditional moves.
    pub set_lines: bool,
    /// Agree to the referee, or decline.
    pub answer_referee: bool,
    /// Rule, as the referee.
    pub rule: bool,
}

impl Room {
    /// What a player may ask at `at`.
    #[must_use]
    pub fn rights(&self, player: Player, at: Moment) -> Rights {
        let at = at.max(self.last);
        let may = |command: PlayerCommand| self.decide_player(player, command, Millis::ZERO, at).is_ok();
        let mut rights = Rights {
            // Whoever is invited may only decline.
            abort: self.must_sit(player).is_ok() && may(PlayerCommand::Abort),
            rematch: may(PlayerCommand::Rematch {
                fresh: GameId::from_bits(0),
            }),
            answer_takeback: may(PlayerCommand::AnswerTakeback(TakebackAnswer::Decline)),
            ..Rights::default()
        };
        match &self.phase {
            Phase::Arranging(_) => {
                let both = Side::ALL.into_iter();
                rights.pick_hand = self.pick_hand(player, Hand::Left).is_ok();
                rights.join = both
                    .clone()
                    .filter(|&side| may(PlayerCommand::Join { side: Some(side) }))
                    .collect();
                rights.arrange = both
                    .filter(|&side| self.holds(player, side) && self.may_arrange(side).is_ok())
                    .collect();
                rights.answer_referee = may(PlayerCommand::AnswerReferee(RefereeAnswer::Decline));
            }
            Phase::Playing(playing) => {
                let (ply, turn) = (playing.played.ply(), playing.played.turn());
                let act = |action| self.may_say(player, &playing.played, action, at);
                rights.play = self.holds(player, turn) && !playing.adjournment.stands();
                rights.call = playing.touched.is_none() && act(GameAction::Call);
                rights.offer_draw = act(GameAction::Offer);
                rights.answer_draw = act(GameAction::Decline);
                rights.resign = act(GameAction::Resign(None));
                rights.takeback = may(PlayerCommand::Takeback { ply });
                rights.give_time = may(PlayerCommand::GiveTime);
                rights.offer_adjourn = may(PlayerCommand::OfferAdjourn);
                rights.answer_adjourn = may(PlayerCommand::AnswerAdjourn(AdjournmentAnswer::Decline));
                rights.offer_resume = may(PlayerCommand::OfferResume);
                rights.answer_resume = may(PlayerCommand::AnswerResume(AdjournmentAnswer::Decline));
                rights.set_lines = may(PlayerCommand::SetLines { ply, lines: Vec::new() });
                rights.rule = self.referee.confirmed() == Some(player);
            }
            Phase::Over(_) => {}
        }
        rights
    }

    /// Whether a seat is kept for this player, who has not taken it.
    #[must_use]
    pub fn is_invited(&self, player: Player) -> bool {
        let open = Side::ALL.into_iter().any(|side| self.seats[side] == SeatHolder::Open);
        matches!(self.phase, Phase::Arranging(_)) && open && self.terms.invited == Some(player)
    }

    /// Whether anybody may still come in.
    #[must_use]
    pub fn has_open_seat(&self) -> bool {
        matches!(self.phase, Phase::Arranging(_))
            && self.terms.invited.is_none()
            && Side::ALL.into_iter().any(|side| self.seats[side] == SeatHolder::Open)
    }
}
