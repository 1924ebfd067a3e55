//! The setup phase (차림): the order of the choices, the allowed setups, and the start of the game.
//!
//! The allowed setups are found by trying to start a `janggi::Game` with every pair of setups.

use janggi::{Arrangement, BySide, Side, Square};

use crate::clock::Clock;
use crate::ids::Player;
use crate::room::command::Refused;
use crate::room::event::EventKind;
use crate::room::hands::Hand;
use crate::room::phase::{Arranging, Phase};
use crate::room::seat::SeatHolder;
use crate::room::setup::{SetupPlan, ShownChoice};
use crate::room::state::Room;
use crate::room::terms::{StartPlan, UNCHOSEN};
use crate::time::Moment;

impl Room {
    /// Returns the setups that are still possible for a side, whether or not it is that side's turn to choose.
    ///
    /// The returned setups are allowed together with the other side's visible choice and the pieces already placed, if
    /// any.
    #[must_use]
    pub fn choices_now(&self, side: Side) -> Vec<Arrangement> {
        let Phase::Arranging(arranging) = &self.phase else {
            return Vec::new();
        };
        let other = match self.terms.plan() {
            SetupPlan::Given | SetupPlan::SimultaneousHidden => None,
            SetupPlan::PieceByPiece { .. } => return self.still_possible(arranging, side),
            SetupPlan::FirstVisible { .. } | SetupPlan::SwapMoves { .. } => arranging.chosen[side.opposite()],
        };
        let mut choices = self.terms.choices(side);
        choices.retain(|&one| self.terms.may_choose(side, one, other));
        choices
    }

    /// Checks that this side may choose its setup or place a piece now.
    pub(crate) fn may_arrange(&self, side: Side) -> Result<(), Refused> {
        let Phase::Arranging(arranging) = &self.phase else {
            return Err(Refused::Started);
        };
        if self.hands_closed() {
            return Err(Refused::HandsClosed);
        }
        match self.terms.plan() {
            SetupPlan::Given => Err(Refused::SetupNotAllowed { allowed: Vec::new() }),
            _ if arranging.chosen[side].is_some() => Err(Refused::AlreadyChosen),
            SetupPlan::SimultaneousHidden => Ok(()),
            SetupPlan::PieceByPiece { first } if self.places_next(arranging, first) != Some(side) => {
                Err(Refused::NotYourTurn)
            }
            SetupPlan::PieceByPiece { .. } => Ok(()),
            SetupPlan::FirstVisible { first } | SetupPlan::SwapMoves { first } => {
                if side == first || arranging.chosen[first].is_some() {
                    Ok(())
                } else {
                    Err(Refused::NotYourChoice { first })
                }
            }
        }
    }

    /// Returns a side's choice as visible to a player, or to spectators if `player` is `None`. A hidden choice is
    /// visible only to its own side until the game starts.
    #[must_use]
    pub fn choice_shown(&self, side: Side, player: Option<Player>) -> ShownChoice {
        let chosen = match &self.phase {
            Phase::Arranging(arranging) => arranging.chosen[side],
            Phase::Playing(playing) => playing.played.arrangements.map(|both| both[side]),
            Phase::Over(over) => over
                .played
                .as_ref()
                .and_then(|played| played.arrangements.map(|both| both[side])),
        };
        match chosen {
            None => ShownChoice::None,
            Some(_) if matches!(self.phase, Phase::Arranging(_)) && self.hides_choice(side, player) => {
                ShownChoice::Hidden
            }
            Some(arrangement) => ShownChoice::Chosen(arrangement),
        }
    }

    /// Returns whether a side's choice is hidden from this player in the event `Arranged`. The choice stays hidden in
    /// that event after the start, since the event `Started` reveals it.
    #[must_use]
    pub fn hides_choice(&self, side: Side, player: Option<Player>) -> bool {
        match self.terms.plan() {
            SetupPlan::SimultaneousHidden => !player.is_some_and(|player| self.holds(player, side)),
            SetupPlan::Given
            | SetupPlan::FirstVisible { .. }
            | SetupPlan::SwapMoves { .. }
            | SetupPlan::PieceByPiece { .. } => false,
        }
    }

    /// Returns the squares left empty by a handicap. Some of them may depend on Han's setup. Until everyone can see
    /// that setup, only the squares named in the terms are returned.
    #[must_use]
    pub fn given(&self) -> Vec<Square> {
        match (self.choice_shown(Side::Han, None), &self.terms.start) {
            (ShownChoice::Chosen(han), start) => start.given(han),
            (ShownChoice::None | ShownChoice::Hidden, StartPlan::Arranged { handicap, .. }) => handicap.clone(),
            (ShownChoice::None | ShownChoice::Hidden, StartPlan::Position { .. }) => Vec::new(),
        }
    }

    /// Chooses a side's setup as a whole. Refused if pieces are placed one by one.
    pub(crate) fn arrange(&self, side: Side, arrangement: Arrangement) -> Result<Vec<EventKind>, Refused> {
        self.may_arrange(side)?;
        if let SetupPlan::PieceByPiece { .. } = self.terms.plan() {
            return Err(Refused::SetupNotAllowed { allowed: Vec::new() });
        }
        let allowed = self.choices_now(side);
        if !allowed.contains(&arrangement) {
            return Err(Refused::SetupNotAllowed { allowed });
        }
        Ok(vec![EventKind::Arranged { side, arrangement }])
    }

    /// Returns whether the sides are still unknown because no hand has been picked.
    #[must_use]
    pub fn hands_closed(&self) -> bool {
        self.terms.hands.is_some() && self.picked.is_none()
    }

    /// Picks a hand, which decides the sides.
    pub(crate) fn pick_hand(&self, player: Player, hand: Hand) -> Result<Vec<EventKind>, Refused> {
        self.must_sit(player)?;
        let Phase::Arranging(_) = self.phase else {
            return Err(Refused::NoHands);
        };
        let hands = self.terms.hands.as_ref().filter(|_| self.picked.is_none());
        let hands = hands.ok_or(Refused::NoHands)?;
        if !self.holds(player, hands.picks) {
            return Err(Refused::NotYourPick);
        }
        let side = hands.side_in(hand);
        Ok(vec![EventKind::HandPicked { hand, side }])
    }

    /// Starts the game at `at` if every seat is taken, every choice is made, and no referee is pending. Ends the game
    /// at once if the initial position already decides it.
    pub(crate) fn start_if_complete(&self, at: Moment) -> Vec<EventKind> {
        let Phase::Arranging(arranging) = &self.phase else {
            return Vec::new();
        };
        let open = Side::ALL.into_iter().any(|side| self.seats[side] == SeatHolder::Open);
        if open || self.hands_closed() || self.referee.is_open() {
            return Vec::new();
        }
        match self.arrangements_complete(arranging) {
            Complete::No => Vec::new(),
            Complete::Yes(arrangements) => self.started(arrangements, at),
        }
    }

    /// Starts the game with these setups.
    pub(crate) fn started(&self, arrangements: Option<BySide<Arrangement>>, at: Moment) -> Vec<EventKind> {
        // `Terms::checked` and `may_choose` accept only setups with which a game can start.
        let Ok(game) = self
            .terms
            .begin_under(self.rules_in_play(), arrangements.unwrap_or(UNCHOSEN))
        else {
            return Vec::new();
        };
        let clock = Clock::new(self.terms.time).start(game.position().turn(), at);
        let mut kinds = vec![EventKind::Started {
            arrangements,
            clock: clock.state(),
        }];
        kinds.extend(super::endings::ended(&game, clock, at));
        kinds
    }

    fn arrangements_complete(&self, arranging: &Arranging) -> Complete {
        match (self.terms.plan(), &self.terms.start, arranging.chosen) {
            (SetupPlan::Given, StartPlan::Position { .. }, _) => Complete::Yes(None),
            (SetupPlan::Given, StartPlan::Arranged { .. }, _) => Complete::Yes(Some(UNCHOSEN)),
            (
                _,
                _,
                BySide {
                    cho: Some(cho),
                    han: Some(han),
                },
            ) => Complete::Yes(Some(BySide { cho, han })),
            (_, _, _) => Complete::No,
        }
    }
}

/// The result of checking whether all setups have been chosen. `Yes` contains them, or `None` for a custom position.
enum Complete {
    Yes(Option<BySide<Arrangement>>),
    No,
}
