//! Placing the pieces in turn, one at a time (the ceremony of Chess War). Each piece must belong to a setup that is
//! still possible. A side's last piece completes its setup.

use janggi::{Arrangement, BySide, Position, Role, Side, Square};

use crate::room::command::Refused;
use crate::room::event::EventKind;
use crate::room::phase::{Arranging, Phase, Placed};
use crate::room::setup::{Placing, SetupPlan};
use crate::room::state::Room;

impl Room {
    /// Returns the progress of placing the pieces; `None` if no piece is to be placed.
    #[must_use]
    pub fn placing(&self) -> Option<Placing> {
        let Phase::Arranging(arranging) = &self.phase else {
            return None;
        };
        let SetupPlan::PieceByPiece { first } = self.terms.plan() else {
            return None;
        };
        let turn = self.places_next(arranging, first)?;
        let mut options: Vec<(Square, Vec<Role>)> = Vec::new();
        for (square, role) in self.placeable(arranging, turn) {
            match options.iter_mut().find(|(at, _)| *at == square) {
                Some((_, roles)) => roles.push(role),
                None => options.push((square, vec![role])),
            }
        }
        Some(Placing {
            turn,
            placed: arranging.placed.clone(),
            options,
        })
    }

    /// Returns the side that places the next piece. The sides alternate until one has placed all its pieces.
    pub(super) fn places_next(&self, arranging: &Arranging, first: Side) -> Option<Side> {
        let turn = arranging.placed.last().map_or(first, |last| last.side.opposite());
        [turn, turn.opposite()]
            .into_iter()
            .find(|&side| arranging.chosen[side].is_none())
    }

    /// Returns the setups of a side that are still possible, given the pieces that both sides have already placed.
    pub(super) fn still_possible(&self, arranging: &Arranging, side: Side) -> Vec<Arrangement> {
        let fits = |pair: &BySide<Arrangement>| {
            let placed = &arranging.placed;
            let chosen = |side: Side| arranging.chosen[side].is_none_or(|chosen| chosen == pair[side]);
            placed.iter().all(|one| {
                chosen(one.side.opposite()) && self.army(one.side, pair[one.side]).contains(&(one.square, one.role))
            })
        };
        let pairs: Vec<_> = self.terms.possible_pairs().filter(fits).collect();
        Arrangement::ALL
            .into_iter()
            .filter(|one| pairs.iter().any(|pair| pair[side] == *one))
            .collect()
    }

    /// Places a piece. If it completes a setup, an `Arranged` event follows.
    pub(super) fn place(&self, side: Side, role: Role, square: Square) -> Result<Vec<EventKind>, Refused> {
        self.may_arrange(side)?;
        let (Phase::Arranging(arranging), SetupPlan::PieceByPiece { .. }) = (&self.phase, self.terms.plan()) else {
            return Err(Refused::CannotPlace);
        };
        if !self.placeable(arranging, side).contains(&(square, role)) {
            return Err(Refused::CannotPlace);
        }
        let mut after = arranging.clone();
        after.placed.push(Placed { side, role, square });
        let mut kinds = vec![EventKind::Placed { side, role, square }];
        let own = after.placed.iter().filter(|one| one.side == side).count();
        let mut possible = self.still_possible(&after, side).into_iter();
        let complete = possible.find(|one| self.army(side, *one).len() == own);
        kinds.extend(complete.map(|arrangement| EventKind::Arranged { side, arrangement }));
        Ok(kinds)
    }

    /// Chooses the engine's setup as a whole, or places its next piece if pieces are placed one by one.
    pub(super) fn engine_arranges(&self, side: Side, arrangement: Arrangement) -> Result<Vec<EventKind>, Refused> {
        let (Phase::Arranging(arranging), SetupPlan::PieceByPiece { .. }) = (&self.phase, self.terms.plan()) else {
            return self.arrange(side, arrangement);
        };
        let mut army = self.army(side, arrangement);
        army.sort_by_key(|(_, role)| *role);
        let stands = |square: Square| arranging.placed.iter().any(|one| one.square == square);
        let next = army.into_iter().find(|(square, _)| !stands(*square));
        let (square, role) = next.ok_or(Refused::AlreadyChosen)?;
        self.place(side, role, square)
    }

    fn placeable(&self, arranging: &Arranging, side: Side) -> Vec<(Square, Role)> {
        let free = |square: Square| !arranging.placed.iter().any(|one| one.square == square);
        let mut places: Vec<(Square, Role)> = Vec::new();
        for arrangement in self.still_possible(arranging, side) {
            let army = self.army(side, arrangement);
            places.extend(army.into_iter().filter(|(square, _)| free(*square)));
        }
        places.sort_by_key(|(square, role)| (square.index(), *role));
        places.dedup();
        places
    }

    /// Returns all pieces of a side in a setup, except those removed by a handicap.
    fn army(&self, side: Side, arrangement: Arrangement) -> Vec<(Square, Role)> {
        let given = self.terms.start.given(arrangement);
        let start = Position::start(BySide {
            cho: arrangement,
            han: arrangement,
        });
        let own = start.board().pieces().filter(|(_, piece)| piece.side == side);
        own.filter(|(square, _)| side == Side::Cho || !given.contains(square))
            .map(|(square, piece)| (square, piece.role))
            .collect()
    }
}
