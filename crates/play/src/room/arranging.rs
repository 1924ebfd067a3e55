//! The setup phase (차림): who chooses where horses and elephants stand, when, and from what.
//!
//! Which setups a rule set has is asked of `janggi` by trying to start a game with them.

use janggi::ruleset::SetupOrder;
use janggi::{Arrangement, BySide, Side};

use super::Room;
use super::command::Refused;
use super::event::EventKind;
use super::phase::{Arranging, Phase};
use super::seat::SeatHolder;
use super::terms::{StartPlan, Terms, UNCHOSEN};
use crate::ids::Player;

/// How the setup of a game comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupPlan {
    /// Nobody chooses.
    Given,
    /// One side chooses and the other sees it before it chooses; no change afterwards.
    FirstVisible {
        /// Who chooses first; Han in Korea.
        first: Side,
    },
    /// Both choose unseen; the choices are shown together.
    SimultaneousHidden,
    /// Each side in turn may exchange horse and elephant on either wing of 안상차림.
    SwapMoves {
        /// Who begins.
        first: Side,
    },
}

/// Wings on which horse and elephant change places; left is files b and c, seen from Cho's side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wings {
    /// None.
    Neither,
    /// Files b and c.
    Left,
    /// Files g and h.
    Right,
    /// Both.
    Both,
}

impl Wings {
    /// What stands after the exchange; before it stands the horse on b and h, the elephant on c and g.
    #[must_use]
    pub const fn arrangement(self) -> Arrangement {
        match self {
            Self::Neither => Arrangement::Mssm,
            Self::Left => Arrangement::Smsm,
            Self::Right => Arrangement::Msms,
            Self::Both => Arrangement::Smms,
        }
    }
}

impl Terms {
    /// How the setup comes about: as the rules say, and not at all before a free position.
    #[must_use]
    pub fn plan(&self) -> SetupPlan {
        match (&self.start, self.rules.setup.order) {
            (StartPlan::Position { .. }, _) | (StartPlan::Arranged { .. }, SetupOrder::Fixed) => SetupPlan::Given,
            (StartPlan::Arranged { .. }, SetupOrder::Visible { first }) => SetupPlan::FirstVisible { first },
            (StartPlan::Arranged { .. }, SetupOrder::SimultaneousHidden) => SetupPlan::SimultaneousHidden,
            (StartPlan::Arranged { .. }, SetupOrder::SwapMoves { first }) => SetupPlan::SwapMoves { first },
        }
    }

    /// The setups that a side may choose, whatever the other does.
    #[must_use]
    pub fn choices(&self, side: Side) -> Vec<Arrangement> {
        match self.plan() {
            SetupPlan::Given => Vec::new(),
            SetupPlan::FirstVisible { .. } | SetupPlan::SimultaneousHidden | SetupPlan::SwapMoves { .. } => {
                Arrangement::ALL
                    .into_iter()
                    .filter(|&one| self.may_choose(side, one, None))
                    .collect()
            }
        }
    }
}

impl Room {
    /// The setups that a side may choose now: after the other's visible choice, those that go with it.
    #[must_use]
    pub fn choices_now(&self, side: Side) -> Vec<Arrangement> {
        let Phase::Arranging(arranging) = &self.phase else {
            return Vec::new();
        };
        let other = match self.terms.plan() {
            SetupPlan::Given | SetupPlan::SimultaneousHidden => None,
            SetupPlan::FirstVisible { .. } | SetupPlan::SwapMoves { .. } => arranging.chosen[side.opposite()],
        };
        let mut choices = self.terms.choices(side);
        choices.retain(|&one| self.terms.may_choose(side, one, other));
        choices
    }

    /// Whether it is this side's time to choose.
    pub(super) fn may_arrange(&self, side: Side) -> Result<(), Refused> {
        let Phase::Arranging(arranging) = &self.phase else {
            return Err(Refused::Started);
        };
        match self.terms.plan() {
            SetupPlan::Given => Err(Refused::SetupNotAllowed { allowed: Vec::new() }),
            _ if arranging.chosen[side].is_some() => Err(Refused::AlreadyChosen),
            SetupPlan::SimultaneousHidden => Ok(()),
            SetupPlan::FirstVisible { first } | SetupPlan::SwapMoves { first } => {
                if side == first || arranging.chosen[first].is_some() {
                    Ok(())
                } else {
                    Err(Refused::NotYourChoice { first })
                }
            }
        }
    }

    /// A side's choice as a player may see it: a hidden one is shown to nobody else before both are made.
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

    /// Whether the event of a side's choice must be told to this player without the choice. It stays so for good: the
    /// event `Started` shows both.
    #[must_use]
    pub fn hides_choice(&self, side: Side, player: Option<Player>) -> bool {
        match self.terms.plan() {
            SetupPlan::SimultaneousHidden => !player.is_some_and(|player| self.holds(player, side)),
            SetupPlan::Given | SetupPlan::FirstVisible { .. } | SetupPlan::SwapMoves { .. } => false,
        }
    }

    /// A side's choice, if it may be made.
    pub(super) fn arrange(&self, side: Side, arrangement: Arrangement) -> Result<Vec<EventKind>, Refused> {
        self.may_arrange(side)?;
        let allowed = self.choices_now(side);
        if !allowed.contains(&arrangement) {
            return Err(Refused::SetupNotAllowed { allowed });
        }
        Ok(vec![EventKind::Arranged { side, arrangement }])
    }

    /// The start, once every seat is taken and every choice made.
    pub(super) fn kinds_to_start(&self) -> Vec<EventKind> {
        let Phase::Arranging(arranging) = &self.phase else {
            return Vec::new();
        };
        if Side::ALL.into_iter().any(|side| self.seats[side] == SeatHolder::Open) {
            return Vec::new();
        }
        match self.arrangements_complete(arranging) {
            Complete::No => Vec::new(),
            Complete::Yes(arrangements) => vec![EventKind::Started { arrangements }],
        }
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

/// A side's choice of setup as somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownChoice {
    /// Not made yet, or never to be made.
    None,
    /// Made, and not shown yet.
    Hidden,
    /// Made.
    Chosen(Arrangement),
}

/// Whether all setups are known; a free position has none.
enum Complete {
    Yes(Option<BySide<Arrangement>>),
    No,
}
