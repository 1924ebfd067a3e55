//! The commands that a player may send now, for the client's buttons. Computed with `decide`, so that the buttons agree
//! with its decisions.

use janggi::{Action, BySide, Move, Side};

use super::adjournment::AdjournmentAnswer;
use super::command::{PlayerCommand, TakebackAnswer};
use super::hands::Hand;
use super::phase::Phase;
use super::referee::RefereeAnswer;
use super::seat::SeatHolder;
use super::state::Room;
use super::terms::{TakebackMode, TakebackPolicy};
use crate::ids::{GameId, Player};
use crate::time::{Millis, Moment};

/// The commands that a player may send now. For a player without a seat, only `join` and, for the
/// referee, `rule` can be set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rights {
    /// Open seats that the player may take.
    pub join: Vec<Side>,
    /// Sides for which the player may choose a setup or place a piece.
    pub arrange: Vec<Side>,
    /// Pick one of two closed hands.
    pub pick_hand: bool,
    /// Play a step or a pass.
    pub play: bool,
    /// Call bikjang (빅장).
    pub call: bool,
    pub offer_draw: bool,
    /// Accept or decline the draw offer.
    pub answer_draw: bool,
    /// Resign (기권).
    pub resign: bool,
    pub abort: bool,
    /// Take back a move, or request a takeback (무르기).
    pub takeback: bool,
    /// Offer to stop the game, or accept the other side's offer.
    pub stop: bool,
    /// Answer the other side's takeback request.
    pub answer_takeback: bool,
    /// Request a rematch or agree to one.
    pub rematch: bool,
    /// Give the opponent extra time.
    pub give_time: bool,
    pub offer_adjourn: bool,
    /// Answer the other side's offer to adjourn.
    pub answer_adjourn: bool,
    /// Offer to resume the adjourned game.
    pub offer_resume: bool,
    /// Answer the other side's offer to resume.
    pub answer_resume: bool,
    pub set_lines: bool,
    /// Accept or decline the referee.
    pub answer_referee: bool,
    /// Make a ruling as the referee.
    pub rule: bool,
}

impl Room {
    /// Returns the commands that a player may send at time `at`.
    #[must_use]
    pub fn rights(&self, player: Player, at: Moment) -> Rights {
        let at = at.max(self.last);
        let may = |command: PlayerCommand| self.decide_player(player, command, Millis::ZERO, at).is_ok();
        let mut rights = Rights {
            // For an invited player without a seat, this command declines the challenge, so it is not listed here.
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
                rights.call = playing.touched.is_none() && act(Action::CallBikjang);
                rights.offer_draw = act(Action::OfferDraw);
                rights.answer_draw = act(Action::DeclineDraw);
                rights.resign = self.may_resign(player, &playing.played, at);
                rights.takeback = may(PlayerCommand::Takeback { ply });
                rights.stop = self.agree_to_stop(player, ply, at).is_ok();
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

    /// Returns those of the `legal` moves that can be played now. Leaves out moves of other pieces if one was touched,
    /// moves forbidden by the referee, and all moves during an adjournment.
    #[must_use]
    pub fn playable(&self, legal: &[Move]) -> Vec<Move> {
        let Ok(playing) = self.going_on() else {
            return Vec::new();
        };
        let forbidden = self.forbidden_repeats();
        let may_move = |mv: &Move| match (playing.touched, mv) {
            (None, _) => true,
            (Some(touched), Move::Step { from, .. }) => *from == touched,
            (Some(_), Move::Pass) => false,
        };
        let allowed = legal.iter().filter(|mv| may_move(mv) && !forbidden.contains(mv));
        allowed.copied().collect()
    }

    /// Returns the takeback mode of this game.
    #[must_use]
    pub fn takeback_mode(&self) -> TakebackMode {
        let is_engine = |holder: SeatHolder| holder.level().is_some();
        let BySide { cho, han } = self.seats;
        match self.terms.takebacks() {
            TakebackPolicy::Never => TakebackMode::Never,
            TakebackPolicy::Allowed if cho == han || is_engine(cho) || is_engine(han) => TakebackMode::Immediate,
            TakebackPolicy::Allowed => TakebackMode::Asked,
        }
    }

    /// Iterates over the open seats that anyone may take.
    pub fn open_seats(&self) -> impl Iterator<Item = Side> + '_ {
        let open = |side: &Side| self.has_open_seat() && self.seats[*side] == SeatHolder::Open;
        Side::ALL.into_iter().filter(open)
    }

    /// Returns whether a seat is reserved for a challenged player who has not taken it.
    #[must_use]
    pub fn is_challenge(&self) -> bool {
        self.terms.invited.is_some() && Side::ALL.into_iter().any(|side| self.seats[side] == SeatHolder::Open)
    }

    /// Returns whether a seat is reserved for this player, who has not taken it.
    #[must_use]
    pub fn is_invited(&self, player: Player) -> bool {
        let open = Side::ALL.into_iter().any(|side| self.seats[side] == SeatHolder::Open);
        matches!(self.phase, Phase::Arranging(_)) && open && self.terms.invited == Some(player)
    }

    /// Returns whether anyone may still take a seat.
    #[must_use]
    pub fn has_open_seat(&self) -> bool {
        matches!(self.phase, Phase::Arranging(_))
            && self.terms.invited.is_none()
            && Side::ALL.into_iter().any(|side| self.seats[side] == SeatHolder::Open)
    }
}
